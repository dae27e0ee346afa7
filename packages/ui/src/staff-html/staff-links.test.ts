import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink, readPicture } from './staff-links.rules.ts';

const origin = 'https://bahati.example';

test('a path of the site stays on it, an http address leaves it', () => {
  assert.deepEqual(readLink('/help#term', origin), { href: '/help#term', isForeign: false });
  assert.deepEqual(readLink(' /rng?x=1 ', origin), { href: '/rng?x=1', isForeign: false });
  assert.deepEqual(readLink('https://bahati.example/rng', origin), {
    href: '/rng',
    isForeign: false,
  });
  assert.deepEqual(readLink('https://other.example/a', origin), {
    href: 'https://other.example/a',
    isForeign: true,
  });
});

test('what runs, pretends or is nobody’s plain address leads nowhere', () => {
  for (const written of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://bahati.example/1',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'https://bahati.example/..//evil.example',
    '/\t/evil.example',
    'https://bahati.example@evil.example/',
    'rng',
    '#term',
    '',
  ]) {
    assert.equal(readLink(written, origin), undefined, JSON.stringify(written));
  }
});

test('a picture is a file of this site and no call', () => {
  assert.equal(readPicture('/art/tiles/1.svg', origin), '/art/tiles/1.svg');
  assert.equal(readPicture('https://bahati.example/a.png?x=1', origin), '/a.png');
  for (const written of [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'data:image/png;base64,AAAA',
    '/wps/captcha',
    '/wps/x.png',
    '/a.html',
  ]) {
    assert.equal(readPicture(written, origin), undefined, written);
  }
});
