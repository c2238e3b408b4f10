/** What the legend explains, in its order. */
export const SIGNS = [
  'cost',
  'points',
  'draw',
  'love',
  'serving',
  'employment',
  'chambermaid',
  'more',
  'count',
  'legal',
  'empty',
  'focus',
  'skills',
  'value',
] as const;
export type Sign = (typeof SIGNS)[number];
