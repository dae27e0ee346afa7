import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createTestDraw,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { type BaoBoard, type BaoSide, firstBaoBoard, seedsOf } from './bao.board.ts';
import { blockedAfter, choiceOf } from './bao.moves.ts';
import { bao, type BaoAct, type BaoState, mostMoves } from './bao.rules.ts';
import { type BaoMove, makeMove } from './bao.sow.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 400, rakeCap: 1_000n };
const players = [2, 5].map((seat) => ({ seat, stack: 1_500n }));
const begun = bao.begin(settings, players, { button: 5 }, createTestDraw(1)).state;
const none = Array.from({ length: 8 }, () => 0);

/** Front and back row as their owner sees them, both from his left. */
const side = (front: number[], back: number[], store = 0, ownsHouse = false): BaoSide => ({
  pits: [...front, ...back.toReversed()],
  store,
  ownsHouse,
});
const move = (pit: number, direction: 1 | -1, safari = false): BaoMove => ({
  pit,
  direction,
  safari,
});
const frontOf = ({ pits }: BaoSide) => pits.slice(0, 8);
const backOf = ({ pits }: BaoSide) => pits.slice(8).toReversed();
const playing = (first: BaoSide, second: BaoSide): BaoState => ({
  ...begun,
  board: [first, second],
});
const sow = (state: BaoState, made: BaoMove): BaoState => {
  const answer = bao.act(state, bao.turn(state)!, { kind: 'sow', ...made }, createTestDraw(1));
  assert.ok(!('refused' in answer), textOf(answer));
  return answer.state;
};
const wonBy = (state: BaoState) => bao.result(state)?.stacks.map(({ stack }) => stack - 500n);
const starts = (first: BaoSide, second: BaoSide) => [
  ...new Set(choiceOf([first, second], 0, null).moves.map(({ pit }) => pit)),
];

test('each begins with ten seeds on the board and twenty-two in the store', () => {
  for (const own of firstBaoBoard) {
    assert.deepEqual(frontOf(own), [0, 0, 0, 0, 6, 2, 2, 0]);
    assert.equal(seedsOf(own), 32);
  }
  // Nothing faces, and the house is left alone.
  assert.deepEqual(starts(...firstBaoBoard), [5, 6]);
});

test('a move without capture sows the pit and goes on to an empty one', () => {
  const { board, laps } = makeMove(firstBaoBoard, 0, move(5, 1), false, null);
  assert.deepEqual(frontOf(board[0]), [0, 0, 0, 0, 6, 0, 3, 1]);
  assert.deepEqual(backOf(board[0]), [0, 0, 0, 0, 0, 0, 0, 1]);
  assert.equal(board[0].store, 21);
  assert.equal(laps.length, 1);
  // To the left it would end in the house after two more: 3 to 4, 3 and 2.
  const left = makeMove(firstBaoBoard, 0, move(5, -1), false, null);
  assert.deepEqual(frontOf(left.board[0]), [0, 0, 1, 1, 7, 0, 2, 0]);
});

test('a move without capture ends in the house', () => {
  const board: BaoBoard = [side([0, 0, 0, 0, 6, 2, 2, 0], none, 20, true), firstBaoBoard[1]];
  const { board: after, stoppedInHouse } = makeMove(board, 0, move(6, -1), false, null);
  // Three seeds from pit 6: the last falls on pit 3, which was empty.
  assert.deepEqual(frontOf(after[0]), [0, 0, 0, 1, 7, 3, 0, 0]);
  assert.equal(stoppedInHouse, false);
  const near: BaoBoard = [side([0, 0, 0, 0, 6, 0, 1, 0], none, 20, true), firstBaoBoard[1]];
  const ended = makeMove(near, 0, move(6, -1), false, null);
  assert.deepEqual(frontOf(ended.board[0]), [0, 0, 0, 0, 7, 1, 0, 0]);
  assert.equal(ended.board[0].ownsHouse, true);
});

test('a house that stands alone is taxed by two', () => {
  const own = side([0, 0, 0, 0, 8, 0, 0, 0], none, 10, true);
  const other = side([0, 0, 0, 0, 6, 2, 2, 0], none, 10, true);
  assert.deepEqual(starts(own, other), [4]);
  const { board } = makeMove([own, other], 0, move(4, 1), false, null);
  assert.deepEqual(frontOf(board[0]), [0, 0, 0, 0, 7, 1, 1, 0]);
  assert.equal(board[0].ownsHouse, true);
});

test('without a house the seed goes where there are two, if there are', () => {
  const other = side([1, 0, 0, 0, 0, 0, 0, 0], none, 10);
  assert.deepEqual(starts(side([0, 1, 0, 3, 0, 1, 0, 0], none, 10), other), [3]);
  assert.deepEqual(starts(side([0, 1, 0, 1, 0, 1, 0, 0], none, 10), other), [1, 3, 5]);
});

