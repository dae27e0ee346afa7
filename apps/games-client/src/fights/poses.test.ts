import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { results } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import { scriptOf } from '@bahati/game-rules/cockfight/fight-script.ts';
import { beatAt, posesAfter, posesAt } from './poses.ts';

test('the last beat of every fight leaves the roosters as its result says', () => {
  for (const result of results) {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const draw = createDrawStream(createNodeHmac('poses'), { clientSeed: 'ring', nonce });
      const last = scriptOf(result, draw).beats.at(-1);
      assert.ok(last);
      assert.deepEqual(posesAt(last), posesAfter(result), `${result} ${last.kind}`);
    }
  }
});

test('a moment has the beat that began last before it', () => {
  const beat = { kind: 'leap', by: 'meron', energy: { meron: 1, wala: 1 }, place: 500 } as const;
  const beats = [0, 100, 200].map((atMs) => ({ ...beat, atMs }));
  assert.deepEqual(
    [-1, 0, 150, 9_000].map((ms) => beatAt(beats, ms)),
    [-1, 0, 1, 2],
  );
});
