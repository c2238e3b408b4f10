import { faultOf, post } from '../lib/api';
import type { Fault } from '../wire/wire';

/** Asks the table for something besides an action: to come back, to break off. Says whether it was granted; a refusal is told. */
export async function ask(table: string, what: string, onfault: (fault: Fault) => void, body: unknown = {}): Promise<boolean> {
  try {
    await post(`/tables/${table}/${what}`, body);
    return true;
  } catch (error) {
    onfault(faultOf(error));
    return false;
  }
}
