import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home, type Side, squareOf } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import { cornerOf, type Place, ring, standsAt, turned } from './ludo-places.ts';
import { spread } from './spread.ts';

const sides: readonly Side[] = [0, 1, 2, 3];

test('each square of the ring is one step from the next, and there are 52 of them', () => {
  assert.equal(ring.length, 52);
  assert.equal(new Set(ring.map(({ x, y }) => `${x} ${y}`)).size, 52);
  for (const [at, { x, y }] of ring.entries()) {
    const next: Place = ring[(at + 1) % ring.length] ?? assert.fail();
    const [dx, dy] = [Math.abs(next.x - x), Math.abs(next.y - y)];
    assert.ok(dx <= 1 && dy <= 1 && dx + dy >= 1, `${at}`);
  }
});

test('tokens of every side stand where the rules have them, whoever’s side is near', () => {
  for (const near of sides) {
    for (const side of sides) {
      for (let steps = 1; steps < 52; steps += 1) {
        const square = squareOf(side, steps) ?? assert.fail();
        const place = turned(standsAt(steps, 0, 2), cornerOf(side, near));
        const meant = turned(ring[square] ?? assert.fail(), cornerOf(0, near));
        assert.deepEqual(place, meant, `side ${side} after ${steps}`);
      }
    }
  }
});

test('one’s own yard lies at the bottom left, and no way home is shared', () => {
  for (const near of sides) {
    const { x, y } = turned(standsAt(0, 0, 2), cornerOf(near, near));
    assert.ok(x < 6 && y > 9);
  }
  const columns = sides.flatMap((side) =>
    [52, 53, 54, 55, 56].map((steps) => turned(standsAt(steps, 0, 2), cornerOf(side, 0))),
  );
  assert.equal(new Set(columns.map(({ x, y }) => `${x} ${y}`)).size, 20);
});

test('tokens on one square stand beside each other, and those in yards and at home do not move', () => {
  const place = ring[4] ?? assert.fail();
  const stand = (seat: number, token: number, steps: number) => ({
    seat,
    side: 0 as const,
    token,
    steps,
    place,
  });
  const [one, other] = spread([stand(0, 0, 5), stand(1, 0, 5)]);
  assert.notDeepEqual(one?.place, other?.place);
  const apart = spread([stand(0, 0, 0), stand(0, 1, home)]);
  assert.deepEqual(
    apart.map((each) => each.place),
    [place, place],
  );
});
