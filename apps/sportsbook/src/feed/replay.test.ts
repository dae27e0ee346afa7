import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setImmediate as breathe } from 'node:timers/promises';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { until } from '@bahati/testing/until.ts';
import { openOffer } from '#sportsbook/offer/offer.ts';
import { drawFrom, makeDay, openTestFeed, type TestFeed } from './feed.testing.ts';
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
  const offer = await openOffer({ database: pool, log, currency: 'KES' });
  const intake = await openIntake({ database: pool, log, source: feed, ...offer });
  intake.start();
  const close = async () => {
    await intake.stop();
    await offer.stop();
  };
  const isComplete = () =>
    intake.isWhole() &&
    intake.producers().every(({ isTrusted, missing }) => isTrusted && missing === 0);
  return { offer, intake, close, isComplete };
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
      // What is in memory alone is gone, as with a kill.
      await book.close();
      book = await openBook(feed);
    }
    await until('the holes to be filled', () => book.isComplete());
    await book.intake.flush();
    await book.close();
    return dump();
  };
  const told = await play(undefined);
  for (let seed = 1; seed <= seeds; seed += 1) {
    assert.deepEqual(await play(seed), told, `seed ${seed}`);
  }
});
