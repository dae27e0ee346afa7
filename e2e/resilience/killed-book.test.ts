/**
 * Bets at four moments of their life as the book, the platform or the feed is killed: the stake under
 * way, in the live delay, open, the payout under way. One death meets all four. Each bet is placed
 * once or refused, ends once, and the platform has the sums the book has.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { silentAfterMs } from '@bahati/contract/odds-feed/feed.ts';

import { until } from '#e2e/fixtures/browser.ts';
import { openStack, partsWithBook } from '#e2e/fixtures/stack.ts';
import { balance, type Bettor, openBookDrill } from './book-drill.ts';

const { stack, database } = await openStack({
  parts: partsWithBook,
  env: { FEED_WORLD: 'off' },
});
const drill = openBookDrill(stack, database);
const { servers } = stack;

/** Nobody's wallet moves until the answer is called. */
const holdWallets = async (bettors: readonly Bettor[]) => {
  const client = await database.connect();
  await client.query('BEGIN');
  await client.query(
    `SELECT 1 FROM accounts WHERE owner_id = ANY($1::bigint[]) AND kind = 'cash' FOR UPDATE`,
    [bettors.map(({ id }) => id)],
  );
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return {
    untilAwaited: () =>
      until('the platform waits for a wallet', async () => {
        const waiting = await database.query(
          `SELECT 1 FROM pg_stat_activity
            WHERE datname = current_database() AND $1 = ANY(pg_blocking_pids(pid))`,
          [rows[0]?.pid],
        );
        return waiting.rows.length > 0;
      }),
    release: async () => {
      await client.query('ROLLBACK');
      client.release();
    },
  };
};

/** One bet at each moment, with the wallets of two held. */
const bringToTheirMoments = async () => {
  const [beforeStart, ending, live] = [
    await drill.openEvent(),
    await drill.openEvent(),
    await drill.openEvent(true),
  ];
  const bettors = await Promise.all(Array.from({ length: 4 }, () => drill.openBettor()));
  const [asking, delayed, running, winning] = bettors;
  assert.ok(asking && delayed && running && winning);
  await running.placeOpen(beforeStart);
  await winning.placeOpen(ending);
  await until('all is confirmed', async () => (await pendingOperations()) === 0);
  const wallets = await holdWallets([asking, winning]);
  await drill.end(ending);
  await wallets.untilAwaited();
  await delayed.place(live);
  // Cut off as its stake waits: nobody hears the answer.
  const cut = asking.place(beforeStart).catch(() => undefined);
  await until('the stake is under way', async () => {
    const [bet] = await asking.bets();
    return bet?.state === 'waiting';
  });
  return { bettors, asking, delayed, running, winning, beforeStart, live, wallets, cut };
};

type Moments = Awaited<ReturnType<typeof bringToTheirMoments>>;

const pendingOperations = async (): Promise<number> => {
  const { rows } = await database.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM book.operations',
  );
  return rows[0]?.count ?? -1;
};

const ended: Bet['state'][] = ['settled', 'refused', 'cashed_out'];
const decided: Bet['state'][] = ['open', ...ended];

/** The same press again is the same bet, which is decided by now. */
const pressAgain = async ({ asking, delayed, beforeStart, live }: Moments): Promise<void> => {
  for (const [bettor, eventId] of [
    [asking, beforeStart],
    [delayed, live],
  ] as const) {
    await bettor.place(eventId);
    await bettor.untilIn(...decided);
  }
};

const assertOnce = async (bettors: readonly Bettor[]): Promise<void> => {
  for (const bettor of bettors) await bettor.untilIn(...ended);
  await until(
    'the platform has been told of everything',
    async () => (await pendingOperations()) === 0,
  );
  for (const bettor of bettors) {
    const bets = await bettor.bets();
    assert.equal(bets.length, 1);
    const [bet] = bets;
    assert.ok(bet);
    const ends = bet.steps.filter(({ kind }) =>
      ['settled', 'cashed_out', 'refused'].includes(kind),
    );
    assert.equal(ends.length, 1, JSON.stringify(bet.steps));
    const paid = BigInt(bet.payout.replace('.', ''));
    const staked = bet.state === 'refused' ? 0n : BigInt(bet.stake.replace('.', ''));
    const { rows } = await database.query(
      `SELECT a.balance::text AS cash, count(r.id)::int AS rounds,
              coalesce(sum(r.payout) FILTER (WHERE r.state = 2), 0)::text AS paid,
              coalesce(sum(r.stake) FILTER (WHERE r.state = 2), 0)::text AS staked,
              count(*) FILTER (WHERE r.state = 1)::int AS running
         FROM accounts a LEFT JOIN rounds r ON r.member_id = a.owner_id
        WHERE a.owner_id = $1 AND a.kind = 'cash' GROUP BY a.balance`,
      [bettor.id],
    );
    assert.deepEqual(
      rows,
      [
        {
          cash: String(balance - staked + paid),
          rounds: 1,
          paid: String(paid),
          staked: String(staked),
          running: 0,
        },
      ],
      bet.state,
    );
  }
};

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(2);

