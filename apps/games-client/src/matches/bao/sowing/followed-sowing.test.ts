import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bao, type BaoAct } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import { createTestDraw } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { followSowing } from './followed-sowing.ts';
import { type BaoView, isSameBoard } from '#frame/matches/bao/seen-bao.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 400, rakeCap: 1_000n };
const players = [2, 5].map((seat) => ({ seat, stack: 1_500n }));
const draw = createTestDraw(1);
const begun = bao.begin(settings, players, { button: 2 }, draw);
const seat = bao.turn(begun.state)!;
const sown = bao.act(begun.state, seat, { kind: 'sow', pit: 5, direction: 1, safari: false }, draw);
assert.ok('state' in sown);
const told = (step: typeof begun, at: number) => ({
  hand: 3,
  step: at,
  view: bao.view(step.state, null) as BaoView,
  events: step.events as never,
});
const first = followSowing(null, told(begun, 0));

test('a move is shown from the board that was seen before it', () => {
  assert.deepEqual(first.beats, []);
  const next = followSowing(first, told(sown, 1));
  assert.equal(next.before, first.board);
  assert.equal(next.beats.length, 5);
  assert.equal(next.last?.seat, seat);
});

test('a move that was not seen coming, or that follows from no board seen, is not shown', () => {
  assert.deepEqual(followSowing(null, told(sown, 1)).beats, []);
  const elsewhere = { ...told(sown, 1), hand: 4 };
  assert.deepEqual(followSowing(first, elsewhere).beats, []);
  const missed = { ...first, board: [first.board[0], { ...first.board[1], store: 3 }] as const };
  const torn = followSowing(missed, told(sown, 1));
  assert.deepEqual(torn.beats, []);
  assert.equal(torn.before, torn.board);
});

test('of two moves that came at once the second is shown', () => {
  const other = bao.turn(sown.state)!;
  const [act] = (bao.view(sown.state, other) as { options: BaoAct[] }).options;
  const answer = bao.act(sown.state, other, act!, draw);
  assert.ok('state' in answer);
  const events = [...sown.events, ...answer.events] as never;
  const both = followSowing(first, { ...told(answer, 2), events });
  assert.ok(isSameBoard(both.before, (bao.view(sown.state, null) as BaoView).board));
  assert.equal(both.last?.seat, other);
  assert.ok(both.beats.length > 0);
});

test('what happened last is kept through a step without a sowing', () => {
  const next = followSowing(first, told(sown, 1));
  const resigned = followSowing(next, {
    ...told(sown, 2),
    events: [{ kind: 'resigned', seat: 2 }],
  });
  assert.equal(resigned.last, next.last);
  assert.deepEqual(resigned.beats, []);
});
