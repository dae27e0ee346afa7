import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rim, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import { ballAt, ballAtRest, pocketAngle, radii } from './ball-path.ts';

const wheels: readonly Wheel[] = ['european', 'american'];
const parts = Array.from({ length: 401 }, (_, at) => at / 400);

test('the ball comes to rest in the pocket that was drawn, wherever the rotor stood', () => {
  for (const wheel of wheels) {
    for (const number of rim[wheel]) {
      const pocket = pocketAngle(wheel, number);
      for (const rotorFrom of [0, 77, 359]) {
        const end = ballAt(1, pocket, rotorFrom);
        assert.ok(Math.abs(end.ball - end.rotor - pocket) < 1e-6, number);
        assert.ok(Math.abs(end.radius - radii.pocket) < 1e-6);
        assert.deepEqual(ballAtRest(pocket, end.rotor).ball.toFixed(6), end.ball.toFixed(6));
      }
    }
  }
});

test('the ball runs against the rotor, slower and slower, and never leaves the bowl', () => {
  const places = parts.map((part) => ballAt(part, 90, 0));
  const speeds = places.slice(1).map((now, at) => {
    const before = places[at]!;
    assert.ok(now.rotor >= before.rotor);
    return now.ball - now.rotor - (before.ball - before.rotor);
  });
  for (const [at, speed] of speeds.entries()) {
    if (at > 0) assert.ok(speed <= 1e-9 && speed >= speeds[at - 1]! - 1e-9);
  }
  for (const { radius } of places) {
    assert.ok(radius <= radii.track + 1e-9 && radius >= radii.pocket - 1e-9);
  }
});
