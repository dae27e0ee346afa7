import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createTestDraw,
  playMatch,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { type Board, countOf, firstBoard, otherSide, type Side } from './draughts.board.ts';
import { firstCounts, mostChaseMoves, mostQuietMoves } from './draughts.draws.ts';
import { boardAfter, type DraughtsMove, movesOf } from './draughts.moves.ts';
import { boardsAfter } from './draughts.oracle.testing.ts';
import { draughts, type DraughtsAct, type DraughtsState, mostActs } from './draughts.rules.ts';

const settings = { stake: 1_000n, rakeBasisPoints: 300, rakeCap: 50n };
const players = [1, 3].map((seat) => ({ seat, stack: 1_500n }));
const begun = draughts.begin(settings, players, { button: 1 }, createTestDraw(1)).state;
const resign = { kind: 'resign' } as const;

/** Pieces by the numbers of the books, 1 to 32: `b9`, `W32`. */
function board(pieces: string): Board {
  const cells = Array.from({ length: 32 }, () => '.');
  for (const piece of pieces.split(' ')) cells[Number(piece.slice(1)) - 1] = piece[0]!;
  return cells.join('');
}
const standing = (pieces: string, toMove: Side): DraughtsState => {
  const cells = board(pieces);
  return { ...begun, board: cells, toMove, counts: firstCounts(cells, toMove) };
};
const written = (cells: Board, side: Side) =>
  movesOf(cells, side)
    .map(({ squares, captured }) =>
      squares.map((square) => square + 1).join(captured.length > 0 ? 'x' : '-'),
    )
    .toSorted();
const say = (state: DraughtsState, act: DraughtsAct) => {
  const answer = draughts.act(state, draughts.turn(state)!, act, createTestDraw(1));
  assert.ok(!('refused' in answer), textOf(answer));
  return answer;
};
const play = (state: DraughtsState, ...moves: string[]) =>
  moves.reduce(
    (played, text) =>
      say(played, { kind: 'move', squares: text.split(/[-x]/).map((square) => +square - 1) }).state,
    state,
  );
const wonBy = (state: DraughtsState) =>
  draughts.result(state)?.stacks.map(({ stack }) => stack - 500n);

/** Positions a number of moves on, every way there or every position there. */
function perft(depth: number, isEveryWay: boolean): number {
  const count = (cells: Board, side: Side, left: number): number => {
    const moves = movesOf(cells, side);
    if (left === 1 && isEveryWay) return moves.length;
    const seen = new Set(moves.map((move) => effectOf(move.squares, move.captured)));
    if (left === 1) return seen.size;
    let sum = 0;
    for (const move of moves) {
      if (!isEveryWay && !seen.delete(effectOf(move.squares, move.captured))) continue;
      sum += count(boardAfter(cells, move), otherSide(side), left - 1);
    }
    return sum;
  };
  return count(firstBoard, 'black', depth);
}
const effectOf = (squares: readonly number[], captured: readonly number[]) =>
  `${squares[0]} ${squares.at(-1)} ${captured.toSorted((a, b) => a - b).join()}`;

test('as many positions are reached as are published for Pool checkers', () => {
  // R. Halbersma, http://laatste.info/bb3/viewtopic.php?f=53&t=2822 and, as tests,
  // https://github.com/rhalbersma/dctl test/src/algo/traversal/initial/board_08x08.cpp: Russian
  // draughts, where a man is crowned in the middle of a capture, has 929,905 and 929,899 at eight.
  const everyWay = [7, 49, 302, 1_469, 7_482, 37_986, 190_146, 929_902, 4_570_615, 22_442_551];
  const eachOnce = [7, 49, 302, 1_469, 7_482, 37_986, 190_146, 929_896, 4_570_534, 22_435_955];
  const depth = repetitions('moves deep of published counts', { usual: 8, long: 10 });
  for (let deep = 1; deep <= depth; deep += 1) {
    assert.equal(perft(deep, false), eachOnce[deep - 1], `${deep} deep`);
    if (deep < 8 || depth > 8) assert.equal(perft(deep, true), everyWay[deep - 1], `${deep} deep`);
  }
});

test('black begins with the seven moves of the books', () => {
  const first = ['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16'];
  assert.deepEqual(written(firstBoard, 'black'), first.toSorted());
});

test('capturing is compulsory, backward too, and any capture may be chosen', () => {
  assert.deepEqual(written(board('b14 w18 w10 w26'), 'black'), ['14x23x30', '14x7']);
  assert.deepEqual(written(board('w18 b22 b30'), 'white'), ['18x25']);
});

