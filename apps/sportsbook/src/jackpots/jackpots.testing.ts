/** Pools in a test's database: fixtures, results and the account held against its entries. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { JackpotOutcome } from '@bahati/book-rules/jackpot.ts';
import type { JackpotEntry } from '@bahati/contract/sportsbook/jackpots.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import type { Bettor } from '#sportsbook/bets/bettor.testing.ts';
import { fixtureOf } from '#sportsbook/offer/hand-offer.testing.ts';
import type { Running, Scene } from '#sportsbook/scene.testing.ts';
import { accountLines } from './account.ts';
import { jackpotMarket, makePools } from './make-pools.ts';
import { type JackpotTerms, readJackpotTerms } from './jackpot-terms.ts';
import { moveJackpots } from './run-jackpots.ts';

export type TestPool = { id: string; size: number; events: number[] };

let lastEvent = 5_000;
let lastDay = 0;

/** A pool of its own day, which closes in an hour and more and need not be won, whatever the day. */
export async function makePool(
  scene: Scene,
  running: Running,
  more: Partial<JackpotTerms['series'][number]> = {},
): Promise<TestPool> {
  const { database } = running.context;
  const terms = await readJackpotTerms(database, 'KES');
  const size = more.size ?? 13;
  const events = Array.from({ length: size }, () => ++lastEvent);
  // Older fixtures are out of the window's way, and their pools stay as they are.
  await scene.owner.query(
    `UPDATE book.events SET starts_at = starts_at + interval '300 days' WHERE starts_at > now()`,
  );
  await scene.owner.query(
    `INSERT INTO book.events (id, sport, competition_id, starts_at, state, fixture_version, fixture)
     SELECT id, 'football', 7, now() + interval '90 minutes', 'upcoming', 1, $2
       FROM unnest($1::bigint[]) AS n (id)`,
    [events, JSON.stringify(fixtureOf('1'))],
  );
  await scene.owner.query(
    `INSERT INTO book.markets (event_id, market, state) SELECT id, $2, 'active'
       FROM unnest($1::bigint[]) AS n (id)`,
    [events, jackpotMarket],
  );
  await scene.owner.query('UPDATE book.jackpot_pools SET slot = slot - $1::int WHERE size = $2', [
    500 + lastDay++,
    size,
  ]);
  const [series] = terms.series.filter((one) => one.size === size);
  assert.ok(series);
  const own = { ...series, weekdays: [0, 1, 2, 3, 4, 5, 6], ...more };
  await makePools(database, { ...terms, series: [own], confirmSeconds: 0 }, 'KES');
  const { rows } = await scene.owner.query<{ id: string }>(
    `SELECT p.id::text FROM book.jackpot_pools p JOIN book.jackpot_matches m ON m.pool_id = p.id
      WHERE m.event_id = $1 ORDER BY p.id`,
    [events[0]],
  );
  const [pool] = rows;
  assert.ok(pool, 'a pool was made');
  await mustBeWon(scene, pool.id, false);
  return { id: pool.id, size, events };
}

export const mustBeWon = ({ owner }: Scene, poolId: string, isDue: boolean) =>
  owner.query('UPDATE book.jackpot_pools SET is_must_be_won = $2 WHERE id = $1', [poolId, isDue]);

export const picksAll = (size: number, outcome: JackpotOutcome): JackpotOutcome[][] =>
  Array.from({ length: size }, () => [outcome]);

export async function enter(
  member: Bettor,
  pool: TestPool,
  picks: JackpotOutcome[][],
  idempotencyKey: string = randomUUID(),
): Promise<JackpotEntry> {
  const reply = await member.ask('POST', `/book/v1/jackpots/${pool.id}/entries`, {
    idempotencyKey,
    picks,
  });
  assert.equal(reply.status, 200, JSON.stringify(reply));
  return (reply.value as { entry: JackpotEntry }).entry;
}

export async function close(scene: Scene, running: Running, pool: TestPool): Promise<void> {
  await scene.owner.query('UPDATE book.jackpot_pools SET closes_at = now() WHERE id = $1', [
    pool.id,
  ]);
  await moveAll(running);
}

/** `void`: the market is cancelled. Undefined: nothing is said. */
export async function tellResults(
  scene: Scene,
  pool: TestPool,
  results: readonly (JackpotOutcome | 'void' | undefined)[],
): Promise<void> {
  for (const [at, result] of results.entries()) {
    if (!result) continue;
    const ended = ['home', 'draw', 'away'].map((outcome) => ({
      outcome,
      result: outcome === result ? 'won' : 'lost',
    }));
    const isVoid = result === 'void';
    await scene.owner.query(
      'UPDATE book.markets SET results = $3, cancel = $4 WHERE event_id = $1 AND market = $2',
      [
        pool.events[at],
        jackpotMarket,
        isVoid ? null : JSON.stringify(ended),
        isVoid ? '{"from": null, "until": null, "reason": "postponed"}' : null,
      ],
    );
  }
}

