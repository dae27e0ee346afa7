import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from '@bahati/server-kit/log.ts';
import { countryOfAddress } from './country-of-address.ts';
import { admits, judgeRegion, type RegionRule } from './regions.ts';

const log = createLog('test', 'silent');

const rule = (mode: 'allow' | 'deny', admitsUnknown = false): RegionRule => ({
  mode,
  countries: new Set(['KE', 'TZ']),
  admitsUnknown,
});

test('a list allows its countries alone, or denies them alone', () => {
  assert.ok(admits(rule('allow'), 'KE'));
  assert.ok(!admits(rule('allow'), 'US'));
  assert.ok(!admits(rule('deny'), 'TZ'));
  assert.ok(admits(rule('deny'), 'US'));
});

test('a country nobody knows is let in where the brand says so, whatever the list', () => {
  for (const mode of ['allow', 'deny'] as const) {
    assert.ok(admits(rule(mode, true), null));
    assert.ok(!admits(rule(mode, false), null));
  }
});

test('the books know addresses of both families, also IPv4 told as IPv6', async () => {
  assert.equal(await countryOfAddress('41.90.0.1', log), 'KE');
  assert.equal(await countryOfAddress('::ffff:41.90.0.1', log), 'KE');
  assert.equal(await countryOfAddress('8.8.8.8', log), 'US');
  assert.equal(await countryOfAddress('2a00:1450::1', log), 'IE');
  assert.equal(await countryOfAddress('10.0.0.1', log), null);
});

test('without a rule, and from the operator’s own addresses, everybody is in', async () => {
  const inside = { isAdmitted: true, country: null };
  assert.deepEqual(await judgeRegion(null, '8.8.8.8', log), inside);
  for (const ip of ['127.0.0.1', '::1', '192.168.1.7', '::ffff:10.0.0.1']) {
    assert.deepEqual(await judgeRegion(rule('allow'), ip, log), inside, ip);
  }
});
