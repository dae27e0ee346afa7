import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkFields, readFields } from '#frame/verify/verify-query.ts';
import { verifyLink } from './verify-link.ts';

const pair = {
  game: 'taa-za-pwani',
  version: 1,
  serverSeedHash: 'ab'.repeat(32),
  clientSeed: 'my_seed-1',
  nonce: 7,
  language: 'sw',
  theme: 'dark',
};

test('the verify page reads back what the link says', () => {
  const link = verifyLink({
    ...pair,
    serverSeed: 'cd'.repeat(32),
    stake: '50.00',
    currency: 'KES',
  });
  const fields = readFields(link.slice(link.indexOf('?')));
  const checked = checkFields(fields);
  assert.equal(checked.at, 'ready');
  assert.ok(checked.at === 'ready');
  assert.deepEqual(checked.claim, {
    serverSeed: 'cd'.repeat(32),
    serverSeedHash: pair.serverSeedHash,
    clientSeed: 'my_seed-1',
    nonce: 7,
    stake: { minor: 5000n, currency: 'KES' },
  });
});

test('before the seed is revealed the page says so instead of guessing', () => {
  const link = verifyLink({ ...pair, serverSeed: undefined });
  assert.equal(checkFields(readFields(link.slice(link.indexOf('?')))).at, 'sealed');
});

test('what was typed wrongly is named field by field', () => {
  const typed = { ...readFields('?hash=xyz&clientSeed=&nonce=-1'), serverSeed: 'x' };
  assert.deepEqual(checkFields({ ...typed, stake: '5,5' }), {
    at: 'faults',
    faults: ['client_seed', 'nonce', 'hash', 'stake'],
  });
});

test('a round that was doubled is linked with how it began and what was done in it', () => {
  const link = verifyLink({
    ...pair,
    serverSeed: 'cd'.repeat(32),
    choice: 'gamble',
    acts: 'red,black,take',
  });
  const checked = checkFields(readFields(link.slice(link.indexOf('?'))));
  assert.ok(checked.at === 'ready');
  assert.equal(checked.claim.choice, 'gamble');
  assert.deepEqual(checked.claim.acts, ['red', 'black', 'take']);
});
