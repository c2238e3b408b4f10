/** The browser's offer to install the house as an app; `ask` is there only while it stands. */
interface Offer extends Event {
  prompt(): Promise<void>;
}

export const installer: { ask: (() => void) | null; installed: boolean } = $state({
  ask: null,
  installed: matchMedia('(display-mode: standalone)').matches,
});

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installer.ask = () => {
    installer.ask = null;
    void (event as Offer).prompt();
  };
});
addEventListener('appinstalled', () => {
  installer.ask = null;
  installer.installed = true;
});
