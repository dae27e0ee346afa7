import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodDraft, goodSettings, missingParts } from './good-draft.rules.ts';

const whole = {
  ...goodDraft(undefined),
  name: { en: 'Football', sw: 'Mpira' },
  picture: '/art/goods/football.svg',
  points: '9,000',
  stock: '0',
};

test('what is wanting or no whole number is named, and nothing is sent', () => {
  assert.deepEqual(missingParts(goodDraft(undefined)), [
    'name.en',
    'name.sw',
    'picture',
    'points',
    'stock',
  ]);
  for (const more of [{ points: '0' }, { points: '9.5' }, { stock: '-1' }, { stock: 'many' }]) {
    assert.equal(goodSettings({ ...whole, ...more }), undefined, JSON.stringify(more));
  }
});

test('figures are sent as they were typed', () => {
  const { points, stock, position } = goodSettings(whole) ?? {};
  assert.deepEqual([points, stock, position], [9_000, 0, 10]);
});
