import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { games } from '@bahati/lottery-rules/games/games.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { testDraws } from './draw-battery.testing.ts';

const draws = repetitions('draws of each family of house games, by tests of randomness', {
  usual: 2_500,
  long: 1_000_000,
});

// Games of one family differ by their calendar alone.
const drawnByHouse = [
  ...new Set(games.filter(({ source }) => source === 'house').map(({ family }) => family)),
];

test('house games are of eleven families', () => {
  assert.equal(drawnByHouse.length, 11);
});

for (const family of drawnByHouse) {
  test(`${draws} draws pass every test of randomness at a collective 99 percent: ${family}`, () => {
    const hmac = createNodeHmac(`lottery-${family}`);
    const found = testDraws(family, draws, (nonce) =>
      createDrawStream(hmac, { clientSeed: family, nonce }),
    );
    assert.ok(found.length >= 9);
    for (const { name, p } of found) {
      assert.ok(p >= 0.01 / found.length, `${family}, ${name}: p = ${p}`);
    }
  });
}

test('a draw that leans is found out', () => {
  const hmac = createNodeHmac('leaning');
  const leaning = (nonce: number) => {
    const stream = createDrawStream(hmac, { clientSeed: 'leaning', nonce });
    // One draw in twenty is 0 whatever else.
    return {
      cursor: 0,
      nextInt: (range: number) => (stream.nextInt(20) === 0 ? 0 : stream.nextInt(range)),
    };
  };
  const found = testDraws('three-digit', 20_000, leaning);
  assert.ok(found.some(({ p }) => p < 0.01 / found.length / 100));
});
