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
  const { producers } = options;
  const ending = new AbortController();
  const line: Line = { heardAt: 0, abort: undefined };
  let running: Promise<void> | undefined;
  return {
    start() {
      running ??= keepTrying(options.log, ending.signal, () =>
        listen(options, ending.signal, line),
      );
    },
    look() {
      const now = performance.now();
      if (now - line.heardAt > deadAfterMs) line.abort?.();
      for (const recovery of producers.look(now)) void askFor(options, recovery);
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}

type Line = { heardAt: number; abort: (() => void) | undefined };

async function listen(options: ConnectionOptions, ending: AbortSignal, line: Line): Promise<void> {
  const { source, log, producers } = options;
  const stream = new AbortController();
  line.abort = () => stream.abort();
  line.heardAt = performance.now();
  let opening: Promise<void> | undefined;
  try {
    await source.listen({
      signal: AbortSignal.any([ending, stream.signal]),
      onOpen() {
        opening = open(options).catch((error: unknown) => {
          log.warn({ err: error }, 'fixtures were not read');
          stream.abort();
        });
      },
      onMessage(message) {
        line.heardAt = performance.now();
        options.take(message);
      },
      onSpoilt: (text) => log.warn({ text: text.slice(0, 300) }, 'the feed said no message'),
    });
  } finally {
    await opening;
    producers.lost();
    line.abort = undefined;
  }
}

/** Fixtures first, so that what the recovery tells has an event it belongs to. */
async function open({ log, producers, readFixtures }: ConnectionOptions): Promise<void> {
  await readFixtures();
  producers.connected(performance.now());
  log.info('the feed is heard');
}

async function askFor(
  { source, log, producers }: ConnectionOptions,
  recovery: WantedRecovery,
): Promise<void> {
  try {
    await source.askRecovery(recovery);
  } catch (error) {
    log.warn({ err: error, producer: recovery.producer }, 'a recovery could not be asked for');
    await wait(firstPauseMs);
    producers.recoveryFailed(recovery);
  }
}

async function keepTrying(log: Log, ending: AbortSignal, work: () => Promise<void>): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!ending.aborted) {
    const startedAt = performance.now();
    try {
      await work();
      if (!ending.aborted) log.warn('the feed ended the stream');
    } catch (error) {
      if (!ending.aborted) log.warn({ err: error }, 'the feed is not heard');
    }
    if (performance.now() - startedAt > goodAfterMs) pauseMs = firstPauseMs;
    await wait(pauseMs, undefined, { signal: ending }).catch(() => undefined);
    pauseMs = Math.min(mostPauseMs, pauseMs * 2);
  }
}
