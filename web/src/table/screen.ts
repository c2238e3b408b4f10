/** Fills the screen with the table, or gives it back. */
export const fill = (): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
