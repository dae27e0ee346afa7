/**
 * What is in memory and not yet in the tables. Results, cancels and bet stops are written at once.
 * Prices follow in sweeps over all that wait, a few rows at a time, so that no bet waits behind many;
 * another price of the same market makes the one before needless, and a restart asks the feed for
 * them from where the tables are whole.
 * However long the database is away, it holds no more than a row of each table has.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { HeldEvents } from '#sportsbook/offer/held-events.ts';
import type { Applied } from './apply-message.ts';
import { type Batch, storeBatch } from './store-changes.ts';
import { createSweeps, type Sweep } from './sweeps.ts';
import { createWaitingChanges, type WaitingChanges } from './waiting-changes.ts';

const soonMs = 15;
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
  const sweeps = createSweeps(waiting, marks);
  let writing: Promise<void> | undefined;
  const alarm = createAlarm(() => {
    write(false).catch((error: unknown) => {
      log.warn({ err: error }, 'what the feed said was not stored');
    });
  });

  const planNext = () => {
    const inMs = waiting.isUrgent() ? soonMs : sweeps.dueAt() - performance.now();
    if (!writing && inMs < Infinity) alarm.set(Math.max(soonMs, inMs));
  };

  /** One at a time; `isWhole`: all that waits. */
  const write = (isWhole: boolean): Promise<void> => {
    alarm.clear();
    let hasFailed = true;
    writing ??= writeDue(isWhole)
      .then(() => void (hasFailed = false))
      .finally(() => {
        writing = undefined;
        if (hasFailed) alarm.set(afterFailureMs);
        else planNext();
      });
    return writing;
  };

  const writeDue = async (isWhole: boolean) => {
    if (!isWhole && performance.now() < sweeps.dueAt()) {
      return storeWaiting(database, waiting, undefined);
    }
    try {
      await storeWaiting(database, waiting, sweeps.take(isWhole));
      sweeps.stored();
    } catch (error) {
      sweeps.failed();
      throw error;
    }
  };

  const writeAll = async () => {
    await writing?.catch(() => undefined);
    await write(true);
  };

  return {
    note(eventId, applied) {
      waiting.add(eventId, applied);
      sweeps.note();
      planNext();
    },
    flush: writeAll,
    stop: () => writeAll().finally(alarm.end),
  };
}

/** Rings once, at the earliest of the times it is set to. */
function createAlarm(ring: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  const clear = () => {
    clearTimeout(timer);
    dueAt = Infinity;
  };
  return {
    clear,
    set(inMs: number) {
      const at = performance.now() + inMs;
      if (at >= dueAt) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(ring, inMs);
    },
    end() {
      clear();
      dueAt = -Infinity;
    },
  };
}

/**
 * Stores all that is urgent, with a slice of the sweep, a transaction after another; what could not
 * be written waits on.
 */
async function storeWaiting(
  database: Database,
  waiting: WaitingChanges,
  sweep: Sweep | undefined,
): Promise<void> {
  for (let isLast = false; !isLast; ) {
    const before = waiting.odds().events;
    const next = waiting.take(sweep?.slice ?? 0);
    isLast = next.isLast;
    if (sweep) sweep.left -= before - waiting.odds().events;
    const marks = isLast && sweep && sweep.left <= 0 ? sweep.reached : [];
    try {
      await storeBatch(database, { ...next.taken, marks });
    } catch (error) {
      waiting.putBack(next.taken);
      throw error;
    }
  }
}
