/** Pictures of rounds that are played at live tables alone, or told there by other names. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import { type FightResult, results } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { type FightView, fixedFight, poolFight } from '@bahati/game-rules/cockfight/fight-game.ts';
import { drawRound } from './draw-round.ts';
import { drawShown, findGame, playRound, reachOf, say, textOf, toldBy } from './played.testing.ts';

const laid = [
  { place: 'meron', chips: 10 },
  { place: 'wala', chips: 6 },
];
const ofForm = {
  cockfight: { game: fixedFight(), opening: 'chips:meron=3,wala=12,bdd=1,ftd=1' },
  'cockfight-pool': { game: poolFight(laid), opening: 'chips:meron=3,draw=2' },
} as const;

const drawFight = (game: string, shown: unknown) => drawRound({ game, version: 1, shown }, say);

function* fights(code: keyof typeof ofForm): Generator<FightView> {
  const { game, opening } = ofForm[code];
  for (let number = 0; number < 300; number += 1) {
    yield playRound(game as unknown as AnyBetGame, number, opening) as FightView;
  }
}

const fallen: Readonly<Record<FightResult, readonly string[]>> = {
  meron: ['wala'],
  wala: ['meron'],
  bdd: ['meron', 'wala'],
  ftd: [],
  cancelled: [],
};

for (const code of ['cockfight', 'cockfight-pool'] as const) {
  test(`a fight shows who fell, how it ended, and what became of each place: ${code}`, () => {
    const seen = new Set<string>();
    for (const shown of fights(code)) {
      const { result, stacks, paid } = shown;
      seen.add(result);
      const board = drawFight(code, shown);
      assert.ok(board, JSON.stringify(shown));
      assert.doesNotMatch(JSON.stringify(board), /NaN|null|undefined|Infinity/);
      assert.deepEqual(toldBy(board, 'ended '), [`ended ${result}`]);
      const lying = toldBy(board, 'lying ').map((told) => told.split(' ')[1]);
      assert.deepEqual(lying, fallen[result]);
      const lit = board.marks.flatMap(({ of, tone }) => (tone === 'lit-frame' ? [of] : []));
      assert.deepEqual(lit, result === 'meron' || result === 'wala' ? [result] : []);
      for (const [at, { place, chips }] of stacks.entries()) {
        const back = Number(paid[at]?.chips);
        const ending = back === 0 ? 'lost' : back > chips ? 'won' : 'pushed';
        assert.equal(textOf(board, `chips ${place}`), `${chips}`);
        assert.deepEqual(toldBy(board, `${place} ${ending}`), [`${place} ${ending}`]);
      }
      for (const mark of board.marks) {
        const [left = 0, top = 0, right = 0, bottom = 0] = reachOf(mark);
        assert.ok(left >= -4 && top >= -4 && right <= 324 && bottom <= board.height + 4);
      }
    }
    const least = code === 'cockfight' ? ['meron', 'wala', 'bdd', 'ftd'] : ['meron', 'wala', 'bdd'];
    for (const result of least) assert.ok(seen.has(result), result);
  });
}

test('told prices stand as Malay prices, those of pools as what one chip brings', () => {
  const [fixed] = fights('cockfight');
  const [shared] = fights('cockfight-pool');
  assert.ok(fixed && shared);
  const prices = { meron: 84, wala: -97 };
  assert.equal(textOf(drawFight('cockfight', { ...fixed, prices }), 'meron price'), '0.84');
  assert.equal(textOf(drawFight('cockfight', { ...fixed, prices }), 'wala price'), '-0.97');
  assert.equal(textOf(drawFight('cockfight-pool', shared), 'meron price'), '1.52×');
});

test('a fight that was not held gave everything back', () => {
  const game = poolFight([]) as unknown as AnyBetGame;
  const shown = playRound(game, 3, 'chips:meron=3,draw=2') as FightView;
  assert.equal(shown.result, 'cancelled');
  const board = drawFight('cockfight-pool', shown);
  assert.deepEqual(toldBy(board, 'ended '), ['ended cancelled']);
  assert.deepEqual(toldBy(board, 'meron pushed'), ['meron pushed']);
  assert.deepEqual(toldBy(board, 'draw pushed'), ['draw pushed']);
});

test('a fight told to have paid what such an end does not pay is no round', () => {
  const stacks = [{ place: 'meron', chips: 7 }];
  const round = { match: 'even', prices: { meron: 93, wala: 93 }, lengthMs: 9_000, pool: null };
  const told = (result: string, back: string) =>
    drawFight('cockfight', {
      ...round,
      result,
      stacks,
      paid: [{ place: 'meron', chips: back }],
    });
  const ends = { meron: '13.51', wala: '0', bdd: '7', ftd: '7', cancelled: '7' };
  for (const result of results) {
    for (const [other, back] of Object.entries(ends)) {
      const isSo = ends[result] === back;
      assert.equal(told(result, back) !== null, isSo, `${result} as ${other}`);
    }
  }
  const twice = { ...round, result: 'wala', stacks: [...stacks, ...stacks] };
  const nothing = { place: 'meron', chips: '0' };
  assert.equal(drawFight('cockfight', { ...twice, paid: [nothing, nothing] }), null);
});

test('the live table Lion and Leopard is drawn by its own names, the game by the game’s', () => {
  const game = 'dragon-tiger';
  const shown = playRound(findGame(game), 5);
  const picture = { game, version: 1, shown };
  const own = drawRound({ ...picture, table: 'simba-na-chui' }, say);
  const texts = (board: typeof own) =>
    board?.marks.flatMap((mark) => (mark.shape === 'text' ? [mark.text] : []));
  for (const [name, others] of [
    ['lion', 'dragon'],
    ['leopard', 'tiger'],
  ] as const) {
    assert.ok(texts(own)?.includes(name));
    assert.ok(!texts(own)?.includes(others));
    assert.ok(texts(drawShown(game, shown))?.includes(others));
  }
  assert.deepEqual(
    drawRound({ ...picture, table: 'bakarati-mji-mkongwe' }, say),
    drawShown(game, shown),
  );
});
