import assert from 'node:assert/strict';
import { test } from 'node:test';

import { groupedText } from './rational.ts';

test('thousands are grouped, and what stands behind the point is not', () => {
  assert.deepEqual(['7', '999.5', '1000', '10000.00', '1234567.12345'].map(groupedText), [
    '7',
    '999.5',
    '1,000',
    '10,000.00',
    '1,234,567.12345',
  ]);
});
