import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import type { JackpotOutcome } from '@bahati/book-rules/jackpot.ts';
import type { JackpotEntry, JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { type Bettor, injected, openBettor } from '#sportsbook/bets/bettor.testing.ts';
import {
  runHere,
  type Running,
  type Scene,
  setScene,
  startBalance,
} from '#sportsbook/scene.testing.ts';
import {
  assertAccounts,
  balances,
  breakingAt,
  close,
  enter,
  makePool,
  moveAll,
  mustBeWon,
  picksAll,
  stateOf,
  tellResults,
} from './jackpots.testing.ts';
import { moveJackpots } from './run-jackpots.ts';
import { serveJackpots } from './serve-jackpots.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
  serveJackpots(running.app, running.context);
});
afterEach(() => assertAccounts(scene, running));
after(async () => {
  await running.stop();
  await scene.close();
});

const bettor = (balance?: bigint): Promise<Bettor> =>
  openBettor(scene, injected(running), scene.addMember(balance));
const won = ({ memberId }: Bettor) =>
  (scene.wallet.members.get(memberId)?.balance ?? 0n) - startBalance;
const homes = (size = 13) => picksAll(size, 'home');
const wrongAt = (...places: number[]): JackpotOutcome[][] =>
  homes().map((outcomes, at) => (places.includes(at) ? ['away'] : outcomes));
const allHome = Array.from({ length: 13 }, () => 'home' as const);

test('an entry pays its lines, and its share stands in each tier', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  const picks = homes().map((outcomes, at): JackpotOutcome[] =>
    at < 2 ? ['home', 'draw'] : outcomes,
  );
  const entry = await enter(member, pool, picks);
  assert.deepEqual([entry.state, entry.lines, entry.stake], ['open', 4, '200.00']);
  assert.equal(won(member), -20_000n);
  const { value } = await member.ask('GET', `/book/v1/jackpots/${pool.id}`);
  const shown = value as JackpotPool;
  assert.deepEqual(
    shown.tiers.map(({ right, holds }) => [right, holds]),
    [
      [13, '100080.00'],
      [12, '30.00'],
      [11, '30.00'],
    ],
  );
  assert.deepEqual([shown.entries, shown.matches.length, shown.state], [1, 13, 'open']);
  await assertAccounts(scene, running);
  assert.deepEqual(
    await balances(scene, pool),
    new Map([
      [0, 6_000],
      [11, 3_000],
      [12, 3_000],
      [13, 10_008_000],
    ]),
  );
});

test('the same key enters once, whoever asks at once, and other picks under it are refused', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  const key = randomUUID();
  const entries = await Promise.all([1, 2, 3].map(() => enter(member, pool, homes(), key)));
  assert.equal(new Set(entries.map(({ id }) => id)).size, 1);
  assert.equal(won(member), -5_000n);
  const other = await member.ask('POST', `/book/v1/jackpots/${pool.id}/entries`, {
    idempotencyKey: key,
    picks: picksAll(13, 'away'),
  });
  assert.deepEqual([other.status, other.code], [400, 'invalid_input']);
});

test('two winners share their tier to the cent, and what is left rolls over', async () => {
  const pool = await makePool(scene, running);
  const members = await Promise.all([bettor(), bettor(), bettor()]);
  for (const member of members) await enter(member, pool, homes());
  const last = await bettor();
  await enter(last, pool, wrongAt(3));
  await close(scene, running, pool);
  await tellResults(scene, pool, allHome);
  await moveAll(running);
  assert.equal(await stateOf(scene, pool), 'settled');
  // 4 × 20.00 and the seed of 100,000.00 by three: 33,360.00.
  for (const member of members) assert.equal(won(member), 3_336_000n - 5_000n);
  assert.equal(won(last), 3_000n - 5_000n);
});

