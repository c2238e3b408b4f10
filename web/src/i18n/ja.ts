import type { Messages } from './en';
import cards from './cards/ja';
import rules from './rules/ja';
import shell from './shell/ja';
import table from './table/ja';
import sentences from 'words/ja';

const ja: Messages = { shell, table, cards, rules, sentences };
export default ja;
