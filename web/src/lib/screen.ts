import { innerWidth } from 'svelte/reactivity/window';

/** Below this width the table is one column: the hand comes first, the prompt stands at the foot. */
export const isNarrow = (): boolean => (innerWidth.current ?? 1280) < 1024;

/** A phone, where there is no room for words on small buttons. */
export const isSmall = (): boolean => (innerWidth.current ?? 1280) < 700;
