/** Letters as a searcher types them: no accents, no capitals, one apostrophe, one kana. */
const SAME: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '\u00a0': ' ', '\u202f': ' ' };

/** ア as あ. */
function hiragana(c: string): string {
  return c >= 'ァ' && c <= 'ヶ' ? String.fromCharCode(c.charCodeAt(0) - 0x60) : c;
}

const folded = new Map<string, string>();

function foldOne(letter: string): string {
  let plain = folded.get(letter);
  if (plain === undefined) folded.set(letter, (plain = foldNew(letter)));
  return plain;
}

function foldNew(letter: string): string {
  const plain = letter
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return [...plain].map((c) => SAME[c] ?? hiragana(c)).join('');
}

export function fold(text: string): string {
  return [...text.normalize('NFC')].map(foldOne).join('');
}

/** What is looked for, word by word; each must be found. */
export function terms(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Text cut into pieces: plain, found by the search, or the number of another entry. */
export interface Piece {
  text: string;
  found?: boolean;
  link?: string;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Where a term stands in folded text. Words that are written apart are found by their beginning; `tie` is not in `abilities`. */
export function places(text: string, term: string): number[] {
  const found: number[] = [];
  const apart = LETTER.test(term[0] ?? '') && term < '\u2e80';
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (!apart || at === 0 || !LETTER.test(text[at - 1]!) || text[at - 1]! > '\u2e80') found.push(at);
  }
  return found;
}

const NUMBER = /\b(?:GEN-\d+|(?:AMB|EX)-[A-Z]+-\d+|(?:TC|EH|RV|MO|LL)-[A-Z]+(?:-[A-Z0-9]+)?)/g;

/** A single Latin letter is everywhere: it is searched for, but not marked. */
const worthMarking = (term: string): boolean => term.length > 1 || term > '\u2fff';

function marked(text: string, terms: readonly string[]): Piece[] {
  const wanted = terms.filter(worthMarking);
  if (wanted.length === 0 || text === '') return text === '' ? [] : [{ text }];
  const letters = [...text.normalize('NFC')];
  const from: number[] = [];
  let plainText = '';
  letters.forEach((letter, at) => {
    const plain = foldOne(letter);
    for (let i = 0; i < plain.length; i += 1) from.push(at);
    plainText += plain;
  });
  const hit = new Array<boolean>(letters.length).fill(false);
  for (const term of wanted) {
    for (const at of places(plainText, term)) {
      for (let i = at; i < at + term.length; i += 1) hit[from[i]!] = true;
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, at) => {
    const last = pieces.at(-1);
    if (last && Boolean(last.found) === hit[at]) last.text += letter;
    else pieces.push(hit[at] ? { text: letter, found: true } : { text: letter });
  });
  return pieces;
}

/** Cuts a text for showing; `known` are the numbers that lead somewhere. */
export function cut(text: string, wanted: readonly string[], known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(NUMBER)) {
    if (!known.has(match[0])) continue;
    pieces.push(...marked(text.slice(at, match.index), wanted), { text: match[0], link: match[0] });
    at = match.index + match[0].length;
  }
  return [...pieces, ...marked(text.slice(at), wanted)];
}
