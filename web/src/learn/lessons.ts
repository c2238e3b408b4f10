import { follow } from '../table/follow';
import type { GameEvent, View } from '../table/shapes';
import type { Offer, TableOptions, Values } from '../wire/wire';

export type LessonId = 'tanto-cuore' | 'love-letter';
export const LESSONS: LessonId[] = ['tanto-cuore', 'love-letter'];

/** A game written down for a lesson, and what is said about it (`records/`); what the rules make of it is in `told/`. */
export interface LessonRecord {
  game: string;
  players: number;
  seed: string;
  options: TableOptions;
  actions: string[];
  steps: Step[];
}

/** One thing said, and perhaps one thing to do. */
export interface Step {
  /** Under which its words stand (`words/`). */
  key: string;
  /** What stays lit: places of the table (`data-place`), or with `@` parts of the page (`data-testid`). */
  at: string[];
  /** Where what moves goes. */
  to?: string;
  /** The action that leads on; without one, reading does. */
  action?: string;
  /** May all that this card can do be chosen from, and not only this? */
  among?: boolean;
  /** What is done at the same spot and is taken for the action: one Love card for all of them. */
  by?: string[];
}

/** A game that the rules have played (`crates/games/tests/lessons.rs`), as the learner is told it. */
export interface Told {
  first: View;
  told: { seat: number; action: string; events: GameEvent[]; values: Values }[];
}

/** The position after the next thing that is told. */
export function after(view: View, { events, values }: Told['told'][number], order: readonly string[]): View {
  const { decision, ...known } = values;
  return { ...follow(view, events, known, order), decision };
}

/** What may be done at a step: all that leads on, and nothing else. */
export function offersAt(offers: readonly Offer[], { action, among, by = [] }: Step): Offer[] {
  const wanted = offers.find(({ text }) => text === action);
  return offers.filter(
    (one) => one === wanted || by.includes(one.text) || (among && one.verb === wanted?.verb && one.card === wanted.card),
  );
}

/** The position as a step shows it: what leads on is offered, and nothing where there is only something to read. */
export function viewAt(view: View, step: Step | undefined): View {
  const { decision } = view;
  if (!decision || !step) return view;
  return { ...view, decision: { ...decision, offers: offersAt(decision.offers ?? [], step) } };
}
