import { settings } from '../lib/settings.svelte';

/** Puts the chosen look on the page. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === 'off') root.dataset.motion = 'off';
  else delete root.dataset.motion;
  // The colour of the browser's own frame is that of the paper.
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}
