import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appLink, isOwnPage, isSafeLink } from './resource-links.rules.ts';

test('a link leads to this site, to https, or to another program, and never runs anything', () => {
  for (const good of ['/chat', 'https://a.example/x', 'mailto:care@a.example', 'tel:+254700'])
    assert.ok(isSafeLink(good), good);
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    '//a.example',
    '/\\a.example',
    'http://a',
    '',
  ];
  for (const href of bad) assert.ok(!isSafeLink(href), href);
});

test('only an address without a host is a page of this site', () => {
  assert.ok(isOwnPage('/chat'));
  assert.ok(!isOwnPage('https://a.example/chat'));
});

test('the link of the app carries the language and nothing of the session', () => {
  const link = appLink('/download#ios', 'https://bahati.test', 'sw');
  assert.equal(link, 'https://bahati.test/download?lang=sw#ios');
  assert.equal(
    appLink('https://apps.example/id1?from=site', 'https://bahati.test', 'en'),
    'https://apps.example/id1?from=site&lang=en',
  );
});