test('the book is killed: each bet is placed once or refused, and ends once', async (context) => {
  const moments = await bringToTheirMoments();
  await servers.sportsbook.kill();
  await moments.wallets.release();
  await moments.cut;
  const from = performance.now();
  await servers.sportsbook.start();
  const readySeconds = seconds(from);
  await drill.untilOpen(moments.beforeStart);
  await drill.untilOpen(moments.live);
  context.diagnostic(`ready after ${readySeconds} s, live odds are open after ${seconds(from)} s`);
  await pressAgain(moments);
  assert.equal((await moments.asking.untilIn(...decided)).state, 'open');
  await drill.end(moments.beforeStart);
  await drill.end(moments.live);
  await assertOnce(moments.bettors);
});

test('the platform is killed: each bet is placed once or refused, and ends once', async () => {
  const moments = await bringToTheirMoments();
  await servers.platform.kill();
  await moments.wallets.release();
  await moments.cut;
  await drill.end(moments.beforeStart);
  await servers.platform.start();
  await pressAgain(moments);
  await drill.end(moments.live);
  await assertOnce(moments.bettors);
});

test('the feed is killed: bets stop until it is heard again, and what was bet ends once', async () => {
  const moments = await bringToTheirMoments();
  await servers['odds-feed'].kill();
  await until('no bet is taken', async () => (await drill.homeOdds(moments.live)) === undefined);
  await moments.wallets.release();
  await moments.cut;
  assert.equal((await moments.asking.untilIn(...decided)).state, 'refused');
  await moments.winning.untilIn('settled');
  await servers['odds-feed'].start();
  await drill.untilOpen(await drill.openEvent());
  // What was told by hand is forgotten by the feed: the bets that run on it are sold.
  for (const bettor of [moments.running, moments.delayed]) {
    const bet = await bettor.untilIn(...decided);
    if (bet.state === 'open') await bettor.cashOut(bet.id);
  }
  await assertOnce(moments.bettors);
});

test('a producer that is silent takes its odds off until it has told them anew', async (context) => {
  const live = await drill.openEvent(true);
  const bettor = await drill.openBettor();
  await drill.untilOpen(live);
  const from = performance.now();
  await drill.control('producers', { producer: 'live', isSilent: true });
  const upcoming = await drill.openEvent();
  await until('no bet is taken', async () => (await drill.homeOdds(live)) === undefined);
  context.diagnostic(`suspended after ${seconds(from)} s of silence, stated ${silentAfterMs} ms`);
  assert.notEqual(await drill.homeOdds(upcoming), undefined, 'of the other producer');
  await drill.control('producers', { producer: 'live', isSilent: false });
  await drill.untilOpen(live);
  await bettor.placeOpen(live);
  await drill.end(live);
  await assertOnce([bettor]);
});

test('the ledger is whole, and the platform has the sums of the book', async () => {
  await stack.verify();
  const { rows } = await database.query(
    `SELECT (SELECT sum(stake) FROM book.bets WHERE state <> 'refused')::text AS "bookStake",
            (SELECT sum(coalesce(settled_payout, 0) + cashed_out) FROM book.bets)::text AS "bookPayout",
            sum(r.stake)::text AS stake, sum(r.payout)::text AS payout
       FROM rounds r JOIN book.bets b ON b.reference = r.external_id
      WHERE r.state = 2`,
  );
  const [sums] = rows;
  assert.deepEqual([sums.stake, sums.payout], [sums.bookStake, sums.bookPayout]);
});
