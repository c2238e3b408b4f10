import type { Messages } from './en';
import cards from './cards/fr';
import rules from './rules/fr';
import shell from './shell/fr';
import table from './table/fr';
import sentences from 'words/fr';

const fr: Messages = { shell, table, cards, rules, sentences };
export default fr;
