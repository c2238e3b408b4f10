import type { GameEvent } from '../wire/wire';
import { amount, listed, named, polished, type Tongue, type Who } from './speech';

/** How loud an event is in the log. */
export type Tone = 'turn' | 'round' | 'plain' | 'quiet';

export interface Line {
  text: string;
  tone: Tone;
  /** Cards that the line speaks of. */
  cards: string[];
}

const NOBODY: Who = { me: false, name: '' };

/** An event in words; null for those that a reader does not miss. */
export function tell(tongue: Tongue, event: GameEvent): Line | null {
  const text = sentence(tongue, event);
  if (text === null) return null;
  const cards = [...(event.cards ?? []), event.card, event.maid].filter((id): id is string => !!id && id !== 'first-master');
  return { text: polished(tongue, text), tone: toneOf(event), cards: [...new Set(cards)] };
}

function toneOf(event: GameEvent): Tone {
  if (event.type === 'turn_began') return 'turn';
  if (event.type === 'round_ended' || event.type === 'game_ended' || (event.type === 'shuffled' && event.round !== undefined))
    return 'round';
  return event.type === 'gained' || event.type === 'shuffled' || event.type === 'drew' ? 'quiet' : 'plain';
}

function sentence(tongue: Tongue, event: GameEvent): string | null {
  const say = tongue.say.events;
  const who = event.player === undefined ? NOBODY : tongue.who(event.player);
  const whom = event.target === undefined ? NOBODY : tongue.who(event.target);
  const card = event.card ? named(tongue, event.card) : tongue.say.aCard;
  const cards = event.cards?.length ? listed(tongue, event.cards) : event.card ? card : tongue.say.someCards(event.count ?? 1);
  switch (event.type) {
    case 'phase_began':
    case 'turn_ended':
      return null;
    case 'turn_began':
      return say.turnBegan(who);
    case 'drew':
      return say.drew(who, cards);
    case 'shuffled':
      return event.round === undefined ? say.shuffled(who) : say.roundBegan(event.round);
    case 'served':
      return say.served(who, card);
    case 'chambered':
      return typeof event.to === 'number' && event.to !== event.player
        ? say.sent(who, card, tongue.who(event.to))
        : say.chambered(who, card);
    case 'love_played':
      return say.lovePlayed(who, cards);
    case 'gained':
      return say.gained(who, amount(tongue, event.counter ?? 'love', event.count ?? 1));
    case 'discarded':
      return discarded(tongue, event, who, cards);
    case 'returned':
      if (event.maid) return say.returnedFrom(who, card, named(tongue, event.maid));
      return event.under ? say.returnedUnder(who, card, named(tongue, event.under)) : say.returned(who, card);
    case 'taken':
      return taken(tongue, event, who, card);
    case 'hired':
      return hired(tongue, event, who, card);
    case 'revealed':
      return revealed(tongue, event, who, cards);
    case 'looked':
      return looked(tongue, event, who, whom);
    case 'placed':
      return placed(tongue, event, who, card);
    case 'moved':
      return moved(tongue, event, who, card);
    case 'cured':
      return say.cured(who, named(tongue, event.maid ?? event.card ?? ''));
    case 'protected':
      return say.protected(who);
    case 'remembered':
      return say.remembered(who, card);
    case 'worked':
      return say.worked(who, card);
    case 'picked':
      return say.picked(who, card);
    case 'guessed':
      return say.guessed(who, whom, card, event.right ?? false);
    case 'compared':
      return withPair(tongue, say.compared(who, whom), event.cards);
    case 'swapped':
      return swapped(tongue, event, who, whom);
    case 'eliminated':
      return event.card ? say.eliminatedWith(who, card) : say.eliminated(who);
    case 'round_ended':
      return roundEnded(tongue, event);
    case 'game_ended':
      return event.winners?.length ? say.gameWon(tongue.say.names(event.winners.map(tongue.who))) : say.gameEnded;
    default:
      return say.other(event.player === undefined ? null : who, event.card || event.cards ? cards : '');
  }
}

function discarded(tongue: Tongue, event: GameEvent, who: Who, cards: string): string | null {
  const say = tongue.say.events;
  // What is left at the end of a turn is laid down every time.
  if (event.from === 'turn') return null;
  if (event.from === 'deck') return say.discardedDeck(who, cards);
  if (event.from === 'quarters') return say.discardedQuarters(who, cards);
  if (event.from === undefined) return event.target === undefined ? say.laid(who, cards) : say.laidAt(who, cards, tongue.who(event.target));
  return say.discarded(who, cards);
}

