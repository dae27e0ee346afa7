/**
 * Plays the virtual leagues by the database's clock: match days are made, opened, played and settled
 * as their time comes. What is said follows from the rows, so that a restart goes on from there.
 */
import { virtualLeagues } from '@bahati/book-rules/virtual/virtual-leagues.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Intake } from '#sportsbook/feed/run-intake.ts';
import {
  daysAhead,
  ensureDays,
  matchesOf,
  readCurrentDays,
  readUnsettledDays,
  type VirtualDay,
} from './virtual-days.ts';
import { fixtureOf, messagesOf, momentOf, type VirtualMoment } from './virtual-messages.ts';

const lookMs = 500;
const pauseAfterFaultMs = 3_000;

export type Virtuals = { start: () => void; stop: () => Promise<void> };

export function createVirtuals({
  database,
  intake,
  log,
}: {
  database: Database;
  intake: Pick<Intake, 'takeOwn'>;
  log: Log;
}): Virtuals {
  /** What was last said of each day. */
  const said = new Map<string, VirtualMoment>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  const say = (day: VirtualDay, moment: VirtualMoment) => {
    const place = virtualLeagues.findIndex(({ code }) => code === day.league);
    const league = virtualLeagues[place];
    if (!league || said.get(day.id) === moment) return;
    for (const match of matchesOf(league, day)) {
      intake.takeOwn(fixtureOf(league, place, day, match), messagesOf(day, match, moment));
    }
    said.set(day.id, moment);
  };

  const look = async () => {
    let { days, now } = await readCurrentDays(database);
    const lacking = virtualLeagues.filter(({ code }) => {
      const open = days.filter((day) => day.league === code && momentOf(day, now) === 'open');
      return open.length < daysAhead;
    });
    if (lacking.length > 0) {
      for (const league of lacking) await ensureDays(database, league);
      ({ days, now } = await readCurrentDays(database));
    }
    for (const day of days) say(day, momentOf(day, now));
    const current = new Set(days.map(({ id }) => id));
    for (const id of said.keys()) if (!current.has(id)) said.delete(id);
  };

  const next = (inMs: number) => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().then(
        () => next(lookMs),
        (error: unknown) => {
          log.warn({ err: error }, 'the virtual leagues were not moved on');
          next(pauseAfterFaultMs);
        },
      );
    }, inMs);
  };

  return {
    start() {
      running = readUnsettledDays(database).then(
        (days) => {
          for (const day of days) say(day, 'over');
          next(0);
        },
        (error: unknown) => {
          log.warn({ err: error }, 'virtual days without a result were not read');
          next(pauseAfterFaultMs);
        },
      );
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
