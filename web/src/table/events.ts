import type { GameEvent } from './shapes';
import { said, type Tongue } from './speech';

/** How loud an event is in the log. */
export type Tone = 'turn' | 'round' | 'plain' | 'quiet';

export interface Line {
  text: string;
  tone: Tone;
  /** Cards of the book that the line speaks of. */
  cards: string[];
}

/** An event in words; null for those that a reader does not miss. */
export function tell(tongue: Tongue, event: GameEvent): Line | null {
  const text = said(tongue, `event-${event.type}`, event);
  if (!text) return null;
  const cards = [...(event.cards ?? []), event.card, event.maid].filter((id): id is string => !!id && tongue.kind(id) !== undefined);
  return { text, tone: toneOf(event), cards: [...new Set(cards)] };
}

function toneOf(event: GameEvent): Tone {
  if (event.type === 'turn_began') return 'turn';
  if (event.type === 'round_ended' || event.type === 'game_ended' || (event.type === 'shuffled' && event.round !== undefined))
    return 'round';
  return event.type === 'gained' || event.type === 'shuffled' || event.type === 'drew' ? 'quiet' : 'plain';
}
