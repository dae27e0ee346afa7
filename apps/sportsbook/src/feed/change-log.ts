/**
 * What is in memory and not yet in the tables. Results, cancels and bet stops are written at once,
 * prices seconds later, since another price of the same market makes the one before needless, and a
 * restart asks the feed for them from where the tables are whole.
 * However long the database is away, it holds no more than a row of each table has.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { HeldEvents } from '#sportsbook/offer/held-events.ts';
import type { Applied } from './apply-message.ts';
import { type Batch, storeBatch } from './store-changes.ts';
import { createWaitingChanges, type WaitingChanges } from './waiting-changes.ts';

const soonMs = 15;
const oddsMs = 5_000;
const afterFailureMs = 1_000;

export type ChangeLog = {
  note: (eventId: string, applied: Applied) => void;
  /** Resolves when all that was noted before is in the tables; rejects when it could not be written. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ChangeLogOptions = {
  database: Database;
  log: Log;
  events: HeldEvents;
  /** Up to when a producer's words are in memory without a hole, in milliseconds. */
  marks: () => Batch['marks'];
};

export function createChangeLog({ database, log, events, marks }: ChangeLogOptions): ChangeLog {
  const waiting = createWaitingChanges(events);
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  /** When prices are due; before that only what is more urgent is written. */
  let oddsDueAt = Infinity;
  let writing: Promise<void> | undefined;
  let isStopped = false;

  const plan = (inMs: number) => {
    const at = performance.now() + inMs;
    if (isStopped || writing || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => {
      write(performance.now() >= oddsDueAt).catch((error: unknown) => {
        log.warn({ err: error }, 'what the feed said was not stored');
      });
    }, inMs);
  };

  const pauseMs = () =>
    waiting.isUrgent() ? soonMs : Math.max(soonMs, oddsDueAt - performance.now());

  /** One at a time; `isWhole`: prices too. */
  const write = (isWhole: boolean): Promise<void> => {
    clearTimeout(timer);
    dueAt = Infinity;
    let hasFailed = true;
    writing ??= writeAll(isWhole)
      .then(() => void (hasFailed = false))
      .finally(() => {
        writing = undefined;
        if (waiting.isAny()) plan(hasFailed ? afterFailureMs : pauseMs());
      });
    return writing;
  };

  const writeAll = async (isWhole: boolean) => {
    // Of before the first row is taken: whatever comes meanwhile is of the next time.
    const reached = isWhole ? marks() : [];
    if (isWhole) oddsDueAt = Infinity;
    try {
      await storeWaiting(database, waiting, isWhole, reached);
    } catch (error) {
      if (isWhole) oddsDueAt = 0;
      throw error;
    }
  };

  return {
    note(eventId, applied) {
      waiting.add(eventId, applied);
      oddsDueAt = Math.min(oddsDueAt, performance.now() + oddsMs);
      plan(pauseMs());
    },
    async flush() {
      await writing?.catch(() => undefined);
      await write(true);
    },
    async stop() {
      await writing?.catch(() => undefined);
      await write(true).finally(() => {
        isStopped = true;
        clearTimeout(timer);
      });
    },
  };
}

/** A transaction after another; what could not be written waits on. */
async function storeWaiting(
  database: Database,
  waiting: WaitingChanges,
  isWhole: boolean,
  reached: Batch['marks'],
): Promise<void> {
  for (let isLast = false; !isLast; ) {
    const next = waiting.take(isWhole);
    isLast = next.isLast;
    try {
      await storeBatch(database, { ...next.taken, marks: isLast ? reached : [] });
    } catch (error) {
      waiting.putBack(next.taken);
      throw error;
    }
  }
}
