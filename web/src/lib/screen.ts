import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** Below this width the table is one column: the hand comes first, the prompt stands at the foot. */
export const isNarrow = (): boolean => (innerWidth.current ?? 1280) < 1024;

/** A phone, where there is no room for words on small buttons. */
export const isSmall = (): boolean => (innerWidth.current ?? 1280) < 700;

/** Room for large cards in every house. */
export const isLarge = (): boolean => (innerWidth.current ?? 1280) >= 1500 && (innerHeight.current ?? 800) >= 1000;

/** The window's width and height, for what has to be laid anew with each change. */
export const extent = (): string => `${innerWidth.current} ${innerHeight.current}`;
