/** What the calls of the feed lean on. */
import type { Log } from '@bahati/server-kit/log.ts';
import type { Config } from './config.ts';
import type { Script } from './control/script.ts';
import type { Results } from './fixtures/results.ts';
import type { Feed } from './messages/feed.ts';
import type { StreamHub } from './server/stream-hub.ts';
import type { Telling } from './server/telling.ts';

export type Context = {
  readonly config: Config;
  readonly log: Log;
  readonly now: () => number;
  readonly feed: Feed;
  readonly results: Results;
  /** Events that control calls made. */
  readonly script: Script;
  readonly hub: StreamHub;
  readonly telling: Telling;
};
