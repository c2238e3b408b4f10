import type en from './en';
import play from './fr.play';
import ui from './fr.ui';

const words: typeof en = { play, ...ui };
export default words;
