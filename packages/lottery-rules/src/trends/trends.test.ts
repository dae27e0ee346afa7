import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betTypeOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { beadPlate, bigRoad, runsOf } from './roads.ts';
import { hotAndCold, numberTrends, saidOf } from './trends.ts';

const balls = (...main: number[]): DrawNumbers => ({ kind: 'balls', main, extra: [] });

test('counts, missing draws and the longest gap are those of the history', () => {
  const history = [balls(1, 2, 3), balls(1, 5, 5), balls(7, 2, 3), balls(1, 9, 9)];
  const trends = numberTrends('three-digit', history, 'anywhere');
  assert.equal(trends.length, 10);
  assert.deepEqual(trends[1], { symbol: '1', count: 3, missing: 0, longest: 1 });
  assert.deepEqual(trends[2], { symbol: '2', count: 2, missing: 0, longest: 1 });
  assert.deepEqual(trends[7], { symbol: '7', count: 1, missing: 2, longest: 2 });
  assert.deepEqual(trends[9], { symbol: '9', count: 1, missing: 3, longest: 3 });
  assert.deepEqual(trends[0], { symbol: '0', count: 0, missing: 4, longest: 4 });
  const second = numberTrends('three-digit', history, { place: 1 });
  assert.deepEqual(second[5], { symbol: '5', count: 1, missing: 1, longest: 2 });
  const { hot, cold } = hotAndCold(trends, 2);
  assert.deepEqual(
    [hot, cold],
    [
      ['1', '2'],
      ['0', '4'],
    ],
  );
});

test('draws of prizes are followed by their endings', () => {
  const prizes = {
    first: ['1234'],
    second: ['5634'],
    third: ['0007'],
    starter: [],
    consolation: [],
  };
  const trends = numberTrends('four-d-sg', [{ kind: 'prizes', prizes }], 'anywhere');
  assert.equal(trends[34]?.count, 1);
  assert.equal(trends[7]?.count, 1);
  const first = numberTrends('four-d-sg', [{ kind: 'prizes', prizes }], { place: 0 });
  assert.deepEqual([first[34]?.count, first[7]?.count], [1, 0]);
});

test('what was said of a draw is what its bet would have won', () => {
  const size = betTypeOf('lucky-28.sum.size') ?? assert.fail();
  assert.equal(saidOf(size, ['big', 'small'], balls(9, 9, 0)), 'big');
  assert.equal(saidOf(size, ['odd', 'even'], balls(9, 9, 0)), 'even');
  const special = betTypeOf('six-mark.special.size') ?? assert.fail();
  const mark: DrawNumbers = { kind: 'balls', main: [1, 2, 3, 4, 5, 6], extra: [49] };
  assert.equal(saidOf(special, ['big', 'small'], mark), null);
});

test('a long run turns right at the end of its column, a tie is counted on the mark before it', () => {
  const big = 'big';
  const road = bigRoad(['tie', ...Array<string>(8).fill(big), 'tie', 'small'], 'tie');
  assert.deepEqual(
    road.map(({ column, row, ties }) => [column, row, ties]),
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
      [0, 3, 0],
      [0, 4, 0],
      [0, 5, 0],
      [1, 5, 0],
      [2, 5, 1],
      [1, 0, 0],
    ],
  );
  assert.deepEqual(beadPlate(Array<string>(7).fill(big)).at(-1), {
    result: big,
    ties: 0,
    column: 1,
    row: 0,
  });
  assert.deepEqual(runsOf([big, big, 'small']), [
    { result: big, length: 2 },
    { result: 'small', length: 1 },
  ]);
});
