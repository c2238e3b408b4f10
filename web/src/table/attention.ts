/** Whoever looks at another page is told by the mark on the program's icon that it is their turn; the title says it too. */
export function mark(mine: boolean): () => void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const show = (): void => {
    const wanted = mine && document.visibilityState === 'hidden';
    // Only installed programs have one: elsewhere this is refused, and nothing is lost.
    void (wanted ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator))?.catch(() => {});
  };
  show();
  document.addEventListener('visibilitychange', show);
  return () => document.removeEventListener('visibilitychange', show);
}
