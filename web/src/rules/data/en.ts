import amb from './amb.en.json';
import eh from './eh.en.json';
import ex from './ex.en.json';
import gen from './gen.en.json';
import intro from './intro.en.json';
import ll from './ll.en.json';
import mo from './mo.en.json';
import rv from './rv.en.json';
import tc from './tc.en.json';

/** What a game is about, in five sentences and a little story. */
export interface Intro {
  title: string;
  tag: string;
  goal: string;
  turn: string[];
  end: string;
  example: string[];
}

/** The words of the reference in one language. */
export interface Words {
  intro: Record<string, Intro>;
  rules: Record<string, string>;
  /** Question, decision and, where a table may choose, the other reading. */
  rulings: Record<string, string[]>;
}

const words: Words = { intro, rules: { ...gen, ...tc, ...eh, ...rv, ...mo, ...ll, ...ex }, rulings: amb };
export default words;
