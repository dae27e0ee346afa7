import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepMobile, noteWait, readLastMobile, readWait } from './code-waits.ts';

test('the wait belongs to the number a code was sent to', () => {
  noteWait('+254712345678', 60, true, 1_000);
  assert.deepEqual(readWait('+254712345678', 2_000), { endsAtMs: 61_000, wasSent: true });
  assert.deepEqual(readWait('+254712345679', 2_000), { endsAtMs: 0, wasSent: false });
});

test('being refused a second code lengthens the wait and leaves the first code valid', () => {
  noteWait('+254700000001', 300, false, 0);
  assert.equal(readWait('+254700000001', 1_000).wasSent, false);
  noteWait('+254700000001', 60, true, 0);
  noteWait('+254700000001', 300, false, 5_000);
  assert.deepEqual(readWait('+254700000001', 6_000), { endsAtMs: 305_000, wasSent: true });
});

test('once a code is too old nobody says that it is on its way', () => {
  noteWait('+254700000002', 60, true, 0);
  assert.equal(readWait('+254700000002', 180_000 - 1).wasSent, true);
  assert.deepEqual(readWait('+254700000002', 180_000), { endsAtMs: 0, wasSent: false });
  noteWait('+254700000002', 1, false, 180_000);
  assert.equal(readWait('+254700000002', 180_500).wasSent, false);
});

test('the number of the last code is there when a pop-up opens again', () => {
  assert.equal(readLastMobile(), undefined);
  keepMobile({ countryDialingCode: '+254', mobileNum: '0712345678' });
  assert.deepEqual(readLastMobile(), { countryDialingCode: '+254', mobileNum: '0712345678' });
});
