import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crapsPlaces } from '@bahati/game-rules/tables/craps/craps.places.ts';
import { behindBoxes, crapsSpots } from './craps-layout.ts';

const boxes = [...crapsSpots.map(({ box }) => box), ...Object.values(behindBoxes)];

test('every place of the table has one spot', () => {
  assert.deepEqual(crapsSpots.map(({ name }) => name).toSorted(), [...crapsPlaces].toSorted());
});

test('the spots fill the cloth and none lies over another', () => {
  const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  assert.ok(Math.abs(covered - 1) < 1e-9);
  for (const [at, one] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) {
      const isAside =
        one.left + one.width <= other.left + 1e-9 || other.left + other.width <= one.left + 1e-9;
      const isAbove =
        one.top + one.height <= other.top + 1e-9 || other.top + other.height <= one.top + 1e-9;
      assert.ok(isAside || isAbove);
    }
  }
});
