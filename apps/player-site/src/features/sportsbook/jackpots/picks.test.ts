import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled, missingOf, noPicks, reckonPicks, toggled } from './picks.rules.ts';

test('outcomes go in and out in order, and make lines at the price of one', () => {
  let picks = noPicks(3);
  picks = toggled(picks, 0, 'away');
  picks = toggled(picks, 0, 'home');
  assert.deepEqual(picks[0], ['home', 'away']);
  assert.equal(missingOf(picks), 2);
  assert.deepEqual(reckonPicks(picks, '50.00', 'KES'), { lines: 2, stake: '100.00' });
  assert.deepEqual(toggled(picks, 0, 'home')[0], ['away']);
});

test('a quick pick fills what is missing and leaves the rest', () => {
  const picks = toggled(noPicks(3), 1, 'draw');
  assert.deepEqual(
    filled(picks, () => 2),
    [['away'], ['draw'], ['away']],
  );
});
