import type { Invitation } from '../wire/wire';

/** Seats that we are offered, the newest first. */
export const invited: { list: Invitation[] } = $state({ list: [] });
