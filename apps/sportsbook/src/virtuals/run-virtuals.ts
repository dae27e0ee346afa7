/**
 * Plays the virtual leagues by the database's clock: match days are made, opened, played and settled
 * as their time comes. What is said follows from the rows, so that a restart goes on from there.
 */
import { setTimeout as wait } from 'node:timers/promises';
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

type Parts = { database: Database; intake: Pick<Intake, 'takeOwn'>; log: Log };

export function createVirtuals({ database, intake, log }: Parts): Virtuals {
  const saying = createSaying(intake);
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const sayUnsettled = async () => {
    for (const day of await readUnsettledDays(database)) saying.say(day, 'over');
  };
  const look = async () => {
    const { days, now } = await readDays(database);
    for (const day of days) saying.say(day, momentOf(day, now));
    saying.forgetAllBut(days);
  };
  /** Answers the pause after it. */
  const attempt = async (work: () => Promise<void>, thenMs: number, fault: string) => {
    try {
      await work();
      return thenMs;
    } catch (error) {
      log.warn({ err: error }, fault);
      return pauseAfterFaultMs;
    }
  };
  const goOn = async () => {
    let pauseMs = await attempt(sayUnsettled, 0, 'virtual days without a result were not read');
    while (await isPauseOver(pauseMs, stopping.signal)) {
      pauseMs = await attempt(look, lookMs, 'the virtual leagues were not moved on');
    }
  };

  return {
    start() {
      running = goOn();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** False: it was broken off, and so is what it stood between. */
async function isPauseOver(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(ms, undefined, { signal });
    return true;
  } catch {
    return false;
  }
}

/** What is said of match days, each moment of a day once. */
function createSaying(intake: Parts['intake']) {
  const said = new Map<string, VirtualMoment>();
  return {
    say(day: VirtualDay, moment: VirtualMoment) {
      const place = virtualLeagues.findIndex(({ code }) => code === day.league);
      const league = virtualLeagues[place];
      if (!league || said.get(day.id) === moment) return;
      for (const match of matchesOf(league, day)) {
        intake.takeOwn(fixtureOf(league, place, day, match), messagesOf(day, match, moment));
      }
      said.set(day.id, moment);
    },
    forgetAllBut(days: readonly VirtualDay[]) {
      const current = new Set(days.map(({ id }) => id));
      for (const id of said.keys()) if (!current.has(id)) said.delete(id);
    },
  };
}

/** The days of now, after those were made that are lacking. */
async function readDays(database: Database) {
  const { days, now } = await readCurrentDays(database);
  const lacking = virtualLeagues.filter(({ code }) => {
    const open = days.filter((day) => day.league === code && momentOf(day, now) === 'open');
    return open.length < daysAhead;
  });
  if (lacking.length === 0) return { days, now };
  for (const league of lacking) await ensureDays(database, league);
  return readCurrentDays(database);
}