test('a tier nobody has rolls over into the next pool of the size', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  await enter(member, pool, wrongAt(0, 1, 2, 3));
  await close(scene, running, pool);
  await tellResults(scene, pool, allHome);
  await moveAll(running);
  const before = await balances(scene, pool);
  assert.equal(before.get(13), 10_002_000, 'it waits for a pool');
  const next = await makePool(scene, running);
  await moveAll(running);
  assert.equal((await balances(scene, next)).get(13), 20_002_000);
  assert.equal((await balances(scene, pool)).get(13), 0);
  const { value } = await member.ask('GET', `/book/v1/jackpots/${next.id}/account`);
  const { items } = value as { items: { kind: string; tier: number; amount: string }[] };
  assert.ok(items.some(({ kind, tier }) => kind === 'rollover_in' && tier === 13));
});

test('from its date on the top tier goes to the best entry, which keeps its own tier', async () => {
  const pool = await makePool(scene, running);
  await mustBeWon(scene, pool.id, true);
  const start = (await balances(scene, pool)).get(13) ?? 0;
  const [best, other] = await Promise.all([bettor(), bettor()]);
  await enter(best, pool, wrongAt(5));
  await enter(other, pool, wrongAt(5, 6, 7, 8));
  await close(scene, running, pool);
  await tellResults(scene, pool, allHome);
  await moveAll(running);
  const tier12 = 2 * 750;
  assert.ok(won(best) >= BigInt(start + 4_000 + tier12 - 5_000), `${won(best)}`);
  assert.equal(won(other), -5_000n);
  assert.equal((await balances(scene, pool)).get(13), 0);
});

test('a void match is right for all, and a result that changes before the draw counts', async () => {
  const pool = await makePool(scene, running);
  await scene.owner.query('UPDATE book.jackpot_pools SET confirm_seconds = 600 WHERE id = $1', [
    pool.id,
  ]);
  const member = await bettor();
  await enter(member, pool, wrongAt(0));
  await close(scene, running, pool);
  await tellResults(scene, pool, ['void', 'away', ...allHome.slice(2)]);
  await moveAll(running);
  assert.equal(await stateOf(scene, pool), 'closed');
  const mine = async () => {
    const { value } = await member.ask('GET', '/book/v1/jackpots/entries/mine');
    return (value as { items: JackpotEntry[] }).items[0];
  };
  assert.deepEqual([(await mine())?.right, (await mine())?.decided], [12, 13]);
  await tellResults(scene, pool, [undefined, 'home']);
  await moveAll(running);
  await scene.owner.query(
    `UPDATE book.jackpot_pools SET results_since = now() - interval '11 minutes' WHERE id = $1`,
    [pool.id],
  );
  await moveAll(running);
  assert.equal(await stateOf(scene, pool), 'settled');
  assert.equal((await mine())?.right, 13);
  const after = won(member);
  assert.ok(after > 9_000_000n);
  await tellResults(scene, pool, [undefined, 'away']);
  await moveAll(running);
  assert.equal(won(member), after, 'what was paid stands');
});

test('a pool with too few matches is cancelled, and every entry goes back', async () => {
  const pool = await makePool(scene, running);
  const members = await Promise.all([bettor(), bettor()]);
  for (const member of members) await enter(member, pool, homes());
  await close(scene, running, pool);
  await tellResults(scene, pool, [
    ...Array.from({ length: 4 }, () => 'void' as const),
    ...allHome.slice(4),
  ]);
  await moveAll(running);
  assert.equal(await stateOf(scene, pool), 'cancelled');
  for (const member of members) assert.equal(won(member), 0n);
});

test('an entry after the first match has begun is refused and costs nothing', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  await scene.owner.query(`UPDATE book.events SET state = 'live' WHERE id = $1`, [pool.events[4]]);
  const reply = await member.ask('POST', `/book/v1/jackpots/${pool.id}/entries`, {
    idempotencyKey: randomUUID(),
    picks: homes(),
  });
  assert.deepEqual([reply.status, reply.code], [409, 'jackpot_closed']);
  await moveAll(running);
  assert.equal(won(member), 0n);
  assert.equal(await stateOf(scene, pool), 'closed');
});

