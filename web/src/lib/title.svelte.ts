let own = $state('');

/** What the page now open is called by its own name; empty where the name of its kind is enough. */
export const ownTitle = (): string => own;

/** Names the page after what it shows, for as long as the component that says so is there. */
export function entitle(name: () => string): void {
  $effect(() => {
    own = name();
    return () => void (own = '');
  });
}
