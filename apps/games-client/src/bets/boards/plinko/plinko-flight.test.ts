import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightOf, pegAt, planFor } from './plinko-flight.ts';

const plan = planFor(8, 320, 280);
const bucketMiddle = (bucket: number) => 320 / 2 + (bucket - 4) * plan.gap;

test('a ball comes down in the bucket of its path, whatever the chance of its leaps', () => {
  for (const chance of [0, 0.5, 0.999]) {
    for (const path of [
      [0, 0, 0, 0, 0, 0, 0, 0],
      [1, 0, 1, 1, 0, 0, 1, 0],
      [1, 1, 1, 1, 1, 1, 1, 1],
    ]) {
      const flight = flightOf(path, plan, () => chance);
      const { x, y } = flight.placeAt(flight.seconds);
      const bucket = path.filter((side) => side === 1).length;
      assert.ok(Math.abs(x - bucketMiddle(bucket)) < plan.gap / 2, `${path.join('')} ${chance}`);
      assert.ok(y > plan.height);
    }
  }
});

test('it touches one peg in each row, the one it then passes on the drawn side', () => {
  const path = [1, 0, 0, 1, 1, 0, 1, 1];
  const flight = flightOf(path, plan, () => 0.5);
  assert.deepEqual(
    flight.touches.map(({ row }) => row),
    [0, 1, 2, 3, 4, 5, 6, 7],
  );
  for (const { row, peg, at } of flight.touches) {
    const ball = flight.placeAt(at);
    const centre = pegAt(plan, row, peg);
    const apart = Math.hypot(ball.x - centre.x, ball.y - centre.y);
    assert.ok(Math.abs(apart - plan.pegRadius - plan.ballRadius) < 0.01, `${row}`);
    assert.equal(ball.x > centre.x, path[row] === 1, `${row}`);
  }
});

test('the last row of pegs stands on the edges of the buckets, which fill the width but for a gap', () => {
  for (const rows of [8, 11, 16]) {
    const wide = planFor(rows, 400, 300);
    const left = pegAt(wide, rows - 1, 0);
    const right = pegAt(wide, rows - 1, rows + 1);
    assert.ok(Math.abs(right.x - left.x - wide.gap * (rows + 1)) < 0.01);
    assert.ok(left.x > 0 && right.x < 400 && left.y < 300);
    assert.ok(pegAt(wide, 0, 0).y > 0);
  }
});
