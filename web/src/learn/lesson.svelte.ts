import { allCards } from '../lib/cards.svelte';
import { logAfter, logged, type Logged } from '../table/log';
import type { Sitting } from '../table/sitting';
import type { View } from '../table/shapes';
import type { Clocks, Fault, LogEntry, Offer, Scores, Table, Verb } from '../wire/wire';
import { after, viewAt, type LessonId, type LessonRecord, type Step, type Told } from './lessons';

/** The other's actions come one at a time, slowly enough to be followed. */
const PAUSE = 900;

type Loaded = Promise<{ default: unknown }>;
const load: Record<LessonId, () => [record: Loaded, told: Loaded]> = {
  'tanto-cuore': () => [import('./records/tanto-cuore.json'), import('./told/tanto-cuore.json')],
  'love-letter': () => [import('./records/love-letter.json'), import('./told/love-letter.json')],
};

export async function openLesson(id: LessonId, names: [me: string, other: string]): Promise<Lesson> {
  const [record, told] = await Promise.all(load[id]());
  return new Lesson(id, (record.default as LessonRecord).steps, told.default as Told, names);
}

const seat = (kind: 'person' | 'bot', name: string): Table['seats'][number] => ({
  kind,
  name,
  account: false,
  online: true,
  left: false,
  resigned: false,
});

function tableOf(id: LessonId, players: number, names: readonly string[]): Table {
  return {
    id: '',
    game: id,
    options: {},
    seats: Array.from({ length: players }, (_, i) => seat(i ? 'bot' : 'person', names[i]!)),
    pausing: false,
    stage: 'playing',
    host: '',
    created: 0,
    updated: 0,
    ply: 0,
    seq: 0,
    you: [0],
    watchers: 0,
    clocks: null,
    undo_asked: null,
    abort_asked: [],
    result: null,
    next: null,
    undone: false,
    shared: false,
    share_asked: [],
    access: 'private',
    clock: { kind: 'none' },
    spectators: false,
    share: false,
    pace: 'instant',
    hints: false,
    tracker: false,
    undo: false,
    discreet: false,
    start_when_full: false,
  };
}

/** A table whose game is known: it goes on when the learner does what is asked, and needs no server for it. */
export class Lesson implements Sitting {
  readonly info: Table;
  readonly seat = 0;
  readonly standing: Scores | null = null;
  readonly undoTo = null;
  readonly clocks: Clocks | null = null;
  readonly clocksAt = 0;
  readonly closed: Fault | null = null;
  readonly sent = null;
  readonly cameBackTo = -1;
  readonly verbs = new Map<number, Verb>();
  readonly patient = null;
  readonly free = true;
  readonly reachable = true;
  readonly back = null;
  readonly past: number | null = null;
  fault: Fault | null = null;

  log: Logged[] = $state.raw([]);
  ply = $state.raw(0);
  /** The step that is shown. */
  at = $state.raw(0);
  /** The other is playing. */
  waits = $state.raw(false);
  /** Something else than what was asked was tried. */
  astray = $state.raw(false);
  #position: View = $state.raw(null!);

  readonly step = $derived.by(() => this.steps[this.at]!);
  readonly view = $derived(viewAt(this.#position, this.waits ? undefined : this.step));
  readonly shown = $derived(this.view);

  readonly #ears = new Set<(entry: LogEntry) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: LessonId,
    readonly steps: readonly Step[],
    readonly game: Told,
    names: readonly string[],
  ) {
    this.info = tableOf(id, game.first.players.length, names);
    this.#begin();
  }

  #begin(): void {
    clearTimeout(this.#timer);
    [this.ply, this.at, this.waits, this.astray] = [0, 0, false, false];
    this.#position = this.game.first;
    this.log = [logged({ kind: 'started', events: [], at: 0 })];
  }

  listen(hear: (entry: LogEntry) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  canLookBack(): boolean {
    return false;
  }

  lookBack(): Promise<void> {
    return Promise.resolve();
  }

  byItself(): boolean {
    return false;
  }

  /** What the page would do by itself is left to the learner. */
  act(offer: Offer, byItself = false): void {
    if (byItself || this.waits) return;
    this.astray = offer.text !== this.step.action && !this.step.by?.includes(offer.text);
    if (!this.astray) this.#play();
  }

  /** Reads on, or does what is asked. */
  next(): void {
    if (this.waits || this.at === this.steps.length - 1) return;
    if (this.step.action) this.#play();
    else this.#turnTo(this.at + 1);
  }

  /** One step back: the game is told again up to there. */
  stepBack(): void {
    const wanted = Math.max(0, this.at - 1);
    this.#begin();
    while (this.at < wanted) this.#now();
  }

  /** The learner has left. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #turnTo(step: number): void {
    [this.at, this.astray] = [step, false];
  }

  /** The learner's action, and then those of the other until it is the learner's turn again. */
  #play(): void {
    this.#take();
    this.#answer(() => this.#turnTo(this.at + 1));
  }

  #answer(then: () => void): void {
    this.waits = this.game.told[this.ply]?.seat === 1;
    if (!this.waits) return then();
    this.#timer = setTimeout(() => {
      this.#take();
      this.#answer(then);
    }, PAUSE);
  }

  /** A step in no time. */
  #now(): void {
    if (this.step.action)
      do this.#take();
      while (this.game.told[this.ply]?.seat === 1);
    this.#turnTo(this.at + 1);
  }

  /** The next action of the record happens. */
  #take(): void {
    const next = this.game.told[this.ply]!;
    const { seat, action, events } = next;
    const entry: LogEntry = { kind: 'played', ply: this.ply, seat, action, events, at: 0 };
    for (const hear of this.#ears) hear(entry);
    this.log = logAfter(this.log, entry);
    this.ply += 1;
    const order = allCards().map(({ id }) => id);
    this.#position = after(this.#position, next, order);
  }

  // Nobody else is here.
  undo(): void {}
  consent(): void {}
  hurry(): void {}
  say(): boolean {
    return false;
  }
}
