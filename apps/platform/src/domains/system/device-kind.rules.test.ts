import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindOfDevice } from './device-kind.rules.ts';

test('a browser is told by the device it names, and one that names none is unknown', () => {
  const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
  const android = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140';
  const cases: [string | null, string | null][] = [
    [linux, 'computer'],
    [`${android} Mobile Safari/537.36`, 'phone'],
    [`${android} Safari/537.36`, 'tablet'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 'phone'],
    ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Safari/604.1', 'tablet'],
    ['Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 KAIOS/2.5', 'phone'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12', 'phone'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0', 'computer'],
    ['fuzz', null],
    ['', null],
    [null, null],
  ];
  for (const [userAgent, kind] of cases)
    assert.equal(kindOfDevice(userAgent), kind, userAgent ?? '');
});
