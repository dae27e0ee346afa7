import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weapons, type Weapon } from '@bahati/game-rules/fishing/capture/aims.ts';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { busyPlay, playTo, poolDraws } from './pool.testing.ts';
import { openWorld, sitDown } from './world.ts';

const ticks = repetitions('ticks of each busy pool held against the return of its hits', {
  usual: 4_000,
  long: 200_000,
});

for (const { code } of waters) {
  test(`four players in ${code} get back 96 % of what hits, with every weapon, whatever they aim at`, () => {
    const seated = [0, 1, 2, 3].reduce(
      (world, seat) => sitDown(world, seat, 'KES', 10_000_000_000n),
      openWorld(code),
    );
    const sums = new Map<Weapon, { hits: number; pays: number; squares: number }>();
    playTo(seated, ticks, poolDraws('pool', 'return'), busyPlay, (_, { events }) => {
      for (const event of events) {
        if (event.kind !== 'hit') continue;
        const { hits, pays, squares } = sums.get(event.bullet.weapon) ?? {
          hits: 0,
          pays: 0,
          squares: 0,
        };
        sums.set(event.bullet.weapon, {
          hits: hits + 1,
          pays: pays + event.pays,
          squares: squares + event.pays ** 2,
        });
      }
    });
    for (const weapon of weapons) {
      const { hits, pays, squares } = sums.get(weapon)!;
      // What fish are met is the players' doing, so the deviation is that of what was paid.
      const deviation = Math.sqrt(squares / hits - (pays / hits) ** 2);
      const off = (Math.abs(pays / hits - 0.96) * Math.sqrt(hits)) / deviation;
      assert.ok(hits > ticks / 20, `${hits} hits`);
      assert.ok(off < 3.29, `${weapon}: ${pays / hits} in ${hits} hits, ${off} sigma`);
    }
  });
}
