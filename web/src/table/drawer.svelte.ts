/** What the drawer beside the table shows, where it is open: the whole story, one's deck and the score, or what is said. */
export type Sheet = 'log' | 'score' | 'chat';

export const drawer: {
  shows: Sheet | null;
  /** Something was said that nobody has looked at. */
  unread: boolean;
  /** Nothing that is said is shown. */
  silent: boolean;
} = $state({ shows: null, unread: false, silent: false });