test('a capture is compulsory, and from the outer pits its way is given', () => {
  const own = side([0, 1, 0, 1, 6, 0, 0, 0], none, 15, true);
  const other = side([0, 0, 0, 2, 3, 0, 2, 0], none, 15);
  // 1 faces 6, 3 faces 4, 4 faces 3.
  const { captures, moves } = choiceOf([own, other], 0, null);
  assert.equal(captures, true);
  const first = moves.filter(({ safari }) => !safari).map(({ pit, direction }) => [pit, direction]);
  assert.deepEqual(first, [
    [1, 1],
    [3, 1],
    [3, -1],
    [4, 1],
    [4, -1],
  ]);
});

test('what is captured is sown from the end, and captures again from an occupied pit', () => {
  const own = side([0, 0, 0, 0, 6, 1, 1, 1], none, 22, true);
  // As the other sees them: 3 faces our 4, 2 faces our 5.
  const other = side([0, 0, 1, 1, 6, 2, 0, 0], none, 22, true);
  const { board, laps } = makeMove([own, other], 0, move(4, -1), true, null);
  // One seed on the right end, which has one and faces nothing: two are sown on, to 6 and 5. There
  // it captures one, which falls on the right end, empty now.
  assert.deepEqual(
    laps.map(({ from, seeds, captured }) => [from, seeds, captured]),
    [
      [7, 1, 3],
      [7, 2, null],
      [7, 1, 2],
    ],
  );
  assert.deepEqual(frontOf(board[0]), [0, 0, 0, 0, 7, 2, 2, 1]);
  assert.deepEqual(frontOf(board[1]), [0, 0, 0, 0, 6, 2, 0, 0]);
});

test('a capture from an outer pit turns the way to its end', () => {
  const own = side([0, 1, 0, 0, 2, 0, 0, 0], none, 10);
  const other = side([1, 0, 0, 2, 0, 0, 3, 0], none, 10);
  // Two from the left end: the last on 1, which has a seed and faces 6 with three; from the left.
  const { laps } = makeMove([own, other], 0, move(4, 1), true, null);
  assert.deepEqual(
    laps.slice(0, 2).map(({ from, direction, captured }) => [from, direction, captured]),
    [
      [0, 1, 3],
      [0, 1, 6],
    ],
  );
  const back = makeMove([own, other], 0, move(4, -1), true, null);
  assert.deepEqual(back.laps[0], { from: 7, seeds: 2, direction: -1, captured: 3 });
});

test('a capturing move stops in the house or goes on, which costs the house', () => {
  const own = side([1, 0, 2, 2, 7, 0, 0, 0], none, 22, true);
  const other = side([0, 0, 0, 0, 6, 2, 0, 5], none, 22, true);
  const { moves } = choiceOf([own, other], 0, null);
  assert.ok(moves.some((one) => one.pit === 0 && one.safari));
  const stopped = makeMove([own, other], 0, move(0, 1), true, null);
  assert.deepEqual(frontOf(stopped.board[0]), [3, 1, 3, 3, 8, 0, 0, 0]);
  assert.equal(stopped.stoppedInHouse, true);
  assert.equal(stopped.board[0].ownsHouse, true);
  const onward = makeMove([own, other], 0, move(0, 1, true), true, null);
  assert.deepEqual(frontOf(onward.board[0]), [3, 1, 3, 3, 0, 1, 1, 1]);
  assert.deepEqual(backOf(onward.board[0]), [0, 0, 0, 1, 1, 1, 1, 1]);
  assert.equal(onward.board[0].ownsHouse, false);
});

test('a house is lost by being captured', () => {
  const own = side([0, 0, 0, 1, 0, 0, 0, 0], none, 10);
  const other = side([0, 0, 0, 0, 7, 1, 0, 0], none, 10, true);
  const { board } = makeMove([own, other], 0, move(3, 1), true, null);
  assert.equal(board[1].ownsHouse, false);
});

test('after the stores are empty two to fifteen seeds of either row capture', () => {
  const back = [2, 0, 0, 0, 0, 0, 0, 0];
  const own = side([0, 1, 0, 0, 0, 0, 16, 1], back);
  const other = side([0, 0, 0, 0, 0, 0, 3, 0], [0, 4, 0, 0, 0, 0, 0, 0]);
  // From the back left clockwise: the left end, then pit 1.
  assert.deepEqual(choiceOf([own, other], 0, null).moves, [move(15, 1)]);
});

test('without a capture the front row is sown first, and single seeds never', () => {
  const other = side([0, 0, 0, 0, 0, 1, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0]);
  assert.deepEqual(starts(side([2, 1, 0, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0, 0, 0]), other), [0]);
  assert.deepEqual(starts(side([1, 1, 0, 0, 0, 0, 0, 0], [4, 1, 0, 0, 0, 0, 0, 0]), other), [15]);
  assert.deepEqual(starts(side([1, 1, 0, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0]), other), []);
});

test('a lone end pit is sown towards the middle', () => {
  const other = side([0, 0, 0, 0, 0, 1, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0]);
  const left = choiceOf([side([2, 0, 0, 0, 0, 0, 0, 0], none), other], 0, null);
  assert.deepEqual(left.moves, [move(0, 1)]);
  const right = choiceOf([side([0, 0, 0, 0, 0, 0, 0, 2], none), other], 0, null);
  assert.deepEqual(right.moves, [move(7, -1)]);
});

