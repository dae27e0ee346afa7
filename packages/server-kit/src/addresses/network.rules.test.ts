import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contains, isTooWide, parseNetwork } from './network.rules.ts';

test('one address and a network with its width are read; anything else is neither', () => {
  assert.deepEqual(parseNetwork(' 203.0.113.7 '), {
    address: '203.0.113.7',
    bits: 32,
    family: 'ipv4',
  });
  assert.deepEqual(parseNetwork('203.0.113.0/24')?.bits, 24);
  assert.deepEqual(parseNetwork('2001:db8::/32')?.family, 'ipv6');
  assert.deepEqual(parseNetwork('::ffff:203.0.113.7')?.address, '203.0.113.7');
  const neither = [
    '',
    'bahati',
    '203.0.113',
    '203.0.113.0/33',
    '2001:db8::/129',
    '203.0.113.0/',
    '203.0.113.0/-1',
    '203.0.113.0/24/24',
    '203.0.113.256',
    '0203.0.113.1',
    'fe80::1%eth0',
    '::ffff:203.0.113.0/120',
    '::ffff:cb00:7100/120',
    '203.0.113.1, 203.0.113.2',
  ];
  for (const text of neither) assert.equal(parseNetwork(text), null, text);
});

test('wider than /8, or /16 of IPv6, is too wide', () => {
  const wide = (text: string) => isTooWide(parseNetwork(text)!);
  assert.deepEqual(['10.0.0.0/8', '10.0.0.0/7', '0.0.0.0/0'].map(wide), [false, true, true]);
  assert.deepEqual(['2001::/16', '2000::/15', '::/0'].map(wide), [false, true, true]);
});

test('an address lies in a network whichever way it is told', () => {
  const network = parseNetwork('203.0.113.0/24')!;
  assert.equal(contains(network, '203.0.113.200'), true);
  assert.equal(contains(network, '::ffff:203.0.113.200'), true);
  assert.equal(contains(network, '203.0.114.1'), false);
  assert.equal(contains(network, '2001:db8::1'), false);
  assert.equal(contains(parseNetwork('2001:db8::/32')!, '2001:db8:1::1'), true);
});
