import { guarded, sentence, type Args, type Say } from '../lib/fluent';
import type { Fault, Names, SickMaid } from '../wire/wire';

/** Somebody at the table, as the listener would name them. */
export interface Who {
  me: boolean;
  name: string;
}

/** All that is needed to speak of a table in one language, to one listener. */
export interface Tongue {
  /** Says a sentence of `words/`. */
  say: Say;
  lang: keyof Names;
  /** A card's name. */
  card: (id: string) => string;
  /** What sort of card it is. */
  kind: (id: string) => string | undefined;
  /** The listener's seat. */
  me: number | null;
  /** Who sits there, as the listener would say. */
  who: (seat: number) => Who;
  /** What lies in the middle: in Motto the town is a park, in Love Letter there is a court. */
  place: 'town' | 'park' | 'court';
}

/** What an event, an offer or a refusal says, by the names of its fields. */
export type Fields = Record<string, unknown>;

/** Fields that hold a card's id. */
const CARDS = ['card', 'maid', 'under', 'cancels', 'given', 'taken', 'names'];
/** Words that are passed on as they are. */
const WORDS = ['at', 'decline', 'does', 'effect'];
/** Numbers that choose between wordings. */
const NUMBERS = ['round', 'steps'];
/** Fields that may name the other seat that a sentence is about. */
const OTHERS = ['target', 'seat', 'to', 'from'];

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The sentence `id` of a value's fields. What they do not say is the word `none`, so that a sentence can choose by it. */
export const said = (tongue: Tongue, id: string, fields: Fields = {}): string => tongue.say(id, args(tongue, fields));

function args(tongue: Tongue, fields: Fields): Args {
  const all: Args = Object.fromEntries([...WORDS, ...NUMBERS].map((field) => [field, text(fields[field]) ?? 'none']));
  for (const [field, value] of Object.entries(fields)) if (typeof value === 'number') all[field] = value;
  for (const field of CARDS) all[field] = named(tongue, text(fields[field]));
  const { card, illness } = (fields['on'] ?? {}) as Partial<SickMaid>;
  all['on'] = named(tongue, card, illness);
  return { ...all, count: number(fields['count']) ?? 1, ...seats(tongue, fields), ...lists(tongue, fields), ...amounts(tongue, fields) };
}

/** Somebody: a name, or the word for the listener. */
const somebody = (tongue: Tongue, seat: number): string => {
  const { me, name } = tongue.who(seat);
  return me ? 'you' : guarded(name);
};

/** Who acts, whom it is about, where from and where to: a field may hold a seat or the word for a zone. */
function seats(tongue: Tongue, fields: Fields): Args {
  const player = number(fields['player']);
  const whom = OTHERS.map((field) => number(fields[field])).find((seat) => seat !== undefined);
  const zone = (value: unknown): string => text(value) ?? (typeof value === 'number' ? 'seat' : 'none');
  return {
    player: player === undefined ? 'none' : somebody(tongue, player),
    whom: whom === undefined ? 'none' : whom === player ? 'self' : somebody(tongue, whom),
    from: zone(fields['from']),
    to: zone(fields['to']),
    place: tongue.place,
  };
}

/** Lists: of cards, of winners, of the hands they held. */
function lists(tongue: Tongue, fields: Fields): Args {
  const cards = fields['cards'] as string[] | undefined;
  const winners = fields['winners'] as number[] | undefined;
  const hands = Object.entries((fields['hands'] ?? {}) as Record<string, string>).filter(([, card]) => !!card);
  const pair: Args = cards?.length === 2 ? { given: named(tongue, cards[0]), taken: named(tongue, cards[1]) } : {};
  return {
    ...pair,
    cards: cards?.length ? listed(tongue, cards) : 'none',
    winners: !winners ? 'none' : winners.length === 1 ? somebody(tongue, winners[0]!) : winners.length ? people(tongue, winners) : 'nobody',
    hands: hands.length
      ? list(
          tongue,
          hands.map(([seat, card]) => held(tongue, Number(seat), card)),
        )
      : 'none',
  };
}

function amounts(tongue: Tongue, fields: Fields): Args {
  const { counter, phase, pile, right, card } = fields as Partial<Record<string, string>>;
  return {
    amount: counter ? tongue.say(`counter-${counter}.gain`, { count: number(fields['count']) ?? 1 }) : 'none',
    phase: phase ? tongue.say(`phase-${phase}`) : 'none',
    pile: pile ? tongue.say(`pile-${pile}`) : 'none',
    right: right ? 'yes' : 'no',
    kind: (card && tongue.kind(card)) ?? 'none',
  };
}

/** A card of an action or event, with the illnesses that lie on it. */
export function named(tongue: Tongue, card: string | undefined, illness = 0): string {
  if (card === undefined) return 'none';
  const name = guarded(tongue.card(card));
  return illness ? tongue.say('ill', { name, count: illness }) : name;
}

/** Texts one after the other. */
export const list = (tongue: Tongue, texts: readonly string[], id = 'list'): string =>
  texts.length ? texts.reduce((list, next) => tongue.say(id, { list, next })) : '';

/** So many of one; one goes without saying. */
export const times = (tongue: Tongue, name: string, count: number): string => (count === 1 ? name : tongue.say('times', { name, count }));

/** Names in their order; equal ones are told once, with their number. */
export function listed(tongue: Tongue, ids: readonly string[]): string {
  const count = new Map<string, number>();
  for (const id of ids) count.set(id, (count.get(id) ?? 0) + 1);
  return list(
    tongue,
    [...count].map(([id, n]) => times(tongue, named(tongue, id), n)),
  );
}

/** Names, the last joined by “and”; nobody where there is none. */
export function together(tongue: Tongue, names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return tongue.say('nobody');
  return names.length > 1 ? list(tongue, [list(tongue, names.slice(0, -1)), last], 'list-last') : last;
}

/** Several people, the listener among them as “you”. */
export const people = (tongue: Tongue, seats: readonly number[]): string =>
  together(
    tongue,
    seats.map((seat) => (tongue.who(seat).me ? tongue.say('you') : somebody(tongue, seat))),
  );

/** Who held what when a round ended. */
export const held = (tongue: Tongue, player: number, card: string): string => said(tongue, 'hand-held', { player, card });

/** So much of a counter. */
export const amount = (tongue: Tongue, counter: string, count: number): string => tongue.say(`counter-${counter}`, { count });

/** Why the rules refuse something, as a sentence. */
export function refusal(tongue: Tongue, { reason }: Fault): string | undefined {
  if (!reason || !tongue.say.knows(reason.id)) return undefined;
  return sentence(tongue.say, said(tongue, reason.id, reason.facts));
}
