import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rays } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { allSquares, placeOf, squareAt } from './places.ts';

test('a square is found again where it stands, from either side', () => {
  for (const near of ['white', 'black'] as const) {
    for (const square of allSquares) {
      assert.equal(squareAt(placeOf(square, near), near), square);
    }
    assert.equal(squareAt({ row: 0, column: 0 }, near), null);
    assert.equal(squareAt({ row: 8, column: 1 }, near), null);
  }
});

test('the dark corner is at the lower left of each player, and his own men are near', () => {
  assert.deepEqual(placeOf(28, 'white'), { row: 7, column: 0 });
  assert.deepEqual(placeOf(3, 'black'), { row: 7, column: 0 });
  assert.equal(placeOf(31, 'white').row, 7);
  assert.equal(placeOf(0, 'black').row, 7);
});

test('what is next to a square on a diagonal of the rules is next to it on the screen', () => {
  for (const square of allSquares) {
    const { row, column } = placeOf(square, 'white');
    for (const [next] of rays[square]!) {
      if (next === undefined) continue;
      const there = placeOf(next, 'white');
      assert.equal(Math.abs(there.row - row), 1);
      assert.equal(Math.abs(there.column - column), 1);
    }
  }
});
