import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf } from './i18n.ts';

test('a page is read from the right in Arabic, Persian and Urdu, except in Latin letters', () => {
  for (const tag of ['ar', 'fa', 'ur']) assert.equal(directionOf(tag), 'rtl', tag);
  for (const tag of ['en', 'sw', 'ur-Latn', 'zh-Hant', 'fil', 'pt-BR'])
    assert.equal(directionOf(tag), 'ltr', tag);
});
