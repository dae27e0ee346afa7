import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { exactRtp, expectedSeriesLength } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import {
  multiply,
  type Rational,
  rational,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import { simulate } from '@bahati/game-rules/slots/simulation/simulate.ts';
import { taaZaPwani, taaZaPwaniFigures } from './taa-za-pwani.rules.ts';
import { figuresOf } from '@bahati/game-rules/slots/figures/volatility.ts';

const exact = exactRtp(taaZaPwani);
const figures = figuresOf(taaZaPwani);
const percent = (share: Rational) => toDecimalText(multiply(share, rational(100n)), 2);
const inverse = ({ numerator, denominator }: Rational) => rational(denominator, numerator);

test('the formula and the enumeration of all 67 million windows give one return', () => {
  assert.deepEqual(figures.rtp, exact.total);
});

test('the return stands between 96.0 and 96.6 percent, the hit rate between 25 and 30', () => {
  const rtp = toNumber(exact.total);
  assert.ok(rtp > 0.96 && rtp < 0.966, `${rtp}`);
  const hitRate = toNumber(figures.hitRate);
  assert.ok(hitRate > 0.25 && hitRate < 0.3, `${hitRate}`);
});

test('the figures shown to players are the exact ones', () => {
  const top = figures.topFreeSpin ?? assert.fail('no free spins');
  assert.ok(top.pay > figures.topBaseSpin.pay);
  assert.ok(top.pay >= 1_000 * taaZaPwani.lines.length);
  const spinsPerRound = multiply(figures.freeSpinChance, expectedSeriesLength(taaZaPwani, 10));
  assert.deepEqual(taaZaPwaniFigures, {
    rtpPercent: percent(exact.total),
    hitRatePercent: percent(figures.hitRate),
    freeSpinsOneIn: toDecimalText(inverse(figures.freeSpinChance), 0),
    standardDeviation: Math.sqrt(toNumber(figures.variance)).toFixed(2),
    topSpin: {
      timesTotalStake: toDecimalText(rational(BigInt(top.pay), 10n), 1),
      oneInRounds: toDecimalText(inverse(multiply(spinsPerRound, top.chance)), 0),
    },
  });
});

test('10 million simulated rounds return what the exact figures say', () => {
  const rounds = 10_000_000;
  const played = simulate(taaZaPwani, rounds, createKeystream(new Uint8Array(32).fill(1)));
  const deviations = (observed: number, expected: number, sigma: number) =>
    (Math.abs(observed - expected) * Math.sqrt(rounds)) / sigma;
  const paid = played.paid / taaZaPwani.lines.length / rounds;
  assert.ok(deviations(paid, toNumber(exact.total), Math.sqrt(toNumber(figures.variance))) < 2.576);
  for (const [seen, chance] of [
    [played.hits, toNumber(figures.hitRate)],
    [played.features, toNumber(figures.freeSpinChance)],
  ] as const) {
    assert.ok(deviations(seen / rounds, chance, Math.sqrt(chance * (1 - chance))) < 2.576);
  }
});

test('every strip has 32 symbols, one scatter, and no symbol twice in a window', () => {
  for (const strip of [...taaZaPwani.reels, ...taaZaPwani.freeReels]) {
    assert.equal(strip.length, 32);
    assert.equal(strip.filter((symbol) => symbol === taaZaPwani.scatter).length, 1);
    const turned = [...strip, ...strip.slice(0, 2)];
    for (const stop of strip.keys()) {
      assert.equal(new Set(turned.slice(stop, stop + 3)).size, 3);
    }
  }
});

test('the ten lines differ and every symbol has both its names', () => {
  assert.equal(new Set(taaZaPwani.lines.map(String)).size, 10);
  for (const { name } of taaZaPwani.symbols) assert.ok(name.en && name.sw);
});
