/** Counters a card can give, in the order they are shown. */
export const counters = ['draw', 'love', 'serving', 'employment', 'imagination', 'concentration', 'effort'] as const;
export type Counter = (typeof counters)[number];
/** Signs that stand between the others, or for what has no name in the lists: they are drawn only. */
export type Mark = 'ill' | 'away' | 'then' | 'or' | 'chief';
export type SymbolName = Counter | 'vp' | 'cost' | 'chambermaid' | 'value' | 'copies' | Mark;

/** Icons in a square of 16: what is filled, what is drawn. Shapes differ, so that colour is never needed. */
export const icons: Record<SymbolName, readonly [fill: string, line?: string]> = {
  draw: ['M6 4.5h8.5v11H6z', 'M3.5 12.5h-2v-12h8v2'],
  love: ['M8 14.5C3 10.7 1 8.5 1 5.7A3.7 3.7 0 0 1 8 4a3.7 3.7 0 0 1 7 1.7c0 2.8-2 5-7 8.8z'],
  serving: ['M1.5 11a6.5 6.5 0 0 1 13 0zM.5 12.3h15v2H.5zM6.7 3.2a1.3 1.3 0 1 1 2.6 0z'],
  employment: ['M11 1a4 4 0 1 0-3.6 5.8L1 13.2V15.5h3.2v-2h2v-2l3-2.9A4 4 0 0 0 11 1zM11.5 3.2a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z'],
  imagination: ['M8 .5 10 6l5.5 2L10 10l-2 5.5L6 10 .5 8 6 6z'],
  concentration: ['M8 5.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z', 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z'],
  effort: ['M8.5.5c.5 3.5 5 5 5 9.3a5.5 5.5 0 0 1-11 0C2.5 7.5 4 6 4.7 4.3 5.5 6 6.3 6 6.6 6.7 8 5 8.7 3 8.5.5z'],
  vp: ['M8 .5l2 2.3 3-.5.4 3L16 7l-1.7 2.5.7 3-3 .6L10.5 16 8 14.5 5.5 16 4 13.1l-3-.6.7-3L0 7l2.6-1.7.4-3 3 .5z'],
  cost: ['M8 .8a7.2 7.2 0 1 0 0 14.4A7.2 7.2 0 0 0 8 .8z'],
  chambermaid: ['M1 3h1.8v5H14c1 0 1.5.6 1.5 1.5V14h-1.8v-2H2.8v2H1zM4.5 4.5H9c1 0 1.5.8 1.5 2h-6z'],
  value: ['M8 .5l2.2 5h5.3l-4.3 3.5 1.6 5.7L8 11.3l-4.8 3.4L4.8 9 .5 5.5h5.3z'],
  copies: ['M5 3.5h9v12H5z', 'M2 13V.8h9'],
  away: ['', 'M3 1h10v14H3zM5.5 8h5'],
  then: ['M4.5 2.5 12 8l-7.5 5.5z'],
  or: ['', 'M11 1.5 5 14.5'],
  chief: ['M1 13h14v2H1zM1 4l4 3 3-5.5L11 7l4-3-1.5 8h-11z'],
  ill: ['M6 3a2 2 0 0 1 4 0v6.5a3.6 3.6 0 1 1-4 0z', 'M12.5 3h2M12.5 6h2'],
};
