import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  drawDraft,
  drawInputOf,
  missingParts,
  partsOf,
  percentOf,
  sumOfOdds,
} from './draw-draft.rules.ts';

const now = new Date('2026-11-20T09:00:00Z');

test('percentages are parts per million and back, to the last digit', () => {
  for (const parts of [1, 19, 1_900, 50_000, 999_999, 1_000_000]) {
    assert.equal(partsOf(percentOf(parts)), parts);
  }
  assert.equal(percentOf(1_900), '0.19');
  for (const wrong of ['', '0.00001', '-1', '1e2', '1,5']) assert.equal(partsOf(wrong), undefined);
});

test('a new wheel is wanting until its odds are a million together', () => {
  const draft = drawDraft(undefined, now);
  assert.equal(sumOfOdds(draft), 500_000);
  const [nothing, prize] = draft.prizes;
  const whole = {
    ...draft,
    name: { en: 'Wheel', sw: 'Gurudumu' },
    budget: '1000',
    prizes: [
      nothing!,
      {
        ...prize!,
        title: { en: 'KSh 20', sw: 'KSh 20' },
        amount: '20',
        odds: '49.9999',
        stock: '5',
      },
    ],
  };
  assert.deepEqual(missingParts(whole), ['odds']);
  assert.equal(drawInputOf(whole), undefined);
  const right = { ...whole, prizes: [nothing!, { ...whole.prizes[1]!, odds: '50' }] };
  assert.deepEqual(missingParts(right), []);
  assert.deepEqual(drawInputOf(right)?.prizes[1], {
    title: { en: 'KSh 20', sw: 'KSh 20' },
    award: { kind: 'cash', amount: '20' },
    odds: 500_000,
    stock: 5,
    isFallback: false,
  });
});

test('an envelope has no prizes and asks for its split', () => {
  const draft = { ...drawDraft(undefined, now), kind: 'envelope' as const };
  assert.deepEqual(missingParts(draft), ['name.en', 'name.sw', 'budget', 'sum', 'shares']);
});
