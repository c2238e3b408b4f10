/** Counters a card can give, in the order they are shown. */
export const counters = ['draw', 'love', 'serving', 'employment', 'imagination', 'concentration', 'effort'] as const;
export type Counter = (typeof counters)[number];
export type SymbolName = Counter | 'vp' | 'cost' | 'chambermaid' | 'value' | 'copies' | 'ill';

/** Icons in a square of 16: what is filled, what is drawn. Shapes differ, so that colour is never needed. */
export const icons: Record<SymbolName, readonly [fill: string, line?: string]> = {
  draw: ['M6 4.500h8.500v11H6z', 'M3.500 12.500h-2v-12h8v2'],
  love: ['M8 14.500C3 10.700 1 8.500 1 5.700A3.700 3.700 0 0 1 8 4a3.700 3.700 0 0 1 7 1.700c0 2.800-2 5-7 8.800z'],
  serving: ['M1.500 11a6.500 6.500 0 0 1 13 0zM.500 12.300h15v2H.500zM6.700 3.200a1.300 1.300 0 1 1 2.600 0z'],
  employment: ['M11 1a4 4 0 1 0-3.600 5.800L1 13.200V15.500h3.200v-2h2v-2l3-2.900A4 4 0 0 0 11 1zM11.500 3.200a1.300 1.300 0 1 1 0 2.600 1.300 1.300 0 0 1 0-2.600z'],
  imagination: ['M8 .500 10 6l5.500 2L10 10l-2 5.500L6 10 .500 8 6 6z'],
  concentration: ['M8 5.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z', 'M8 1.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z'],
  effort: ['M8.500.500c.5 3.500 5 5 5 9.300a5.500 5.500 0 0 1-11 0C2.500 7.500 4 6 4.700 4.300 5.500 6 6.300 6 6.600 6.700 8 5 8.700 3 8.500.500z'],
  vp: ['M8 .500l2 2.300 3-.500.400 3L16 7l-1.700 2.500.7 3-3 .6L10.500 16 8 14.500 5.500 16 4 13.100l-3-.6.700-3L0 7l2.600-1.700.4-3 3 .5z'],
  cost: ['M8 .800a7.200 7.200 0 1 0 0 14.400A7.200 7.200 0 0 0 8 .800z'],
  chambermaid: ['M1 3h1.800v5H14c1 0 1.500.600 1.500 1.500V14h-1.800v-2H2.800v2H1zM4.500 4.500H9c1 0 1.500.800 1.500 2h-6z'],
  value: ['M8 .500l2.200 5h5.300l-4.300 3.500 1.600 5.700L8 11.300l-4.800 3.400L4.800 9 .500 5.500h5.300z'],
  copies: ['M5 3.500h9v12H5z', 'M2 13V.800h9'],
  ill: ['M6 3a2 2 0 0 1 4 0v6.500a3.600 3.600 0 1 1-4 0z', 'M12.500 3h2M12.500 6h2'],
};
