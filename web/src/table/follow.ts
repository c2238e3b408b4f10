import { whole } from '../wire/brief';
import type { BriefValues, Building, ChangedCounters, Emptied, Maid, Move, OnOffer, Place } from '../wire/wire';
import type { Cards, GameEvent, Player, View } from './shapes';

type Now = NonNullable<GameEvent['now']>;

/**
 * From one view to the next: what happened, applied to what was seen. Cards go from place to place as `moves` say, what counts is told
 * as it is now, and what follows from rules or concerns knowledge of hidden cards travels as values. The engine keeps the same law;
 * `order` are the cards in their order, by which some zones are sorted.
 */
export function follow(before: View, events: readonly GameEvent[], values: BriefValues, order: readonly string[]): View {
  const view = structuredClone(before);
  const carry = carrier(view, new Map(order.map((id, at) => [id, at])));
  for (const { moves, now } of events) {
    moves?.forEach(carry);
    if (now) count(view, now);
  }
  apply(view, values);
  return view;
}

interface Seats {
  out?: boolean[];
  protected?: boolean[];
  tokens?: number[];
}

/** What counts about a turn; a list has one entry for each seat. */
function count(view: View, now: Now): void {
  const { out, protected: safe, tokens, counters, ...whole } = now as Now & Seats & { counters?: ChangedCounters };
  Object.assign(view, whole);
  if (view.counters) Object.assign(view.counters, counters);
  view.players.forEach((player, seat) => {
    if (out) player.out = out[seat];
    if (safe) player.protected = safe[seat];
    if (tokens) player.tokens = tokens[seat];
  });
}

interface Known {
  hand?: string[];
  top?: (string | null)[];
  bottom?: (string | null)[];
  not?: string[];
  seen_by?: Player['seen_by'];
}

/** What is not there is not written. */
function set<T extends object, K extends keyof T>(on: T, key: K, value: T[K] | undefined): void {
  if (value === undefined) delete on[key];
  else on[key] = value;
}

function apply(view: View, values: BriefValues): void {
  const {
    decision,
    known = [],
    prices,
    so_far,
    pending,
    in_view = [],
    empty = {},
  } = values as BriefValues & { known?: (Known & { seat: number })[]; in_view?: number[]; empty?: Emptied } & Partial<View & View['town']>;
  view.decision = decision ? whole(decision) : null;
  if (view.town) {
    set(view.town, 'prices', prices);
    set(view, 'so_far', so_far);
    set(view, 'pending', pending);
    if (view.near_end) view.near_end.empty = empty;
    view.players.forEach((player, seat) => player.in_view !== undefined && (player.in_view = in_view[seat] ?? 0));
  }
  view.players.forEach((player, seat) => learn(player, known.find((one) => one.seat === seat) ?? {}));
}

function learn(player: Player, { hand, top, bottom, not, seen_by }: Known): void {
  set(player, 'seen_by', seen_by);
  if (!Array.isArray(player.hand)) {
    set(player.hand, 'known', hand);
    set(player.hand, 'not', not);
  }
  if (player.deck && !Array.isArray(player.deck)) {
    set(player.deck, 'top', top);
    set(player.deck, 'bottom', bottom);
  }
}

/** A card; null stands for cards of which only the number is known. */
type Named = string | null;

