import play from './en.play';
import ui from './en.ui';

export default { play, ...ui };
