import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phrases } from '#frame/sound/slot-sounds.ts';
import { countUpMs, winTier } from './win-tier.ts';

test('a win is measured by its stake', () => {
  const stake = 5000n;
  const tiers: [bigint, string][] = [
    [0n, 'nothing'],
    [1n, 'returned'],
    [5000n, 'returned'],
    [5001n, 'small'],
    [24_999n, 'small'],
    [25_000n, 'nice'],
    [74_999n, 'nice'],
    [75_000n, 'big'],
    [249_999n, 'big'],
    [250_000n, 'huge'],
  ];
  for (const [win, tier] of tiers) assert.equal(winTier(win, stake), tier, String(win));
});

test('what merely comes back has no music and a short count', () => {
  assert.equal(phrases.returned, undefined);
  assert.equal(phrases.nothing, undefined);
  assert.ok(countUpMs.returned < countUpMs.small);
});

test('the greater the win the longer its phrase and its count', () => {
  const order = ['small', 'nice', 'big', 'huge'] as const;
  for (const [index, tier] of order.entries()) {
    const next = order[index + 1];
    if (!next) break;
    assert.ok((phrases[tier]?.notes.length ?? 0) < (phrases[next]?.notes.length ?? 0));
    assert.ok(countUpMs[tier] < countUpMs[next]);
  }
});