/** Moves cards about a view, in place. */
function carrier(view: View, ranks: ReadonlyMap<string, number>): (move: Move) => void {
  const rank = (card: string): number => ranks.get(card) ?? ranks.size;

  function sortIn(list: string[] | undefined, card: Named): void {
    if (!list || card === null) return;
    const at = list.findIndex((one) => rank(one) > rank(card));
    list.splice(at < 0 ? list.length : at, 0, card);
  }

  function settle(maids: Maid[] | undefined, maid: Maid): void {
    if (!maids) return;
    const after = (one: Maid): boolean => rank(one.card) - rank(maid.card) > 0 || (one.card === maid.card && one.illness > maid.illness);
    const at = maids.findIndex(after);
    maids.splice(at < 0 ? maids.length : at, 0, maid);
  }

  function build(all: Building[] | undefined, building: Building): void {
    if (!all) return;
    const beneath = ({ under }: Building): number => (under ? rank(under) : 0);
    const after = (one: Building): boolean =>
      rank(one.card) > rank(building.card) || (one.card === building.card && beneath(one) > beneath(building));
    const at = all.findIndex(after);
    all.splice(at < 0 ? all.length : at, 0, building);
  }

  /** One illness more or less on the copy of a maid that has as many as the place says. */
  function ail(player: Player | undefined, [, , on, illness = 0]: Place, change: number): void {
    const own = player?.private_maids?.find(({ card }) => card === on);
    if (own) own.illness += change;
    else if (on && leave(player?.chambermaids, (maid) => maid.card === on && maid.illness === illness))
      settle(player!.chambermaids, { card: on, illness: illness + change });
  }

  // One case a zone: the length is the vocabulary's.
  function take(place: Place, card: Named, n: number): void {
    const { town } = view;
    const [zone, seat, on] = place;
    const player = view.players[seat ?? -1];
    const is = card === null ? null : (one: string): boolean => one === card;
    switch (zone) {
      case 'hand':
        return fewer(player?.hand, is, n);
      case 'deck':
      case 'deck_bottom':
        return fewer(player ? player.deck : view.deck, is, n);
      case 'discard':
        // At a table with a town a discard pile is left as a whole.
        if (!view.town) fewer(player?.discard, is, n);
        else if (player) player.discard = Array.isArray(player.discard) ? [] : { count: 0, top: null };
        return;
      case 'in_play':
        return void leave(player?.in_play, is);
      case 'chambermaids':
        return void leave(player?.chambermaids, (maid) => maid.card === card && maid.illness === 0);
      case 'private_maids':
        return void leave(player?.private_maids, (maid) => maid.card === card);
      case 'illnesses':
        return ail(player, place, -1);
      case 'bad_habits':
        if (player?.bad_habits !== undefined) player.bad_habits -= 1;
        return;
      case 'buildings':
        return void leave(player?.buildings, (one) => one.card === card && !one.under);
      case 'beneath': {
        const building = player?.buildings?.find((one) => one.card === on && one.under === card);
        delete building?.under;
        return;
      }
      case 'refined':
        return lodge(player, null);
      case 'town':
        if (card !== null && town?.piles[card] !== undefined) town.piles[card] -= 1;
        return;
      case 'private_offer':
        return void leave(town?.private_maids?.face_up, is);
      case 'reminiscence_offer':
        return void leave(town?.reminiscences?.face_up, is);
      case 'private_pile':
        return height(town?.private_maids, -n);
      case 'reminiscence_pile':
        return height(town?.reminiscences, -n);
      case 'park':
        return void leave(town?.refined, is);
      case 'pantry':
        return Object.values(town?.preparations ?? {}).forEach((pile) => void leave(pile, is));
      case 'guests':
        if (Array.isArray(town?.guests)) leave(town.guests, is);
        else if (town?.guests) town.guests = { count: town.guests.count - n, top: null };
        return;
      case 'aside':
        return aside(-n);
      case 'face_up':
        return void leave(view.face_up, is);
      // Nothing leaves these.
      case 'reminiscences':
      case 'preparations':
      case 'box':
    }
  }

  // One case a zone: the length is the vocabulary's.
  function put(place: Place, card: Named, n: number): void {
    const { town } = view;
    const [zone, seat, on] = place;
    const player = view.players[seat ?? -1];
    switch (zone) {
      case 'hand':
        if (player && Array.isArray(player.hand)) return view.town ? sortIn(player.hand, card) : push(player.hand, card);
        return more(player?.hand, n);
      case 'deck':
      case 'deck_bottom':
        return more(player ? player.deck : view.deck, n);
      case 'discard':
        if (player && !view.town) return push(player.discard as string[], card);
        if (player && Array.isArray(player.discard)) {
          const [top, ...rest] = player.discard;
          if (top !== undefined) sortIn(rest, top);
          player.discard = card === null ? rest : [card, ...rest];
        } else if (player) player.discard = { count: (player.discard as { count: number }).count + n, top: card };
        return;
      case 'in_play': {
        // Copies in play lie together, where the last one was played.
        const copies = player?.in_play?.filter((one) => one === card) ?? [];
        if (player && card !== null) player.in_play = [...(player.in_play ?? []).filter((one) => one !== card), ...copies, card];
        return;
      }
      case 'chambermaids':
        if (card !== null) settle(player?.chambermaids, { card, illness: 0 });
        return;
      case 'private_maids':
        if (card !== null) player?.private_maids?.unshift({ card, illness: 0 });
        return;
      case 'illnesses':
        return ail(player, place, 1);
      case 'bad_habits':
        if (player?.bad_habits !== undefined) player.bad_habits += 1;
        return;
      case 'buildings':
        if (card !== null) build(player?.buildings, { card });
        return;
      case 'beneath':
        // A chief is laid beneath the building that was just bought.
        leave(player?.buildings, (one) => one.card === on && !one.under);
        if (card !== null && on) build(player?.buildings, { card: on, under: card });
        return;
      case 'reminiscences':
        return sortIn(player?.reminiscences, card);
      case 'preparations':
        return sortIn(player?.preparations, card);
      case 'refined':
        return lodge(player, card);
      case 'town':
        if (card !== null && town?.piles[card] !== undefined) town.piles[card] += 1;
        return;
      case 'private_offer':
        return push(town?.private_maids?.face_up, card);
      case 'reminiscence_offer':
        return push(town?.reminiscences?.face_up, card);
      case 'private_pile':
        return height(town?.private_maids, n);
      case 'reminiscence_pile':
        return height(town?.reminiscences, n);
      case 'park':
        return sortIn(town?.refined, card);
      case 'guests':
        // Beneath the others, if there are any.
        if (Array.isArray(town?.guests)) push(town.guests, card);
        else if (town?.guests) town.guests = { count: town.guests.count + n, top: town.guests.count ? town.guests.top : card };
        return;
      case 'aside':
        return aside(n);
      case 'face_up':
        return push(view.face_up, card);
      // Nothing comes to these.
      case 'pantry':
      case 'box':
    }
  }

  function aside(n: number): void {
    if (view.aside && typeof view.aside === 'object') view.aside.count += n;
  }

  return ({ cards, count: n = 0, from, to }) => {
    if (from[0] === 'guests' && to[0] === 'guests') {
      if (view.town?.guests && !Array.isArray(view.town.guests)) view.town.guests.top = cards?.[0] ?? null;
      return;
    }
    for (const card of cards?.length ? cards : [null]) {
      take(from, card, card === null ? n : 1);
      put(to, card, card === null ? n : 1);
    }
  };
}

/** The first that is meant leaves a list, or all where none is named; says whether there was one. */
function leave<T>(list: T[] | undefined, isMeant: ((one: T) => boolean) | null): boolean {
  const at = isMeant ? (list?.findIndex(isMeant) ?? -1) : 0;
  if (at >= 0) list?.splice(at, isMeant ? 1 : list.length);
  return at >= 0;
}

/** Motto: who helps this round; null where nobody does yet. */
function lodge(player: Player | undefined, refined: Named): void {
  if (player) Object.assign(player, { refined });
}

function push(list: string[] | undefined, card: Named): void {
  if (card !== null) list?.push(card);
}

function fewer(cards: Cards | undefined, isMeant: ((one: string) => boolean) | null, n: number): void {
  if (Array.isArray(cards)) leave(cards, isMeant);
  else if (cards) cards.count -= n;
}

function more(cards: Cards | undefined, n: number): void {
  if (cards && !Array.isArray(cards)) cards.count += n;
}

function height(shelf: OnOffer | undefined, n: number): void {
  if (shelf && !Array.isArray(shelf.deck)) shelf.deck.count += n;
}
