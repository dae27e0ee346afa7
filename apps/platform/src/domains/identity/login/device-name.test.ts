import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName } from './device-name.ts';

test('browsers are named as people know them', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; Infinix X6525) AppleWebKit/537.36';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
  const chrome = '(KHTML, like Gecko) Chrome/126.0.0.0';
  const cases = [
    [`${android} ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
    [`${android} ${chrome} Mobile Safari/537.36 OPR/76.2`, 'Opera on Android'],
    [
      `${android} (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0`,
      'Samsung Internet on Android',
    ],
    [`${android} Version/4.0 Chrome/100.0 UCBrowser/13.4`, 'UC Browser on Android'],
    [`${iPhone} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${iPhone} (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [`${windows} AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/126.0`, 'Edge on Windows'],
    [`${windows}; rv:127.0) Gecko/20100101 Firefox/127.0`, 'Firefox on Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1', 'Safari on Mac'],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0 Safari/537.36', 'Chrome on Linux'],
    ['Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Firefox/48.0 KAIOS/2.5', 'Firefox on KaiOS'],
    ['Opera/9.80 (J2ME/MIDP; Opera Mini/7.1) Presto/2.8', 'Opera'],
  ] as const;
  for (const [userAgent, name] of cases) assert.equal(deviceName(userAgent), name);
});

test('what says nothing has no name', () => {
  for (const userAgent of [null, '', 'curl/8.5.0', '<script>']) {
    assert.equal(deviceName(userAgent), '');
  }
});

test('a line made long to hold up who reads it has no name', () => {
  assert.equal(deviceName('Version/1.'.repeat(2_000)), '');
});
