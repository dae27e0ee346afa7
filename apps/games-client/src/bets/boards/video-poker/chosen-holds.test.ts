import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countOf, heldOf, setHeld, toggleHeld } from './chosen-holds.ts';

const deal = [3, 14, 15, 9, 26];

test('a press holds a card and another lets it go', () => {
  toggleHeld(deal, 0);
  toggleHeld(deal, 3);
  assert.equal(heldOf(deal), '10010');
  toggleHeld(deal, 0);
  assert.equal(heldOf(deal), '00010');
});

test('a new deal holds nothing of the one before, though a card came again', () => {
  const next = [3, 14, 15, 9, 27];
  toggleHeld(deal, 1);
  assert.equal(heldOf(next), '00000');
  toggleHeld(next, 4);
  assert.equal(heldOf(next), '00001');
  assert.equal(heldOf(deal), '00000');
});

test('what automatic play holds is held, and may be changed', () => {
  setHeld(deal, '01100');
  toggleHeld(deal, 0);
  assert.equal(heldOf(deal), '11100');
});

test('held cards are counted', () => {
  assert.deepEqual(['', '00000', '10110', '11111'].map(countOf), [0, 0, 3, 5]);
});
