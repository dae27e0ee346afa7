export type ServerClock = {
  /** In milliseconds. */
  readonly now: () => number;
  /** Forgets what was heard before: the clock of this device may have been set meanwhile. */
  readonly restart: (at: string) => void;
  /** An instant that has passed on the server, as it is heard here. */
  readonly hear: (at: string) => void;
};

/**
 * The server's clock, by the instants it tells. Each is heard late, by its way and by what this
 * page was busy with; so the one heard least late is the nearest, and none is ahead of the server.
 */
export function createServerClock(local: () => number = Date.now): ServerClock {
  let ahead = 0;
  return {
    now: () => local() + ahead,
    restart(at) {
      ahead = Date.parse(at) - local();
    },
    hear(at) {
      ahead = Math.max(ahead, Date.parse(at) - local());
    },
  };
}