test('a man that jumps through the kings row goes on as a man and is not crowned', () => {
  const cells = board('b22 w25 w26 w27');
  const moves = movesOf(board('b21 w25 w26'), 'black');
  assert.deepEqual(written(board('b21 w25 w26'), 'black'), ['21x30x23']);
  assert.equal(boardAfter(board('b21 w25 w26'), moves[0]!)[22], 'b');
  assert.ok(written(cells, 'black').every((move) => /x/.test(move)));
  const ending = movesOf(board('b21 w25'), 'black')[0]!;
  assert.equal(boardAfter(board('b21 w25'), ending)[29], 'B');
});

test('a king flies, and comes down where it can go on capturing', () => {
  assert.deepEqual(written(board('B1 w10'), 'black'), ['1x15', '1x19', '1x24', '1x28']);
  assert.deepEqual(written(board('B1 w10 w23'), 'black'), ['1x19x26', '1x19x30'].toSorted());
  assert.deepEqual(written(board('B1 b5 w6'), 'black'), ['1x10', '1x15', '1x19', '1x24', '1x28']);
});

test('what was captured stands in the way until the move is over', () => {
  // Nothing is jumped twice.
  for (const { captured } of movesOf(board('B4 w8 w15 w16 w23 w24 w14 w7'), 'black')) {
    assert.equal(new Set(captured).size, captured.length);
  }
});

test('who cannot move has lost, and the winner takes the pot less the rake', () => {
  const taken = play(standing('b14 w18', 'black'), '14x23');
  assert.deepEqual(wonBy(taken), [1_950n, 0n]);
  const stuck = play(standing('b21 b18 w25 w29 w30', 'black'), '18-23');
  assert.equal(draughts.turn(stuck), 3);
});

test('the third time of a position is a draw', () => {
  let state = standing('B1 W32 w31', 'black');
  const round = ['1-5', '32-28', '5-1', '28-32'];
  const timesShown = () => (draughts.view(state, null) as { times: number }).times;
  assert.equal(timesShown(), 1);
  state = play(state, ...round);
  assert.equal(draughts.result(state), null);
  assert.equal(timesShown(), 2);
  state = play(state, ...round);
  assert.deepEqual(wonBy(state), [975n, 975n]);
});

test('twenty-five quiet moves of each are a draw, and a man begins them anew', () => {
  const still = { ...standing('B1 b12 W32 w31', 'black') };
  const nearly = { ...still, counts: { ...still.counts, quiet: 2 * mostQuietMoves - 1 } };
  assert.deepEqual(wonBy(play(nearly, '1-5')), [975n, 975n]);
  assert.equal(draughts.result(play(nearly, '12-16')), null);
});

test('three kings have thirteen moves to catch a lone one', () => {
  const chase = standing('B1 B2 B3 W30', 'black');
  const nearly = { ...chase, counts: { ...chase.counts, chase: mostChaseMoves - 1 } };
  assert.deepEqual(wonBy(play(nearly, '1-5')), [975n, 975n]);
  const white = { ...nearly, toMove: 'white' as const };
  assert.equal(draughts.result(play(white, '30-26')), null);
  const two = standing('B1 B2 W30', 'black');
  const counted = { ...two, counts: { ...two.counts, chase: mostChaseMoves - 1 } };
  assert.equal(draughts.result(play(counted, '1-5')), null);
});

test('a draw is offered before a move, and taken or passed over by one', () => {
  const offered = say(begun, { kind: 'offer_draw' }).state;
  assert.equal(draughts.turn(offered), 1);
  assert.ok('refused' in draughts.act(offered, 1, { kind: 'offer_draw' }, createTestDraw(1)));
  assert.ok('refused' in draughts.act(offered, 1, { kind: 'accept_draw' }, createTestDraw(1)));
  const moved = play(offered, '9-13');
  const agreed = say(moved, { kind: 'accept_draw' });
  assert.deepEqual(wonBy(agreed.state), [975n, 975n]);
  const passed = play(moved, '21-17');
  assert.equal(passed.offeredBy, null);
  assert.ok('refused' in draughts.act(passed, 1, { kind: 'offer_draw' }, createTestDraw(1)));
});

