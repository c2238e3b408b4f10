import type { FinishedGame, TableSummary } from '../wire/wire';
import { hasDevice } from './local';
import type { Shelved } from './shelf';

const KEY = 'livret.device';

/** From now on there may be games on this device; the browser is asked not to clear them away by itself. */
export function noteGames(): void {
  void navigator.storage?.persist?.().catch(() => {});
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    /* then they are found at their address alone */
  }
}

/** Whoever has never played here is not kept waiting for a look at what is not there. */
function mayHaveGames(): boolean {
  try {
    return hasDevice && localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

async function onShelves(): Promise<Shelved[]> {
  if (!mayHaveGames()) return [];
  return import('./shelves').then(({ shelves }) => shelves()).catch(() => []);
}

/** The games of this device, the last changed first. */
export const localGames = async (): Promise<TableSummary[]> => (await onShelves()).map(({ summary }) => summary);

/** Those that were played to their end. */
export const localFinished = async (): Promise<FinishedGame[]> => (await onShelves()).flatMap(({ finished }) => finished ?? []);
