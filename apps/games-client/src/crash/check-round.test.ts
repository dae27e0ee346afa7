import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { isProven, pointOf } from './check-round.ts';

const published = {
  hash: '5844bf329a6334074778ab8a5f0960e24f9eec43f83bbd98ac0a9f8bcd87184e',
  salt: '0000000000000000001b34dc6a1e86083f95500b096231436e9b25cbdd0075c4',
};

test('the browser finds the published point', async () => {
  assert.equal(await pointOf(published), 235);
});

test('a round is proven by its hash, and not by another point, hash or salt', async () => {
  const previousHash = await hashServerSeed(published.hash);
  const round = { ...published, previousHash, point: '2.35' };
  assert.equal(await isProven(round), true);
  assert.equal(await isProven({ ...round, point: '2.36' }), false);
  assert.equal(await isProven({ ...round, previousHash: published.hash }), false);
  assert.equal(await isProven({ ...round, salt: published.hash }), false);
});
