/** Can the house be reached? Set by every question to the server, and by the device itself. */
export const reach: { gone: boolean; offline: boolean } = $state({ gone: false, offline: !navigator.onLine });

addEventListener('offline', () => (reach.offline = true));
addEventListener('online', () => {
  reach.offline = false;
  reach.gone = false;
});