export async function moveAll(running: Running): Promise<void> {
  while (await moveJackpots(running.context));
  do await running.teller.idle();
  while ((await running.teller.tellDue()) > 0);
  await running.teller.idle();
}

export const stateOf = async ({ owner }: Scene, { id }: TestPool): Promise<string | undefined> => {
  const { rows } = await owner.query<{ state: string }>(
    'SELECT state FROM book.jackpot_pools WHERE id = $1',
    [id],
  );
  return rows[0]?.state;
};

/** By tier in minor units, as the account has it. */
export async function balances({ owner }: Scene, { id }: TestPool): Promise<Map<number, number>> {
  const { rows } = await owner.query<{ tier: number; balance: string }>(
    'SELECT tier, balance::text FROM book.jackpot_tiers WHERE pool_id = $1',
    [id],
  );
  return new Map(rows.map(({ tier, balance }) => [tier, Number(balance)]));
}

/**
 * Of every pool: each move's balance follows from the one before, entries stand for every cent of
 * the stakes taken, wins for every cent paid, refunds for every cent given back, and no cent is made
 * or lost by rolling over.
 */
export async function assertAccounts(scene: Scene, running: Running): Promise<void> {
  const { owner } = scene;
  const open = await owner.query<{ id: bigint }>(
    `SELECT id FROM book.jackpot_pools WHERE state = 'open'`,
  );
  for (const { id } of open.rows) {
    await inTransaction(running.context.database, (transaction) => accountLines(transaction, id));
  }
  const broken = await owner.query(
    `SELECT * FROM (
       SELECT m.*, sum(amount) OVER (PARTITION BY pool_id, tier ORDER BY number) AS run
         FROM book.jackpot_moves m) m WHERE run <> balance`,
  );
  assert.deepEqual(broken.rows, []);
  const { rows } = await owner.query(
    `SELECT p.id::text, p.state, (SELECT sum(balance) FROM book.jackpot_tiers t WHERE t.pool_id = p.id)
          = coalesce((SELECT sum(amount) FROM book.jackpot_moves m WHERE m.pool_id = p.id), 0) AS tiers,
        coalesce(m.entry, 0) = coalesce(b.stake, 0) AS entries,
        -coalesce(m.win, 0) = coalesce(b.paid, 0) AS wins,
        -coalesce(m.refund, 0) = coalesce(b.back, 0) AS refunds
       FROM book.jackpot_pools p
       LEFT JOIN LATERAL (SELECT sum(amount) FILTER (WHERE kind = 'entry') AS entry,
           sum(amount) FILTER (WHERE kind = 'win') AS win,
           sum(amount) FILTER (WHERE kind = 'refund') AS refund
         FROM book.jackpot_moves m WHERE m.pool_id = p.id) m ON true
       LEFT JOIN LATERAL (SELECT sum(stake) AS stake, sum(settled_payout) AS paid,
           sum(stake) FILTER (WHERE state = 'cancelled') AS back
         FROM book.bets b WHERE b.jackpot_pool_id = p.id AND b.accepted_at IS NOT NULL) b ON true
      WHERE p.state IN ('open', 'closed') OR p.is_paid ORDER BY p.id`,
  );
  for (const row of rows as Record<string, unknown>[]) {
    assert.deepEqual([row['tiers'], row['entries']], [true, true], JSON.stringify(row));
    assert.deepEqual([row['wins'], row['refunds']], [true, true], JSON.stringify(row));
  }
  const rolled = await owner.query<{ sum: string }>(
    `SELECT coalesce(sum(amount), 0)::text AS sum FROM book.jackpot_moves
      WHERE kind IN ('rollover_in', 'rollover_out')`,
  );
  assert.equal(rolled.rows[0]?.sum, '0');
}

/** Breaks at a statement of its own count, before it is run or after: what a kill leaves behind. */
export function breakingAt(database: Database, count: number, isAfter: boolean): Database {
  let seen = 0;
  const counted =
    (query: (...given: unknown[]) => Promise<unknown>) =>
    async (...given: unknown[]) => {
      seen += 1;
      const isLast = seen === count;
      if (isLast && !isAfter) throw new Error('killed');
      const answer = await query(...given);
      if (isLast) throw new Error('killed');
      return answer;
    };
  const queryOf = (one: { query: unknown }) =>
    counted((one.query as (...given: unknown[]) => Promise<unknown>).bind(one));
  return {
    query: queryOf(database),
    connect: async () => {
      const client = await database.connect();
      const release = client.release.bind(client);
      return { query: queryOf(client), release };
    },
  } as unknown as Database;
}
