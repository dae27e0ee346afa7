/** Cockfights: shared rounds with prices of their own, told before bets or made by them. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FightOffer, FightView } from '@bahati/game-rules/cockfight/fight-game.ts';
import { payoutOf, profitOf, stakeOf } from '@bahati/game-rules/cockfight/fixed-odds.ts';
import { type PoolBet, settlePools } from '@bahati/game-rules/cockfight/pari-mutuel.ts';
import { until } from '@bahati/testing/until.ts';
import { countTableRounds } from '#games-server/returns/count-table-rounds.ts';
import {
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import { inPhase, ownOf, plantFights } from './fights.testing.ts';
import { assertVerified, detailOf } from './verified.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';

const pool = 'jogoo-wa-dau';
const fixed = 'jogoo-wa-savana';
const unit = 1_000n;

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  await plantFights(scene, pool, [{ result: 'meron' }, { result: 'wala' }, { result: 'bdd' }]);
  await plantFights(scene, fixed, [
    { result: 'wala', match: 'meron-favourite' },
    { result: 'ftd', match: 'even' },
  ]);
  running = await runHere(scene, { TABLE_PACE: '6', ROOM_CHAIN_GAMES: '50' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const sit = (code: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, () => sitDown(scene, originOf(running), scene.addMember(), code)),
  );

const decimal = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

async function bet(sitter: Sitter, roundId: string, opening: string): Promise<void> {
  const chips = opening
    .split(':')[1]!
    .split(',')
    .reduce((sum, text) => sum + BigInt(text.split('=')[1]!), 0n);
  const answer = await sitter.act({
    kind: 'bet',
    roundId,
    opening,
    amount: decimal(chips * unit),
  });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
}

const settled = (sitters: readonly Sitter[], roundId: string) =>
  until('all are paid', async () =>
    sitters.every((each) => {
      const { entry } = ownOf(each);
      return entry?.roundId === roundId && entry.state === 'settled';
    }),
  );

const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance;

type Entry = { externalId: string; opening: string; stake: bigint; payout: bigint; valid: bigint };

async function entriesOf(roundId: string): Promise<Entry[]> {
  const { rows } = await scene.owner.query<Entry>(
    `SELECT external_id AS "externalId", opening, stake, payout, valid_stake AS valid
       FROM games.table_entries WHERE round_id = $1 AND state = 'settled' ORDER BY id`,
    [roundId],
  );
  return rows;
}

/** Each place of an entry is a bet of its own. */
const poolBets = (entries: readonly Entry[]): PoolBet[] =>
  entries.flatMap(({ externalId, opening }) =>
    opening
      .split(':')[1]!
      .split(',')
      .map((text) => {
        const [on, chips = ''] = text.split('=');
        return { id: externalId, on: on as PoolBet['on'], stake: BigInt(chips) * unit };
      }),
  );

async function storedRound(roundId: string) {
  const { rows } = await scene.owner.query<{
    hash: string;
    salt: string;
    game: number;
    isHeld: boolean;
    shown: FightView;
  }>(
    `SELECT t.hash, c.salt, t.game, t.is_held AS "isHeld", t.shown
       FROM games.table_rounds t JOIN games.chains c ON c.id = t.chain_id WHERE t.id = $1`,
    [roundId],
  );
  return rows[0] ?? assert.fail();
}

test('a pool is shared among the winners, and every cent of it is in payouts, plasada or rounding', async () => {
  const sitters = await sit(pool, 3);
  const [ana, juma, zuri] = sitters as [Sitter, Sitter, Sitter];
  const first = await inPhase(ana, 'betting');
  const offer = first.offer as FightOffer;
  assert.equal(offer.prices, null, 'prices of a pool are made by bets');
  await Promise.all([
    bet(ana, first.roundId, 'chips:meron=7,draw=2'),
    bet(juma, first.roundId, 'sides:wala=5'),
    bet(zuri, first.roundId, 'sides:meron=3,wala=1'),
  ]);
  await settled(sitters, first.roundId);
  const entries = await entriesOf(first.roundId);
  const bets = poolBets(entries);
  const { payouts, commission, rounding, drawNet, result } = settlePools(bets, 'meron');
  assert.equal(result, 'meron');
  const paid = (ids: typeof payouts) => ids.reduce((sum, { amount }) => sum + amount, 0n);
  for (const { externalId, payout } of entries) {
    assert.equal(payout, paid(payouts.filter(({ id }) => id === externalId)));
  }
  const staked = entries.reduce((sum, { stake }) => sum + stake, 0n);
  const paidOut = entries.reduce((sum, { payout }) => sum + payout, 0n);
  assert.equal(staked, paidOut + commission + rounding + drawNet);
  assert.equal(commission, 800n, 'five percent of 160 shillings');
  // 15.2 of 16 chips are shared among ten on Meron: 1.52 each.
  assert.deepEqual((await storedRound(first.roundId)).shown.pool, { meron: 152, wala: 253 });
  assert.equal(balanceOf(ana), startBalance - 9_000n + 10_640n);
  assert.equal(balanceOf(zuri), startBalance - 4_000n + 4_560n);
  await assertVerified(running, entries, { gameCode: pool, unit });

  const second = await inPhase(ana, 'betting', { after: first.roundId });
  const before = sitters.map(balanceOf);
  await Promise.all([
    bet(ana, second.roundId, 'sides:meron=100'),
    bet(juma, second.roundId, 'sides:wala=10'),
    bet(zuri, second.roundId, 'draw:draw=3'),
  ]);
  await settled(sitters, second.roundId);
  const cancelled = await storedRound(second.roundId);
  assert.equal(cancelled.shown.result, 'cancelled', '1.045 for Meron is too little to fight for');
  assert.equal(cancelled.isHeld, false);
  assert.deepEqual(sitters.map(balanceOf), before, 'everything came back');
  assert.deepEqual(
    (await entriesOf(second.roundId)).map(({ valid }) => valid),
    [0n, 0n, 0n],
  );

  const third = await inPhase(ana, 'betting', { after: second.roundId });
  await Promise.all([
    bet(ana, third.roundId, 'sides:meron=4'),
    bet(juma, third.roundId, 'sides:wala=5'),
    bet(zuri, third.roundId, 'draw:draw=3'),
  ]);
  await settled(sitters, third.roundId);
  assert.equal((await storedRound(third.roundId)).shown.result, 'bdd');
  assert.deepEqual(sitters.map(balanceOf), [
    before[0],
    before[1],
    (before[2] ?? 0n) + 3n * unit * 7n,
  ]);
  await assertVerified(running, await entriesOf(third.roundId), { gameCode: pool, unit });
});

