import type en from './en';

const words: typeof en = {};
export default words;
