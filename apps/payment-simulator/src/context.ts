import type { Log } from '@bahati/server-kit/log.ts';
import type { Store } from './store.ts';

/** What every use case of the simulator works with. */
export type Context = {
  store: Store;
  log: Log;
  /** Milliseconds since 1970; tests bring their own clock. */
  now: () => number;
  settings: {
    origin: string;
    key: string;
    payoutDelayMs: number;
    isChaotic: boolean;
    /** The first pause between attempts of a callback; each next one is twice as long. */
    firstPauseMs: number;
  };
  /** Tells the clockwork that something new may be due. */
  wake: () => void;
};
