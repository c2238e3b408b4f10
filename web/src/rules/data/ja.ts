import amb from './amb.ja.json';
import eh from './eh.ja.json';
import ex from './ex.ja.json';
import gen from './gen.ja.json';
import intro from './intro.ja.json';
import ll from './ll.ja.json';
import mo from './mo.ja.json';
import rv from './rv.ja.json';
import tc from './tc.ja.json';
import type { Words } from './en';

const words: Words = { intro, rules: { ...gen, ...tc, ...eh, ...rv, ...mo, ...ll, ...ex }, rulings: amb };
export default words;
