import type { FromThinker, ToThinker } from './thinker';

/** One place to think at. */
export interface Seat {
  think(work: 'choose' | 'advise', order: string): Promise<string | null>;
}

/** A worker of its own; it is asked one thing at a time. */
export function seatIn(worker: Worker, module: WebAssembly.Module): Seat {
  worker.postMessage({ module } satisfies ToThinker);
  return {
    think: (work, order) =>
      new Promise((tell) => {
        worker.onmessage = ({ data }: MessageEvent<FromThinker>) => tell(data.said);
        worker.onerror = () => tell(null);
        worker.postMessage({ work, order } satisfies ToThinker);
      }),
  };
}

interface Waiting {
  work: 'choose' | 'advise';
  order: string;
  tell: (said: string | null) => void;
}

/** As many as there are cores, each made when it is first needed. What does not find a free one waits its turn. */
export class Thinkers {
  readonly #idle: Seat[] = [];
  readonly #waiting: Waiting[] = [];
  #made = 0;

  constructor(
    readonly most: number,
    readonly make: () => Seat,
  ) {}

  think(work: 'choose' | 'advise', order: unknown): Promise<string | null> {
    return new Promise((tell) => {
      this.#waiting.push({ work, order: JSON.stringify(order), tell });
      this.#seat();
    });
  }

  #seat(): void {
    if (!this.#waiting.length) return;
    const seat = this.#idle.pop() ?? (this.#made < this.most ? this.#another() : undefined);
    if (seat) void this.#occupy(seat, this.#waiting.shift()!);
  }

  #another(): Seat {
    this.#made += 1;
    return this.make();
  }

  async #occupy(seat: Seat, { work, order, tell }: Waiting): Promise<void> {
    tell(await seat.think(work, order));
    this.#idle.push(seat);
    this.#seat();
  }
}
