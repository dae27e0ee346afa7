import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { scatterWindows } from '@bahati/game-rules/slots/figures/exact-rtp.ts';
import { drawOutcome } from '@bahati/game-rules/slots/spin.ts';
import {
  chiSquareTail,
  classesTest,
  couponCollectorTest,
  duplicatesTest,
  frequencyTest,
  interplayTest,
  normalP,
  overlapsTest,
  runsTest,
  type Sequence,
  serialCorrelationTest,
} from './statistics.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { taaZaPwani } from '@bahati/game-rules/slots/flagships/taa-za-pwani/taa-za-pwani.rules.ts';

const range = 32;
const rounds = repetitions('outcomes held against every test of randomness', {
  usual: 200_000,
  long: 1_000_000,
});
const singleTests = {
  frequency: frequencyTest,
  runs: runsTest,
  'serial correlation': serialCorrelationTest,
  overlaps: overlapsTest,
  'coupon collector': couponCollectorTest,
};

/** The paid spins of so many rounds, one sequence of stops for each reel. */
function playStops(serverSeed: string): Sequence[] {
  const hmac = createNodeHmac(serverSeed);
  const reels = taaZaPwani.reels.map(() => new Uint8Array(rounds));
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    const draw = createDrawStream(hmac, { clientSeed: 'pwani', nonce });
    for (const reel of reels) reel[nonce] = draw.nextInt(range);
  }
  return reels;
}

function scatterCounts(reels: readonly Sequence[]): number[] {
  const counts = Array.from({ length: 6 }, () => 0);
  const shows = taaZaPwani.reels.map((strip) =>
    Uint8Array.from(strip, (_, stop) => {
      const turned = [...strip, ...strip.slice(0, 2)].slice(stop, stop + 3);
      return turned.includes(taaZaPwani.scatter ?? -1) ? 1 : 0;
    }),
  );
  for (let round = 0; round < rounds; round += 1) {
    const count = reels.reduce((sum, reel, at) => sum + (shows[at]?.[reel[round] ?? 0] ?? 0), 0);
    counts[count] = (counts[count] ?? 0) + 1;
  }
  return counts;
}

test(`${rounds} rounds pass every test of randomness at a collective 99 percent`, () => {
  const serverSeed = 'taa-za-pwani';
  const reels = playStops(serverSeed);
  const found: [name: string, p: number][] = [];
  for (const [reel, sequence] of reels.entries()) {
    for (const [name, run] of Object.entries(singleTests)) {
      found.push([`${name}, reel ${reel}`, run(sequence, range)]);
    }
    for (const [other, later] of reels.entries()) {
      if (other <= reel) continue;
      found.push([`interplay, reels ${reel} and ${other}`, interplayTest(sequence, later, range)]);
    }
  }
  found.push(['duplicates', duplicatesTest(reels, range)]);
  const windows = scatterWindows(taaZaPwani, taaZaPwani.reels).slice(0, 6).map(Number);
  const chances = windows.map((count) => count / range ** 5);
  found.push(['scatters', classesTest(scatterCounts(reels), chances)]);
  assert.equal(found.length, 37);
  for (const [name, p] of found) assert.ok(p >= 0.01 / found.length, `${name}: p = ${p}`);

  // What was tested is what is played.
  const hmac = createNodeHmac(serverSeed);
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    const { base } = drawOutcome(
      taaZaPwani,
      createDrawStream(hmac, { clientSeed: 'pwani', nonce }),
    );
    assert.deepEqual(
      base.stops,
      reels.map((reel) => reel[nonce]),
    );
  }
});

test('the p-values are those of the published tables', () => {
  const near = (found: number, expected: number) =>
    assert.ok(Math.abs(found - expected) < 5e-5, `${found} for ${expected}`);
  near(chiSquareTail(3.8415, 1), 0.05);
  near(chiSquareTail(18.307, 10), 0.05);
  near(chiSquareTail(124.342, 100), 0.05);
  near(chiSquareTail(70.065, 100), 0.99);
  near(normalP(1.95996), 0.05);
  near(normalP(-2.57583), 0.01);
});

test('each test of one reel finds the fault it is there for', () => {
  const fair = fairSequence();
  const faulty: Record<keyof typeof singleTests, Sequence> = {
    // One in eight of the first stop is moved to the second.
    frequency: fair.map((stop, at) => (stop === 0 && (fair[at + 1] ?? 0) < 4 ? 1 : stop)),
    // Now and then an outcome repeats the last one.
    runs: fair.map((stop, at) => (fair[at + 1] === 3 ? (fair[at - 1] ?? stop) : stop)),
    'serial correlation': fair.map((stop, at) =>
      fair[at + 1] === 3 ? (fair[at - 1] ?? stop) : stop,
    ),
    // No outcome ever repeats the last one.
    overlaps: fair.map((stop, at) => (fair[at - 1] === stop ? (stop + 1) & 31 : stop)),
    // Everything in turn: far too even.
    'coupon collector': fair.map((_, at) => at & 31),
  };
  for (const [name, run] of Object.entries(singleTests)) {
    const sequence = faulty[name as keyof typeof singleTests];
    assert.ok(run(fair, range) > 1e-3, `${name} on a fair sequence`);
    assert.ok(run(sequence, range) < 1e-6, `${name} on a faulty sequence`);
  }
});

test('reels that follow each other and windows that come back are found', () => {
  const [fair, other] = [fairSequence(1), fairSequence(2)];
  assert.ok(interplayTest(fair, other, range) > 1e-3);
  const follower = other.map((stop, at) => (stop === 5 ? (fair[at] ?? 0) : stop));
  assert.ok(interplayTest(fair, follower, range) < 1e-6);
  const reels = [1, 2, 3, 4, 5].map(fairSequence);
  assert.ok(duplicatesTest(reels, range) > 1e-3);
  const cycling = reels.map((reel) => reel.map((_, at) => reel[at & 0x1ffff] ?? 0));
  assert.ok(duplicatesTest(cycling, range) < 1e-6);
  assert.ok(classesTest([500, 300, 200], [0.5, 0.3, 0.2]) < 1e-6);
  assert.ok(classesTest([520, 290, 190], [0.5, 0.3, 0.2]) > 1e-3);
});

function fairSequence(seed = 9): Sequence {
  const keystream = createKeystream(new Uint8Array(32).fill(seed));
  const stretches = Array.from({ length: 16 }, () => Uint8Array.from(keystream(), (w) => w >>> 11));
  return Uint8Array.from(stretches.flatMap((stretch) => [...stretch]));
}
