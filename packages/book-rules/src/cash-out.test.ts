import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cashOutPart, cashOutValue, type RunningLeg } from './cash-out.ts';

const running = (odds: number, win: number): RunningLeg => ({
  odds,
  result: null,
  chances: { win },
});

test('a bet is worth what it is expected to pay, less the margin, rounded down', () => {
  // 10.00 at 3.00 with a chance of a half: 15.00, less 5%.
  assert.equal(cashOutValue([{ stake: 1_000n, legs: [running(3_000, 500_000)] }], 500), 1_425n);
  assert.equal(cashOutValue([{ stake: 1n, legs: [running(3_000, 500_000)] }], 500), 1n);
});

test('legs that are over count as they ended', () => {
  const won: RunningLeg = { odds: 2_000, result: { result: 'won' } };
  const half: RunningLeg = { odds: 2_000, result: { result: 'half_lost' } };
  const legs = [won, half, running(3_000, 500_000)];
  assert.equal(cashOutValue([{ stake: 1_000n, legs }], 0), 1_500n);
  const lost: RunningLeg = { odds: 2_000, result: { result: 'lost' } };
  assert.equal(cashOutValue([{ stake: 1_000n, legs: [lost, won] }], 0), 0n);
});

test('half results and stakes that may come back are in the price', () => {
  const chances = { win: 200_000, halfWin: 200_000, push: 200_000, halfLoss: 200_000 };
  const leg: RunningLeg = { odds: 2_000, result: null, chances };
  // (2 + 1.5 + 1 + 0.5 + 0) / 5
  assert.equal(cashOutValue([{ stake: 1_000n, legs: [leg] }], 0), 1_000n);
});

test('a system is worth the sum of its lines', () => {
  const line = { stake: 100n, legs: [running(2_000, 500_000)] };
  assert.equal(cashOutValue([line, line, { ...line, stake: 300n }], 1_000), 90n + 90n + 270n);
});

test('a part buys back its share of the stake, and all of it everything', () => {
  const bet = { stake: 1_001n, value: 1_999n };
  assert.deepEqual(cashOutPart(bet, 5_000), { amount: 999n, stakePart: 500n });
  assert.deepEqual(cashOutPart(bet, 10_000), { amount: 1_999n, stakePart: 1_001n });
});
