/** Whether the page is the table: it has a bar of its own instead of the house's header. */
export const bare = $state({ on: false });

/** For as long as whoever calls this is there. */
export function bareWhile(): void {
  $effect(() => {
    bare.on = true;
    return () => (bare.on = false);
  });
}
