import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterFreeRound, freeRoundsOf } from './free-rounds.ts';

const told = {
  grantId: 'g1',
  stake: '5.00',
  rounds: 3,
  left: 3,
  won: '0.00',
  cap: '1000.00',
  expiresAt: '2026-12-01T00:00:00.000Z',
};
const known = freeRoundsOf(told, 'KES');
const round = (number: number, won: bigint) => ({ grantId: 'g1', rounds: 3, number, won });

test('free rounds count down, and the last one tells what all won', () => {
  const after = afterFreeRound({ freeRounds: known, freeRoundsEnd: null }, round(1, 700n));
  assert.deepEqual([after.freeRounds?.left, after.freeRounds?.won], [2, 700n]);
  const end = afterFreeRound(after, round(3, 900n));
  assert.deepEqual(end, { freeRounds: null, freeRoundsEnd: { rounds: 3, won: 900n } });
});

test('a round that was begun before the game was opened is not counted twice', () => {
  const later = known && { ...known, left: 1 };
  const seen = afterFreeRound({ freeRounds: later, freeRoundsEnd: null }, round(1, 700n));
  assert.equal(seen.freeRounds?.left, 1);
  const other = afterFreeRound(
    { freeRounds: later, freeRoundsEnd: null },
    { ...round(3, 50n), grantId: 'g0' },
  );
  assert.deepEqual([other.freeRounds?.left, other.freeRoundsEnd?.won], [1, 50n]);
});
