import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Words } from '@bahati/game-rules/words.ts';
import type { SeenEvent } from '#frame/matches/match-game.ts';
import { tellDraughts } from './tell.ts';

const say = (text: Words, blanks: Readonly<Record<string, string | number>> = {}) =>
  text.en.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(blanks[name]));
const tell = (event: SeenEvent) => tellDraughts(event, say, (seat) => ['Amina', 'Juma'][seat]!);

test('a move is told by the numbers of the books', () => {
  const moved = { kind: 'moved', seat: 1, squares: [10, 14], captured: [], isCrowned: false };
  assert.equal(tell(moved), 'Juma: 11–15');
  const jumps = { ...moved, seat: 0, squares: [10, 17, 26], captured: [14, 22] };
  assert.equal(tell(jumps), 'Amina: 11×18×27, 2 captured');
  assert.equal(tell({ ...moved, isCrowned: true }), 'Juma: 11–15, crowned');
});

test('the beginning, an offer, and every end are told', () => {
  assert.equal(tell({ kind: 'began', black: 1, white: 0 }), 'Juma: black, first to move');
  assert.equal(tell({ kind: 'draw_offered', seat: 0 }), 'Amina: draw offered');
  const ended = (how: string, winners: number[]) => tell({ kind: 'ended', how, winners });
  assert.equal(ended('no_move', [1]), 'Winner: Juma. The other side cannot move.');
  assert.equal(ended('resigned', [1]), 'Winner: Juma');
  const draws = ['agreed', 'repetition', 'three_kings', 'no_progress'];
  const told = draws.map((how) => ended(how, [1, 0]));
  assert.ok(told.every((each) => each?.startsWith('Draw: ')));
  assert.equal(new Set(told).size, 4);
  assert.equal(tell({ kind: 'something_new' }), null);
});