test('fixed prices are told before bets, and paid as they were told', async () => {
  const sitters = await sit(fixed, 3);
  const [ana, juma, zuri] = sitters as [Sitter, Sitter, Sitter];
  const first = await inPhase(ana, 'betting');
  assert.deepEqual(first.offer, { match: 'meron-favourite', prices: { meron: 70, wala: -81 } });
  assert.equal(first.hash, null);
  await assert.rejects(
    running.context.database.query(`UPDATE games.table_rounds SET offer = '{}' WHERE id = $1`, [
      first.roundId,
    ]),
    /permission denied/,
    'what was told is bound',
  );
  await Promise.all([
    bet(ana, first.roundId, 'wala:wala=81'),
    bet(juma, first.roundId, 'meron:meron=5'),
    bet(zuri, first.roundId, 'chips:wala=1,bdd=1'),
  ]);
  await settled(sitters, first.roundId);
  // 81 chips at -0.81 are what 100 to be won cost.
  const named = { on: 'wala', price: -81, amount: 100n * unit } as const;
  assert.equal(stakeOf(named), 81n * unit);
  assert.equal(balanceOf(ana), startBalance + profitOf(named));
  assert.equal(payoutOf(named, 'wala'), 181n * unit);
  assert.equal(balanceOf(juma), startBalance - 5n * unit);
  assert.equal(balanceOf(zuri), startBalance - 2n * unit + 2_234n, '10 at -0.81 bring 22.34');
  await assertVerified(running, await entriesOf(first.roundId), { gameCode: fixed, unit });

  const second = await inPhase(ana, 'betting', { after: first.roundId });
  const before = sitters.map(balanceOf);
  await Promise.all([
    bet(ana, second.roundId, 'ftd:ftd=2'),
    bet(juma, second.roundId, 'meron:meron=5'),
    bet(zuri, second.roundId, 'chips:wala=3,bdd=1'),
  ]);
  await settled(sitters, second.roundId);
  assert.deepEqual(sitters.map(balanceOf), [
    (before[0] ?? 0n) + 2n * unit * 88n,
    before[1],
    (before[2] ?? 0n) - unit,
  ]);
  const entries = await entriesOf(second.roundId);
  assert.deepEqual(
    entries.map(({ valid }) => valid).toSorted((one, other) => Number(one - other)),
    [0n, unit, 2n * unit],
    'what only came back is no turnover',
  );
  const { outcome } = await detailOf(running, entries[0]?.externalId ?? '', fixed);
  assert.deepEqual(
    outcome.find(({ label }) => label === 'Result'),
    { label: 'Result', value: 'Full time draw (FTD)' },
  );
});

test('fights that were held are counted for what they gave back, and one that was not is none', async () => {
  while ((await countTableRounds(running.context)) > 0);
  const { rows } = await scene.owner.query<{ counted: bigint; held: bigint }>(
    `SELECT (SELECT sum(stake) FROM games.build_returns WHERE game_code = $1)::bigint AS counted,
            (SELECT sum(e.stake) FROM games.table_entries e JOIN games.table_rounds t
               ON t.id = e.round_id WHERE e.game_code = $1 AND t.is_counted AND t.is_held)::bigint
              AS held`,
    [pool],
  );
  assert.equal(rows[0]?.counted, rows[0]?.held);
  assert.equal(rows[0]?.held, 18n * unit + 12n * unit);
});

test('a room of an arena is closed to whoever launched another game', async () => {
  const guest = await sitDown(scene, originOf(running), scene.addMember(), fixed);
  const other = await sitDown(scene, originOf(running), scene.addMember(), pool);
  const opened = other.frame.opened['frameToken'] as string;
  guest.leave();
  const heard = guest.heard.length;
  await guest.comeBack(undefined, opened);
  assert.deepEqual(guest.heard[heard], { t: 'ended', code: 'not_found' });
  other.leave();
});
