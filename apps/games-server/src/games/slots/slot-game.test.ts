import assert from 'node:assert/strict';
import { test } from 'node:test';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/taa-za-pwani.rules.ts';
import { slotGame } from './slot-game.ts';

const game = slotGame([taaZaPwani]);

/** A draw that stops every reel where a scatter shows: the longest series there is. */
const scattersOnly = (): DrawStream => {
  let reel = 0;
  return {
    cursor: 0,
    nextInt: () => {
      const isBase = reel < 5;
      const strip = (isBase ? taaZaPwani.reels : taaZaPwani.freeReels)[reel++ % 5] ?? [];
      return strip.indexOf(taaZaPwani.scatter ?? 0);
    },
  };
};

test('the longest series of free spins still fits into the record', () => {
  const played = game.play({
    version: 1,
    draw: scattersOnly(),
    stake: 500_000n,
    currency: 'KES',
  });
  assert.equal(played.view().freeSpins.length, taaZaPwani.freeSpins?.maxSpins);
  for (const language of ['en', 'sw'] as const) {
    const told = { ...played.tell(language), fairness: null };
    const { value } = providerCalls['POST /vendor/v1/rounds/detail'];
    assert.doesNotThrow(() => value.parse(told));
    assert.ok(JSON.stringify(told).length < 200_000, 'a signed answer is read up to 256 kB');
  }
});

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
