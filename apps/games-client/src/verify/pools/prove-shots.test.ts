import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashServerSeed } from '@bahati/fairness/commit.ts';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { paysOf, strike } from '@bahati/game-rules/fishing/capture/capture.ts';
import { drawnFate } from '@bahati/game-rules/fishing/capture/fate.ts';
import type { HitRecord } from '@bahati/game-rules/fishing/records/bullet-record.ts';
import { hitsText } from '@bahati/game-rules/fishing/records/hit-text.ts';
import { coralReef } from '@bahati/game-rules/fishing/species/coral-reef.ts';
import { proveShots } from './prove-shots.ts';

const serverSeed = '5f'.repeat(32);
const clientSeed = 'pool-7.2.0123456789abcdef';
const hmac = createNodeHmac(serverSeed);
const places = coralReef.species.map((species, at) => ({
  id: at + 1,
  species,
  place: { x: at * 150, y: 0 },
}));

/** Hits of a net as the server decides them. */
const hits = Array.from({ length: 60 }, (_, nonce): HitRecord => {
  const [met, ...others] = [...places.slice(nonce % 12), ...places.slice(0, nonce % 12)];
  const fate = drawnFate(createDrawStream(hmac, { clientSeed, nonce }));
  const strikes = strike('net', met!, others, fate);
  const base = { bullet: nonce, firedAtTick: nonce * 5, weapon: 'net', stake: 500n } as const;
  return { ...base, outcome: 'hit', fish: met!.id, nonce, strikes, pays: paysOf(strikes) };
});
const fields = async () => ({
  serverSeed,
  serverSeedHash: await hashServerSeed(serverSeed),
  clientSeed,
  hits: hitsText(coralReef, 'KES', hits),
  currency: 'KES',
});

test('the page captures what the server captured, hit by hit', async () => {
  const proof = await proveShots(coralReef, await fields());
  assert.equal(proof.isCommitmentKept, true);
  assert.deepEqual(
    proof.hits.map(({ pays }) => pays),
    hits.map(({ pays }) => pays),
  );
  const won = hits.reduce((sum, { pays }) => sum + 500n * BigInt(pays), 0n);
  assert.ok(won > 0n);
  assert.deepEqual(proof.money, { currency: 'KES', spent: 30_000n, won });
});

test('another seed gives another catch, and its hash is found out', async () => {
  const told = await fields();
  const sardines = hits.map((_, nonce) => `${nonce}h20`).join('_');
  const paysBy = async (seed: string) => {
    const proof = await proveShots(coralReef, { ...told, serverSeed: seed, hits: sardines });
    assert.equal(proof.isCommitmentKept, seed === serverSeed);
    return proof.hits.map(({ pays }) => pays);
  };
  assert.notDeepEqual(await paysBy('6a'.repeat(32)), await paysBy(serverSeed));
});

test('what tells no hits, or comes without a client seed, is refused', async () => {
  const told = await fields();
  await assert.rejects(proveShots(coralReef, { ...told, clientSeed: '' }), RangeError);
  await assert.rejects(proveShots(coralReef, { ...told, hits: 'all of them' }), RangeError);
});