// The example of K.I.B.A. §4.5 (E30), with what follows as reckoned by
// https://github.com/nkkmd/bao-la-kiswahili-ja tools/verify_takasia.py.
const blocker = side([0, 2, 0, 0, 1, 1, 0, 0], [0, 0, 2, 2, 0, 2, 6, 4]);
const blockedSide: BaoSide = {
  pits: [1, 0, 1, 2, 10, 0, 0, 10, 0, 1, 2, 1, 4, 8, 2, 2],
  store: 0,
  ownsHouse: false,
};

test('the only pit under threat is blocked, as in the published example', () => {
  const before = side([0, 2, 0, 0, 0, 0, 2, 0], [0, 0, 2, 2, 0, 2, 6, 4]);
  const made = makeMove([before, blockedSide], 0, move(6, -1), false, null);
  assert.deepEqual(made.board[0], blocker);
  assert.equal(blockedAfter([blocker, blockedSide], 0), 3);
  const { captures, moves } = choiceOf([blocker, blockedSide], 1, 3);
  assert.equal(captures, false);
  const told = moves.map((one) => {
    const { board, laps } = makeMove([blocker, blockedSide], 1, one, false, 3);
    return [one.pit, one.direction, laps.length, board[1].pits[3]];
  });
  assert.deepEqual(told, [
    [4, 1, 2, 2],
    [4, -1, 10, 6],
    [7, 1, 1, 2],
    [7, -1, 5, 5],
  ]);
});

test('a house, a lone pit and the only one of several seeds are not blocked', () => {
  const open = {
    ...blockedSide,
    pits: blockedSide.pits.map((n, pit) => (pit === 4 || pit === 7 ? 1 : n)),
  };
  assert.equal(blockedAfter([blocker, open], 0), null);
  const asHouse = side([0, 0, 0, 2, 8, 0, 0, 2], [2, 0, 0, 0, 0, 0, 0, 0], 0, true);
  const threat = side([0, 2, 0, 1, 0, 0, 0, 0], none);
  assert.equal(blockedAfter([threat, { ...asHouse, ownsHouse: false }], 0), 4);
  assert.equal(blockedAfter([threat, asHouse], 0), null);
});

test('who empties the other front row wins at once, and no seed is lost', () => {
  const state = playing(
    side([0, 0, 0, 1, 0, 0, 0, 0], none, 9),
    side([0, 0, 0, 0, 3, 0, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0], 9),
  );
  const won = sow(state, move(3, 1));
  assert.equal(won.inHand, 3);
  assert.deepEqual(wonBy(won), [0n, 1_920n]);
  assert.equal(won.seats[0], 5);
});

test('who leaves the other no move wins', () => {
  const state = playing(
    side([0, 0, 0, 0, 0, 2, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0]),
    side([1, 0, 1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0, 0, 0]),
  );
  assert.deepEqual(wonBy(sow(state, move(5, -1))), [0n, 1_920n]);
});

test('after the last move more seeds win, and equal ones share', () => {
  const last = (own: number, other: number): BaoState => ({
    ...playing(
      side([0, 0, 0, 0, 0, 2, 0, 0], [own, 0, 0, 0, 0, 0, 0, 0]),
      side([0, 3, 0, 0, 0, 0, 0, 0], [other, 0, 0, 0, 0, 0, 0, 0]),
    ),
    moves: mostMoves - 1,
  });
  assert.deepEqual(wonBy(sow(last(9, 2), move(5, -1))), [0n, 1_920n]);
  assert.deepEqual(wonBy(sow(last(2, 9), move(5, -1))), [1_920n, 0n]);
  assert.deepEqual(wonBy(sow(last(9, 8), move(5, -1))), [960n, 960n]);
});

test('either player resigns at any time, and what is no act is not read', () => {
  const resigned = bao.act(begun, 2, { kind: 'resign' }, createTestDraw(1));
  assert.ok('state' in resigned);
  assert.deepEqual(wonBy(resigned.state), [0n, 1_920n]);
  for (const wrong of [
    null,
    { kind: 'sow' },
    { kind: 'sow', pit: 16, direction: 1 },
    { kind: 'sow', pit: 1, direction: 0 },
    { kind: 'sow', pit: 1, direction: 1, safari: 1 },
  ]) {
    assert.equal(bao.readAct(wrong), null);
  }
  const read = bao.readAct({ kind: 'sow', pit: 1, direction: -1 });
  assert.deepEqual(read, { kind: 'sow', ...move(1, -1) });
});

test('an act is a move of the board', () => {
  const { options } = bao.view(begun, 5) as { options: BaoAct[] };
  assert.deepEqual(options, [
    { kind: 'sow', ...move(5, 1) },
    { kind: 'sow', ...move(5, -1) },
    { kind: 'sow', ...move(6, 1) },
    { kind: 'sow', ...move(6, -1) },
    { kind: 'resign' },
  ]);
});
