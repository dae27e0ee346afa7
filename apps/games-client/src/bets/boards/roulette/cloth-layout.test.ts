import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from '@bahati/game-rules/tables/roulette/places.ts';
import type { Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { type Direction, middle, nextBox } from '#frame/chips/boxes.ts';
import { clothSpots, type Lie } from './cloth-layout.ts';

const cloths: readonly (readonly [Wheel, Lie])[] = [
  ['european', 'wide'],
  ['european', 'tall'],
  ['american', 'wide'],
  ['american', 'tall'],
];

test('every place of the rules lies on the cloth, and no two at the same point', () => {
  for (const [wheel, lie] of cloths) {
    const spots = clothSpots(wheel, lie);
    assert.equal(spots.length, placesOf(wheel).length);
    const points = spots.map((spot) => {
      const { x, y } = middle(spot);
      assert.ok(x > 0 && x < 1 && y > 0 && y < 1, spot.place.name);
      return `${Math.round(x * 2000)} ${Math.round(y * 2000)}`;
    });
    assert.equal(new Set(points).size, points.length, `${wheel} ${lie}`);
  }
});

test('fields do not overlap, and a seam touches just the numbers it covers', () => {
  for (const [wheel, lie] of cloths) {
    const spots = clothSpots(wheel, lie);
    const fields = spots.filter(({ isField }) => isField);
    const holds = (field: (typeof fields)[number], x: number, y: number) =>
      x > field.box.left - 1e-9 &&
      x < field.box.left + field.box.width + 1e-9 &&
      y > field.box.top - 1e-9 &&
      y < field.box.top + field.box.height + 1e-9;
    for (const field of fields) {
      const { x, y } = middle(field);
      assert.deepEqual(
        fields.filter((other) => holds(other, x, y)).map(({ place }) => place.name),
        [field.place.name],
      );
    }
    for (const spot of spots.filter(({ place }) => /^(split|corner)\.[1-9]/.test(place.name))) {
      const { x, y } = middle(spot);
      const touched = fields
        .filter((field) => field.place.kind === 'straight' && holds(field, x, y))
        .map(({ place }) => place.name);
      assert.deepEqual(touched.toSorted(), [...spot.place.numbers].toSorted(), spot.place.name);
    }
  }
});

test('upright the rows read 1 2 3 from the left, lying 3 2 1 from above', () => {
  const at = (lie: Lie, name: string) =>
    middle(clothSpots('european', lie).find(({ place }) => place.name === name)!);
  assert.ok(at('tall', '1').x < at('tall', '2').x && at('tall', '2').x < at('tall', '3').x);
  assert.ok(at('tall', '1').y < at('tall', '4').y);
  assert.ok(at('wide', '3').y < at('wide', '2').y && at('wide', '2').y < at('wide', '1').y);
  assert.ok(at('wide', '0').x < at('wide', '1').x);
});

test('arrows reach every place from the zero', () => {
  const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];
  for (const [wheel, lie] of cloths) {
    const spots = clothSpots(wheel, lie);
    const reached = new Set([spots[0]!]);
    for (const spot of reached) {
      for (const direction of directions) reached.add(nextBox(spots, spot, direction));
    }
    const missed = spots.filter((spot) => !reached.has(spot)).map(({ place }) => place.name);
    assert.deepEqual(missed, [], `${wheel} ${lie}`);
  }
});
