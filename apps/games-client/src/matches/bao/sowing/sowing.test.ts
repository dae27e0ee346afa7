import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstBaoBoard, pitAfter } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import { bao, type BaoState } from '@bahati/game-rules/seat-games/bao/bao.rules.ts';
import { createTestDraw } from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import {
  type BaoBoard,
  type BaoView,
  isSameBoard,
  sideOfSeat,
  sowingsTold,
} from '#frame/matches/bao/seen-bao.ts';
import { beatsOf, storyOf, waitsOf } from './sowing.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 400, rakeCap: 1_000n };
const players = [2, 5].map((seat) => ({ seat, stack: 1_500n }));

const seedsOn = (board: BaoBoard) =>
  board.flatMap(({ pits, store }) => [...pits, store]).reduce((sum, each) => sum + each, 0);

test('the beats of every move of random matches keep all seeds and end on the board of the rules', () => {
  const chance = createTestDraw(11);
  const ends = new Map<string, number>();
  for (let match = 0; match < 120; match += 1) {
    let { state }: { state: BaoState } = bao.begin(settings, players, null, chance);
    for (;;) {
      const seat = bao.turn(state);
      if (seat === null) break;
      const { options } = bao.view(state, seat) as { options: { kind: string }[] };
      const moves = options.filter(({ kind }) => kind === 'sow');
      const act = bao.readAct(moves[chance.nextInt(moves.length)])!;
      const step = bao.act(state, seat, act, chance);
      assert.ok('state' in step);
      const before = state.board;
      state = step.state;
      const view = bao.view(state, null) as BaoView;
      const sown = sowingsTold(step.events)[0]!;
      const mover = sideOfSeat(view, sown.seat);
      const beats = beatsOf(before, mover, sown, view.inHand);
      let hand = 0;
      for (const [at, beat] of beats.entries()) {
        assert.equal(seedsOn(beat.board) + beat.hand, 64);
        assert.ok(beat.is !== 'drop' || beat.hand === hand - 1, 'one seed is dropped at a time');
        assert.equal(beat.is === 'capture', beat.side !== mover);
        // A hand that takes up is empty before.
        assert.ok(beat.is === 'drop' || hand === 0, `beat ${at}`);
        hand = beat.hand;
      }
      assert.equal(hand, view.inHand);
      assert.ok(isSameBoard(beats.at(-1)!.board, view.board));
      const story = storyOf(before, mover, beats);
      assert.equal(story.isCapture, sown.captures);
      ends.set(story.end, 1 + (ends.get(story.end) ?? 0));
    }
  }
  for (const end of ['empty', 'house', 'over']) assert.ok((ends.get(end) ?? 0) > 10, end);
});

test('a seed comes from the store, then the pit is taken up and sown one by one', () => {
  const laps = [{ from: 5, seeds: 3, direction: 1 as const, captured: null }];
  const beats = beatsOf(firstBaoBoard, 0, { pit: 5, laps }, 0);
  assert.deepEqual(
    beats.map(({ is, pit, hand }) => [is, pit, hand]),
    [
      ['store', 5, 0],
      ['take', 5, 3],
      ['drop', 6, 2],
      ['drop', 7, 1],
      ['drop', pitAfter(7, 1, 1), 0],
    ],
  );
  assert.deepEqual(storyOf(firstBaoBoard, 0, beats), {
    isCapture: false,
    isNamua: true,
    captured: 0,
    captures: 0,
    tookHouse: false,
    leftHouse: false,
    end: 'empty',
  });
});

test('what is captured is taken from the other side and sown from the end', () => {
  const before: BaoBoard = [
    { ...firstBaoBoard[0], pits: firstBaoBoard[0].pits.map((n, pit) => (pit === 3 ? 1 : n)) },
    firstBaoBoard[1],
  ];
  const laps = [{ from: 0, seeds: 6, direction: 1 as const, captured: 4 }];
  const beats = beatsOf(before, 0, { pit: 3, laps }, 0);
  assert.deepEqual(
    beats.slice(0, 3).map(({ is, side, pit, hand }) => [is, side, pit, hand]),
    [
      ['store', 0, 3, 0],
      ['capture', 1, 4, 6],
      ['drop', 0, 0, 5],
    ],
  );
  const story = storyOf(before, 0, beats);
  assert.equal(story.captured, 6);
  assert.equal(story.tookHouse, true);
});

test('a move of many seeds takes no longer than its pace allows', () => {
  const laps = Array.from({ length: 60 }, () => ({
    from: 5,
    seeds: 0,
    direction: 1 as const,
    captured: null,
  }));
  const beats = beatsOf(firstBaoBoard, 0, { pit: 5, laps }, 0);
  const whole = (pace: 'slow' | 'usual' | 'fast') =>
    waitsOf(beats, pace).reduce((sum, ms) => sum + ms, 0);
  assert.ok(whole('slow') <= 16_001 && whole('usual') <= 7_001 && whole('fast') <= 2_501);
  const last = waitsOf(beats, 'slow', true).reduce((sum, ms) => sum + ms, 0);
  assert.ok(last <= 5_501, 'the result is waited for');
  const short = waitsOf(beats.slice(0, 2), 'usual');
  assert.deepEqual(short, [420, 320]);
});
