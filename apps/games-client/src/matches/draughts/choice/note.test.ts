import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstBoard } from '@bahati/game-rules/seat-games/draughts/draughts.board.ts';
import { noteOf, type Situation } from './note.ts';
import { words } from '#frame/matches/draughts/words.ts';

const view = {
  black: 1,
  white: 3,
  board: firstBoard,
  toMove: 'white',
  moves: 9,
  offeredBy: null,
  quiet: 0,
  chase: 0,
  times: 1,
} as const;
const move = { kind: 'move', squares: [20, 16] } as const;
const waiting: Situation = {
  view,
  seat: 3,
  options: [],
  path: [],
  mustCapture: false,
  isHeldBack: false,
  isOver: false,
  nameOf: (seat) => `seat ${seat}`,
};
const noted = (more: Partial<Situation>) => noteOf({ ...waiting, ...more });

test('a compulsory capture is told, and why another piece may not move', () => {
  const turn = { options: [move], mustCapture: true };
  assert.equal(noted(turn)?.text, words.noteCapture);
  assert.equal(noted({ ...turn, isHeldBack: true })?.text, words.noteOnlyCapture);
  assert.equal(noted({ ...turn, path: [20, 13] })?.text, words.noteGoOn);
  assert.equal(noted({ options: [move] })?.text, words.noteMove);
  assert.equal(noted({ options: [move], path: [20] })?.text, words.noteTarget);
});

test('an offer of a draw is told to both', () => {
  const offered = { ...view, offeredBy: 'black' } as const;
  const asked = noted({ view: offered, options: [move, { kind: 'accept_draw' }] });
  assert.equal(asked?.text, words.offered);
  assert.deepEqual(asked?.blanks, { name: 'seat 1' });
  assert.equal(noted({ view: offered, seat: 1 })?.text, words.youOffered);
  assert.equal(noted({ view: offered, seat: null }), null);
});

test('how near a draw is is told, the nearest first', () => {
  assert.equal(noted({ view: { ...view, quiet: 19 } }), null);
  assert.deepEqual(noted({ view: { ...view, quiet: 21 } })?.blanks, { count: 15 });
  assert.deepEqual(noted({ view: { ...view, quiet: 30, chase: 4 } })?.blanks, { count: 9 });
  assert.equal(noted({ view: { ...view, quiet: 30, times: 2 } })?.text, words.twice);
});

test('nothing is told once the match is over, and who begins before the first move', () => {
  assert.equal(noted({ isOver: true, mustCapture: true }), null);
  assert.equal(noted({ view: { ...view, moves: 0 } })?.text, words.noteWait);
  assert.equal(noted({}), null);
});
