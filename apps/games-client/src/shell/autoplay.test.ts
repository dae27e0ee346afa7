import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { afterRound, reasonToStop, startAutoplay } from './autoplay.ts';

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
