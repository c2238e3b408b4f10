/** All that draws or tells of a card. */
export { default as BoxCover } from './BoxCover.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as CardFace, type CardSize, type CardState } from './CardFace.svelte';
export { default as CardSheet } from './CardSheet.svelte';
export { default as Crest } from './Crest.svelte';
export { default as Symbol } from './Symbol.svelte';
export { blazon, initials, kindOf, kinds, type Bearer, type Kind } from './crest';
export { cardLabel, givesOf, scoresLater, signed } from './label';
export { counters, icons, type Counter, type SymbolName } from './symbols';
