/** The connection to the feed: opened again after every end, with growing pauses. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FeedMessage } from '@bahati/contract/odds-feed/feed.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { FeedSource } from './feed-source.ts';
import type { Producers, WantedRecovery } from './producers.ts';

const firstPauseMs = 250;
const mostPauseMs = 10_000;
/** A connection that held so long was a good one: the next pause is short again. */
const goodAfterMs = 30_000;
/** A stream that says nothing at all for so long is dead, whatever the network thinks. */
const deadAfterMs = 15_000;

export type Connection = {
  start: () => void;
  /** Looks at silence and holes, and asks for what is missing. */
  look: () => void;
  stop: () => Promise<void>;
};

export type ConnectionOptions = {
  source: FeedSource;
  log: Log;
  producers: Producers;
  take: (message: FeedMessage) => void;
  readFixtures: () => Promise<void>;
};

export function stayConnected(options: ConnectionOptions): Connection {
  const { source, log, producers } = options;
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  let heardAt = 0;
  let abortStream: (() => void) | undefined;

  const ask = async ({ producer, requestId, after }: WantedRecovery) => {
    try {
      await source.askRecovery({ producer, requestId, ...(after === undefined ? {} : { after }) });
    } catch (error) {
      log.warn({ err: error, producer }, 'a recovery could not be asked for');
      await wait(firstPauseMs);
      producers.recoveryFailed(producer);
    }
  };

  /** Fixtures first, so that what the recovery tells has an event it belongs to. */
  const open = async () => {
    try {
      await options.readFixtures();
      producers.connected(performance.now());
      log.info('the feed is heard');
    } catch (error) {
      log.warn({ err: error }, 'fixtures were not read');
      abortStream?.();
    }
  };

  const listen = async () => {
    const stream = new AbortController();
    abortStream = () => stream.abort();
    let opening: Promise<void> | undefined;
    try {
      heardAt = performance.now();
      await source.listen({
        signal: AbortSignal.any([ending.signal, stream.signal]),
        onOpen: () => {
          opening = open();
        },
        onMessage: (message) => {
          heardAt = performance.now();
          options.take(message);
        },
        onSpoilt: (line) => log.warn({ line: line.slice(0, 300) }, 'the feed said no message'),
      });
    } finally {
      await opening;
      producers.lost();
      abortStream = undefined;
    }
  };

  const run = async () => {
    let pauseMs = firstPauseMs;
    while (!ending.signal.aborted) {
      const startedAt = performance.now();
      try {
        await listen();
        log.warn('the feed ended the stream');
      } catch (error) {
        if (!ending.signal.aborted) log.warn({ err: error }, 'the feed is not heard');
      }
      if (performance.now() - startedAt > goodAfterMs) pauseMs = firstPauseMs;
      await wait(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      pauseMs = Math.min(mostPauseMs, pauseMs * 2);
    }
  };

  return {
    start() {
      running ??= run();
    },
    look() {
      if (abortStream && performance.now() - heardAt > deadAfterMs) abortStream();
      for (const recovery of producers.look(performance.now())) void ask(recovery);
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
