import type { Decision, View } from '../wire/wire';
import { amount, named, polished, type Tongue } from './speech';

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

const PILES = new Set(['food', 'decoration', 'cleaning']);

/** An action in words, as an order. */
export function label(tongue: Tongue, text: string, decision: Pick<Decision, 'phase' | 'source' | 'actions'>): string {
  return polished(tongue, order(tongue, text, decision));
}

function order(tongue: Tongue, text: string, decision: Pick<Decision, 'phase' | 'source' | 'actions'>): string {
  const words = tongue.say.actions;
  const parts = parse(text);
  const { verb, seat, on, with: under } = parts;
  const card = parts.card && verb !== 'target' && verb !== 'gain' ? named(tongue, parts.card) : '';
  switch (verb) {
    case 'serve':
      return words.serve(card);
    case 'chamber':
      return seat === undefined ? words.chamber(card) : words.send(card, tongue.who(seat));
    case 'return':
      if (on) return words.returnFrom(card, named(tongue, on));
      return under ? words.returnUnder(card, named(tongue, under)) : words.return(card);
    case 'love':
      return parts.card === 'all' ? words.loveAll : words.love(card);
    case 'use':
      return words.use(card);
    case 'cure':
      return words.cure(card);
    case 'remember':
      return words.remember(card);
    case 'work':
      return words.work(PILES.has(parts.card) ? tongue.say.piles[parts.card]! : card);
    case 'pick':
      return words.pick(card);
    case 'hire':
      return hireLabel(tongue, parts, card);
    case 'end':
      return endLabel(tongue, decision.phase);
    case 'discard':
      return decision.source === 'pauline-dumond' ? words.discardTwins(card) : words.discard(card);
    case 'take':
      return on ? words.takeFrom(card, named(tongue, on)) : words.take(card);
    case 'top':
      return decision.source ? words.top(card) : words.topShown(card);
    case 'bottom':
      return words.bottom(card);
    case 'give':
      return words.give(card);
    case 'keep':
      return LOOKING.has(decision.source ?? '') ? words.leave(card) : words.keep(card);
    case 'gain':
      return words.gain(amount(tongue, parts.card, 1));
    case 'target':
      return words.target(tongue.who(Number(parts.card)));
    case 'maid':
      return words.maid(card, tongue.who(parts.owner ?? 0));
    case 'yes':
    case 'no':
      return yesOrNo(tongue, verb, decision);
    case 'done':
      return words.done;
    case 'play':
      if (seat === undefined) return POINTING.has(parts.card) ? words.playVain(card) : words.play(card);
      return under ? words.playNaming(card, tongue.who(seat), named(tongue, under)) : words.playAt(card, tongue.who(seat));
    default:
      return words.other(text);
  }
}

/** Love Letter: cards that need somebody else; played at nobody, they do nothing. */
const POINTING = new Set(['guard', 'priest', 'baron', 'king']);

/** Love Letter: would this lay down the Princess though something else could be played? */
export function isRash(action: string, actions: readonly string[]): boolean {
  const loses = (one: string): boolean => one === 'play:princess';
  return loses(action) && !actions.every(loses);
}

function endLabel(tongue: Tongue, phase: string): string {
  const name = tongue.say.phases[phase];
  if (phase === 'hire') return tongue.say.actions.endTurn;
  return name ? tongue.say.actions.end(name) : tongue.say.actions.endPhase;
}

/** Cards that let one look at the top of a deck and leave what lies there. */
const LOOKING = new Set(['eliza-rosewater', 'shion-tsuwabuki']);

function hireLabel(tongue: Tongue, parts: Parts, card: string): string {
  const words = tongue.say.actions;
  const { seat, on, with: under } = parts;
  const kind = tongue.kind(parts.card);
  if (under) return words.hireUnder(card, named(tongue, under));
  if (on && seat !== undefined) return words.placeOn(card, named(tongue, on), tongue.who(seat));
  if (seat !== undefined) return kind === 'event' ? words.placeAt(card, tongue.who(seat)) : words.hireTo(card, tongue.who(seat));
  return kind === 'building' || kind === 'love' ? words.buy(card) : words.hire(card);
}

function yesOrNo(tongue: Tongue, verb: 'yes' | 'no', decision: Pick<Decision, 'source' | 'actions'>): string {
  const asked = !decision.actions || decision.actions.includes('yes');
  const means = asked && decision.source ? tongue.say.prompt.means[decision.source] : undefined;
  return means?.[verb === 'yes' ? 0 : 1] ?? tongue.say.actions[verb];
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
