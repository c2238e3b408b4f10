import { openKept } from './kept';
import type { Shelved } from './shelf';

/** What lists tell of the tables of this device, the last changed first. The worker is not needed for it. */
export async function shelves(): Promise<Shelved[]> {
  const db = await openKept();
  try {
    const all = await db.getAll('shelf');
    return all.sort((a, b) => b.summary.updated - a.summary.updated);
  } finally {
    db.close();
  }
}
