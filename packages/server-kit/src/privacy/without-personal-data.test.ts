import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPersonalData } from './without-personal-data.ts';

test('numbers and addresses of people are left out of what is shown, short figures stay', () => {
  assert.equal(
    withoutPersonalData('OutsideFault: +254 712 345 678 (amani@example.com)\n answered 503'),
    'OutsideFault: … (…@…) answered 503',
  );
  assert.equal(withoutPersonalData('x'.repeat(999)).length, 240);
});
