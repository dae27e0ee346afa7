import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnFate } from '@bahati/game-rules/fishing/capture/fate.ts';
import { proveHit } from '@bahati/game-rules/fishing/capture/replay.ts';
import { busyPlay, playTo, poolDraws } from '@bahati/game-rules/fishing/simulation/pool.testing.ts';
import {
  openWorld,
  sitDown,
  type WorldEvent,
} from '@bahati/game-rules/fishing/simulation/world.ts';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { hitsOf, type HitRecord, recordOf } from './bullet-record.ts';
import { hitsText, readHits } from './hit-text.ts';

for (const water of waters) {
  const opened = [0, 1, 2, 3].reduce(
    (world, seat) => sitDown(world, seat, 'KES', 40_000_000n),
    openWorld(water.code),
  );
  const events: WorldEvent[] = [];
  playTo(opened, 2_000, poolDraws('spawns', 'a'), busyPlay, (_, after) => {
    events.push(...after.events);
  });
  const fateOf = (seat: number, nonce: number) =>
    drawnFate(poolDraws('spawns', 'a').captures(seat, nonce));
  const hitsAt = (seat: number): HitRecord[] =>
    hitsOf(
      events.flatMap((event) =>
        event.kind === 'hit' && event.bullet.seat === seat ? [recordOf(event)] : [],
      ),
    );

  test(`every hit in ${water.code} is played again from its text and its own row of draws`, () => {
    let effects = 0;
    for (const seat of [0, 1, 2, 3]) {
      const hits = hitsAt(seat);
      assert.deepEqual(
        hits.map(({ nonce }) => nonce),
        hits.map((_, at) => at),
        'hits of a seat are counted one by one',
      );
      const told = readHits(water, hitsText(water, 'KES', hits));
      for (const [at, hit] of hits.entries()) {
        const proven = proveHit(told[at]!, fateOf(seat, hit.nonce));
        assert.equal(proven.pays, hit.pays);
        assert.deepEqual(
          proven.captured.map(({ species, prize }) => [species.code, prize]),
          hit.strikes.flatMap(({ captured }) => captured.map((one) => [one.species, one.prize])),
        );
        effects += hit.strikes.length - 1;
      }
    }
    assert.ok(effects > 0, 'effects were among them');
  });

  test(`a hit in ${water.code} that is told otherwise is found`, () => {
    const hits = [0, 1, 2, 3].flatMap((seat) => hitsAt(seat).map((hit) => ({ seat, hit })));
    const { seat, hit } = hits.find((one) => one.hit.strikes.length > 1)!;
    const text = hitsText(water, 'KES', [hit]);
    const prove = (changed: string) =>
      proveHit(readHits(water, changed)[0]!, fateOf(seat, hit.nonce));
    assert.throws(() => prove(text.split('.')[0]!), RangeError, 'an effect is left out');
    assert.throws(() => prove(`${text}.0`), RangeError, 'an effect is added');
    assert.throws(() => prove(`${hit.nonce}h0${'0'.repeat(2)}`), RangeError, 'too many fish');
  });
}

test('a text that tells no hits is refused', () => {
  for (const text of ['', '1', '1x00', '1h', '1hz0', '1h0z', '1h00_', 'h00', '1h0.0']) {
    assert.throws(() => readHits(waters[0]!, text), RangeError, text);
  }
});
