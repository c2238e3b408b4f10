import type { Decision, Effect, Offer, Place, View } from '../wire/wire';
import { said, type Fields, type Tongue } from './speech';

/** The pieces of an action's text: `verb:N.card!n@seat.card=card`. */
export interface Parts {
  verb: string;
  /** The card (with `!n` if a sick copy is meant), counter, pile or seat that the verb names. */
  card: string;
  /** The seat before a card: `maid:1.colette-framboise`. */
  owner?: number;
  /** The maid that the card lies on: `illness.C`, `illness@1.C`. */
  on?: string;
  /** The seat that it goes to: `@1`. */
  seat?: number;
  /** Beneath a building, or named by the Guard: `=C`. */
  with?: string;
}

function cut(text: string, at: string): [string, string | undefined] {
  const i = text.indexOf(at);
  return i < 0 ? [text, undefined] : [text.slice(0, i), text.slice(i + 1)];
}

export function parse(text: string): Parts {
  const [verb, rest = ''] = cut(text, ':');
  const [before, named] = cut(rest, '=');
  const [first, place] = cut(before, '@');
  const parts: Parts = { verb, card: first };
  const [head, tail] = cut(first, '.');
  if (tail !== undefined && /^\d+$/.test(head)) Object.assign(parts, { owner: Number(head), card: tail });
  else if (tail !== undefined) Object.assign(parts, { card: head, on: tail });
  if (place !== undefined) {
    const [seat, maid] = cut(place, '.');
    parts.seat = Number(seat);
    if (maid !== undefined) parts.on = maid;
  }
  if (named !== undefined) parts.with = named;
  return parts;
}

type Deciding = Pick<Decision, 'phase' | 'offers'>;

/** An action in words, as an order. */
export function label(tongue: Tongue, text: string, decision: Deciding): string {
  const offer = decision.offers?.find((one) => one.text === text);
  return offer ? order(tongue, offer, decision.phase) : text;
}

/** An offer in words; what ends a phase, the phase says. */
export function order(tongue: Tongue, offer: Offer, phase: string): string {
  if (offer.verb === 'end') return said(tongue, `phase-${phase}.end`);
  return said(tongue, `action-${offer.verb}`, fieldsOf(tongue, offer));
}

/** The fields of an offer and of its effect side by side. */
function fieldsOf(tongue: Tongue, { on, effect, ...offer }: Offer): Fields {
  const { from, to, at, n, ...more } = effect as { from?: Place; to?: Place; at?: Place; n?: number; counter?: string };
  const sick = on && (on.illness ? `${on.card}!${on.illness}` : on.card);
  return {
    ...offer,
    ...more,
    player: tongue.me ?? undefined,
    on: sick,
    count: n,
    from: from?.zone,
    to: to?.zone,
    at: at?.zone,
    effect: doing(tongue, effect),
  };
}

/** What yes or no would do. */
function doing(tongue: Tongue, effect: Effect): string | undefined {
  if (effect.does === 'says') return effect.text[tongue.lang] ?? effect.text.en;
  return tongue.say.knows(`effect-${effect.does}`) ? tongue.say(`effect-${effect.does}`) : undefined;
}

/** Love Letter: would this lay down the Princess though something else could be played? */
export function isRash(action: string, actions: readonly string[]): boolean {
  const loses = (one: string): boolean => one === 'play:princess';
  return loses(action) && !actions.every(loses);
}

/** Under which heading an action stands. */
export function group(text: string, kind: string): string {
  const verb = text.split(':')[0]!;
  if (verb === 'end' || verb === 'done' || verb === 'no') return 'end';
  if (kind !== 'turn') return 'choose';
  if (verb === 'gain') return 'use';
  return verb === 'return' || verb === 'chamber' ? 'chamber' : verb;
}

/**
 * Where on the table an action is offered: `hand:C`, `town:C`, `pile:P`, `house:N:C`, `seat:N`; null
 * where only the list of actions has it.
 */
export function place(text: string, decision: Decision, view: View): string | null {
  const parts = parse(text);
  const card = parts.card.split('!')[0]!;
  const me = decision.player;
  switch (parts.verb) {
    case 'serve':
    case 'play':
      return `hand:${card}`;
    case 'love':
      return card === 'all' ? null : `hand:${card}`;
    case 'chamber':
      return parts.seat === undefined ? `hand:${card}` : `house:${me}:${card}`;
    case 'hire':
    case 'remember':
    case 'pick':
    case 'give':
      return `town:${card}`;
    case 'work':
      return `pile:${card}`;
    case 'use':
    case 'cure':
      return `house:${me}:${card}`;
    case 'target':
      return `seat:${card}`;
    case 'maid':
      return `house:${parts.owner}:${card}`;
    case 'return':
      return placeOfReturn(parts, card, decision, view);
    case 'take':
      return card === 'bad-habit' || parts.on ? null : `town:${card}`;
    case 'discard':
    case 'keep':
    case 'top':
    case 'bottom':
      return placeOfChoice(parts.verb, card, decision, view);
    default:
      return null;
  }
}

function holds(view: View, seat: number, card: string): boolean {
  const hand = view.players[seat]?.hand;
  return Array.isArray(hand) && hand.includes(card);
}

function placeOfReturn(parts: Parts, card: string, decision: Decision, view: View): string | null {
  if (parts.on) return `house:${decision.player}:${parts.on.split('!')[0]}`;
  if (decision.kind === 'turn' || card === 'bad-habit') return `house:${decision.player}:${card}`;
  return holds(view, decision.player, card) ? `hand:${card}` : null;
}

/** Cards shown by an effect lie in no zone: they are offered where the effect asks. */
function placeOfChoice(verb: string, card: string, decision: Decision, view: View): string | null {
  const actions = decision.actions ?? [];
  const looking = actions.includes(`keep:${card}`) && actions.includes(`discard:${card}`);
  const sifting = decision.source === 'astronomic-observation' && (verb === 'top' || actions.includes('no') || actions.includes('done'));
  if (looking || sifting || decision.source === 'lydia-leon') return null;
  if (holds(view, decision.player, card)) return `hand:${card}`;
  return view.town?.piles[card] ? `town:${card}` : null;
}

/** The actions of a decision by the place that offers them. */
export function byPlace(decision: Decision | null, view: View): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const action of decision?.actions ?? []) {
    const where = place(action, decision!, view);
    if (!where) continue;
    const there = places.get(where);
    if (there) there.push(action);
    else places.set(where, [action]);
  }
  return places;
}

const FROM_TOWN = new Set(['hire', 'take', 'give']);

/** The same decision; what comes from the town is listed as it lies there. */
export function asInTown(decision: Decision, order: readonly string[]): Decision {
  const place = (action: string): number => order.indexOf(parse(action).card);
  const fromTown = (action: string): boolean => FROM_TOWN.has(parse(action).verb);
  const sorted = (decision.actions ?? []).filter(fromTown).sort((a, b) => place(a) - place(b));
  return { ...decision, actions: decision.actions?.map((action) => (fromTown(action) ? sorted.shift()! : action)) };
}

/** Actions in groups, in their own order; going on comes last. */
export function grouped(decision: Decision | null): [group: string, actions: string[]][] {
  const groups = new Map<string, string[]>();
  for (const action of decision?.actions ?? []) {
    const name = group(action, decision!.kind);
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return [...groups].sort(([a], [b]) => Number(a === 'end') - Number(b === 'end'));
}
