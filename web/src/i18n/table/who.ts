/** Somebody at the table, as the listener would name them. */
export interface Who {
  me: boolean;
  name: string;
}

export const same = (one: Who, other: Who): boolean => one.me === other.me && one.name === other.name;
