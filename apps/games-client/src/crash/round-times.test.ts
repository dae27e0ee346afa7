import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CrashRound } from '@bahati/contract/games-frame/crash.ts';
import { msToFirstLeave, multipleOf } from './round-times.ts';

const start = Date.parse('2026-11-23T09:00:00.000Z');
const flying: CrashRound = {
  roundId: '7',
  game: 7,
  phase: 'flying',
  closesAt: new Date(start - 1_000).toISOString(),
  startsAt: new Date(start).toISOString(),
  startedAt: new Date(start).toISOString(),
  ceiling: '2.00',
  previousHash: '0'.repeat(64),
  point: null,
  hash: null,
  isInterrupted: false,
};

test('a cash-out asked for at once waits exactly for the lowest multiple', () => {
  const waitMs = msToFirstLeave(flying, start);
  assert.equal(multipleOf(flying, start + waitMs - 1), 100);
  assert.equal(multipleOf(flying, start + waitMs), 101);
  assert.equal(msToFirstLeave(flying, start + 40), waitMs - 40);
});

test('later, before the start and after the end it waits for nothing', () => {
  assert.equal(msToFirstLeave(flying, start + 5_000), 0);
  const betting = { ...flying, phase: 'betting', startedAt: null } as const;
  for (const round of [null, betting, { ...flying, phase: 'over', point: '1.00' } as const]) {
    assert.equal(msToFirstLeave(round, start), 0);
  }
});

test('a round grows to its ceiling and ends at its point', () => {
  assert.equal(multipleOf(flying, start + 60_000), 200);
  assert.equal(multipleOf({ ...flying, phase: 'over', point: '1.45' }, start + 60_000), 145);
});
