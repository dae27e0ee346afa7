import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sicBoPlaces } from '@bahati/game-rules/tables/sic-bo/sic-bo.places.ts';
import { type Direction, nextBox } from '#frame/chips/boxes.ts';
import { sicBoSpots } from './sic-bo-layout.ts';

const lies = ['tall', 'wide'] as const;

test('every place lies on the cloth once, and together they fill it', () => {
  for (const lie of lies) {
    const spots = sicBoSpots(lie);
    assert.deepEqual(
      spots.map(({ name }) => name).toSorted(),
      sicBoPlaces.map(({ name }) => name).toSorted(),
    );
    const filled = spots.reduce((sum, { box }) => sum + box.width * box.height, 0);
    assert.ok(Math.abs(filled - 1) < 1e-9, lie);
    for (const { box, name } of spots) {
      assert.ok(box.left + box.width < 1 + 1e-9 && box.top + box.height < 1 + 1e-9, name);
    }
  }
});

test('arrows reach every place', () => {
  const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];
  for (const lie of lies) {
    const spots = sicBoSpots(lie);
    const reached = new Set([spots[0]!]);
    for (const spot of reached) {
      for (const direction of directions) reached.add(nextBox(spots, spot, direction));
    }
    assert.equal(reached.size, spots.length, lie);
  }
});
