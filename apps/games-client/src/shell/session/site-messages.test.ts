import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSiteMessage } from './site-messages.ts';

const site = 'https://play.example';
const from = (data: unknown, more: { origin?: string; isFromParent?: boolean } = {}) =>
  readSiteMessage({ origin: site, isFromParent: true, data, ...more }, site);

test('the site may change theme and language', () => {
  assert.deepEqual(from({ type: 'bahati:theme', theme: 'light' }), {
    type: 'theme',
    theme: 'light',
  });
  assert.deepEqual(from({ type: 'bahati:language', language: 'sw-KE' }), {
    type: 'language',
    language: 'sw',
  });
});

test('the site may say that money came or went, and no figure of its is heard', () => {
  assert.deepEqual(from({ type: 'bahati:balance-changed', balance: '9999.00' }), {
    type: 'balance-changed',
  });
});

test('only the exact origin is heard', () => {
  const data = { type: 'bahati:theme', theme: 'light' };
  for (const origin of [
    'https://play.example.evil.com',
    'http://play.example',
    'https://play.example:444',
    'null',
    '',
  ]) {
    assert.equal(from(data, { origin }), null, origin);
  }
});

test('a window that does not hold the frame is not heard', () => {
  assert.equal(from({ type: 'bahati:theme', theme: 'light' }, { isFromParent: false }), null);
});

test('a frame opened alone hears nobody', () => {
  const arrival = { origin: '', isFromParent: true, data: { type: 'bahati:theme', theme: 'dark' } };
  assert.equal(readSiteMessage(arrival, null), null);
});

test('what is not one of our messages is ignored', () => {
  for (const data of [
    undefined,
    null,
    'bahati:theme',
    {},
    { type: 'bahati:theme' },
    { type: 'bahati:theme', theme: 'pink' },
    { type: 'bahati:language', language: 'xx' },
    { type: 'bahati:close' },
  ]) {
    assert.equal(from(data), null);
  }
});
