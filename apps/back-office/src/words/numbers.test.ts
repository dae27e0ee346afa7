import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupNumber, groupNumbers } from './numbers.ts';

test('numbers are grouped alike in both languages, and names and ids stand as they are', () => {
  for (const locale of ['en', 'sw']) {
    assert.equal(groupNumber(1_234_567, locale), '1,234,567');
    assert.deepEqual(groupNumbers({ told: 12_000, matched: 999, id: '4711000' }, locale), {
      told: '12,000',
      matched: '999',
      id: '4711000',
    });
  }
});
