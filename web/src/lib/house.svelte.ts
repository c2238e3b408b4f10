import type { House, Me } from '../wire/wire';
import { get, post } from './api';

/** What runs here and who we are. */
export const house: { info: House | null; me: Me | null } = $state({ info: null, me: null });

/** Asks what runs here. */
export async function enter(): Promise<void> {
  const info = await get<House>('/house');
  house.info = info;
  house.me = info.me;
}

/** Who we are; a guest is made when nobody has come in yet. */
export async function comeIn(name?: string): Promise<Me> {
  // What the house knows of us may still be on its way.
  if (!house.info) await enter();
  if (!house.me) house.me = await post<Me>('/guest', name ? { name } : {});
  return house.me;
}
