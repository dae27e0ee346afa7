import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { add, multiply, rational, subtract } from '@bahati/game-rules/rational.ts';
import type { Species } from '@bahati/game-rules/fishing/species/species.ts';
import { meanPay } from '@bahati/game-rules/fishing/species/species.ts';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { aimsOfEffect, aimsOfShot, type Target, weapons } from './aims.ts';
import { paysOf, strike } from './capture.ts';
import { everyEnd } from './every-end.ts';
import { thresholdOf, wordSpan } from './fate.ts';
import { fishingFigures, hitChances } from './fishing.figures.ts';

const target = (species: Species, id: number, x = 0, y = 0): Target => ({
  id,
  species,
  place: { x, y },
});

/** How far a mean is below 0.96, and how far it may be: a word for each fish that may be captured. */
function assertReturn(mean: ReturnType<typeof meanOf>, words: number, what: string): void {
  const short = subtract(rational(96n, 100n), mean);
  assert.ok(short.numerator >= 0n, `${what} gives back no more than 96 %`);
  const most = rational(BigInt(words), 2n ** 32n);
  assert.ok(subtract(most, short).numerator >= 0n, `${what} lacks no more than its words`);
}

test('a fish that pays 10 is captured by 0.096 of all words, once in 10.416667 hits', () => {
  assert.equal(thresholdOf(rational(96n, 100n), 10), Math.floor(0.096 * 2 ** 32));
  assert.equal(thresholdOf(rational(10n), 10), wordSpan);
  assert.equal(thresholdOf(rational(11n), 10), wordSpan);
  assert.equal(thresholdOf(rational(0n), 10), 0);
  const changu = fishingFigures(waters[0]!).find(({ code }) => code === 'changu');
  assert.equal(changu?.oneIn, '10.416667');
});

for (const water of waters) {
  test(`every species of ${water.code} gives back 96 % of a hit, less than a word a pay`, () => {
    for (const species of water.species) {
      const mean = meanOf(hitChances('harpoon', target(species, 1), []));
      assertReturn(mean, meanPay(species), species.code);
    }
    for (const { code, returnPercent } of fishingFigures(water)) {
      assert.equal(returnPercent, '96.0000', code);
    }
  });

  test(`every weapon gives back the same on every species of ${water.code}, alone or not`, () => {
    const [dagaa, second] = [water.species[0]!, water.species[3]!];
    const crab = water.species.find(({ code }) => code.endsWith('bomu'))!;
    const companies = [
      [],
      [target(dagaa, 2, 300)],
      [target(dagaa, 2, 300), target(second, 3, 0, 700), target(crab, 4, 900, 900)],
    ];
    for (const species of water.species) {
      for (const weapon of weapons) {
        for (const others of companies) {
          const chances = hitChances(weapon, target(species, 1), others);
          const whole = add(...chances.map(({ probability }) => probability));
          assert.deepEqual(whole, rational(1n));
          const all = [target(species, 1), ...others];
          const words = all.reduce((sum, each) => sum + meanPay(each.species), 0) * 4;
          assertReturn(meanOf(chances), words, `${weapon} on ${species.code}`);
        }
      }
    }
  });

  test(`every effect of ${water.code} brings just what it is worth, whoever is near`, () => {
    const effects = water.species.flatMap(({ code, prizes }) =>
      prizes.flatMap(({ effect }) => (effect ? [{ code, effect }] : [])),
    );
    assert.ok(effects.length >= 4);
    for (const { code, effect } of effects) {
      for (const count of [0, 1, 2, 5, 12, 40]) {
        const others = Array.from({ length: count }, (_, at) =>
          target(water.species[(at * 5) & 15]!, at + 2, at * 90, at * 40),
        );
        const { aims, rest } = aimsOfEffect(effect, { x: 0, y: 0 }, others);
        const dealt = add(rational(BigInt(rest)), ...aims.map(({ share }) => share));
        assert.deepEqual(dealt, rational(BigInt(effect.worth)), `${code} among ${count}`);
        assert.ok(rest >= 0);
        assert.ok(
          aims.every(({ share }) => share.denominator === 1n),
          'whole stakes',
        );
        // Each captured with share / mean pay: what it brings on average is its share.
        for (const aim of aims) {
          const mean = meanPay(aim.target.species);
          const chance = rational(BigInt(thresholdOf(aim.share, mean)), 2n ** 32n);
          const brings = multiply(chance, rational(BigInt(mean)));
          const short = subtract(aim.share, brings);
          assert.ok(short.numerator >= 0n);
          assert.ok(subtract(rational(BigInt(mean), 2n ** 32n), short).numerator > 0n);
        }
      }
    }
  });
}

test('the shares of a shot add up to 0.96 with every weapon among any fish', () => {
  const species = waters[0]!.species;
  for (const weapon of weapons) {
    for (const count of [0, 1, 2, 3, 9]) {
      const others = Array.from({ length: count }, (_, at) =>
        target(species[at]!, at + 2, at * 150),
      );
      const shares = aimsOfShot(weapon, target(species[7]!, 1), others).map(({ share }) => share);
      assert.deepEqual(add(...shares), rational(96n, 100n), `${weapon} among ${count + 1}`);
    }
  }
});

test('a crab beside a crab beside an eel: effects that set each other off keep the mean', () => {
  const { species } = waters[0]!;
  const by = (code: string) => species.find((one) => one.code === code)!;
  const crab = by('kaa-bomu');
  const scene = [
    target(crab, 2, 500),
    target(by('mkunga-radi'), 3, 900),
    target(by('dagaa'), 4, 1_200),
    target(by('kimbunga'), 5, 1_500),
  ];
  const ends = everyEnd((fate) => strike('harpoon', target(crab, 1), scene, fate));
  assert.ok(ends.length > 20, `${ends.length} ends`);
  assert.ok(
    ends.some(({ end }) => end.length === 5),
    'all effects follow each other',
  );
  for (const { end } of ends) {
    const fish = end.flatMap(({ captured }) => captured.map((one) => one.fish));
    assert.equal(new Set(fish).size, fish.length, 'no fish is captured twice');
  }
  const mean = add(
    ...ends.map(({ end, probability }) => multiply(rational(BigInt(paysOf(end))), probability)),
  );
  assertReturn(mean, 400, 'the crab');
});
