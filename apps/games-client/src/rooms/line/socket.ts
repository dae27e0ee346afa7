/** The line a room is heard on, as small as a test can play it. */
export type SocketEvents = {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Once, whoever closed it. */
  readonly closed: () => void;
};

export type Socket = { readonly send: (text: string) => void; readonly close: () => void };

export type OpenSocket = (events: SocketEvents) => Socket;

export type Surroundings = {
  /** The page may have slept, or the network is back. */
  readonly woken: () => void;
  /** The network is gone. */
  readonly lost: () => void;
};
