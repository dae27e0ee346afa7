import type { Log } from '@bahati/server-kit/log.ts';
import type { simulatorSettings } from './config.ts';
import type { Store } from './store.ts';

/** What every use case of the simulator works with. */
export type Context = {
  store: Store;
  log: Log;
  /** Milliseconds since 1970; tests bring their own clock. */
  now: () => number;
  settings: ReturnType<typeof simulatorSettings>;
  /** Tells the clockwork that something new may be due. */
  wake: () => void;
};
