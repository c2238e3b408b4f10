import type { ClientMessage, ServerMessage } from '../wire/wire';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What a route is told: the blanks of its path, a query, a body. */
export interface Told {
  path?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** What came back, whatever it was. */
export interface Answered {
  status: number;
  body: unknown;
}

/** Where a table lives: in the server over the socket, or in a worker of this page. Pages do not know which. */
export interface Host {
  /** Does anything come through? To be read where changes are followed. */
  readonly reachable: boolean;
  /** May this table be played here, or is it only watched because another tab plays it? */
  mayPlay(table: string): boolean;
  /** Makes sure that there is somebody to play as. */
  comeIn(): Promise<unknown>;
  /** Listens; `onOpen` runs now if the line is open, and each time it opens. The answer ends it. */
  connect(hear: (message: ServerMessage) => void, onOpen: () => void): () => void;
  /** Says whether it went out. */
  send(message: ClientMessage): boolean;
  /** Asks along a route of the API; throws where nobody answers. */
  ask(method: Method, route: string, told: Told): Promise<Answered>;
}
