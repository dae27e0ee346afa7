import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { drawLots } from './lots.ts';

const placed = (...places: number[]) => ({ cursor: 0, nextInt: () => places.shift() ?? 0 });

test('a place is counted among those that are left', () => {
  assert.deepEqual(drawLots(placed(0, 0, 0), 5, 3), [0, 1, 2]);
  assert.deepEqual(drawLots(placed(4, 3, 0), 5, 3), [4, 3, 0]);
  assert.deepEqual(drawLots(placed(1, 1, 2), 5, 3), [1, 2, 4]);
});

test('no place comes twice, and all come when all are drawn', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const lots = drawLots(draw, 25, 25);
  assert.deepEqual(
    lots.toSorted((a, b) => a - b),
    Array.from({ length: 25 }, (_, place) => place),
  );
});

test('each set of two out of four comes of as many draws', () => {
  const found = new Map<string, number>();
  for (let first = 0; first < 4; first += 1) {
    for (let second = 0; second < 3; second += 1) {
      const lots = drawLots(placed(first, second), 4, 2).toSorted((a, b) => a - b);
      found.set(lots.join(), (found.get(lots.join()) ?? 0) + 1);
    }
  }
  assert.deepEqual([...found.values()], [2, 2, 2, 2, 2, 2]);
});

test('more than there is cannot be drawn', () => {
  assert.throws(() => drawLots(placed(), 2, 3), RangeError);
});
