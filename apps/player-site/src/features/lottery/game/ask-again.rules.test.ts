import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LotteryDraw } from '@bahati/contract/lottery/shapes.ts';
import { askAgainAfterMs } from './ask-again.rules.ts';

const drawAt = (seconds: number): LotteryDraw => ({
  id: String(seconds),
  gameCode: 'keno-1m',
  number: '20261127-0001',
  closesAt: new Date((seconds - 5) * 1_000).toISOString(),
  drawsAt: new Date(seconds * 1_000).toISOString(),
  state: 'open',
  numbers: null,
  corrections: 0,
});

test('a game is asked about again as its draw closes', () => {
  const game = { next: drawAt(120), last: drawAt(60), everySeconds: 60 };
  assert.equal(askAgainAfterMs(game, 100_000), 15_400);
});

test('while numbers are missing it is asked every moment, from the draw on', () => {
  const game = { next: drawAt(180), last: drawAt(60), everySeconds: 60 };
  assert.equal(askAgainAfterMs(game, 116_000), 5_500);
  assert.equal(askAgainAfterMs(game, 121_000), 1_500);
});

test('a draw of next week is asked about every minute', () => {
  const game = { next: drawAt(600_000), last: null, everySeconds: null };
  assert.equal(askAgainAfterMs(game, 0), 60_000);
});
