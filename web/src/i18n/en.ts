import cards from './cards/en';
import rules from './rules/en';
import shell from './shell/en';
import table from './table/en';
import sentences from 'words/en';

const en = { shell, table, cards, rules, sentences };
export default en;
/** English sets the shape; the other languages must fill it: a missing string is a type error. */
export type Messages = typeof en;
