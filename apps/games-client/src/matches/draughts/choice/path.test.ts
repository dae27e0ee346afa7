import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstBoard } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { boardAfter, movesOf } from '@bahati/game-rules/seat-games/draughts/draughts.moves.ts';
import { createTestDraw } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { endsOf, jumpedAlong, nextOf, type Path, pressed, startsOf, wholeMove } from './path.ts';

const moves = [
  { squares: [1, 5, 9] },
  { squares: [1, 5, 12] },
  { squares: [1, 6, 14, 20] },
  { squares: [2, 7] },
];

test('a piece is chosen, then left again by a second press or for another one', () => {
  assert.deepEqual(startsOf(moves), [1, 2]);
  assert.deepEqual(pressed(moves, [], 1), [1]);
  assert.deepEqual(pressed(moves, [1], 1), []);
  assert.deepEqual(pressed(moves, [1], 2), [2]);
  assert.deepEqual(pressed(moves, [], 9), []);
  assert.deepEqual(pressed(moves, [1], 30), []);
});

test('a step is taken, and the rest goes by itself where there is no choice', () => {
  assert.deepEqual(nextOf(moves, [1]), [5, 6]);
  assert.deepEqual(pressed(moves, [1], 5), [1, 5]);
  assert.equal(wholeMove(moves, [1, 5]), null);
  assert.deepEqual(pressed(moves, [1, 5], 12), [1, 5, 12]);
  assert.deepEqual(pressed(moves, [1], 6), [1, 6, 14, 20]);
  assert.equal(wholeMove(moves, [1, 6, 14, 20]), moves[2]);
});

test('an end that one way alone leads to is the whole way', () => {
  assert.deepEqual(endsOf(moves, [1]), [9, 12, 20]);
  assert.deepEqual(pressed(moves, [1], 20), [1, 6, 14, 20]);
  const two = [...moves, { squares: [1, 6, 14, 9] }];
  assert.deepEqual(endsOf(two, [1]), [12, 20]);
  assert.deepEqual(pressed(two, [1], 9), []);
});

test('a path that has begun is taken back by its piece, and kept by a wrong square', () => {
  assert.deepEqual(pressed(moves, [1, 5], 30), [1, 5]);
  assert.deepEqual(pressed(moves, [1, 5], 1), []);
  assert.deepEqual(pressed(moves, [1, 5], 2), [2]);
});

test('every move of random matches is reached step by step, and jumps what the rules say', () => {
  const chance = createTestDraw(3);
  let jumps = 0;
  for (let match = 0; match < 60; match += 1) {
    let board = firstBoard;
    let side: 'black' | 'white' = 'black';
    for (let ply = 0; ply < 120; ply += 1) {
      const allowed = movesOf(board, side);
      const made = allowed[chance.nextInt(allowed.length)];
      if (!made) break;
      let path: Path = [];
      for (let at = 0; wholeMove(allowed, path) === null; at += 1) {
        assert.ok(at < made.squares.length, 'each press leads on');
        // What ran on by itself ran along this very move.
        const next = made.squares[path.length] ?? -1;
        path = pressed(allowed, path, next);
        assert.deepEqual(path, made.squares.slice(0, path.length));
      }
      assert.deepEqual(path, made.squares);
      assert.deepEqual(jumpedAlong(board, path), made.captured);
      jumps += made.captured.length > 1 ? 1 : 0;
      board = boardAfter(board, made);
      side = side === 'black' ? 'white' : 'black';
    }
  }
  assert.ok(jumps > 20);
});