test('a draw gives the odd unit to black, left of the button', () => {
  const odd = draughts.begin(
    { ...settings, rakeCap: 41n },
    players,
    { button: 1 },
    createTestDraw(1),
  );
  const moved = play(say(odd.state, { kind: 'offer_draw' }).state, '9-13');
  assert.equal(moved.black, 1);
  assert.deepEqual(wonBy(say(moved, { kind: 'accept_draw' }).state), [980n, 979n]);
});

test('either side resigns at any time', () => {
  for (const [seat, won] of [
    [3, [1_950n, 0n]],
    [1, [0n, 1_950n]],
  ] as const) {
    const answer = draughts.act(begun, seat, resign, createTestDraw(1));
    assert.ok('state' in answer);
    assert.deepEqual(wonBy(answer.state), won);
  }
});

test('what is no act is not read', () => {
  for (const wrong of [
    null,
    'resign',
    { kind: 'move' },
    { kind: 'move', squares: [] },
    { kind: 'move', squares: [32] },
    { kind: 'move', squares: Array.from({ length: 14 }, () => 1) },
    { kind: 'pass' },
  ]) {
    assert.equal(draughts.readAct(wrong), null);
  }
});

test('the moves are those of a second opinion', () => {
  const chance = createTestDraw(5);
  const count = repetitions('positions of draughts by a second opinion', {
    usual: 1_500,
    long: 200_000,
  });
  let captures = 0;
  for (let position = 0; position < count; position += 1) {
    const letters = position % 2 === 0 ? '.....bwBW' : '...bwwwWB';
    const cells = Array.from({ length: 32 }, (_, square) => {
      const letter = letters[chance.nextInt(letters.length)]!;
      // No man stands where he would be a king.
      return (letter === 'b' && square > 27) || (letter === 'w' && square < 4) ? '.' : letter;
    }).join('');
    for (const side of ['black', 'white'] as const) {
      const moves = movesOf(cells, side);
      captures += Number((moves[0]?.captured.length ?? 0) > 1);
      assert.deepEqual(
        new Set(moves.map((move) => boardAfter(cells, move)).toSorted()),
        new Set(boardsAfter(cells, side).toSorted()),
        cells,
      );
    }
  }
  assert.ok(captures > count / 20);
});

test('every match keeps its chips, shows all the same and ends', (context) => {
  const count = repetitions('matches of draughts by chance', { usual: 200, long: 20_000 });
  const ends = new Map<unknown, number>();
  for (let seed = 0; seed < count; seed += 1) {
    const { state } = playMatch({
      game: draughts,
      settings,
      seats: [0, 1 + (seed % 5)],
      seed,
      mostActs,
      oneResignsIn: 1_000,
      purseOf: ({ purse }) => purse,
      inspect(now, events) {
        const views = [null, now.black, now.white].map(
          (seat) => draughts.view(now, seat) as object,
        );
        assert.equal(new Set(views.map((view) => textOf({ ...view, options: null }))).size, 1);
        for (const { kind, ['how']: how } of events) {
          if (kind === 'ended') ends.set(how, 1 + (ends.get(how) ?? 0));
        }
        const { men, kings } = countOf(now.board, 'black');
        assert.ok(men + kings <= 12);
      },
      // Every other match begins with a few kings, which is where draws are made.
      prepare(first) {
        if (seed % 2 === 0) return first;
        const cells = Array.from({ length: 32 }, (_, square) =>
          (square * 7 + seed) % 11 === 0 ? 'BWWBW'[(square + seed) % 5]! : '.',
        ).join('');
        return { ...first, board: `B${cells.slice(1, 31)}W`, counts: firstCounts(cells, 'black') };
      },
      // Agreed draws are as rare as among people.
      choose(acts, now, pick): DraughtsAct {
        if (pick(20) === 0) return acts[pick(acts.length)]!;
        const moves = movesOf(now.board, now.toMove);
        // In the matches of kings nobody gives one away.
        const isKept = (move: DraughtsMove) =>
          seed % 2 === 1 &&
          movesOf(boardAfter(now.board, move), otherSide(now.toMove))[0]?.captured.length === 0;
        const kept = moves.filter(isKept);
        const from = kept.length > 0 ? kept : moves;
        return { kind: 'move', squares: from[pick(from.length)]!.squares };
      },
    });
    assert.equal(draughts.turn(state), null);
  }
  context.diagnostic(textOf([...ends]));
  for (const how of ['no_move', 'resigned', 'agreed', 'repetition', 'three_kings', 'no_progress']) {
    assert.ok(ends.has(how), how);
  }
});
