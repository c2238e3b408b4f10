export * from '../cards/enlarge.svelte';
