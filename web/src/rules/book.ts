import cardsOf from './data/cards.json';
import index from './data/index.json';
import type { Words } from './data/en';

/** The games of the reference, in the order of the specification; `GEN` is what they share. */
export const games = ['GEN', 'TC', 'EH', 'RV', 'MO', 'LL'] as const;
export type Game = (typeof games)[number];

/** How a game is named in an address, `/rules/tanto-cuore`. */
export const slugs: Record<Exclude<Game, 'GEN'>, string> = {
  TC: 'tanto-cuore',
  EH: 'expanding-the-house',
  RV: 'romantic-vacation',
  MO: 'motto-tanto-cuore',
  LL: 'love-letter',
};

/** The game that an address names, by slug or by its two letters. */
export function gameOf(slug: string | undefined): Exclude<Game, 'GEN'> | null {
  const wanted = slug?.toLowerCase();
  const found = Object.entries(slugs).find(([code, name]) => name === wanted || code.toLowerCase() === wanted);
  return found ? (found[0] as Exclude<Game, 'GEN'>) : null;
}

/** One numbered statement, ruling or example. */
export interface Entry {
  /** `TC-HIRE-04`: the anchor, never translated. */
  id: string;
  game: Game;
  /** `TC-HIRE`: the anchor of its chapter. */
  chapter: string;
  kind: 'rule' | 'ruling' | 'example';
  /** What holds; empty where the card's own text says it. */
  text: string;
  /** Of a ruling: what was unclear. */
  question?: string;
  /** Of a ruling that a table may switch: the other reading. */
  other?: string;
  /** Cards it speaks of. */
  cards: readonly string[];
  /** Other entries to read with it. */
  see: readonly string[];
  /** Where it comes from: letters of the specification's source tags. */
  by: string;
}

const cards = cardsOf as Record<string, string[]>;

function kindOf(id: string): Entry['kind'] {
  return id.startsWith('AMB-') ? 'ruling' : id.startsWith('EX-') ? 'example' : 'rule';
}

/** Where an entry stands: `AMB-TC-10` among the rulings of TC, `GEN-02` in the one chapter of its kind. */
export function standing(id: string): { game: Game; chapter: string } {
  const [first, second] = id.split('-') as [string, string];
  const kind = kindOf(id);
  if (kind === 'rule') return { game: first as Game, chapter: first === 'GEN' ? 'GEN' : `${first}-${second}` };
  return { game: second as Game, chapter: `${second}-${kind === 'ruling' ? 'RULING' : 'EXAMPLE'}` };
}

/** Whoever is cited cites back, so that a ruling leads to its rules. */
function bothWays(): Map<string, Set<string>> {
  const known = new Set(index.map((row) => row.id));
  const see = new Map(index.map((row) => [row.id, new Set(row.see.filter((id) => known.has(id)))]));
  for (const row of index) for (const id of row.see) if (id.startsWith('AMB-')) see.get(id)?.add(row.id);
  return see;
}

/** All entries in one language, game by game: rules, then rulings, then examples. */
export function entriesOf(words: Words): Entry[] {
  const see = bothWays();
  const entries = index.map(({ id, by }): Entry => {
    const ruling = words.rulings[id];
    return {
      id,
      ...standing(id),
      kind: kindOf(id),
      text: ruling?.[1] ?? words.rules[id] ?? '',
      question: ruling?.[0],
      other: ruling?.[2],
      cards: cards[id] ?? [],
      see: [...(see.get(id) ?? [])],
      by,
    };
  });
  const kinds = ['rule', 'ruling', 'example'] as const;
  return games.flatMap((game) => kinds.flatMap((kind) => entries.filter((entry) => entry.game === game && entry.kind === kind)));
}

/** Every number the reference knows, chapters included. */
export const anchors: ReadonlySet<string> = new Set(index.flatMap(({ id }) => [id, standing(id).chapter]));
