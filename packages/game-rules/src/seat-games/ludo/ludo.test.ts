import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createTestDraw,
  optionsOf,
  playMatch,
  textOf,
} from '@bahati/game-rules/seat-games/match/whole-matches.testing.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { home, isSafe, ringSize, squareOf } from './ludo.board.ts';
import { layOut, movesOf } from './ludo.oracle.testing.ts';
import { ludo, mostRounds } from './ludo.rules.ts';
import type { LudoAct, LudoSettings, LudoState } from './ludo.state.ts';

const settings: LudoSettings = { stake: 1_001n, rakeBasisPoints: 500, rakeCap: 10_000n, tokens: 4 };
const seated = (...seats: number[]) => seats.map((seat) => ({ seat, stack: 5_000n }));
/** Throws these pips. */
const dice = (...pips: number[]) => ({
  cursor: 0,
  nextInt(range: number) {
    assert.equal(range, 6);
    const thrown = pips.shift();
    assert.ok(thrown, 'nobody throws more often');
    return thrown - 1;
  },
});
const begun = (...seats: number[]) =>
  ludo.begin(settings, seated(...seats), { button: seats.at(-2)! }, createTestDraw(1)).state;
/** With tokens laid by hand, in the order of turns. */
const laid = (...tokens: number[][]): LudoState => {
  const state = begun(...tokens.map((_, seat) => seat));
  return {
    ...state,
    players: state.players.map((player, at) => ({ ...player, tokens: tokens[at]! })),
  };
};
const act = (state: LudoState, seat: number, said: LudoAct, draw = dice()) => {
  const answer = ludo.act(state, seat, said, draw);
  assert.ok(!('refused' in answer), textOf(answer));
  return answer;
};
const throws = (state: LudoState, seat: number, pips: number) =>
  act(state, seat, { kind: 'throw' }, dice(pips));
const tokensOf = (state: LudoState) => state.players.map(({ tokens }) => [...tokens]);
const kinds = ({ events }: { events: readonly { kind: string }[] }) =>
  events.map(({ kind }) => kind);
const resign = { kind: 'resign' } as const;

test('eight of the 52 squares are safe, and each colour walks 51 of them', () => {
  const ring = Array.from({ length: ringSize }, (_, square) => square);
  assert.deepEqual(ring.filter(isSafe), [0, 8, 13, 21, 26, 34, 39, 47]);
  for (const side of [0, 1, 2, 3] as const) {
    const walked = Array.from({ length: home + 1 }, (_, steps) => squareOf(side, steps));
    assert.equal(new Set(walked.filter((square) => square !== null)).size, 51);
    assert.equal(walked[1], side * 13);
    assert.deepEqual(walked.slice(52), [null, null, null, null, null, null]);
  }
});

test('only a six brings a token out, and it throws again', () => {
  const five = throws(begun(0, 1), 0, 5);
  assert.deepEqual(kinds(five), ['thrown', 'no_move']);
  assert.equal(ludo.turn(five.state), 1);
  const six = throws(begun(0, 1), 0, 6);
  assert.deepEqual(kinds(six), ['thrown', 'moved']);
  assert.deepEqual(tokensOf(six.state)[0], [1, 0, 0, 0]);
  assert.equal(ludo.turn(six.state), 0);
});

test('the third six in a row is lost with the turn', () => {
  let state = begun(0, 1);
  state = throws(state, 0, 6).state;
  state = act(throws(state, 0, 6).state, 0, { kind: 'move', token: 0 }).state;
  const third = throws(state, 0, 6);
  assert.deepEqual(kinds(third), ['thrown', 'turn_lost']);
  assert.deepEqual(tokensOf(third.state), tokensOf(state));
  assert.equal(ludo.turn(third.state), 1);
});

test('another number between them makes sixes no row', () => {
  // Home is reached with the five, which throws again.
  let state = laid([52, 1, 0, 0], [0, 0, 0, 0]);
  state = act(throws(state, 0, 6).state, 0, { kind: 'move', token: 1 }).state;
  state = act(throws(state, 0, 5).state, 0, { kind: 'move', token: 0 }).state;
  for (const _ of [1, 2]) {
    state = act(throws(state, 0, 6).state, 0, { kind: 'move', token: 1 }).state;
    assert.equal(ludo.turn(state), 0);
  }
  assert.deepEqual(kinds(throws(state, 0, 6)), ['thrown', 'turn_lost']);
});

test('a token alone is sent home, and who sent it throws again', () => {
  // Seat 1 sits opposite: its step 3 is square 28, which is step 29 of seat 0.
  const taken = throws(laid([27, 0, 0, 0], [3, 5, 0, 0]), 0, 2);
  assert.deepEqual(tokensOf(taken.state), [
    [29, 0, 0, 0],
    [0, 5, 0, 0],
  ]);
  assert.equal(ludo.turn(taken.state), 0);
});

test('two of a colour keep each other safe, and so does a safe square', () => {
  const pair = throws(laid([27, 0, 0, 0], [3, 3, 0, 0]), 0, 2);
  assert.deepEqual(tokensOf(pair.state)[1], [3, 3, 0, 0]);
  assert.equal(ludo.turn(pair.state), 1);
  // Step 9 of the other side is a star, step 35 of seat 0.
  const star = throws(laid([33, 0, 0, 0], [9, 0, 0, 0]), 0, 2);
  assert.deepEqual(tokensOf(star.state)[1], [9, 0, 0, 0]);
  assert.equal(ludo.turn(star.state), 1);
});

