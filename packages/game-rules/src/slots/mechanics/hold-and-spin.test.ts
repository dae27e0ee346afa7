import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { HoldAndSpinRule, SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { holdMoments } from '@bahati/game-rules/slots/figures/hold-and-spin-figures.ts';
import { toNumber } from '@bahati/game-rules/rational.ts';
import { threeReels } from '@bahati/game-rules/slots/small-games.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { drawHoldAndSpin } from './hold-and-spin.ts';

const rule: HoldAndSpinRule = {
  coin: 1,
  trigger: 2,
  respins: 2,
  chance: { coins: 1, outOf: 3 },
  values: [
    { weight: 1, value: 1, jackpot: null },
    { weight: 1, value: 4, jackpot: 'mini' },
  ],
  grand: 10,
};

const game: SlotDefinition = {
  ...threeReels,
  rows: 2,
  reels: [
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  stakeUnits: 5,
  holdAndSpin: rule,
};

function scripted(draws: readonly number[]): DrawStream & { asked: number[] } {
  const asked: number[] = [];
  const nextInt = (range: number) => draws[asked.push(range) - 1] ?? 0;
  return { cursor: 0, nextInt, asked };
}

/** Calls `run` once for every row of draws it could get, with the chance of that row. */
function withEveryDraw(run: (draw: DrawStream) => void, told: (chance: number) => void): void {
  const path: { value: number; range: number }[] = [];
  for (;;) {
    let at = 0;
    run({
      cursor: 0,
      nextInt(range) {
        path[at] ??= { value: 0, range };
        at += 1;
        return path[at - 1]?.value ?? 0;
      },
    });
    told(path.reduce((chance, { range }) => chance / range, 1));
    while (path.length > 0 && (path.at(-1)?.value ?? 0) + 1 === path.at(-1)?.range) path.pop();
    const last = path.at(-1);
    if (!last) return;
    last.value += 1;
  }
}

test('the chain of coins is worth what every row of draws together is worth', () => {
  const window = [
    [1, 1],
    [1, 1],
    [2, 3],
  ];
  let [whole, mean, square, grand, pay, isGrand] = [0, 0, 0, 0, 0, false];
  withEveryDraw(
    (draw) => {
      const result = drawHoldAndSpin(game, rule, window, draw);
      pay = result.pay / 5;
      isGrand = result.jackpots.includes('grand');
    },
    (chance) => {
      whole += chance;
      mean += chance * pay;
      square += chance * pay * pay;
      if (isGrand) grand += chance;
    },
  );
  const exact = holdMoments(rule, 6, 4);
  for (const [found, expected] of [
    [whole, 1],
    [mean, toNumber(exact.mean)],
    [square, toNumber(exact.square)],
    [grand, toNumber(exact.grandChance)],
  ] as const) {
    assert.ok(Math.abs(found - expected) < 1e-9, `${found} ${expected}`);
  }
});

test('coins lock with their values, a new one gives the respins anew, and all is paid', () => {
  // Stops 0 0 0, two values, then cell by cell: nothing twice, a coin of 4, and nothing twice.
  const nothing = [1, 1, 1, 1];
  const draw = scripted([0, 0, 0, 0, 1, ...nothing, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
  const { base, pay } = drawOutcome(game, draw);
  assert.deepEqual(base.hold, {
    rounds: [
      {
        coins: [
          { cell: [0, 0], pay: 5, jackpot: null },
          { cell: [1, 0], pay: 20, jackpot: 'mini' },
        ],
        respinsLeft: 2,
      },
      { coins: [], respinsLeft: 1 },
      { coins: [{ cell: [2, 0], pay: 20, jackpot: 'mini' }], respinsLeft: 2 },
      { coins: [], respinsLeft: 1 },
      { coins: [], respinsLeft: 0 },
    ],
    jackpots: ['mini', 'mini'],
    pay: 45,
  });
  assert.equal(pay, 45);
  assert.equal(base.pay, 45);
});

test('a window full of coins pays the grand jackpot besides', () => {
  const { base } = drawOutcome(game, scripted([]));
  assert.equal(base.hold?.jackpots.at(-1), 'grand');
  assert.equal(base.hold?.pay, 5 * (6 + 10));
});

test('fewer coins than begin it draw nothing more', () => {
  const draw = scripted([1, 1, 0]);
  const few = {
    ...game,
    reels: [
      [1, 2],
      [3, 3],
      [2, 3],
    ],
  };
  assert.equal(drawOutcome(few, draw).base.hold, undefined);
  assert.deepEqual(draw.asked, [2, 2, 2]);
});
