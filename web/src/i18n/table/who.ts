/** Somebody at the table, as the listener would name them. */
export interface Who {
  me: boolean;
  name: string;
}