test('home is reached exactly, throws again, and the last token wins the pot', () => {
  const far = throws(laid([55, 57, 57, 57], [0, 0, 0, 0]), 0, 3);
  assert.deepEqual(kinds(far), ['thrown', 'no_move']);
  const near = throws(laid([55, 50, 57, 57], [0, 0, 0, 0]), 0, 2);
  const again = act(near.state, 0, { kind: 'move', token: 0 });
  assert.equal(ludo.turn(again.state), 0);
  const last = throws(laid([55, 57, 57, 57], [0, 0, 0, 0]), 0, 2);
  assert.deepEqual(kinds(last), ['thrown', 'moved', 'ended']);
  assert.deepEqual(ludo.result(last.state), {
    stacks: [
      { seat: 0, stack: 3_999n + 2_002n - 100n },
      { seat: 1, stack: 3_999n },
    ],
    rake: 100n,
    contributed: [
      { seat: 0, stack: 1_001n },
      { seat: 1, stack: 1_001n },
    ],
  });
});

test('after the last round the steps decide, and equal ones share with the odd unit to the left', () => {
  const end = (first: number, second: number) => {
    const state = { ...laid([first, 0, 0, 0], [second, 0, 0, 0]), at: 1, round: mostRounds - 1 };
    const odd = { ...state, purse: { ...state.purse, due: 101n } };
    return ludo.result(throws(odd, 1, 1).state)?.stacks.map(({ stack }) => stack - 3_999n);
  };
  assert.deepEqual(end(40, 38), [1_901n, 0n]);
  assert.deepEqual(end(40, 40), [0n, 1_901n]);
  assert.deepEqual(end(40, 39), [951n, 950n]);
});

test('whoever resigns leaves the board to the others, whose turn it is or not', () => {
  let state = begun(0, 1, 2, 3);
  state = act(state, 2, resign).state;
  assert.equal(ludo.turn(state), 0);
  state = act(state, 0, resign).state;
  assert.equal(ludo.turn(state), 1);
  state = throws(state, 1, 3).state;
  assert.equal(ludo.turn(state), 3);
  const last = act(state, 1, resign);
  assert.deepEqual(kinds(last), ['resigned', 'ended']);
  assert.equal(ludo.result(last.state)?.stacks[3]?.stack, 3_999n + 4_004n - 200n);
});

test('the quick game has two tokens', () => {
  const quick = ludo.begin({ ...settings, tokens: 2 }, seated(0, 1), null, createTestDraw(3));
  assert.deepEqual(tokensOf(quick.state), [
    [0, 0],
    [0, 0],
  ]);
});

test('what is no act is not read', () => {
  for (const wrong of [null, 'throw', {}, { kind: 'move' }, { kind: 'move', token: 4 }, []]) {
    assert.equal(ludo.readAct(wrong), null);
  }
});

test('the moves and where they lead are those of a second opinion', () => {
  const chance = createTestDraw(11);
  const count = repetitions('positions of Ludo by a second opinion', {
    usual: 1_500,
    long: 200_000,
  });
  for (let position = 0; position < count; position += 1) {
    const players = 2 + chance.nextInt(3);
    // Crowded near each other's squares, so that captures and pairs are met.
    const tokens = Array.from({ length: players }, () =>
      Array.from({ length: 4 }, () => chance.nextInt(chance.nextInt(2) === 0 ? 58 : 16)),
    );
    const state = laid(...tokens);
    const corners = state.players.map(({ seat, side, tokens: steps }) => ({
      seat,
      side,
      tokens: steps,
    }));
    const pips = 1 + chance.nextInt(6);
    const expected = movesOf(corners, layOut(corners), corners[0]!, pips, 4);
    const waiting = { ...state, pips };
    const moves = optionsOf(ludo as never, ludo.view(waiting, 0)) as LudoAct[];
    const found = moves.flatMap((move) => (move.kind === 'move' ? [move.token] : []));
    assert.deepEqual(found, [...expected.keys()]);
    for (const token of found) {
      const after = act(waiting, 0, { kind: 'move', token }).state;
      const places = layOut(after.players.map((player) => ({ ...player })));
      assert.deepEqual(places, expected.get(token));
    }
  }
});

test('every match keeps its chips, shows all the same and ends', (context) => {
  const count = repetitions('matches of Ludo by chance', { usual: 300, long: 30_000 });
  let acts = 0;
  let byRounds = 0;
  for (let seed = 0; seed < count; seed += 1) {
    const seats = [
      [0, 1],
      [1, 4],
      [0, 2, 3],
      [0, 1, 2, 3],
    ][seed % 4]!;
    const played = playMatch({
      game: ludo,
      settings: { ...settings, tokens: seed % 8 < 4 ? 2 : 4 },
      seats,
      seed,
      // A turn ends with the first throw that is no six, takes nothing and brings nothing home: at
      // most two sixes, twelve captures and four homecomings, each of the last two after two sixes.
      mostActs: mostRounds * seats.length * 2 * 51,
      oneResignsIn: 2_000,
      purseOf: ({ purse }) => purse,
      inspect(state) {
        const views = [null, ...seats].map((seat) => ludo.view(state, seat) as object);
        const shown = views.map((view) => textOf({ ...view, options: null }));
        assert.equal(new Set(shown).size, 1, 'everybody sees the same');
      },
    });
    acts += played.acts;
    byRounds += Number(played.state.round === mostRounds);
  }
  context.diagnostic(`${acts} acts, ${byRounds} matches ended by rounds`);
});
