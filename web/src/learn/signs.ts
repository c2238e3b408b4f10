import type { SymbolName } from '../cards/symbols';

/** What the legend explains, in its order. */
export const SIGNS = [
  'cost',
  'points',
  'draw',
  'love',
  'serving',
  'employment',
  'chambermaid',
  'ill',
  'chief',
  'away',
  'then',
  'or',
  'more',
  'count',
  'legal',
  'can',
  'empty',
  'standin',
  'focus',
  'skills',
  'value',
] as const;
export type Sign = (typeof SIGNS)[number];

/** Under which entry each drawn sign is explained: a new one does not compile until it is. */
export const EXPLAINED: Record<SymbolName, Sign> = {
  draw: 'draw',
  love: 'love',
  serving: 'serving',
  employment: 'employment',
  imagination: 'skills',
  concentration: 'skills',
  effort: 'skills',
  vp: 'points',
  cost: 'cost',
  chambermaid: 'chambermaid',
  value: 'value',
  copies: 'count',
  ill: 'ill',
  away: 'away',
  then: 'then',
  or: 'or',
  chief: 'chief',
};
