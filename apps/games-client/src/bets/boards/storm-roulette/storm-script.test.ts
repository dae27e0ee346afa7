import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stormLengthMs } from '@bahati/game-rules/tables/storm-roulette/storm-times.ts';
import { stormScript } from './storm-script.ts';

const counts = [1, 2, 3, 4, 5];

test('every strike has a beat of its own, and the ball runs after the last of them', () => {
  for (const isLive of [true, false]) {
    for (const strikes of counts) {
      const { beatsMs, ballAtMs, endMs } = stormScript(strikes, isLive);
      assert.equal(beatsMs.length, strikes + 2);
      assert.deepEqual(
        beatsMs.toSorted((one, other) => one - other),
        [...new Set(beatsMs)],
      );
      assert.equal(beatsMs.at(-1), ballAtMs);
      assert.ok(endMs > ballAtMs);
    }
  }
});

test('a table waits just as long as its board shows the storm', () => {
  for (const count of counts) {
    const strikes = Array.from({ length: count }, (_, at) => ({ number: `${at}`, times: 50 }));
    const { endMs, tailMs } = stormScript(count, true);
    assert.equal(endMs + (tailMs ?? 0), stormLengthMs({ strikes }));
  }
});

test('strikes are so far apart that nothing flashes three times in a second', () => {
  for (const isLive of [true, false]) {
    const { beatsMs } = stormScript(5, isLive);
    for (const [at, beatMs] of beatsMs.entries()) {
      const third = beatsMs[at + 2];
      if (third !== undefined) assert.ok(third - beatMs > 1_000, `${beatMs} and ${third}`);
    }
  }
});
