import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animalOfDay, animals, animalWords, ballsOfAnimal } from './zodiac.ts';

test('a lunar year begins on its own day', () => {
  assert.equal(animalOfDay('2024-02-09'), null);
  assert.equal(animalOfDay('2024-02-10'), 'dragon');
  assert.equal(animalOfDay('2026-02-16'), 'snake');
  assert.equal(animalOfDay('2026-02-17'), 'horse');
  assert.equal(animalOfDay('2026-11-27'), 'horse');
  assert.equal(animalOfDay('2036-01-27'), 'rabbit');
  assert.equal(animalOfDay('2036-01-28'), null);
});

test('each year all 49 balls have one animal, the year’s own has five', () => {
  for (const year of animals) {
    const all = animals.flatMap((animal) => ballsOfAnimal(animal, year));
    assert.equal(new Set(all).size, 49);
    assert.equal(all.length, 49);
    assert.deepEqual(ballsOfAnimal(year, year), [1, 13, 25, 37, 49]);
    assert.ok(animalWords[year].sw.length > 0);
  }
  assert.deepEqual(ballsOfAnimal('rabbit', 'dragon'), [2, 14, 26, 38]);
  assert.deepEqual(ballsOfAnimal('snake', 'dragon'), [12, 24, 36, 48]);
});
