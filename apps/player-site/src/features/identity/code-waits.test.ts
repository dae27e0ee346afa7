import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepMobile, noteWait, readLastMobile, readWait } from './code-waits.ts';

test('the wait belongs to the number a code was sent to', () => {
  noteWait('+254712345678', 60, true, 1_000);
  assert.deepEqual(readWait('+254712345678'), { endsAtMs: 61_000, wasSent: true });
  assert.deepEqual(readWait('+254712345679'), { endsAtMs: 0, wasSent: false });
});

test('being refused a second code lengthens the wait and leaves the first code valid', () => {
  noteWait('+254700000001', 300, false, 0);
  assert.equal(readWait('+254700000001').wasSent, false);
  noteWait('+254700000001', 60, true, 0);
  noteWait('+254700000001', 300, false, 5_000);
  assert.deepEqual(readWait('+254700000001'), { endsAtMs: 305_000, wasSent: true });
});

test('the number of the last code is there when a pop-up opens again', () => {
  assert.equal(readLastMobile(), undefined);
  keepMobile({ countryDialingCode: '+254', mobileNum: '0712345678' });
  assert.deepEqual(readLastMobile(), { countryDialingCode: '+254', mobileNum: '0712345678' });
});
