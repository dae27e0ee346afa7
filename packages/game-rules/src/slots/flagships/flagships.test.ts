import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrawStream, scaleWord } from '@bahati/fairness/draw-stream.ts';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import {
  type SlotDefinition,
  stakeUnitsOf,
  toAmount,
} from '@bahati/game-rules/slots/definition.ts';
import type { SlotOutcome } from '@bahati/game-rules/slots/outcome.ts';
import { layChests, openedStakes, winsPick } from '@bahati/game-rules/slots/pick.ts';
import { drawBoughtOutcome, drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { flagships } from './flagships.ts';

const rounds = repetitions('rounds of each flagship held against its figures', {
  usual: 20_000,
  long: 60_000,
});
const boughtRounds = repetitions('bought rounds of each flagship held against their figures', {
  usual: 4_000,
  long: 8_000,
});

/** Fair draws, always the same. */
function repeatableDraw(): DrawStream {
  const source = createKeystream(new Uint8Array(32).fill(7));
  let words = source();
  let cursor = 0;
  const nextWord = () => {
    if (cursor === words.length) {
      words = source();
      cursor = 0;
    }
    cursor += 1;
    return words[cursor - 1] ?? 0;
  };
  return {
    cursor: 0,
    nextInt(range) {
      for (;;) {
        // A word of 16 bits cannot tell so many apart.
        const isLarge = range > 2 ** 16;
        const word = isLarge ? nextWord() * 2 ** 16 + nextWord() : nextWord();
        const drawn = scaleWord(word, range, isLarge ? 2 ** 32 : 2 ** 16);
        if (drawn !== undefined) return drawn;
      }
    },
  };
}

/** What the first chests hold, in total stakes; undefined where the spin won no pick. */
function openChests(
  definition: SlotDefinition,
  outcome: SlotOutcome,
  draw: DrawStream,
): number | undefined {
  const { pick } = definition;
  if (!pick || !winsPick(definition, outcome, pick)) return undefined;
  return openedStakes(layChests(pick, draw), [...Array(pick.picks).keys()]);
}

for (const { definition, figures } of flagships) {
  test(`${rounds} rounds as they are paid fit the stated figures: ${definition.id}`, () => {
    const draw = repeatableDraw();
    let [paid, hits, features] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const outcome = drawOutcome(definition, draw);
      const { base, freeSpins, pay } = outcome;
      const chests = openChests(definition, outcome, draw);
      paid += pay + (chests ?? 0) * stakeUnitsOf(definition);
      const isFeature = freeSpins.length > 0 || base.hold !== undefined || chests !== undefined;
      if (base.pay > 0 || isFeature) hits += 1;
      if (isFeature) features += 1;
    }
    const isNear = (seen: number, expected: number, deviation: number) => {
      const off = (Math.abs(seen - expected) * Math.sqrt(rounds)) / deviation;
      assert.ok(off < 3.29, `${seen} for ${expected}: ${off}`);
    };
    const ofChance = (chance: number) => Math.sqrt(chance * (1 - chance));
    const rtp = Number(figures.rtpPercent) / 100;
    // Reels alone are played here: jackpots have a test of their own.
    const ofReels = Number(figures.jackpots?.restPercent ?? figures.rtpPercent) / 100;
    isNear(paid / rounds / stakeUnitsOf(definition), ofReels, Number(figures.standardDeviation));
    const hitRate = Number(figures.hitRatePercent) / 100;
    isNear(hits / rounds, hitRate, ofChance(hitRate));
    const oneIn = figures.freeSpinsOneIn ?? figures.holdAndSpinOneIn ?? figures.pickOneIn;
    if (oneIn) isNear(features / rounds, 1 / Number(oneIn), ofChance(1 / Number(oneIn)));
    else assert.equal(features, 0);
    assert.ok(rtp >= 0.955 && rtp <= 0.965);
  });
}

for (const { definition, figures } of flagships.filter((game) => game.definition.buy)) {
  test(`bought rounds fit what is stated of them: ${definition.id}`, () => {
    const draw = repeatableDraw();
    const cost = (definition.buy?.price ?? 0) * stakeUnitsOf(definition);
    const shares = Array.from(
      { length: boughtRounds },
      () => drawBoughtOutcome(definition, draw).pay / cost,
    );
    const mean = shares.reduce((sum, share) => sum + share, 0) / boughtRounds;
    const { rtpPercent, standardDeviation } = figures.buy ?? assert.fail('no figures');
    const off = Math.abs(mean - Number(rtpPercent) / 100) / Number(standardDeviation);
    assert.ok(off * Math.sqrt(boughtRounds) < 3.29, `${mean} for ${rtpPercent} %`);
  });
}

test('every stake on offer divides, and every symbol has both its names', () => {
  for (const { definition } of flagships) {
    for (const stake of Object.values(definition.betLevels).flat()) {
      assert.equal(toAmount(definition, stakeUnitsOf(definition), stake), stake);
    }
    for (const { name } of definition.symbols) assert.ok(name.en && name.sw);
    assert.equal(new Set(definition.lines.map(String)).size, definition.lines.length);
  }
});