function taken(tongue: Tongue, event: GameEvent, who: Who, card: string): string {
  const say = tongue.say.events;
  if (event.card === 'first-master') return say.tookFirst(who, tongue.who(Number(event.from)));
  if (event.from === 'aside') return say.tookAside(who, card);
  if (event.target !== undefined && event.target !== event.player) return say.given(who, card, tongue.who(event.target));
  if (event.to === 'deck') return say.takenDeck(who, card);
  return event.to === 'discard' ? say.takenDiscard(who, card) : say.taken(who, card);
}

function hired(tongue: Tongue, event: GameEvent, who: Who, card: string): string {
  const say = tongue.say.events;
  if (event.under) return say.boughtUnder(who, card, named(tongue, event.under));
  if (event.maid && typeof event.to === 'number') return say.boughtOn(who, card, named(tongue, event.maid), tongue.who(event.to));
  const kind = tongue.kind(event.card ?? '');
  // An event is bought for somebody, possibly oneself (TC-HIRE-08); nobody hires one.
  if (typeof event.to === 'number' && kind === 'event') return say.boughtFor(who, card, tongue.who(event.to));
  if (typeof event.to === 'number' && event.to !== event.player) return say.hiredFor(who, card, tongue.who(event.to));
  return kind === 'building' || kind === 'love' ? say.bought(who, card) : say.hired(who, card);
}

function revealed(tongue: Tongue, event: GameEvent, who: Who, cards: string): string {
  const say = tongue.say.events;
  if (event.player === undefined) return event.from === 'town' ? say.revealedTown(cards) : say.revealedOpen(cards);
  if (typeof event.cancels === 'string') return say.cancelled(who, cards, named(tongue, event.cancels));
  return event.from === 'deck' ? say.revealedDeck(who, cards) : say.revealed(who, cards);
}

function looked(tongue: Tongue, event: GameEvent, who: Who, whom: Who): string {
  const say = tongue.say.events;
  const deck = event.target === event.player ? say.lookedOwn(who) : say.lookedDeck(who, whom);
  const said = event.from === 'deck' ? deck : event.from === 'hand' ? say.lookedHand(who, whom) : say.looked(who, whom);
  return event.card ? say.seen(said, named(tongue, event.card)) : said;
}

function placed(tongue: Tongue, event: GameEvent, who: Who, card: string): string {
  const say = tongue.say.events;
  if (event.to === 'deck-bottom') return say.placedBottom(who, card);
  if (event.to !== 'quarters') return say.placedTop(who, card);
  return event.maid ? say.fellIll(who, card, named(tongue, event.maid)) : say.gotEvent(who, card);
}

function moved(tongue: Tongue, event: GameEvent, who: Who, card: string): string {
  const from = tongue.who(Number(event.from ?? event.player));
  return event.maid ? tongue.say.events.movedFrom(who, card, named(tongue, event.maid), from) : tongue.say.events.moved(who, card, from);
}

/** Two cards side by side, for those who saw them. */
function withPair(tongue: Tongue, said: string, cards?: string[]): string {
  const [one, other] = cards ?? [];
  return one && other ? tongue.say.events.seen(said, tongue.say.events.against(named(tongue, one), named(tongue, other))) : said;
}

function swapped(tongue: Tongue, event: GameEvent, who: Who, whom: Who): string {
  const pair = event.given && event.taken ? [event.given, event.taken] : event.cards;
  const handsOf = tongue.kind(pair?.[0] ?? '') === 'character' ? 'swappedHands' : 'swapped';
  return withPair(tongue, tongue.say.events[handsOf](who, whom), pair);
}

function roundEnded(tongue: Tongue, event: GameEvent): string {
  const say = tongue.say.events;
  if (!event.winners) return say.roundEnded(event.round ?? 0);
  const won = event.winners.length ? say.roundWon(tongue.say.names(event.winners.map(tongue.who))) : say.roundNobody;
  const hands = Object.entries(event.hands ?? {}).filter(([, card]) => !!card);
  return hands.length
    ? say.seen(won, tongue.say.list(hands.map(([seat, card]) => say.holds(tongue.who(Number(seat)), named(tongue, card)))))
    : won;
}
