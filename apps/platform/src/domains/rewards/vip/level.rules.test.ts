import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VipLevel } from '@bahati/contract/programme-terms.ts';
import { askedFor, isMet, keepsLevel, percentOf, type Play, rankEarned } from './level.rules.ts';

const level = (more: Partial<VipLevel>): VipLevel => ({
  name: { en: 'Level', sw: 'Ngazi' },
  badge: 'copper',
  requirement: { turnover: '100.00', deposits: null, needs: 'all', days: null },
  keep: { turnover: null, deposits: null },
  gift: null,
  weekly: null,
  monthly: null,
  birthday: null,
  rebates: [],
  withdrawalMaximum: null,
  withdrawalCount: null,
  ...more,
});
const sums = (turnover: bigint, deposits = 0n) => ({ turnover, deposits });
const play = (more: Partial<Play> = {}): Play => ({
  ever: sums(0n),
  days30: sums(0n),
  days90: sums(0n),
  keep: sums(0n),
  ...more,
});
const both = { turnover: '100.00', deposits: '50.00', days: null } as const;
const past = { currency: 'KES', bestRank: 0, hasLost: false } as const;

test('all that is asked for is needed, or one of it, as the level says', () => {
  const all = askedFor(level({ requirement: { ...both, needs: 'all' } }), 'KES', false);
  const one = askedFor(level({ requirement: { ...both, needs: 'one' } }), 'KES', false);
  assert.deepEqual([isMet(all, sums(10_000n, 5_000n)), isMet(all, sums(10_000n))], [true, false]);
  assert.deepEqual([isMet(one, sums(10_000n)), isMet(one, sums(9_999n, 4_999n))], [true, false]);
  assert.deepEqual([percentOf(all, sums(5_000n, 5_000n)), percentOf(one, sums(5_000n))], [50, 50]);
});

test('the highest level that was earned counts, each in its own days', () => {
  const levels = [
    level({}),
    level({ requirement: { turnover: '500.00', deposits: null, needs: 'all', days: 30 } }),
    level({ requirement: { turnover: '900.00', deposits: null, needs: 'all', days: 90 } }),
  ];
  const rank = (played: Partial<Play>) => rankEarned(levels, { ...past, play: play(played) });
  assert.equal(rank({ ever: sums(9_999n) }), 0);
  assert.equal(rank({ ever: sums(50_000n), days30: sums(49_999n) }), 1);
  assert.equal(rank({ ever: sums(90_000n), days90: sums(90_000n) }), 3);
});

test('a level that was lost comes back by what keeps it, and no other does', () => {
  const keep = { turnover: '20.00', deposits: null };
  const levels = [level({ keep }), level({ keep, requirement: { ...both, needs: 'all' } })];
  const played = play({ ever: sums(2_000n), keep: sums(2_000n) });
  assert.equal(rankEarned(levels, { ...past, bestRank: 1, hasLost: true, play: played }), 1);
  assert.equal(rankEarned(levels, { ...past, bestRank: 2, hasLost: true, play: played }), 2);
  assert.equal(rankEarned(levels, { ...past, play: played }), 0);
});

test('a level that asks for nothing is kept for ever', () => {
  assert.equal(keepsLevel(level({}), 'KES', sums(0n)), true);
  const kept = level({ keep: { turnover: '20.00', deposits: null } });
  assert.equal(keepsLevel(kept, 'KES', sums(1_999n)), false);
});
