import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bulletRadius, bulletSpeed } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { meanPay, prizeWeight } from './species.ts';
import { speciesAt, waterOf, waters } from './waters.ts';

for (const water of waters) {
  test(`${water.code} has fish of every size, each with its name in both languages`, () => {
    const sizes = new Set(water.species.map(({ size }) => size));
    assert.deepEqual([...sizes], ['small', 'middle', 'big', 'special', 'boss']);
    assert.ok(water.species.length >= 12);
    assert.equal(new Set(water.species.map(({ code }) => code)).size, water.species.length);
    for (const language of ['en', 'sw'] as const) {
      const names = water.species.map(({ name }) => name[language]);
      assert.equal(new Set(names).size, names.length);
      assert.ok(names.every((name) => name.length > 2));
      for (const { prizes } of water.species) {
        if (prizes.length > 1) assert.ok(prizes.every(({ name }) => name?.[language]));
      }
    }
    const kinds = water.species.flatMap(({ prizes }) => prizes.map(({ effect }) => effect?.kind));
    for (const kind of ['blast', 'chain', 'whirl'] as const) assert.ok(kinds.includes(kind));
  });

  test(`what pays more in ${water.code} is larger, and every mean is a whole number of stakes`, () => {
    const plain = water.species.filter(({ prizes }) => prizes[0]?.effect === undefined);
    const means = plain.map(meanPay);
    assert.deepEqual(
      means,
      means.toSorted((a, b) => a - b),
    );
    for (const species of water.species) {
      assert.ok(Number.isInteger(meanPay(species)), species.code);
      assert.ok(meanPay(species) >= 2, 'no hit captures for certain');
      assert.ok(prizeWeight(species) > 0);
      for (const { effect } of species.prizes) {
        if (effect?.kind !== 'chain') continue;
        const dealt = effect.links.reduce((sum, link) => sum + link, 0);
        assert.equal(dealt, effect.worth, species.code);
      }
    }
  });

  test(`no fish of ${water.code} is so thin that a bullet passes it between two ticks`, () => {
    for (const { body, code } of water.species) {
      const thinnest = 2 * (Math.min(body.height, body.length) + bulletRadius);
      assert.ok(thinnest > bulletSpeed, code);
    }
  });

  test(`only the boss of ${water.code} comes at its own time, and stands last`, () => {
    const without = water.species.filter(({ weight }) => weight === 0);
    assert.deepEqual(without, [water.species.at(-1)]);
    assert.equal(water.species.at(-1)?.size, 'boss');
  });
}

test('a water and a species are found by their names, and nothing else is', () => {
  assert.equal(waterOf('bahari-kuu').species.length, 16);
  assert.equal(speciesAt(waterOf('miamba-ya-watamu'), 0).code, 'dagaa');
  assert.throws(() => waterOf('ziwa'), RangeError);
  assert.throws(() => speciesAt(waterOf('bahari-kuu'), 16), RangeError);
});
