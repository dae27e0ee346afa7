import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { simbaWaTsavo } from '@bahati/game-rules/slots/flagships/simba-wa-tsavo/simba-wa-tsavo.rules.ts';
import { failedOf, testOutcomes } from './outcome-battery.ts';

const rounds = 60_000;
const hmac = createNodeHmac('battery');
const fair = (nonce: number) => createDrawStream(hmac, { clientSeed: 'tsavo', nonce });

/** Draws whose every number passes through `bend`, with its range and place in the round. */
const bent =
  (bend: (drawn: number, range: number, at: number, nonce: number) => number) =>
  (nonce: number): DrawStream => {
    const draw = fair(nonce);
    let at = 0;
    return {
      cursor: 0,
      nextInt(range) {
        const drawn = bend(draw.nextInt(range), range, at, nonce);
        at += 1;
        return drawn;
      },
    };
  };

const failures = (drawOf: (nonce: number) => DrawStream) =>
  failedOf(testOutcomes(simbaWaTsavo, rounds, drawOf)).map(({ name }) => name);

test('fair draws pass all 22 tests at a collective 99 percent', () => {
  const found = testOutcomes(simbaWaTsavo, rounds, fair);
  assert.equal(found.length, 22);
  assert.deepEqual(failedOf(found), []);
});

test('a stop that comes too often on one reel is found there', () => {
  const drawOf = bent((drawn, _, at, nonce) => (at === 2 && nonce % 50 === 0 ? 0 : drawn));
  assert.ok(failures(drawOf).includes('frequency, reel 3'));
});

test('a reel that leans on the one before it is found between the two', () => {
  let before = 0;
  const drawOf = bent((drawn, range, at, nonce) => {
    const given = at === 1 && nonce % 10 === 0 ? Math.min(before, range - 1) : drawn;
    before = drawn;
    return given;
  });
  assert.ok(failures(drawOf).includes('interplay, reels 1 and 2'));
});

test('rounds that repeat the one before them now and then are found', () => {
  const drawOf = (nonce: number) => fair(nonce % 20 === 0 ? Math.max(0, nonce - 1) : nonce);
  assert.ok(failures(drawOf).includes('serial correlation of pays'));
});
