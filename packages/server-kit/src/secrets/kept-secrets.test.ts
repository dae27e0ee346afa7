import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepSecret, readKeptSecret } from './kept-secrets.ts';

const key = 'a-key-of-thirty-two-letters-and-more';
const place = 'social_providers bahati pwani';

test('a sealed secret is read again with the same key, and looks different each time', () => {
  const kept = keepSecret(key, place, 'siri ya pwani 🔑');
  assert.equal(readKeptSecret(key, place, kept), 'siri ya pwani 🔑');
  assert.ok(!kept.includes('siri'));
  assert.notEqual(keepSecret(key, place, 'siri ya pwani 🔑'), kept);
});

test('another key, another place or one altered letter opens nothing', () => {
  const kept = keepSecret(key, place, 'siri');
  assert.throws(() => readKeptSecret(`${key}!`, place, kept));
  assert.throws(() => readKeptSecret(undefined, place, kept), /SECRETS_KEY is missing/);
  assert.throws(() => readKeptSecret(key, 'social_providers bahati mlima', kept));
  for (const at of [12, 25, kept.length - 2]) {
    const letter = kept[at] === 'A' ? 'B' : 'A';
    assert.throws(() =>
      readKeptSecret(key, place, kept.slice(0, at) + letter + kept.slice(at + 1)),
    );
  }
  assert.throws(() => readKeptSecret(key, place, 'sealed-1.AAAA'));
});

test('what was kept before there was a key is still read', () => {
  assert.equal(keepSecret(undefined, place, 'siri'), 'siri');
  assert.equal(readKeptSecret(key, place, 'siri'), 'siri');
});
