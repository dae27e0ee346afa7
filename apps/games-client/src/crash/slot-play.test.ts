import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBet, startRun } from './slot-play.ts';

const span = { minimum: 500n, maximum: 6_000n, step: 100n };
const plan = { count: null, lossLimit: 5_000n, singleWinLimit: null };
const ended = (betId: string, state: 'cashed_out' | 'lost', payout = 0n, stake = 2_000n) => ({
  betId,
  state,
  stake,
  payout,
});

test('every round is bet on until one more loss would pass the limit', () => {
  const first = countBet(startRun(plan, 2_000n), ended('a', 'lost'));
  assert.equal(first.stop, null);
  assert.equal(countBet(first.run, ended('b', 'lost')).stop, 'loss_limit');
});

test('a bet counts once, a win gives room, and what came back counts nothing', () => {
  let { run } = countBet(startRun(plan, 2_000n), ended('a', 'lost'));
  assert.equal(countBet(run, ended('a', 'lost')).run, run);
  for (const state of ['returned', 'active'] as const) {
    const other = { betId: 'b', state, stake: 2_000n, payout: 0n };
    assert.equal(countBet(run, other).run, run);
  }
  ({ run } = countBet(run, ended('d', 'cashed_out', 9_000n)));
  assert.equal(run.autoplay.net, 5_000n);
});

test('a slot stops after its rounds and at its profit', () => {
  const two = startRun({ ...plan, count: 2 }, 2_000n);
  const first = countBet(two, ended('a', 'cashed_out', 2_100n));
  assert.equal(first.stop, null);
  assert.equal(countBet(first.run, ended('b', 'cashed_out', 2_100n)).stop, 'count');
  const greedy = startRun({ ...plan, profitLimit: 1_000n }, 2_000n);
  assert.equal(countBet(greedy, ended('a', 'cashed_out', 3_000n)).stop, 'profit');
});

test('the next stake follows wins and losses, and no stake is above what the game takes', () => {
  const stakes = { first: 2_000n, span, onWin: null, onLoss: { raisePercent: 100 } };
  const bold = startRun({ ...plan, lossLimit: 90_000n, stakes }, 2_000n);
  const { run } = countBet(bold, ended('a', 'lost'));
  assert.equal(run.stake, 4_000n);
  assert.equal(countBet(run, ended('b', 'cashed_out', 8_000n, 4_000n)).run.stake, 2_000n);
  assert.equal(countBet(run, ended('b', 'lost', 0n, 4_000n)).stop, 'stake_cap');
});
