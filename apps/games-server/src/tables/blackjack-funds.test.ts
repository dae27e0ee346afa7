/** Live blackjack where money is short, a member is gone, or staff call the round off. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { until } from '@bahati/testing/until.ts';
import type { Sitter } from '#games-server/rooms/sitters.testing.ts';
import { lockRoom } from '#games-server/rooms/stored-room.ts';
import { type Running, runHere, type Scene, setScene } from '#games-server/scene.testing.ts';
import { chip, decide, inPhase, lay, newRound, ownOf, sitAt, viewOf } from './blackjack.testing.ts';
import { voidTableRound } from './voids/void-round.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '6', ROOM_CHAIN_GAMES: '50' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const sit = (balance?: bigint) => sitAt({ scene, running }, balance);
const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance;

const decided = (roundId: string) =>
  until('everything is decided', async () => {
    const { rows } = await scene.owner.query(
      `SELECT 1 FROM games.table_entries WHERE round_id = $1 AND decided_at IS NULL
        UNION ALL
       SELECT 1 FROM games.table_stakes s JOIN games.table_entries e ON e.id = s.entry_id
        WHERE e.round_id = $1 AND s.state IN ('asking', 'voiding')`,
      [roundId],
    );
    return rows.length === 0;
  });

async function payoutOf(roundId: string, { memberId }: Sitter): Promise<bigint> {
  const { rows } = await scene.owner.query<{ payout: bigint }>(
    'SELECT payout FROM games.table_entries WHERE round_id = $1 AND member_id = $2',
    [roundId, memberId],
  );
  return rows[0]?.payout ?? assert.fail('no entry');
}

type Bet = [sitter: Sitter, place: string, chips: number];

/** A round with these bets in which seat 3 may double: another where a blackjack leaves nothing to decide. */
async function dealt(bets: readonly Bet[]): Promise<{ roundId: string; before: bigint[] }> {
  const [first] = bets[0] ?? assert.fail('nobody bets');
  for (;;) {
    const { roundId } = await newRound(first, viewOf(first).round?.roundId);
    const before = bets.map(([sitter]) => balanceOf(sitter) ?? 0n);
    for (const [sitter, place, chips] of bets) {
      assert.equal(await lay(sitter, roundId, place, chips), 'done');
    }
    const turn = await until('cards', async () => {
      const { round } = viewOf(first);
      if (round?.roundId !== roundId || !['playing', 'over'].includes(round.phase)) return false;
      return { seat: round.play?.turn?.seat ?? 0 };
    });
    if (turn.seat === 3) return { roundId, before };
    await inPhase(first, 'over', roundId);
    await decided(roundId);
  }
}

test('who cannot pay a double may not double, and who would have followed has his stake back', async () => {
  const poor = await sit(60n * chip);
  const rich = await sit();
  const { roundId, before } = await dealt([
    [poor, 's3', 4],
    [rich, 'f3', 2],
  ]);
  const purse = scene.wallet.members.get(poor.memberId) ?? assert.fail('no purse');
  const kept = purse.balance;
  purse.balance = chip;
  assert.equal(await decide(poor, 'double'), 'insufficient_funds');
  await until('doubling is no choice any more', async () => {
    const turn = viewOf(poor).round?.play?.turn;
    return turn && !turn.isAsking && !turn.actions.includes('double');
  });
  purse.balance = kept;
  assert.equal(await decide(poor, 'double'), 'not_allowed', 'the wallet is asked once');
  assert.equal(await decide(poor, 'stand'), 'done');
  await inPhase(poor, 'over', roundId);
  await decided(roundId);
  assert.equal(balanceOf(poor), before[0]! - 4n * chip + (await payoutOf(roundId, poor)));
  assert.equal(balanceOf(rich), before[1]! - 2n * chip + (await payoutOf(roundId, rich)));
  await poor.act({ kind: 'stand_up', seat: 3 });
  rich.leave();
  poor.leave();
});

test('who follows without funds keeps his one stake, and the seat plays on', async () => {
  const [asha, poor] = [await sit(), await sit()];
  const { roundId, before } = await dealt([
    [asha, 's3', 2],
    [poor, 'f3', 2],
  ]);
  const purse = scene.wallet.members.get(poor.memberId) ?? assert.fail('no purse');
  const kept = purse.balance;
  purse.balance = 0n;
  assert.equal(await decide(asha, 'double'), 'done');
  purse.balance = kept;
  await inPhase(asha, 'over', roundId);
  await decided(roundId);
  assert.equal(balanceOf(asha), before[0]! - 4n * chip + (await payoutOf(roundId, asha)));
  assert.equal(balanceOf(poor), before[1]! - 2n * chip + (await payoutOf(roundId, poor)));
  const stakes = ownOf(poor).entry?.stakes.map(({ opening, state }) => [opening, state]);
  assert.deepEqual(stakes, [
    ['chips:f3=2', 'taken'],
    ['chips:f3.1=2', 'refused'],
  ]);
  poor.leave();
  asha.leave();
});

test('a member who lets two rounds pass has no seat any more', async () => {
  const looker = await sit();
  await until('seat 3 is free', async () => viewOf(looker).seats?.[2]?.name === null);
  looker.leave();
});

test('a round called off while seats decide returns every stake, and the next begins', async () => {
  const [asha, baraka] = [await sit(), await sit()];
  const { roundId, before } = await dealt([
    [asha, 's3', 2],
    [baraka, 's5', 2],
    [baraka, 'f3', 1],
  ]);
  assert.equal(await decide(asha, 'double'), 'done');
  const { id } = asha.room;
  await inTransaction(running.context.database, async (transaction) => {
    await lockRoom(transaction, BigInt(id));
    await voidTableRound(transaction, BigInt(roundId), {
      name: 'Tumaini',
      reason: 'a card was marked',
      asked: 'zawadi',
      approved: 'tumaini',
      approvedId: 'tumaini',
    });
  });
  await decided(roundId);
  assert.deepEqual([balanceOf(asha), balanceOf(baraka)], before.slice(0, 2));
  await newRound(asha, roundId);
  assert.equal(
    viewOf(asha).recent.some((round) => round.roundId === roundId),
    false,
  );
  asha.leave();
  baraka.leave();
});
