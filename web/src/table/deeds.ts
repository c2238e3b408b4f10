import { faultOf } from '../lib/api';
import type { Fault } from '../wire/wire';

/** Whether the table granted what was asked of it; a refusal is told. */
export async function granted(asked: Promise<unknown>, onfault: (fault: Fault) => void): Promise<boolean> {
  try {
    await asked;
    return true;
  } catch (error) {
    onfault(faultOf(error));
    return false;
  }
}
