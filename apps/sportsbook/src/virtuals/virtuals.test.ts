import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { virtualLeagues } from '@bahati/book-rules/virtual/virtual-leagues.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { createTestDatabase } from '@bahati/testing/test-database.ts';
import { createApp } from '#sportsbook/app.ts';
import { bookConfig } from '#sportsbook/config.ts';
import { openTestFeed } from '#sportsbook/feed/feed.testing.ts';
import { openIntake } from '#sportsbook/feed/run-intake.ts';
import { openOffer } from '#sportsbook/offer/offer.ts';
import {
  drawMatch,
  ensureDays,
  eventIdOf,
  matchesOf,
  readCurrentDays,
  readDay,
  type VirtualDay,
} from './virtual-days.ts';
import { fixtureOf, messagesOf, momentOf } from './virtual-messages.ts';

const [league] = virtualLeagues;
assert.ok(league);
const database = await createTestDatabase({ app: 'sportsbook' });
const log = createLog('sportsbook', 'silent');
const config = bookConfig({ DATABASE_URL: database.ownerUrl, NODE_ENV: 'test' });
const pool = openDatabase(database.ownerUrl, {
  role: 'bahati_book_app',
  applicationName: 'book under test',
  onIdleError: () => undefined,
});
const owner = openDatabase(database.ownerUrl, {
  applicationName: 'test',
  onIdleError: () => undefined,
});
const silent = openTestFeed({ fixtures: [], changed: new Map() });
const offer = await openOffer({ database: pool, source: silent, log, currency: 'KES' });
const intake = await openIntake({ database: pool, log, source: silent, ...offer });
const app = await createApp({ config, database: pool, log }, offer);

after(async () => {
  await app.close();
  await intake.stop();
  await offer.stop();
  await pool.end();
  await owner.end();
  await database.drop();
});

const say = (day: VirtualDay, moment: ReturnType<typeof momentOf>) => {
  for (const match of matchesOf(league, day)) {
    intake.takeOwn(fixtureOf(league, 0, day, match), messagesOf(day, match, moment));
  }
};

const ask = async (url: string) => (await app.inject({ url })).json();

const firstDay = async (): Promise<VirtualDay> => {
  await Promise.all([ensureDays(pool, league), ensureDays(pool, league)]);
  const { days } = await readCurrentDays(pool);
  const [day] = days;
  assert.ok(day);
  return day;
};

test('two processes make each day once, and its hash is of the seed it will be drawn from', async () => {
  const day = await firstDay();
  const { rows } = await owner.query<{ days: number }>(
    'SELECT count(*)::int AS days FROM book.virtual_days',
  );
  assert.equal(rows[0]?.days, 2);
  assert.equal(day.serverSeedHash, await hashServerSeed(day.serverSeed));
});

test('bets are taken before the kick-off, on nothing during play, and every market is settled once it is over', async () => {
  const day = await firstDay();
  say(day, 'open');
  const [match] = matchesOf(league, day);
  assert.ok(match);
  const eventId = eventIdOf(day, match.nonce);
  const quote = () => offer.quote({ eventId, market: '1x2:0:', outcome: 'home' });
  assert.equal(quote()?.isOpen, true);
  say(day, 12);
  assert.equal(quote()?.isOpen, false);
  say(day, 'open');
  assert.equal(quote()?.isOpen, false, 'an earlier word changes nothing');
  say(day, 'over');
  await intake.flush();
  const { rows } = await owner.query<{ results: number; tasks: number }>(
    `SELECT (SELECT count(*)::int FROM book.markets WHERE event_id = $1 AND results IS NOT NULL)
              AS results,
            (SELECT count(DISTINCT market)::int FROM book.settlement_tasks WHERE event_id = $1)
              AS tasks`,
    [eventId],
  );
  assert.deepEqual(rows, [{ results: 9, tasks: 9 }]);
  const goals = drawMatch(day, match);
  const [home, away] = ['home', 'away'].map(
    (side) => goals.filter((goal) => goal.side === side).length,
  );
  assert.deepEqual(offer.events.get(eventId)?.status?.score, [home, away]);
});

test('the seeds of a chain lead to the hash that was shown first, and no day shows the seed of an open one', async () => {
  await firstDay();
  const { rows: lanes } = await owner.query<{ lane: number }>(
    'SELECT lane FROM book.virtual_chains ORDER BY lane',
  );
  assert.equal(lanes.length, 2, 'days that are open at once stand on chains of their own');
  const [{ id } = assert.fail()] = (await readCurrentDays(pool)).days;
  const shown = async (turns: number): Promise<VirtualDay[]> => {
    // The same days as if they were long over: the next ones take the next places.
    await owner.query(
      `UPDATE book.virtual_days SET season = season - $1::int, starts_at = starts_at - interval '1 day',
              ends_at = ends_at - interval '1 day' WHERE season > $1::int`,
      [turns],
    );
    await ensureDays(pool, league);
    return (await readCurrentDays(pool)).days;
  };
  const first = await readDay(pool, id);
  const days = [...(await shown(1_000))];
  const next = await Promise.all(days.map((day) => readDay(pool, day.id)));
  const follower = next.find(
    (day) => day?.chain?.terminatingHash === first?.chain?.terminatingHash,
  );
  assert.deepEqual([first?.chain?.place, follower?.chain?.place], [1, 2]);
  assert.equal(first?.serverSeedHash, first?.chain?.terminatingHash);
  assert.equal(follower?.serverSeedHash, first?.serverSeed);
});

test('the seed is told once the day is over, and the standalone checker plays it again', async () => {
  const day = await firstDay();
  const path = `/book/v1/virtuals/days/${day.id}/proof`;
  const before = await ask(path);
  assert.equal(before.value.serverSeed, null);
  assert.ok(before.value.matches.every(({ goals }: { goals: unknown[] }) => goals.length === 0));
  await owner.query(
    `UPDATE book.virtual_days SET starts_at = now() - interval '2 minutes',
            ends_at = now() - interval '1 minute' WHERE id = $1`,
    [day.id],
  );
  assert.equal((await readDay(pool, day.id))?.isOver, true);
  const proof = await ask(path);
  assert.equal(proof.value.serverSeed, day.serverSeed);
  const folder = mkdtempSync(join(tmpdir(), 'virtual-'));
  try {
    const file = join(folder, 'proof.json');
    writeFileSync(file, JSON.stringify(proof));
    const run = () =>
      execFileSync(process.execPath, ['tools/verify-round/verify-virtual.mjs', '--record', file], {
        encoding: 'utf8',
      });
    const found = JSON.parse(run());
    assert.equal(found.isSound, true);
    assert.deepEqual([found.matches.length, found.isChainKept], [5, true]);
    proof.value.chain.place += 1;
    writeFileSync(file, JSON.stringify(proof));
    assert.throws(run, 'a place that is not its own');
    proof.value.chain.place -= 1;
    proof.value.matches[0].goals.push({ minute: 90, side: 'home' });
    writeFileSync(file, JSON.stringify(proof));
    assert.throws(run);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const results = await ask(`/book/v1/virtuals/${league.code}/results`);
  assert.equal(results.value.items[0].id, day.id);
  const list = await ask('/book/v1/virtuals');
  const [shown] = list.value.leagues;
  assert.equal(shown.table.length, 10);
  const played = shown.table.reduce((sum: number, row: { played: number }) => sum + row.played, 0);
  assert.equal(played % 10, 0);
});
