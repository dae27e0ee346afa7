import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteOf, type Situation } from './note.ts';
import { words } from '#frame/matches/bao/words.ts';

const turn: Situation = {
  view: { movesLeft: 200, blocked: null },
  isOwnTurn: true,
  isNamua: true,
  mustCapture: true,
  hasPit: false,
  isHouseAsked: false,
};
const noted = (more: Partial<Situation>) => noteOf({ ...turn, ...more })?.text;

test('what is to be done depends on the stage and on whether something can be captured', () => {
  assert.equal(noted({}), words.namuaCapture);
  assert.equal(noted({ mustCapture: false }), words.namuaTakata);
  assert.equal(noted({ isNamua: false }), words.mtajiCapture);
  assert.equal(noted({ isNamua: false, mustCapture: false }), words.mtajiTakata);
});

test('the next step of a choice is told before anything else', () => {
  assert.equal(noted({ hasPit: true }), words.chooseWay);
  assert.equal(noted({ hasPit: true, isHouseAsked: true }), words.chooseHouse);
});

test('a blocked pit is told where it matters, and the last moves to who waits', () => {
  const blocked = { movesLeft: 200, blocked: 3 };
  assert.equal(noted({ view: blocked, isNamua: false, mustCapture: false }), words.blocked);
  assert.equal(noted({ view: blocked, isNamua: false }), words.mtajiCapture);
  assert.equal(noted({ isOwnTurn: false }), undefined);
  const late = { view: { movesLeft: 12, blocked: null }, isOwnTurn: false };
  assert.equal(noted(late), words.fewMoves);
});
