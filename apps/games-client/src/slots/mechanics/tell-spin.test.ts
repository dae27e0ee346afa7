import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpinView } from '@bahati/contract/games-frame/slots.ts';
import { createTimeline } from '#frame/stage/tween.ts';
import type { Told } from '#frame/slots/wins/win-show.ts';
import { grownWindow, lastSight } from '#frame/slots/wins/winning-cells.ts';
import { tellSpin } from './tell-spin.ts';

const plain: SpinView = {
  window: [[0], [1], [1]],
  stops: [0, 0, 0],
  lineWins: [{ line: 0, symbol: 1, count: 3, pay: '2.00' }],
  scatterCount: 0,
  scatterPay: '0.00',
  pay: '2.00',
  multiplier: 1,
  freeSpinsWon: 0,
};

async function tell(spin: SpinView): Promise<{ told: Told | undefined; after: bigint }> {
  let told: Told | undefined;
  let after = -1n;
  const wins = {
    tell(each: Told) {
      told = each;
      return Promise.resolve();
    },
  };
  const mechanic = {
    view: {} as never,
    place: () => undefined,
    reset: () => undefined,
    afterWins(_: unknown, amount: bigint) {
      after = amount;
      return Promise.resolve();
    },
  };
  const options = { toMinor: (wire: string) => BigInt(wire.replace('.', '')) };
  const moment = { spin, isFree: false, stake: 100n, before: 0n, isTurbo: false };
  await tellSpin(moment, { options, wins, mechanics: [mechanic] }, createTimeline());
  return { told, after };
}

test('a plain spin is told whole and at once', async () => {
  const { told } = await tell(plain);
  assert.equal(told?.win, 200n);
  assert.equal(told.isStep, false);
});

test('the first window of a tumble is told by what it won itself, scatters not yet', async () => {
  const drop = { window: [[2]], wins: [], removed: [], multiplier: 2, pay: '6.00' };
  const spin = { ...plain, drops: [drop], scatterPay: '1.00', freeSpinsWon: 8, pay: '9.00' };
  const { told, after } = await tell(spin);
  assert.equal(told?.win, 200n);
  assert.equal(told.isStep, true);
  assert.equal(told.sight.freeSpinsWon, 0);
  assert.equal(after, 200n);
  assert.equal(lastSight(spin).freeSpinsWon, 8);
  assert.deepEqual(lastSight(spin).window, [[2]]);
});

test('the page of the book is told after the lines, once its symbol has grown', async () => {
  const page = { line: -1, symbol: 2, count: 3, pay: '5.00', cells: [[0, 0] as [number, number]] };
  const spin: SpinView = {
    ...plain,
    lineWins: [...plain.lineWins, page],
    bookSymbol: 2,
    grown: [[0, 0]],
    pay: '7.00',
  };
  const { told } = await tell(spin);
  assert.equal(told?.win, 200n);
  assert.deepEqual(told.sight.lineWins, plain.lineWins);
  assert.deepEqual(grownWindow(spin), [[2], [1], [1]]);
});

test('wilds that grow do so before anything is told, each with its own symbol', async () => {
  const spin: SpinView = {
    ...plain,
    window: [
      [0, 3],
      [1, 2],
      [4, 0],
    ],
    grown: [
      [0, 1],
      [2, 0],
    ],
  };
  const { told } = await tell(spin);
  const filled = [
    [0, 0],
    [1, 2],
    [0, 0],
  ];
  assert.deepEqual(told?.sight.window, filled);
  assert.deepEqual(lastSight(spin).window, filled);
});

test('the coins of hold and spin are not part of what the lines won', async () => {
  const hold = { rounds: [], pay: '40.00', jackpots: [] };
  const { told } = await tell({ ...plain, pay: '42.00', hold });
  assert.equal(told?.win, 200n);
});
