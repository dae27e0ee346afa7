import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayBeAsked } from './install.ts';

const day = 24 * 60 * 60 * 1000;

test('nobody is asked to install at the first visit, everybody from the second on', () => {
  assert.equal(mayBeAsked(1, 0, 1000 * day), false);
  assert.equal(mayBeAsked(2, 0, 1000 * day), true);
  assert.equal(mayBeAsked(9, 0, 1000 * day), true);
});

test('who said "not now" is left alone for a month', () => {
  assert.equal(mayBeAsked(5, 1000 * day, 1029 * day), false);
  assert.equal(mayBeAsked(5, 1000 * day, 1031 * day), true);
});