test('picks that are none, too many lines and stakes out of bounds are refused', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor(100_000_000n);
  const ask = async (picks: JackpotOutcome[][]) => {
    const path = `/book/v1/jackpots/${pool.id}/entries`;
    return (await member.ask('POST', path, { idempotencyKey: randomUUID(), picks })).code;
  };
  const several = (count: number): JackpotOutcome[][] =>
    homes().map((outcomes, at) => (at < count ? ['home', 'draw'] : outcomes));
  assert.equal(await ask(several(10)), 'too_many_lines');
  assert.equal(await ask(homes(17)), 'invalid_input');
  assert.equal(await ask([...homes(12), ['home', 'home']]), 'invalid_input');
  const poor = await bettor(1_000n);
  const reply = await poor.ask('POST', `/book/v1/jackpots/${pool.id}/entries`, {
    idempotencyKey: randomUUID(),
    picks: homes(),
  });
  assert.deepEqual([reply.status, reply.code], [409, 'insufficient_funds']);
  const bets = await member.ask('GET', '/book/v1/bets');
  assert.deepEqual((bets.value as { items: unknown[] }).items, []);
});

test('two processes that work on the same pools at once settle each entry once', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  for (let count = 0; count < 6; count += 1) await enter(member, pool, homes());
  await close(scene, running, pool);
  await tellResults(scene, pool, allHome);
  const other = await runHere(scene);
  await Promise.all([moveAll(running), moveAll(other), moveAll(running)]);
  await moveAll(running);
  await other.stop();
  const { rows } = await scene.owner.query<{ steps: number; operations: number }>(
    `SELECT (SELECT count(*)::int FROM book.bet_history s JOIN book.bets b ON b.id = s.bet_id
              WHERE b.jackpot_pool_id = $1 AND s.kind = 'settled') AS steps,
            (SELECT count(*)::int FROM book.operations) AS operations`,
    [pool.id],
  );
  assert.deepEqual(rows[0], { steps: 6, operations: 0 });
  const { rows: wins } = await scene.owner.query<{ paid: string }>(
    `SELECT sum(settled_payout)::text AS paid FROM book.bets WHERE jackpot_pool_id = $1`,
    [pool.id],
  );
  assert.equal(won(member), BigInt(wins[0]?.paid ?? 0) - 30_000n);
});

test('a match that begins while the stake is reserved refuses the entry, and the stake goes back', async () => {
  const pool = await makePool(scene, running);
  const member = await bettor();
  // The reply is lost: the entry waits while the match begins.
  scene.platform.setHook((stage) => (stage === 'applied' ? 'lose' : 'go'));
  const entry = await enter(member, pool, homes());
  assert.equal(entry.state, 'waiting');
  scene.platform.setHook(undefined);
  await scene.owner.query(`UPDATE book.events SET state = 'live' WHERE id = $1`, [pool.events[4]]);
  await running.teller.tellDue();
  await moveAll(running);
  assert.equal(won(member), 0n);
});

test('killed at any statement, before it or after, each pool ends once and the same', async () => {
  const pool = await makePool(scene, running);
  const members = [await bettor(), await bettor()] as const;
  for (const member of members) await enter(member, pool, homes());
  await scene.owner.query('UPDATE book.jackpot_pools SET closes_at = now() WHERE id = $1', [
    pool.id,
  ]);
  await tellResults(scene, pool, allHome);
  const { database } = running.context;
  for (let count = 1; count <= 40; count += 1) {
    for (const isAfter of [false, true]) {
      const context = { ...running.context, database: breakingAt(database, count, isAfter) };
      await moveJackpots(context).catch((error: unknown) => {
        assert.match(String(error), /killed/);
      });
    }
  }
  // What was killed before it was told is told once its lease is over.
  await scene.owner.query('UPDATE book.operations SET due_at = now()');
  await moveAll(running);
  assert.equal(await stateOf(scene, pool), 'settled');
  assert.equal(won(members[0]), won(members[1]));
  assert.ok(won(members[0]) > 4_000_000n);
});
