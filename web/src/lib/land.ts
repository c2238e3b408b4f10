/** Puts the focus on something that need not take it by itself, such as a section or a heading. */
export function land(target: HTMLElement, options?: FocusOptions): void {
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus(options);
}
