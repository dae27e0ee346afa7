import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesNamed } from './found-pages.rules.ts';

const pages = ['Deposit', 'Betting history', 'Responsible gambling'].map((name) => ({ name }));
const found = (typed: string) => pagesNamed(typed, pages).map(({ name }) => name);

test('a page is found by the beginnings of its words, and by no slip', () => {
  assert.deepEqual(found('DEPO'), ['Deposit']);
  assert.deepEqual(found('history bet'), ['Betting history']);
  assert.deepEqual(found('depozit'), []);
  assert.deepEqual(found(' / '), []);
});
