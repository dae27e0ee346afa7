import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf } from '@bahati/game-rules/seat-games/bao/bao.moves.ts';
import { bao, type BaoState } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import { makeMove } from '@bahati/game-rules/seat-games/bao/bao.sow.ts';
import { createTestDraw } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { firstTarget, movesAlong, pitsOf, waysOf } from './choice.ts';
import { allPits, boxOf, placeOf, wayOf } from '#frame/matches/bao/places.ts';
import { beatsOf } from '#frame/matches/bao/sowing/sowing.ts';

const move = (pit: number, direction: 1 | -1, safari = false) => ({ pit, direction, safari });

test('every pit has a place of its own, and fronts face each other as in the rules', () => {
  const places = [true, false].flatMap((isNear) => allPits.map((pit) => placeOf(pit, isNear)));
  assert.equal(new Set(places.map(({ row, column }) => `${row} ${column}`)).size, 32);
  assert.deepEqual(placeOf(0, true), { row: 2, column: 0 });
  assert.deepEqual(placeOf(7, false), { row: 1, column: 0 });
  assert.deepEqual(placeOf(8, true), { row: 3, column: 7 });
  assert.deepEqual(placeOf(4, true), { row: 2, column: 4 });
  const boxes = [true, false].flatMap((isNear) => allPits.map((pit) => boxOf(pit, isNear)));
  assert.ok(boxes.every(({ left, width }) => left >= 0 && left + width <= 1));
  assert.ok(boxes.every(({ top, height }) => top >= 0 && top + height < 1.000_001));
});

test('a way goes where the next pit lies', () => {
  for (const isNear of [true, false]) {
    for (const direction of [1, -1] as const) {
      for (const pit of [1, 4, 6, 9, 12, 14]) {
        const from = placeOf(pit, isNear).column;
        const to = placeOf(pit + direction, isNear).column;
        assert.equal(wayOf(pit, direction, isNear), to > from ? 'right' : 'left');
      }
    }
  }
});

test('a pit is chosen, then a way, then whether the house is sown', () => {
  const moves = [move(2, 1), move(2, 1, true), move(2, -1), move(12, 1)];
  assert.deepEqual(pitsOf(moves), [2, 12]);
  assert.deepEqual(waysOf(moves, 2), ['left', 'right']);
  assert.deepEqual(waysOf(moves, 12), ['left']);
  assert.deepEqual(movesAlong(moves, 2, 'right'), [move(2, 1), move(2, 1, true)]);
  assert.deepEqual(movesAlong(moves, 2, 'left'), [move(2, -1)]);
  assert.deepEqual(movesAlong(moves, 12, 'right'), []);
});

test('what would be captured first is what the rules capture first, over random matches', () => {
  const settings = { stake: 1_000n, rakeBasisPoints: 400, rakeCap: 1_000n };
  const players = [2, 5].map((seat) => ({ seat, stack: 1_500n }));
  const chance = createTestDraw(4);
  let captures = 0;
  for (let match = 0; match < 25; match += 1) {
    let { state }: { state: BaoState } = bao.begin(settings, players, null, chance);
    for (;;) {
      const seat = bao.turn(state);
      if (seat === null) break;
      const { board, mover, blocked } = state;
      const choice = choiceOf(board, mover, blocked);
      for (const each of choice.captures ? choice.moves : []) {
        const { laps, inHand } = makeMove(board, mover, each, true, null);
        const first = beatsOf(board, mover, { pit: each.pit, laps }, inHand).find(
          ({ is }) => is === 'capture',
        );
        assert.equal(firstTarget(board, mover, each), first?.pit);
        captures += 1;
      }
      const made = choice.moves[chance.nextInt(choice.moves.length)]!;
      const step = bao.act(state, seat, { kind: 'sow', ...made }, chance);
      assert.ok('state' in step);
      state = step.state;
    }
  }
  assert.ok(captures > 500);
});
