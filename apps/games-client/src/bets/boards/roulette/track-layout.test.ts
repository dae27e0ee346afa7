import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighboursOf, trackSpots } from './track-layout.ts';

test('neighbours are those beside a number on the wheel, past its zero too', () => {
  assert.deepEqual(neighboursOf('european', '0', 2), ['0', '32', '26', '15', '3']);
  assert.deepEqual(neighboursOf('european', '26', 1), ['26', '0', '3']);
  assert.deepEqual(neighboursOf('european', '17', 0), ['17']);
});

test('every number of the wheel has a field on the track, and none lies over another', () => {
  for (const lie of ['wide', 'tall'] as const) {
    const spots = trackSpots('european', lie);
    assert.equal(new Set(spots.map(({ name }) => name)).size, 37);
    for (const { box } of spots) {
      assert.ok(box.left >= -0.001 && box.left + box.width <= 1.001);
      assert.ok(box.top >= -0.001 && box.top + box.height <= 1.001);
    }
    for (const [at, { box }] of spots.entries()) {
      const next = spots[(at + 1) % spots.length]?.box ?? box;
      const apart = Math.hypot(
        (next.left - box.left) / box.width,
        (next.top - box.top) / box.height,
      );
      assert.ok(apart > 0.93, `${lie} ${at}: ${apart}`);
    }
  }
});
