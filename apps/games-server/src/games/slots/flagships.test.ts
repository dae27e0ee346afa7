import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChestsView } from '@bahati/contract/games-frame/acts.ts';
import { spinView } from '@bahati/contract/games-frame/slots.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import type { SlotDefinition } from '@bahati/game-rules/slots/definition.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { slotGame } from './slot-game.ts';
import type { SlotView } from './slot.view.ts';

const detail = providerCalls['POST /vendor/v1/rounds/detail'].value;
const hmac = createNodeHmac('a seed for the tests');
const stake = 5_000n;

/** The whole round; a pick opens its first chests. */
function playedWith(game: ReturnType<typeof slotGame>, { pick }: SlotDefinition, nonce: number) {
  const play = (acts: readonly string[]) => {
    const draw = createDrawStream(hmac, { clientSeed: 'tests', nonce });
    return game.play({ version: 1, choice: 'spin', acts, draw, stake, currency: 'KES' });
  };
  const begun = play([]);
  if (begun.payout !== null || !pick) return begun;
  return play(Array.from({ length: pick.picks }, (_, chest) => `chest:${chest + 1}`));
}

const rounds = repetitions('rounds of each flagship shown and told', { usual: 1_500, long: 4_000 });

for (const { definition } of flagships) {
  test(`rounds are shown and told as the contract wants: ${definition.id}`, () => {
    const game = slotGame([definition]);
    const { freeSpins: series, holdAndSpin, wilds, pick } = definition;
    const hasFeature = Boolean(series || holdAndSpin || wilds || pick);
    const seen = { wins: 0, features: 0, bytes: 0 };
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const played = playedWith(game, definition, nonce);
      const view: SlotView & { chests?: ChestsView } = played.view();
      const { base, freeSpins, chests } = view;
      const opened = chests?.opened.map((chest) => chests.chests[chest] ?? '') ?? [];
      const shown = [base, ...freeSpins].map((spin) => spinView.parse(spin));
      const pays = [...shown.map(({ pay }) => pay), ...opened].map(
        (pay) => parseAmount(pay, 'KES') ?? assert.fail(pay),
      );
      assert.equal(
        pays.reduce((sum, pay) => sum + pay, 0n),
        played.payout,
      );
      if (played.payout !== 0n) seen.wins += 1;
      const isFeature = freeSpins.length > 0 || Boolean(base.hold ?? chests);
      if (isFeature) seen.features += 1;
      // A game that has no features tells its plain rounds.
      if (isFeature !== hasFeature) continue;
      for (const language of ['en', 'sw'] as const) {
        const told = { ...played.tell(language), fairness: null };
        detail.parse(told);
        seen.bytes = Math.max(seen.bytes, JSON.stringify(told).length);
      }
    }
    assert.ok(seen.wins > rounds * 0.15 && seen.bytes > 0, JSON.stringify(seen));
    assert.ok(
      hasFeature ? seen.features > rounds / 400 : seen.features === 0,
      JSON.stringify(seen),
    );
    assert.ok(seen.bytes < 200_000, 'a signed answer is read up to 256 kB');
  });
}
