import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { test } from 'node:test';
import { isGenuine, roundAfter, roundAt } from './beacon-client.ts';

const keys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return { privateKey, publicKey: Buffer.from(x, 'base64url').toString('hex') };
};
const chain = 'chain-of-tests';
const own = keys();
const roundOf = (round: number, of = chain, { privateKey } = own) => {
  const signature = sign(null, Buffer.from(`${of}:${round}`), privateKey);
  const randomness = createHash('sha256').update(signature).digest('hex');
  return { round, at: new Date().toISOString(), signature: signature.toString('hex'), randomness };
};

test('a round is genuine with its chain, its number and its key alone', () => {
  const pinned = { chain, publicKey: own.publicKey };
  assert.equal(isGenuine(pinned, roundOf(7)), true);
  assert.equal(isGenuine(pinned, { ...roundOf(7), round: 8 }), false);
  assert.equal(isGenuine(pinned, roundOf(7, 'another-chain')), false);
  assert.equal(isGenuine(pinned, roundOf(7, chain, keys())), false);
  assert.equal(isGenuine(pinned, { ...roundOf(7), randomness: roundOf(8).randomness }), false);
});

test('the round of a draw is published after its cut-off', () => {
  const info = { genesis: '2026-01-01T00:00:00.000Z', periodSeconds: 3 };
  const start = Date.parse(info.genesis);
  for (const ms of [0, 1, 2_999, 3_000, 3_001, 86_400_000]) {
    const round = roundAfter(info, start + ms);
    assert.ok(roundAt(info, round) > start + ms);
    assert.ok(roundAt(info, round - 1) <= start + ms);
  }
});
