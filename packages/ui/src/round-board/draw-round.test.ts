import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betGames } from '@bahati/game-rules/bet-games/bet-games.ts';
import { crash } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import { drawRound } from './draw-round.ts';
import { drawShown, playRound, reachOf, say } from './played.testing.ts';

const rounds = Array.from({ length: 120 }, (_, number) => number);

for (const { game } of betGames) {
  test(`every round that has ended is drawn, and stays on its board: ${game.code}`, () => {
    for (const number of rounds) {
      const shown = playRound(game, number);
      const board = drawShown(game.code, shown);
      assert.ok(board, `${number}: ${JSON.stringify(shown)}`);
      assert.doesNotMatch(JSON.stringify(board), /NaN|null|undefined|Infinity/);
      assert.ok(board.marks.length < 400, `${board.marks.length} shapes`);
      for (const mark of board.marks) {
        const [left = 0, top = 0, right = 0, bottom = 0] = reachOf(mark);
        assert.ok(
          left >= -4 && top >= -4 && right <= 324 && bottom <= board.height + 4,
          `${number}: ${JSON.stringify(mark)} of ${board.height}`,
        );
      }
    }
  });
}

/** Each value once replaced by each of these, wherever it stands. */
const strange: readonly unknown[] = [
  undefined,
  null,
  -1,
  1.5,
  1e12,
  Number.NaN,
  '',
  '<script>',
  true,
  [],
  {},
  [[]],
  Array.from({ length: 5_000 }, () => 1),
];

function* spoilt(value: unknown): Generator<unknown> {
  yield* strange;
  if (Array.isArray(value)) {
    yield value.slice(1);
    yield [...value, ...value];
    for (const [at, one] of value.entries()) {
      for (const other of spoilt(one)) yield value.with(at, other);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      for (const other of spoilt(one)) yield { ...value, [name]: other };
    }
  }
}

test('what is no round of its game is words alone or a whole picture, and never an error', () => {
  for (const { game } of betGames) {
    const shown = playRound(game, 7);
    let refused = 0;
    for (const other of spoilt(shown)) {
      const board = drawShown(game.code, other);
      if (!board) refused += 1;
      assert.doesNotMatch(JSON.stringify(board?.marks ?? []), /NaN|script|Infinity/, game.code);
    }
    assert.ok(refused > strange.length, `${game.code}: ${refused}`);
  }
});

test('a game, a version or a picture that is not known has no board', () => {
  const shown = playRound(betGames[0]!.game, 1);
  for (const picture of [
    {},
    { game: 'dice', version: 1 },
    { game: 'dice', version: 2, shown },
    { game: 'dice', shown },
    { game: 'taa-za-pwani', version: 1, shown },
    { game: 'constructor', version: 1, shown },
    { game: ['dice'], version: 1, shown },
    { game: 'crash', version: 1, shown },
  ]) {
    assert.equal(drawRound(picture, say), null, JSON.stringify(picture));
  }
  assert.ok(drawRound({ game: 'dice', version: 1, shown }, say));
});

test('a round that goes on has no board: what it hides is not guessed at', () => {
  for (const [code, shown] of [
    ['mines', { mines: 3, opened: [1], hit: null, isOver: false, gems: 1, laid: null }],
    ['tower', { level: 'easy', opened: [1], hasFallen: false, isOver: false, wrong: null }],
    ['hi-lo', { cards: [5], steps: [], isLost: false, isOver: false }],
    ['three-card-poker', { player: { cards: [1, 2, 3] }, dealer: null, result: null }],
    ['jacks-or-better', { dealt: [1, 2, 3, 4, 5], held: null, cards: [1, 2, 3, 4, 5] }],
    ['coin-flip', { flips: [{ called: 'heads', fell: 'heads' }], isOver: false }],
  ] as const) {
    assert.equal(drawShown(code, shown), null, code);
  }
});

test('crash, whose rounds are shared, is drawn by the version it is told with', () => {
  const { code, version } = crash;
  for (const shown of [
    { point: '2.35', left: '1.50' },
    { point: '1.00', left: null },
    { point: '1000.00', left: '1000.00' },
    { point: '1.01', left: null },
  ]) {
    const board = drawRound({ game: code, version, shown }, say);
    assert.ok(board, JSON.stringify(shown));
    assert.doesNotMatch(JSON.stringify(board), /NaN|null|Infinity/);
  }
  for (const shown of [
    { point: '1.20', left: '1.50' },
    { point: '0.90', left: null },
    { point: 2, left: null },
  ]) {
    assert.equal(drawRound({ game: code, version, shown }, say), null, JSON.stringify(shown));
  }
});
