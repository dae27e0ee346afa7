import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createClientSeed, createServerSeed, hashServerSeed, isClientSeed } from './commit.ts';

test('a server seed is 256 bits of hex and never the same twice', () => {
  const seeds = new Set(Array.from({ length: 1000 }, createServerSeed));
  assert.equal(seeds.size, 1000);
  for (const seed of seeds) assert.match(seed, /^[0-9a-f]{64}$/);
});

test('the commitment is SHA-256 of the seed text', async () => {
  // The published digest of "abc" (FIPS 180-2, appendix B.1).
  assert.equal(
    await hashServerSeed('abc'),
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  const seed = createServerSeed();
  assert.equal(await hashServerSeed(seed), createHash('sha256').update(seed).digest('hex'));
});

test('a client seed is printable, without blanks, and at most 64 characters', () => {
  for (const good of ['a', 'bahati:7', '~'.repeat(64), createClientSeed()]) {
    assert.ok(isClientSeed(good), good);
  }
  for (const bad of ['', ' ', 'a b', 'é', 'a\n', '~'.repeat(65), '\u0000']) {
    assert.ok(!isClientSeed(bad), JSON.stringify(bad));
  }
});
