import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DrawStream, scaleWord } from '@bahati/fairness/draw-stream.ts';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { layChests, openedStakes, winsPick } from '@bahati/game-rules/slots/pick.ts';
import {
  type PickRule,
  type SlotDefinition,
  stakeUnitsOf,
  type Strip,
} from '@bahati/game-rules/slots/definition.ts';
import {
  exactRtp,
  expectedSeriesLength,
  scatterWindows,
} from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import {
  add,
  multiply,
  type Rational,
  rational,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import { simulate } from '@bahati/game-rules/slots/simulation/simulate.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import { figuresOf } from '@bahati/game-rules/slots/figures/volatility.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import type { MathModel } from './model.ts';
import { measureSpin } from '@bahati/game-rules/slots/studio/strips/measure-spin.ts';
import { furtherModels, lineModels, mathModels } from './models.ts';
import { variedModels } from './varied/varied.ts';
import { firstGames } from '@bahati/game-rules/slots/studio/games-of-models.testing.ts';

const playedRounds = repetitions('rounds of each model with a feature of its own', {
  usual: 15_000,
  long: 40_000,
});
const lineRounds = repetitions('rounds of each model of lines', { usual: 40_000, long: 120_000 });

const games = firstGames();
const definitionOf = ({ key }: MathModel): SlotDefinition =>
  games.get(key)?.definition ?? assert.fail(`no game plays ${key}`);

const percent = (share: Rational, places: number) =>
  toDecimalText(multiply(share, rational(100n)), places);
const inverse = ({ numerator, denominator }: Rational) => rational(denominator, numerator);

test('there are 31 models of the first versions and 135 of the third, and games play by every one', () => {
  assert.deepEqual([lineModels.length, furtherModels.length, variedModels.length], [16, 15, 135]);
  assert.equal(games.size, mathModels.length);
});

test('no model bears the key of another, or states the same figures', () => {
  assert.equal(new Set(mathModels.map(({ key }) => key)).size, mathModels.length);
  const stated = mathModels.map(({ figures }) => JSON.stringify(figures));
  assert.equal(new Set(stated).size, mathModels.length);
});

test('every model returns between 94 and 97 percent, pays in 4 to 75 spins of a hundred', () => {
  for (const { key, figures } of mathModels) {
    const [returned, hits] = [Number(figures.rtpPercent), Number(figures.hitRatePercent)];
    assert.ok(returned > 94 && returned < 97, `${key} returns ${returned}`);
    assert.ok(hits > 4 && hits < 75, `${key} pays ${hits} of a hundred`);
  }
});

for (const model of lineModels) {
  test(`${model.key} returns exactly what it states, between 94 and 97 percent`, () => {
    const { total } = exactRtp(definitionOf(model));
    assert.equal(model.figures.rtpToSixPlaces, percent(total, 6));
    assert.equal(model.figures.rtpPercent, percent(total, 2));
    assert.ok(toNumber(total) > 0.94 && toNumber(total) < 0.97);
  });
}

for (const model of lineModels.filter(({ reels }) => reels.length === 3)) {
  test(`every figure of ${model.key} follows from all its windows`, () => {
    const definition = definitionOf(model);
    const figures = figuresOf(definition);
    assert.deepEqual(figures.rtp, exactRtp(definition).total);
    const { topBaseSpin, topFreeSpin } = figures;
    const isFree = topFreeSpin !== null && topFreeSpin.pay > topBaseSpin.pay;
    const top = isFree ? topFreeSpin : topBaseSpin;
    const perRound = isFree
      ? multiply(
          figures.freeSpinChance,
          expectedSeriesLength(definition, definition.freeSpins?.awards[3] ?? 0),
        )
      : rational(1n);
    const lineCount = BigInt(definition.lines.length);
    assert.deepEqual(model.figures, {
      rtpPercent: percent(figures.rtp, 2),
      rtpToSixPlaces: percent(figures.rtp, 6),
      hitRatePercent: percent(figures.hitRate, 2),
      freeSpinsOneIn: definition.freeSpins
        ? toDecimalText(inverse(figures.freeSpinChance), 0)
        : null,
      standardDeviation: Math.sqrt(toNumber(figures.variance)).toFixed(2),
      topSpin: {
        timesTotalStake: toDecimalText(rational(BigInt(top.pay), lineCount), 1),
        oneInRounds: toDecimalText(inverse(multiply(perRound, top.chance)), 0),
      },
    });
  });
}

// All windows of five reels take minutes to enumerate; here the stated figures, which were taken
// from such an enumeration, are held against rounds played.
for (const [at, model] of lineModels.entries()) {
  test(`${lineRounds} rounds of ${model.key} return, win and spread as it states`, () => {
    const definition = definitionOf(model);
    const rounds = lineRounds;
    const played = simulate(definition, rounds, createKeystream(new Uint8Array(32).fill(at + 1)));
    const deviations = (observed: number, expected: number, sigma: number) =>
      (Math.abs(observed - expected) * Math.sqrt(rounds)) / sigma;
    const { figures } = model;
    const returned = played.paid / definition.lines.length / rounds;
    const sigma = Number(figures.standardDeviation);
    assert.ok(deviations(returned, Number(figures.rtpToSixPlaces ?? 0) / 100, sigma) < 3.3);
    const hitRate = Number(figures.hitRatePercent) / 100;
    const hitSigma = Math.sqrt(hitRate * (1 - hitRate));
    assert.ok(deviations(played.hits / rounds, hitRate, hitSigma) < 3.3);
    if (figures.freeSpinsOneIn === null) {
      assert.equal(played.features, 0);
      return;
    }
    const often = played.features / rounds;
    const chance = 1 / Number(figures.freeSpinsOneIn);
    // Half a round more or less is lost in the stated whole number.
    const rounding = chance * chance;
    const featureSigma = Math.sqrt(chance * (1 - chance));
    assert.ok(Math.abs(often - chance) - rounding < (3.3 * featureSigma) / Math.sqrt(rounds));
  });
}

// `npm run certify` counts every window of these; here they are held against rounds played.
const variedPlayed = repetitions('models of the third versions played', {
  usual: 16,
  long: variedModels.length,
});
const variedSample = variedModels.filter(
  (_, at) =>
    Math.floor((at * variedPlayed) / variedModels.length) !==
    Math.floor(((at + 1) * variedPlayed) / variedModels.length),
);
for (const [at, model] of [...furtherModels, ...variedSample].entries()) {
  test(`${playedRounds} rounds of ${model.key} return, win and begin its feature as it states`, () => {
    const definition = definitionOf(model);
    const draw = drawFrom(createKeystream(new Uint8Array(32).fill(100 + at)));
    const { pick } = definition;
    let [paid, hits, features] = [0, 0, 0];
    for (let round = 0; round < playedRounds; round += 1) {
      const outcome = drawOutcome(definition, draw);
      const { base, freeSpins, pay } = outcome;
      const isPicked = pick !== undefined && winsPick(definition, outcome, pick);
      const isFeature = freeSpins.length > 0 || base.hold !== undefined || isPicked;
      paid += pay;
      if (isPicked) paid += chestsOf(pick, draw) * stakeUnitsOf(definition);
      if (base.pay > 0 || isFeature) hits += 1;
      if (isFeature) features += 1;
    }
    const { figures } = model;
    const assertNear = (sum: number, expected: number, sigma: number) => {
      const off = (Math.abs(sum / playedRounds - expected) * Math.sqrt(playedRounds)) / sigma;
      assert.ok(off < 3.3, `${sum / playedRounds} for ${expected}: ${off}`);
    };
    const chanceSigma = (chance: number) => Math.sqrt(chance * (1 - chance));
    const returned = Number(figures.rtpPercent) / 100;
    assert.ok(returned > 0.94 && returned < 0.97);
    assertNear(paid / stakeUnitsOf(definition), returned, Number(figures.standardDeviation));
    const hitRate = Number(figures.hitRatePercent) / 100;
    assertNear(hits, hitRate, chanceSigma(hitRate));
    const { freeSpinsOneIn, holdAndSpinOneIn, pickOneIn } = figures;
    const oneIn = freeSpinsOneIn ?? holdAndSpinOneIn ?? pickOneIn;
    if (oneIn === undefined) {
      assert.equal(features, 0);
      return;
    }
    const chance = 1 / Number(oneIn);
    assertNear(features, chance, chanceSigma(chance));
  });
}

/** In total stakes what the first chests hold: whichever are opened, their mean is the same. */
function chestsOf(pick: PickRule, draw: DrawStream): number {
  const first = Array.from({ length: pick.picks }, (_, chest) => chest);
  return openedStakes(layChests(pick, draw), first);
}

/** Fair draws from words of 16 bits. */
function drawFrom(source: () => Uint16Array): DrawStream {
  let [words, at] = [source(), 0];
  return {
    cursor: 0,
    nextInt(range) {
      for (;;) {
        if (at === words.length) [words, at] = [source(), 0];
        const drawn = scaleWord(words[at] ?? 0, range, 2 ** 16);
        at += 1;
        if (drawn !== undefined) return drawn;
      }
    },
  };
}

for (const model of furtherModels.filter(({ mechanic }) => mechanic?.wilds?.kind === 'expanding')) {
  test(`${model.key} returns by formula what it states`, () => {
    assert.equal(percent(exactRtp(definitionOf(model)).total, 2), model.figures.rtpPercent);
  });
}

for (const model of furtherModels.filter(({ mechanic }) => mechanic?.payRule?.kind === 'ways')) {
  test(`${model.key} returns by expectation, reel by reel, what it states`, () => {
    const definition = definitionOf(model);
    const { reels, freeReels, freeSpins } = definition;
    const shareOf = (strips: readonly Strip[]) => {
      const windows = scatterWindows(definition, strips).map(Number);
      const all = windows.reduce((sum, count) => sum + count, 0);
      const mean = (of: (scatters: number) => number) =>
        windows.reduce((sum, count, scatters) => sum + (count / all) * of(scatters), 0);
      const scattered = mean((scatters) => definition.scatterPays[scatters] ?? 0);
      return { spin: measureSpin(definition, strips).rtp + scattered, mean };
    };
    const paid = shareOf(reels);
    const free = shareOf(freeReels);
    const spins = paid.mean((scatters) =>
      toNumber(expectedSeriesLength(definition, freeSpins?.awards[scatters] ?? 0)),
    );
    const whole = paid.spin + spins * (freeSpins?.multiplier ?? 1) * free.spin;
    assert.ok(Math.abs(100 * whole - Number(model.figures.rtpPercent)) < 0.0051, `${whole}`);
  });
}

test('volatility is the spread of a round: low under 3.2 stakes, high above 6', () => {
  for (const { key, volatility, figures } of mathModels) {
    const spread = Number(figures.standardDeviation);
    assert.equal(volatility, spread < 3.2 ? 'low' : spread > 6 ? 'high' : 'medium', key);
  }
});

test('no window of lines shows a symbol twice on one reel but coins, and every line fits', () => {
  const ofLines = mathModels.filter(({ mechanic }) => !mechanic?.payRule);
  for (const { key, rows, lines, reels, freeReels } of ofLines) {
    for (const text of [...reels, ...freeReels]) {
      // Coins may lie on each other: each is taken for one of its own.
      const strip = Array.from(text, (letter, at) => (letter === 'O' ? `O${at}` : letter));
      const turned = [...strip, ...strip.slice(0, rows - 1)];
      for (let stop = 0; stop < strip.length; stop += 1) {
        assert.equal(new Set(turned.slice(stop, stop + rows)).size, rows, key);
      }
    }
    assert.equal(new Set(lines.map(String)).size, lines.length);
    for (const line of lines) {
      assert.equal(line.length, reels.length);
      assert.ok(line.every((row) => row >= 0 && row < rows));
    }
  }
});

test('the parts of a return add up to the whole', () => {
  for (const model of lineModels) {
    const definition = definitionOf(model);
    const { lines, scatters, freeSpins, total } = exactRtp(definition);
    assert.deepEqual(add(lines, scatters, freeSpins), total);
  }
});
