import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Database, openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import type { HeldEvents } from '#sportsbook/offer/held-events.ts';
import { openOffer } from '#sportsbook/offer/offer.ts';
import { drawFrom, makeDay } from './day.testing.ts';
import { openTestFeed, type TestFeed } from './feed.testing.ts';
import { openIntake } from './run-intake.ts';

const database = await createTestDatabase({ app: 'sportsbook' });
const owner = openDatabase(database.ownerUrl, {
  applicationName: 'test',
  onIdleError: () => undefined,
});
const pool = openDatabase(database.ownerUrl, {
  role: 'bahati_book_app',
  applicationName: 'book under test',
  onIdleError: () => undefined,
});
const log = createLog('sportsbook', 'silent');

after(async () => {
  await Promise.all([pool.end(), owner.end()]);
  await database.drop();
});

/** A book on the tables as they are. */
async function openBook(feed: TestFeed) {
  const { database: tables, kill } = mortal(pool);
  const offer = await openOffer({ database: tables, source: feed, log, currency: 'KES' });
  const intake = await openIntake({ database: tables, log, source: feed, ...offer });
  intake.start();
  const close = async () => {
    await intake.stop().catch(() => undefined);
    await offer.stop();
  };
  const isComplete = () =>
    intake.isWhole() &&
    intake.producers().every(({ isTrusted, missing }) => isTrusted && missing === 0);
  return { offer, intake, close, kill, isComplete };
}

/** Tables that a killed process no longer reaches: what it had not stored is gone. */
function mortal(to: Database): { database: Database; kill: () => void } {
  let isDead = false;
  const database = new Proxy(to, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return isDead ? () => Promise.reject(new Error('killed')) : value.bind(target);
    },
  });
  return { database, kill: () => void (isDead = true) };
}

/** Everything the tables hold of the feed. */
async function dump(): Promise<unknown> {
  const { rows: events } = await owner.query(
    `SELECT id, starts_at, state, fixture_version, fixture, status_version, status, stop_version
     FROM book.events ORDER BY id`,
  );
  const { rows: markets } = await owner.query(
    'SELECT * FROM book.markets ORDER BY event_id, market',
  );
  const { rows: tasks } = await owner.query(
    'SELECT DISTINCT event_id, market FROM book.settlement_tasks ORDER BY 1, 2',
  );
  return { events, markets, tasks };
}

/** What bets would be decided by. */
const memoryOf = (events: HeldEvents): unknown =>
  [...events.all()]
    .map(({ markets, ...event }) => ({
      ...event,
      revision: 0,
      markets: [...markets.values()].toSorted((a, b) => (a.market < b.market ? -1 : 1)),
    }))
    .sort((a, b) => Number(a.id) - Number(b.id));

const wipe = () =>
  owner.query('TRUNCATE book.events, book.markets, book.settlement_tasks, book.feed_marks');

const size = {
  events: repetitions('events of a replayed day', { usual: 24, long: 300 }),
  messages: repetitions('messages of a replayed day', { usual: 1_200, long: 200_000 }),
};
const seeds = repetitions('seeds of mischief', { usual: 3, long: 20 });
const atOnce = 100;

test('a day that comes late, twice, out of order and with holes ends in the same tables', async () => {
  const day = makeDay(22, size);
  const play = async (seed: number | undefined) => {
    await wipe();
    const feed = openTestFeed(day);
    let book = await openBook(feed);
    await until('the feed to be heard', () => book.isComplete());
    const draw = drawFrom(seed ?? 0);
    const by = { lost: 2, twice: 5, late: 40 };
    const killedAt = seed === undefined ? -1 : atOnce * (1 + draw(size.messages / atOnce - 1));
    for (let from = 0; from < size.messages; from += atOnce) {
      const messages = day.messages.slice(from, from + atOnce);
      feed.say(messages, seed === undefined ? undefined : { draw, by });
      await breathe();
      if (from !== killedAt) continue;
      book.kill();
      await book.close();
      book = await openBook(feed);
    }
    await until('the holes to be filled', () => book.isComplete());
    await book.intake.flush();
    await book.close();
    return { tables: await dump(), memory: memoryOf(book.offer.events) };
  };
  const told = await play(undefined);
  for (let seed = 1; seed <= seeds; seed += 1) {
    assert.deepEqual(await play(seed), told, `seed ${seed}`);
  }
});
