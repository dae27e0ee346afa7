import assert from 'node:assert/strict';
import { test } from 'node:test';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { mathModels } from '@bahati/game-rules/slots/studio/models.ts';
import { studioGame } from '@bahati/game-rules/slots/studio/studio-game.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { slotGame } from './slot-game.ts';

const game = slotGame([taaZaPwani]);

/** A draw that stops every reel where a scatter shows: the longest series there is. */
const scattersOnly = (definition: SlotDefinition = taaZaPwani): DrawStream => {
  let drawn = 0;
  return {
    cursor: 0,
    nextInt: () => {
      const { reels, freeReels, scatter } = definition;
      const strips = drawn < reels.length ? reels : freeReels;
      const strip = strips[drawn % reels.length] ?? [];
      drawn += 1;
      return strip.indexOf(scatter ?? 0);
    },
  };
};

/** The flagship, and of the studio's games the first of each model. */
const kinds = new Map<string, SlotDefinition>([['flagship', taaZaPwani]]);
for (let number = 1; number <= 200; number += 1) {
  const { model, definition } = studioGame(number);
  if (definition.freeSpins && !kinds.has(model)) kinds.set(model, definition);
}
assert.equal(kinds.size, 1 + mathModels.filter(({ freeSpins }) => freeSpins !== null).length);

for (const [kind, definition] of kinds) {
  test(`the longest series of free spins still fits into the record: ${kind}`, () => {
    const played = slotGame([definition]).play({
      version: 1,
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
      const { payout } = game.play({ version: 1, draw: scattersOnly(), stake, currency });
      assert.equal(payout % (stake / 10n), 0n);
    }
  }
});

test('a version nobody kept is not guessed at', () => {
  const round = { version: 99, draw: scattersOnly(), stake: 2_000n, currency: 'KES' } as const;
  assert.throws(() => game.play(round), /no version 99/);
});
