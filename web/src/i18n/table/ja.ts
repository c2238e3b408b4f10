import type en from './en';
import play from './ja.play';
import ui from './ja.ui';

const words: typeof en = { play, ...ui };
export default words;
