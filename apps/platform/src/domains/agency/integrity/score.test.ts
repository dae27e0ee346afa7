/** What findings about a team weigh. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Findings, scoreOf, weigh } from './score.ts';

const nothing: Findings = {
  playerCount: 40,
  teamStake: 1_000_000n,
  ownAccounts: [],
  deviceGroups: [],
  payoutGroups: [],
  hedgedPairs: [],
  rings: [],
  justActive: [],
};

const own = (memberId: bigint, ...kinds: ('device' | 'payout' | 'address' | 'document')[]) => ({
  memberId,
  kinds: new Set(kinds),
});
const ring = [1n, 2n].map((payerId) => ({ payerId, payeeId: 3n - payerId, amount: 1n, sentAt: 0 }));
const justActive = (memberCount: number, periodCount: number, aroundCount: number) => ({
  span: 'day' as const,
  minimum: 50_000n,
  memberIds: Array.from({ length: memberCount }, (_, at) => BigInt(at)),
  periodCount,
  aroundCount,
});

test('where nothing was found there is no score', () => {
  assert.equal(scoreOf(weigh(nothing)), 0);
});

test('an own account weighs by the strongest that ties it to the agent', () => {
  const points = (...ownAccounts: ReturnType<typeof own>[]) =>
    weigh({ ...nothing, ownAccounts }).ownAccounts;
  assert.equal(points(own(1n, 'device')), 20);
  assert.equal(points(own(1n, 'device', 'payout', 'address')), 35);
  assert.equal(points(own(1n, 'document'), own(2n, 'device')), 60);
  assert.equal(points(own(1n, 'payout'), own(2n, 'payout'), own(3n, 'payout')), 60);
});

test('an address alone never makes a high score', () => {
  const ownAccounts = Array.from({ length: 30 }, (_, at) => own(BigInt(at), 'address'));
  assert.equal(weigh({ ...nothing, ownAccounts }).ownAccounts, 10);
});

test('what members share weighs by how many of those who play it concerns', () => {
  const groups = [[1n, 2n, 3n]];
  const shared = (playerCount: number) => {
    const weighed = weigh({
      ...nothing,
      playerCount,
      deviceGroups: groups,
      payoutGroups: groups,
    });
    return [weighed.deviceGroups, weighed.payoutGroups];
  };
  assert.deepEqual(shared(15), [25, 35]);
  assert.deepEqual(shared(60), [6, 17]);
  assert.deepEqual(shared(5_000), [1, 1]);
  // Members who share several things are counted once.
  const twice = weigh({ ...nothing, playerCount: 60, payoutGroups: [...groups, [2n, 3n, 4n]] });
  assert.equal(twice.payoutGroups, 23);
});

test('hedged pairs weigh by their part of what the team staked', () => {
  const pair = { firstId: 1n, secondId: 2n, togetherCount: 20, cancelledCount: 20 };
  const hedged = (stake: bigint) =>
    weigh({ ...nothing, hedgedPairs: [{ ...pair, stake }] }).hedgedPairs;
  assert.equal(hedged(10_000n), 13);
  assert.equal(hedged(100_000n), 40);
  assert.equal(hedged(900_000n), 40);
});

test('money that goes round weighs by the round, up to a bound', () => {
  const rings = (count: number) =>
    weigh({ ...nothing, rings: Array.from({ length: count }, () => ring) }).rings;
  assert.deepEqual([rings(1), rings(3), rings(30)], [5, 15, 25]);
});

test('members just above the minimum weigh by what chance does not explain', () => {
  const points = (...found: Parameters<typeof justActive>) =>
    weigh({ ...nothing, justActive: [justActive(...found)] }).justActive[0];
  assert.equal(points(4, 40, 40), 0);
  // 14 others around it: chance puts one there.
  assert.equal(points(5, 10, 24), 22);
  // 70 others: chance puts five there, and fourteen are not three times as many.
  assert.equal(points(10, 14, 84), 0);
  assert.equal(points(10, 15, 85), 16);
  const both = [justActive(5, 10, 24), justActive(5, 8, 8)];
  assert.deepEqual(weigh({ ...nothing, justActive: both }).justActive, [22, 3]);
});

test('the score is the sum of all points and ends at a hundred', () => {
  const weighed = weigh({
    ...nothing,
    ownAccounts: [own(1n, 'device')],
    rings: [ring],
    justActive: [justActive(5, 10, 24)],
  });
  assert.equal(scoreOf(weighed), 47);
  const all = weigh({
    ...nothing,
    ownAccounts: [own(1n, 'document'), own(2n, 'document')],
    payoutGroups: [[1n, 2n, 3n, 4n, 5n]],
    rings: [ring, ring],
  });
  assert.equal(scoreOf(all), 100);
});
