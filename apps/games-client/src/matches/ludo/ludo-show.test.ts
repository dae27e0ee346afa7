import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatsOf, settledPicture } from './ludo-show.ts';
import type { SeenLudo } from './seen-ludo.ts';

const view = (one: number[], other: number[], pips: number | null = null): SeenLudo => ({
  players: [
    { seat: 0, side: 0, tokens: one, hasResigned: false },
    { seat: 2, side: 2, tokens: other, hasResigned: false },
  ],
  pips,
  turn: 0,
  roundsLeft: 150,
  options: [],
});

const moved = (token: number, from: number, to: number, captured: object[] = []) => ({
  kind: 'moved',
  seat: 0,
  token,
  from,
  to,
  captured,
});

test('the die tumbles and lies before a token walks square by square', () => {
  const before = settledPicture(view([5, 0], [0, 0]), null);
  const beats = beatsOf(before, [{ kind: 'thrown', seat: 0, pips: 3 }, moved(0, 5, 8)]);
  assert.deepEqual(
    beats.map(({ picture: { die, stands } }) => [die?.isTumbling, stands.get(0)?.[0]]),
    [
      [true, 5],
      [false, 5],
      [false, 6],
      [false, 7],
      [false, 8],
    ],
  );
  assert.deepEqual(
    beats.map(({ cue }) => cue),
    ['throw', undefined, 'move', 'move', 'move'],
  );
});

test('a token that is struck flies home once the other has come to its square', () => {
  const before = settledPicture(view([5, 0], [30, 0]), null);
  const beats = beatsOf(before, [moved(0, 5, 6, [{ seat: 2, token: 0 }])]);
  assert.deepEqual(
    beats.map(({ picture }) => picture.stands.get(2)?.[0]),
    [30, 0],
  );
  assert.deepEqual(beats.at(-1)?.picture.struck, [{ seat: 2, token: 0 }]);
});

test('after all beats the picture is what the rules have', () => {
  const before = settledPicture(view([51, 0], [0, 0]), null);
  const events = [{ kind: 'thrown', seat: 0, pips: 6 }, moved(0, 51, 57)];
  const last = beatsOf(before, events).at(-1)?.picture;
  assert.deepEqual(last?.stands.get(0), [57, 0]);
  assert.deepEqual(last.arrived, { seat: 0, token: 0 });
});

test('a throw that moves nothing says why, and whoever gives up leaves the board', () => {
  const before = settledPicture(view([4, 0], [9, 9]), null);
  const lost = beatsOf(before, [
    { kind: 'thrown', seat: 0, pips: 6 },
    { kind: 'turn_lost', seat: 0 },
  ]);
  assert.equal(lost.at(-1)?.picture.said, 'turn_lost');
  const gone = beatsOf(before, [{ kind: 'resigned', seat: 2 }]);
  assert.deepEqual(gone.at(-1)?.picture.stands.get(2), [0, 0]);
});

test('a die that was thrown and not moved yet lies there for whoever comes later', () => {
  assert.deepEqual(settledPicture(view([5, 9], [0, 0], 4), null).die, {
    seat: 0,
    pips: 4,
    turn: 0,
    isTumbling: false,
  });
});
