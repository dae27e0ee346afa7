import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  afterRound,
  type AutoplayPlan,
  lossesToLimit,
  nextStake,
  reasonToStop,
  startAutoplay,
} from './autoplay.ts';

const plan = { count: 10, lossLimit: 500n, singleWinLimit: 900n };

test('autoplay ends after the chosen number of rounds', () => {
  let run = startAutoplay({ count: 3, lossLimit: null, singleWinLimit: null });
  const stops = [0, 1, 2].map(() => {
    const after = afterRound(run, { stake: 10n, payout: 10n });
    run = after.run;
    return after.stop;
  });
  assert.deepEqual(stops, [null, null, 'count']);
});

test('no round starts that could bring the loss above the limit', () => {
  const run = { plan, left: 5, net: -450n };
  assert.equal(reasonToStop(run, 50n), null);
  assert.equal(reasonToStop(run, 51n), 'loss_limit');
});

test('a limit below the stake stops before the first round', () => {
  assert.equal(reasonToStop(startAutoplay(plan), 501n), 'loss_limit');
});

test('what was won earlier may be played away down to the limit', () => {
  const run = { plan, left: 5, net: 1000n };
  assert.equal(reasonToStop(run, 1500n), null);
  assert.equal(reasonToStop(run, 1501n), 'loss_limit');
});

test('a single win stops at the limit exactly and not below it', () => {
  const run = startAutoplay(plan);
  assert.equal(afterRound(run, { stake: 50n, payout: 899n }).stop, null);
  assert.equal(afterRound(run, { stake: 50n, payout: 900n }).stop, 'single_win');
});

test('however the rounds fall, the loss never passes the limit', () => {
  const rounds = fc.array(fc.bigInt(0n, 300n), { maxLength: 60 });
  fc.assert(
    fc.property(rounds, fc.bigInt(1n, 200n), fc.bigInt(0n, 2000n), (payouts, stake, lossLimit) => {
      let run = startAutoplay({ count: 100, lossLimit, singleWinLimit: null });
      for (const payout of payouts) {
        if (reasonToStop(run, stake)) break;
        run = afterRound(run, { stake, payout }).run;
        assert.ok(-run.net <= lossLimit);
      }
    }),
  );
});

const span = { minimum: 500n, maximum: 10_000n, step: 100n };
const following = (onWin: number | null, onLoss: number | null): AutoplayPlan => {
  const change = (percent: number | null) => (percent === null ? null : { raisePercent: percent });
  const stakes = { first: 500n, span, onWin: change(onWin), onLoss: change(onLoss) };
  return { count: null, lossLimit: 8_000n, singleWinLimit: null, stakes };
};

test('the stake follows wins and losses in whole steps, and a returned stake changes nothing', () => {
  const plan = following(null, 150);
  const lost = { stake: 500n, payout: 0n };
  assert.equal(nextStake(plan, 500n, lost), 1_200n, '1,250 cut to steps of 100');
  assert.equal(nextStake(plan, 1_200n, { stake: 1_200n, payout: 2_400n }), 500n);
  assert.equal(nextStake(plan, 1_200n, { stake: 1_200n, payout: 1_200n }), 1_200n);
  assert.equal(nextStake(plan, 5_000n, { stake: 5_000n, payout: 0n }), null, 'more than is taken');
  const { stakes: _, ...still } = plan;
  assert.equal(nextStake(still, 700n, lost), 700n);
});

test('play without an end goes on until a profit or a loss is reached', () => {
  const plan = { ...following(null, null), profitLimit: 1_000n };
  let run = startAutoplay(plan);
  for (const payout of [0n, 1_000n, 1_000n]) {
    const after = afterRound(run, { stake: 500n, payout });
    assert.equal(after.stop, null);
    run = after.run;
  }
  assert.equal(run.left, null);
  assert.equal(afterRound(run, { stake: 500n, payout: 1_000n }).stop, 'profit');
});

test('it is said before how many losses in a row end it, and play then ends there', () => {
  for (const onLoss of [null, 10, 50, 100, 300]) {
    const plan = following(null, onLoss);
    const said = lossesToLimit(plan, 500n, 999);
    let run = startAutoplay(plan);
    let stake: bigint | null = 500n;
    let losses = 0;
    while (stake !== null && reasonToStop(run, stake) === null) {
      run = afterRound(run, { stake, payout: 0n }).run;
      stake = nextStake(plan, stake, { stake, payout: 0n });
      losses += 1;
    }
    assert.equal(losses, said, `after a loss ${onLoss}`);
    assert.ok(-run.net <= 8_000n, 'the limit is never passed');
  }
});
