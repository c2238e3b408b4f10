import { hostOf } from '../host';
import type { Host } from '../host/host';
import { ask, faultOf } from '../lib/api';
import { byFrame } from '../lib/frames';
import type { Clocks, Fault, LogEntry, Offer, ServerMessage, Scores, Table, Verb } from '../wire/wire';
import { follow } from './follow';
import { logAfter, logged, playedIn, plyAfter, type Logged } from './log';
import type { View } from './shapes';
import { share } from './share';

interface Sent {
  ply: number;
  action: string;
  token: string;
  seat?: number;
  by_itself?: boolean;
}

function token(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A log is read back to its beginning by itself as long as it has fewer lines; the whole of a longer one is in the replay. */
const READ_BACK = 2000;

/** So many positions that were seen are kept to be looked at again; what they share is kept once. */
const KEPT = 400;

/** A receipt changes nothing that is seen: the position that comes behind it must not wait for its frame. */
const isDrawn = ({ op }: ServerMessage): boolean => op !== 'accepted' && op !== 'pong';

/**
 * Follows one table, wherever it lives. Shows what its host said and nothing else: an action
 * changes the board when its entry comes back, never before.
 */
export class Session {
  info: Table | null = $state.raw(null);
  view: View | null = $state.raw(null);
  seat: number | null = $state.raw(null);
  standing: Scores | null = $state.raw(null);
  undoTo: number | null = $state.raw(null);
  clocks: Clocks | null = $state.raw(null);
  /** When the clocks were told. */
  clocksAt = $state.raw(0);
  log: Logged[] = $state.raw([]);
  ply = $state.raw(0);
  /** The last refusal, until it is put away. */
  fault: Fault | null = $state.raw(null);
  /** The table cannot be watched at all. */
  closed: Fault | null = $state.raw(null);
  /** Sent and not yet acknowledged. */
  sent: Sent | null = $state.raw(null);
  /** The decision at this ply was come back to: nothing is played there by itself. */
  cameBackTo = $state.raw(-1);
  /** What was done at my plies, as far as this page did it. */
  readonly verbs = new Map<number, Verb>();
  /** Something that was played by itself was taken back: for the rest of this turn nothing is. */
  patient = $state.raw<number | null>(null);

  /** Does anything that is played come through? */
  reachable = $derived.by(() => this.#host.reachable && this.#host.mayPlay(this.id));

  /** May something be sent now? Not while what was played is held back from everybody (`discreet`). */
  free = $derived(this.reachable && this.sent === null && !this.info?.pausing);

  /** The last action of mine that I chose and may take back without asking: what was played by itself goes with the choice before it. */
  back = $derived.by(() => {
    const { undoTo, info, log } = this;
    if (undoTo === null || !info) return null;
    const mine = playedIn(log).filter(({ ply, seat }) => ply >= undoTo && info.you.includes(seat));
    return (mine.findLast(({ by_itself }) => !by_itself) ?? mine[0])?.ply ?? null;
  });

  /** Positions as this seat saw them, by the number of actions played. */
  readonly #seen = new Map<number, View>();
  readonly #ears = new Set<(entry: LogEntry) => void>();
  /** The last position that was asked for. */
  #wish: number | null = null;
  /** The ply of an earlier position that is looked at; null: now. */
  past: number | null = $state.raw(null);
  /** What is seen: the position now, or the one looked back at. */
  shown = $derived((this.past === null ? undefined : this.#seen.get(this.past)) ?? this.view);

  readonly #host: Host;
  #seq = -1;
  /** The table's cards in their order. */
  #order: readonly string[] = [];
  /** The page of the log that was asked for: what stands before this line. */
  #before: number | null = null;
  #wanted: number | undefined;
  #hangUp: (() => void) | null = null;

  constructor(readonly id: string) {
    this.#host = hostOf(id);
  }

  /** Begins to follow; the answer ends it. */
  open(): () => void {
    this.#hangUp = this.#host.connect(
      byFrame((message) => this.#hear(message), { isDrawn, isUrgent: (message) => this.#isAnswer(message) }),
      () => this.#rejoin(),
    );
    return () => {
      this.#host.send({ op: 'unwatch', table: this.id });
      this.#hangUp?.();
    };
  }

  /** Tells of every entry, before anything has changed for it; the answer ends it. */
  listen(hear: (entry: LogEntry) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  /** Can the position after so many actions be looked at? */
  canLookBack(ply: number): boolean {
    return ply <= this.ply;
  }

  /** Shows the position after so many actions; null: now. What this page has not seen is asked for. */
  async lookBack(ply: number | null): Promise<void> {
    this.#wish = ply;
    if (ply !== null && !this.#seen.has(ply)) {
      const query = { ply, seat: this.#several() ? (this.seat ?? undefined) : undefined };
      const seen = await ask('get', '/api/tables/{id}/view', { path: { id: this.id }, query }).catch((error) => {
        this.fault = faultOf(error);
      });
      // Meanwhile something else may have been wished, or taken back.
      if (!seen || this.#wish !== ply || ply > this.ply) return;
      this.#seen.set(ply, seen.view);
    }
    this.past = ply;
  }

  /** Did the page play the action at this ply without asking? */
  byItself(ply: number): boolean {
    return playedIn(this.log).some((entry) => entry.ply === ply && !!entry.by_itself);
  }

  #keep(): void {
    if (!this.view) return;
    this.#seen.set(this.ply, this.view);
    for (const ply of this.#seen.keys()) if (ply > this.ply || this.#seen.size > KEPT) this.#seen.delete(ply);
    if (this.past !== null && !this.#seen.has(this.past)) this.past = null;
  }

  /** Looks through the eyes of another of my seats. */
  lookAs(seat: number): void {
    this.#wanted = seat;
    this.#ask();
  }

  act(offer: Offer, byItself = false): void {
    const { decision } = this.view ?? {};
    const action = offer.text;
    if (!this.free || !decision?.offers?.some(({ text }) => text === action)) return;
    this.fault = null;
    this.verbs.set(this.ply, offer.verb);
    this.sent = { ply: this.ply, action, token: token(), seat: this.#several() ? decision.player : undefined };
    if (byItself) this.sent.by_itself = true;
    this.#host.send({ op: 'act', table: this.id, ...this.sent });
  }

  undo(): void {
    this.fault = null;
    const to = this.back ?? undefined;
    this.#host.send({ op: 'undo', table: this.id, ply: this.ply, to, seat: this.#several() ? (this.seat ?? undefined) : undefined });
  }

  consent(yes: boolean): void {
    this.#host.send({ op: 'consent', table: this.id, yes });
  }

  hurry(): void {
    this.#host.send({ op: 'hurry', table: this.id });
  }

  say(text: string): boolean {
    return this.#host.send({ op: 'chat', table: this.id, text });
  }

  #several(): boolean {
    return (this.info?.you.length ?? 0) > 1;
  }

  /** Asks for everything anew. */
  #ask(): void {
    this.#host.send({ op: 'watch', table: this.id, seat: this.#wanted, detail: true, packed: true });
  }

  /** The lines before those that are told come a page at a time. */
  #readBack(before: number | null): void {
    this.#before = this.log.length < READ_BACK ? before : null;
    if (this.#before !== null) this.#host.send({ op: 'earlier', table: this.id, before: this.#before });
  }

  /** The socket is open, for the first time or again: go on where it broke off. */
  #rejoin(): void {
    if (this.#seq < 0) this.#ask();
    else {
      this.#host.send({ op: 'watch', table: this.id, seat: this.#wanted, since: this.#seq, detail: true, packed: true });
      this.#readBack(this.#before);
    }
    if (this.sent) this.#host.send({ op: 'act', table: this.id, ...this.sent });
  }

  /** To what I did. */
  #isAnswer(message: ServerMessage): boolean {
    return message.op === 'entry' && message.table === this.id && this.#isMine(message.entry);
  }

  #isMine(entry: LogEntry): boolean {
    return entry.kind === 'played' && entry.ply === this.sent?.ply && entry.seat === (this.sent.seat ?? this.seat);
  }

  #hear(message: ServerMessage): void {
    switch (message.op) {
      case 'snapshot':
        if (message.table === this.id) this.#begin(message);
        break;
      case 'entry':
        if (message.table === this.id) this.#follow(message);
        break;
      case 'earlier':
        if (message.table === this.id && message.before === this.#before) {
          this.log = [...message.log.map(logged), ...this.log];
          this.#readBack(message.earlier);
        }
        break;
      case 'table':
        if (message.info.id === this.id) this.#inform(message.info);
        break;
      case 'accepted':
        if (message.token === this.sent?.token) this.sent = null;
        break;
      case 'refused':
        this.#refused(message);
        break;
      // Not about a table: others listen to these.
      case 'hello':
      case 'paired':
      case 'invited':
      case 'banner':
      case 'closing':
      case 'pong':
        break;
    }
  }

  #begin(snapshot: Extract<ServerMessage, { op: 'snapshot' }>): void {
    this.#seq = snapshot.seq;
    this.closed = null;
    if (snapshot.seat !== this.seat) this.#seen.clear();
    this.seat = snapshot.seat;
    this.view = share(this.view, snapshot.view);
    this.#order = snapshot.cards;
    this.standing = share(this.standing, snapshot.standing);
    this.undoTo = snapshot.undo_to;
    this.log = snapshot.log.map(logged);
    this.#readBack(snapshot.earlier);
    this.#inform(snapshot.info);
    this.ply = snapshot.info.ply;
    this.#recall();
    this.#keep();
  }

  /** Whoever reloads where they came back to finds it as they left it. */
  #recall(): void {
    const last = this.log.findLast(({ entry }) => entry.kind === 'played' || entry.kind === 'undone')?.entry;
    if (last?.kind !== 'undone' || !this.info?.you.includes(last.by)) return;
    this.cameBackTo = last.to;
    this.patient = this.view?.turn ?? null;
  }

  #follow(message: Extract<ServerMessage, { op: 'entry' }>): void {
    if (this.#seq < 0 || message.seq <= this.#seq) return;
    if (message.seq > this.#seq + 1) return this.#ask();
    this.#seq = message.seq;
    const { entry } = message;
    for (const hear of this.#ears) hear(entry);
    if (entry.kind === 'undone') this.#comeBack(entry.to);
    this.log = logAfter(this.log, entry);
    this.ply = plyAfter(this.ply, entry);
    if (entry.kind === 'started') this.#order = entry.cards ?? [];
    if (this.#isMine(entry)) this.sent = null;
    this.#see(message);
    this.#keep();
    if (message.info) this.#inform(message.info);
    if (message.clocks) this.#tell(message.clocks);
    if (message.standing) this.standing = share(this.standing, message.standing);
    this.undoTo = message.undo_to ?? null;
  }

  /** Nothing is played by itself where one came back to; and what was, not again in this turn. */
  #comeBack(to: number): void {
    this.cameBackTo = to;
    if (playedIn(this.log).some(({ ply, by_itself }) => by_itself && ply >= to)) this.patient = this.view?.turn ?? null;
  }

  /** A whole view, or what happened and what does not follow from it. */
  #see({ view, values, entry }: Extract<ServerMessage, { op: 'entry' }>): void {
    if (view) this.view = share(this.view, view);
    else if (values && this.view && entry.kind === 'played') {
      this.view = share(this.view, follow(this.view, entry.events, values, this.#order));
    }
  }

  #inform(info: Table): void {
    const before = this.info;
    this.info = share(before, info);
    this.#tell(info.clocks);
    // Sitting down or standing up changes what I may see: look anew.
    if (before && before.you.join() !== info.you.join()) {
      if (this.#wanted !== undefined && !info.you.includes(this.#wanted)) this.#wanted = undefined;
      this.#ask();
    }
  }

  #tell(clocks: Clocks | null): void {
    this.clocks = clocks;
    this.clocksAt = performance.now();
  }

  #refused({ table, token, error }: Extract<ServerMessage, { op: 'refused' }>): void {
    if (token !== null && token === this.sent?.token) {
      this.sent = null;
      this.fault = error;
      // The decision was no longer the one on the screen.
      if (error.code === 'stale' || error.code === 'not_your_turn') this.#ask();
    } else if (table === this.id) {
      if (this.#seq < 0) this.closed = error;
      else this.fault = error;
    }
  }
}
