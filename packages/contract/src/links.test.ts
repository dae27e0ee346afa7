import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isHttps, isOwnPath, linkKind } from './links.ts';

test('paths, https addresses, and those that open another program are told apart', () => {
  for (const path of ['/', '/rng?filter=HOT', '/help#term', '/a/../rng', '/a//b', '/go?to=//x.y'])
    assert.equal(linkKind(path), 'page', path);
  assert.equal(linkKind('https://bahati.example/a'), 'https');
  assert.equal(linkKind('mailto:care@bahati.example'), 'mailto');
  assert.equal(linkKind('tel:+254700000000'), 'tel');
});

test('what leaves the site in a path’s clothes, or runs, is no link', () => {
  for (const link of [
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/\t/evil.example',
    '/a b',
    'rng',
    '',
    'http://plain.example',
    'https:evil.example',
    'https://',
    'https://name:word@evil.example',
    'https://bahati.example\\@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'HTTPS://a b',
  ])
    assert.equal(linkKind(link), undefined, JSON.stringify(link));
  assert.ok(!isOwnPath('https://bahati.example'));
  assert.ok(!isHttps('/rng'));
});
