/** Can the house be reached? Set by every question to the server, and by the device itself. */
export const reach: { gone: boolean; offline: boolean; returns: number } = $state({ gone: false, offline: !navigator.onLine, returns: 0 });

/** Has a page stayed empty because nobody answered? */
let wanting = false;

/** What a page cannot do without did not come. Where that is because nobody answers, the page is laid anew when somebody does (`returns`). */
export function want(): void {
  wanting ||= reach.gone;
}

/** Somebody answered. */
export function answered(): void {
  reach.gone = false;
  if (!wanting) return;
  wanting = false;
  reach.returns += 1;
}

addEventListener('offline', () => (reach.offline = true));
addEventListener('online', () => {
  reach.offline = false;
  answered();
});
