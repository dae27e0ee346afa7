import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureOf } from './figure-text.ts';

test('a typed figure is read to its last place', () => {
  assert.equal(figureOf('2.5', 2), 250);
  assert.equal(figureOf('2,5', 2), 250);
  assert.equal(figureOf('2', 4), 20_000);
  assert.equal(figureOf(' 49.495050 % ', 4), 494_950);
  assert.equal(figureOf('1.98×', 2), 198);
});

test('what is no figure is none', () => {
  for (const text of ['', 'two', '-2', '1.2.3', '1e3', '.', '12345678']) {
    assert.equal(figureOf(text, 2), null, text);
  }
});
