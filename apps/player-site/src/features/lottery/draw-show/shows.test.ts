import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scatter } from './show-times.ts';
import { raceWay } from './race-way.ts';
import { createDrum } from './drum.ts';

const order = [9, 5, 4, 10, 3, 8, 1, 6, 2, 7];

test('cars come in as they were drawn and never roll back', () => {
  const ends = order.map((car, place) => {
    const way = raceWay(car, place, order);
    for (const [at, share] of way.entries()) assert.ok(share >= (way[at - 1] ?? 0));
    return way.at(-1) ?? 0;
  });
  for (const [place, end] of ends.entries()) if (place > 0) assert.ok(end < (ends[place - 1] ?? 0));
  assert.equal(ends[0], 1);
});

test('balls stay in the drum, and those that were drawn are gone', () => {
  const painted: number[] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: (_, name) => (name === 'arc' ? (x: number) => painted.push(x) : () => undefined),
    set: () => true,
  });
  const paint = { fill: '', shadow: '', ink: '' };
  const drum = createDrum({ from: 1, to: 49, side: 240, colourOf: () => paint });
  for (let frame = 0; frame < 200; frame += 1) drum.step(new Set(frame > 100 ? [7, 8] : []));
  drum.paint(context);
  // Three circles a ball.
  assert.equal(painted.length, 47 * 3);
  assert.ok(painted.every((x) => x > 0 && x < 240));
});

test('what looks like chance on the way is the same each time', () => {
  assert.equal(scatter(3, 4), scatter(3, 4));
  const spread = new Set(Array.from({ length: 100 }, (_, at) => scatter(at, 1)));
  assert.ok(spread.size > 95);
});
