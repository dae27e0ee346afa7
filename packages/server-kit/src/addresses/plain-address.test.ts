import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientNetwork, isPrivateAddress } from './plain-address.ts';

test('an IPv4 address counts by itself, however it is told', () => {
  assert.equal(clientNetwork('10.0.0.1'), '10.0.0.1');
  assert.equal(clientNetwork('::ffff:10.0.0.1'), '10.0.0.1');
  assert.equal(clientNetwork('::FFFF:10.0.0.1'), '10.0.0.1');
  assert.notEqual(clientNetwork('10.0.0.1'), clientNetwork('10.0.0.2'));
});

test('an IPv6 address counts by its /64, however it is written', () => {
  for (const [ip, network] of [
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:9::', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ] as const) {
    assert.equal(clientNetwork(ip), network, ip);
  }
});

test('200 addresses of one /64 are one network; two /64 are two', () => {
  const own = Array.from({ length: 200 }, (_, at) => `2001:db8:1:2:${at.toString(16)}::${at}`);
  assert.equal(new Set(own.map(clientNetwork)).size, 1);
  assert.notEqual(clientNetwork('2001:db8:1:2::1'), clientNetwork('2001:db8:1:3::1'));
});

test('private, link-local and loopback addresses are the operator’s own', () => {
  for (const ip of ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1']) {
    assert.ok(isPrivateAddress(ip), ip);
  }
  assert.ok(isPrivateAddress('::ffff:10.1.2.3'));
  assert.ok(isPrivateAddress('fe80::1%eth0'));
  for (const ip of ['172.32.0.1', '41.90.0.1', '100.64.0.1', '2a00:1450::1', '::ffff:8.8.8.8']) {
    assert.ok(!isPrivateAddress(ip), ip);
  }
});
