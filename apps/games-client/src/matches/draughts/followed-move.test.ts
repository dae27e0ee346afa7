import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstBoard } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { boardAfter } from '@bahati/game-rules/seat-games/draughts/draughts.moves.ts';
import { followMove } from './followed-move.ts';

const move = { squares: [8, 12], captured: [], isCrowned: false };
const after = boardAfter(firstBoard, move);
const moved = { kind: 'moved', seat: 1, ...move };
const first = followMove(null, {
  hand: 4,
  step: 0,
  view: { board: firstBoard, moves: 0 },
  events: [{ kind: 'began' }],
});
const second = { hand: 4, step: 1, view: { board: after, moves: 1 }, events: [moved] };

test('a move is shown from the board that was seen before it', () => {
  assert.equal(first.before, null);
  const followed = followMove(first, second);
  assert.equal(followed.before, firstBoard);
  assert.deepEqual(followed.last, moved);
});

test('of two that came at once the second is shown; one not seen coming is marked alone', () => {
  assert.equal(followMove(null, second).before, null);
  assert.deepEqual(followMove(null, second).last, moved);
  const answer = { squares: [20, 16], captured: [], isCrowned: false };
  const two = {
    hand: 4,
    step: 2,
    view: { board: boardAfter(after, answer), moves: 2 },
    events: [moved, { kind: 'moved', seat: 3, ...answer }],
  };
  assert.equal(followMove(first, two).before, after);
  assert.deepEqual(followMove(first, two).last?.squares, answer.squares);
  const late = { ...second, step: 2, view: { board: after, moves: 2 } };
  assert.equal(followMove(first, late).before, null);
});

test('an offer of a draw keeps the mark of the last move, a new match does not', () => {
  const followed = followMove(first, second);
  const offer = followMove(followed, {
    ...second,
    step: 2,
    events: [{ kind: 'draw_offered', seat: 3 }],
  });
  assert.deepEqual(offer.last, moved);
  assert.equal(offer.before, null);
  const anew = followMove(offer, { ...second, hand: 5, step: 0, events: [] });
  assert.equal(anew.last, null);
});
