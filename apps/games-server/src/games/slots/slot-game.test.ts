import assert from 'node:assert/strict';
import { test } from 'node:test';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { drawBoughtOutcome } from '@bahati/game-rules/slots/spin.ts';
import { firstGames } from '@bahati/game-rules/slots/studio/games-of-models.testing.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { slotGame } from './slot-game.ts';

const game = slotGame([taaZaPwani]);
const plain = { version: 1, choice: 'spin', acts: [] };

/** A draw that stops every reel where a scatter shows: the longest series there is. */
const scattersOnly = (definition: SlotDefinition = taaZaPwani): DrawStream => {
  const { reels, freeReels, scatter, book, spinMultiplier } = definition;
  const stopsOf = (strips: typeof reels, isMultiplied: boolean) => [
    ...strips.map((strip) => Math.max(0, strip.indexOf(scatter ?? 0))),
    ...(isMultiplied ? [0] : []),
  ];
  const paid = [...stopsOf(reels, spinMultiplier !== undefined), ...(book ? [0] : [])];
  const free = stopsOf(freeReels, spinMultiplier !== undefined);
  let drawn = 0;
  return {
    cursor: 0,
    nextInt: () => {
      const place = drawn - paid.length;
      drawn += 1;
      return (place < 0 ? paid[drawn - 1] : free[place % Math.max(1, free.length)]) ?? 0;
    },
  };
};

/** The flagship, and of the studio's games the first of each model. */
const kinds = new Map<string, SlotDefinition>([['flagship', taaZaPwani]]);
for (const [model, { definition }] of firstGames()) {
  if (definition.freeSpins) kinds.set(model, definition);
}

for (const [kind, definition] of kinds) {
  test(`the longest series of free spins still fits into the record: ${kind}`, () => {
    const played = slotGame([definition]).play({
      ...plain,
      version: definition.version,
      draw: scattersOnly(definition),
      stake: 500_000n,
      currency: 'KES',
    });
    assert.equal(played.view().freeSpins.length, definition.freeSpins?.maxSpins);
    for (const language of ['en', 'sw'] as const) {
      const told = { ...played.tell(language), fairness: null };
      const { value } = providerCalls['POST /vendor/v1/rounds/detail'];
      assert.doesNotThrow(() => value.parse(told));
      assert.ok(JSON.stringify(told).length < 200_000, 'a signed answer is read up to 256 kB');
    }
  });
}

test('every stake on offer is paid without rounding', () => {
  for (const currency of ['KES', 'TZS', 'XPL'] as const) {
    for (const stake of game.stakes(currency)) {
      const { payout } = game.play({ ...plain, draw: scattersOnly(), stake, currency });
      assert.equal((payout ?? 1n) % (stake / 10n), 0n);
    }
  }
});

test('bought free spins cost their price, and are paid from one stake', () => {
  const sold = { ...taaZaPwani, buy: { price: 70, scatters: 3 } };
  const shop = slotGame([sold]);
  assert.deepEqual(shop.choices, [
    { name: 'spin', price: 1 },
    { name: 'buy', price: 70 },
  ]);
  const buying = { ...plain, choice: 'buy', stake: 2_000n, currency: 'KES' } as const;
  const draw = (): DrawStream => ({ cursor: 0, nextInt: () => 0 });
  const { outcome, payout } = {
    outcome: drawBoughtOutcome(sold, draw()),
    ...shop.play({ ...buying, draw: draw() }),
  };
  assert.equal(shop.play({ ...buying, draw: draw() }).debit, 140_000n);
  assert.equal(payout, BigInt(outcome.pay) * 200n);
  assert.equal(shop.play({ ...buying, draw: draw() }).view().base.scatterCount, 3);
  const both = slotGame([{ ...sold, gamble: { limit: 5 } }]);
  assert.deepEqual(
    both.choices.map(({ name }) => name),
    ['spin', 'buy', 'gamble'],
  );
  const bought = both.play({ ...buying, draw: draw() });
  assert.deepEqual([bought.actions, bought.debit], [[], 140_000n]);
});

test('a version nobody kept is not guessed at', () => {
  const draw = scattersOnly();
  const round = { ...plain, version: 99, draw, stake: 2_000n, currency: 'KES' } as const;
  assert.throws(() => game.play(round), /no version 99/);
});

test('an older round with acts is played by the definition that decided it', () => {
  // Cards are red and chests stay as they were laid; every reel shows a scatter.
  const drawing = (): DrawStream => {
    const reels = scattersOnly();
    const other: Record<number, number> = { 52: 5, 3: 2, 2: 1 };
    return { cursor: 0, nextInt: (range) => other[range] ?? reels.nextInt(range) };
  };
  const gambled = { ...taaZaPwani, gamble: { limit: 2 } };
  const picked = { ...taaZaPwani, pick: { scatters: 3, prizes: [4, 4, 4], picks: 1 } };
  const stake = { stake: 2_000n, currency: 'KES' } as const;
  const now = { ...taaZaPwani, version: 2 };
  const spun = slotGame([now]).play({ ...plain, ...stake, version: 2, draw: drawing() });
  const doubled = slotGame([now, gambled]);
  const gamble = { version: 1, choice: 'gamble', ...stake };
  const red = doubled.play({ ...gamble, acts: ['red', 'red'], draw: drawing() });
  assert.equal(red.payout, 4n * (spun.payout ?? 0n));
  assert.equal(doubled.play({ ...gamble, acts: ['red'], draw: drawing() }).payout, null);
  assert.throws(
    () => doubled.play({ ...gamble, version: 2, acts: ['red'], draw: drawing() }),
    /does not allow/,
  );
  assert.deepEqual(doubled.choices, [{ name: 'spin', price: 1 }]);
  const chest = { ...plain, ...stake, acts: ['chest:2'] };
  const opened = slotGame([now, picked]).play({ ...chest, draw: drawing() });
  assert.equal(opened.payout, (spun.payout ?? 0n) + 4n * stake.stake);
});
