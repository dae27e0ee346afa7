import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createServerSeed, hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { drawOutcome } from './spin.ts';
import { taaZaPwani } from './flagships/taa-za-pwani/taa-za-pwani.rules.ts';
import { recompute, verifyRound } from './verify.ts';

test('a player recomputes 500 rounds, free spins among them, as the server played', async () => {
  const serverSeed = 'f0'.repeat(32);
  const hmac = createNodeHmac(serverSeed);
  let longest = 0;
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const position = { clientSeed: 'pwani', nonce };
    const played = drawOutcome(taaZaPwani, createDrawStream(hmac, position));
    longest = Math.max(longest, played.freeSpins.length);
    const { outcome } = await recompute(taaZaPwani, { serverSeed, ...position });
    assert.deepEqual(outcome, played);
  }
  assert.ok(longest >= 10, 'no series was among the rounds');
});

test('a round drawn from another seed than the committed one is found out', async () => {
  const serverSeed = createServerSeed();
  const shownHash = await hashServerSeed(serverSeed);
  const position = { clientSeed: 'pwani', nonce: 0 };
  const honest = await verifyRound(taaZaPwani, { serverSeed, ...position }, shownHash);
  assert.ok(honest.isCommitmentKept);
  assert.equal(honest.serverSeedHash, shownHash);
  const swapped = { serverSeed: createServerSeed(), ...position };
  assert.ok(!(await verifyRound(taaZaPwani, swapped, shownHash)).isCommitmentKept);
});
