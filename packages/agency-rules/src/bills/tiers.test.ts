import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseTier, payOf } from './tiers.ts';

const tiers = [
  { turnover: 100n, activeMembers: 1, loss: 0n, pays: 5n },
  { turnover: 200n, activeMembers: 1, loss: 20n, pays: 9n },
  { turnover: 200n, activeMembers: 4, loss: 20n, pays: 9n },
];

test('the eligible tier that pays most is chosen, of equal ones the higher', () => {
  const all = chooseTier(tiers, { turnover: 200n, activeMembers: 4, loss: 20n });
  assert.equal(all.chosenTier, 2);
  assert.equal(all.nextTier, null);
  const first = chooseTier(tiers, { turnover: 199n, activeMembers: 9, loss: 99n });
  assert.equal(first.chosenTier, 0);
  assert.equal(payOf(first), 5n);
  assert.deepEqual(first.nextTier, {
    tier: 1,
    missing: { turnover: 1n, activeMembers: 0, loss: 0n },
  });
});

test('a tier that pays nothing is chosen too, and without any there is no pay', () => {
  const idle = tiers.map((tier) => ({ ...tier, pays: 0n }));
  const reached = { turnover: 100n, activeMembers: 1, loss: 0n };
  assert.equal(chooseTier(idle, reached).chosenTier, 0);
  const none = chooseTier(tiers, { turnover: 0n, activeMembers: 0, loss: 0n });
  assert.equal(none.chosenTier, null);
  assert.equal(payOf(none), 0n);
  assert.equal(payOf(chooseTier([], reached)), 0n);
});

test('winnings add to what a loss is short of, and no loss is asked for where none is given', () => {
  const won = chooseTier(tiers, { turnover: 200n, activeMembers: 1, loss: -5n });
  assert.deepEqual(
    won.checks.map(({ missing }) => missing.loss),
    [5n, 25n, 25n],
  );
  const unasked = chooseTier(tiers, { turnover: 200n, activeMembers: 1, loss: null });
  assert.equal(unasked.chosenTier, 1);
});
