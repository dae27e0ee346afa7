/** Money that comes back to where it went out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findRings, type SentMoney } from './circular-transfers.ts';

const day = 86_400_000;

const sent = (payerId: number, payeeId: number, onDay: number, amount = 1_000n): SentMoney => ({
  payerId: BigInt(payerId),
  payeeId: BigInt(payeeId),
  amount,
  sentAt: onDay * day,
});

const people = (transfers: SentMoney[]) =>
  findRings(transfers).map((ring) => ring.map(({ payerId }) => Number(payerId)));

test('a round over three and over four people is found', () => {
  assert.deepEqual(people([sent(1, 2, 0), sent(2, 3, 1), sent(3, 1, 2)]), [[1, 2, 3]]);
  assert.deepEqual(people([sent(1, 2, 0), sent(2, 3, 1), sent(3, 4, 2), sent(4, 1, 7)]), [
    [1, 2, 3, 4],
  ]);
});

test('over five people, later than a week, or backwards in time it is none', () => {
  const five = [sent(1, 2, 0), sent(2, 3, 1), sent(3, 4, 2), sent(4, 5, 3), sent(5, 1, 4)];
  assert.deepEqual(people(five), []);
  assert.deepEqual(people([sent(1, 2, 0), sent(2, 3, 1), sent(3, 1, 8)]), []);
  assert.deepEqual(people([sent(2, 3, 1), sent(1, 2, 2), sent(3, 1, 2)]), []);
});

test('each step is nearly the first amount', () => {
  const ring = (last: bigint) => people([sent(1, 2, 0), sent(2, 3, 1, 950n), sent(3, 1, 2, last)]);
  assert.equal(ring(900n).length, 1);
  assert.equal(ring(899n).length, 0);
  assert.equal(ring(1_101n).length, 0);
});

test('money sent and given back between two counts from the third time on', () => {
  const times = (count: number) =>
    Array.from({ length: count }, (_, at) => [sent(1, 2, at), sent(2, 1, at + 0.5)]).flat();
  assert.deepEqual(people(times(2)), []);
  assert.equal(people(times(3)).length, 3);
});

test('a transfer belongs to one round, and a busy line finds its way home', () => {
  // One comes back twice, yet left only once.
  const twice = [sent(1, 2, 0), sent(2, 3, 1), sent(3, 1, 2), sent(3, 1, 3)];
  assert.equal(people(twice).length, 1);
  const busy = [sent(1, 2, 0), sent(2, 4, 0.5), sent(2, 5, 0.6), sent(2, 3, 1), sent(3, 1, 2)];
  assert.deepEqual(people(busy), [[1, 2, 3]]);
});
