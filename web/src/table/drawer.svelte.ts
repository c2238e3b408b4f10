/** What the drawer beside the table shows, where it is open: the whole story, one's deck and the score, or what is said. */
export type Sheet = 'log' | 'score' | 'chat';

export const drawer: { shows: Sheet | null } = $state({ shows: null });
