import amb from './amb.fr.json';
import eh from './eh.fr.json';
import ex from './ex.fr.json';
import gen from './gen.fr.json';
import intro from './intro.fr.json';
import ll from './ll.fr.json';
import mo from './mo.fr.json';
import rv from './rv.fr.json';
import tc from './tc.fr.json';
import type { Words } from './en';

const words: Words = { intro, rules: { ...gen, ...tc, ...eh, ...rv, ...mo, ...ll, ...ex }, rulings: amb };
export default words;
