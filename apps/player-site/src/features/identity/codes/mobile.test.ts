import assert from 'node:assert/strict';
import { test } from 'node:test';
import { destinationOf, digitsOf, isMobileNumber } from './mobile.ts';

test('a number may be typed with spaces, or pasted with the code of its country', () => {
  assert.equal(digitsOf('0712 345-678', '+254'), '0712345678');
  assert.equal(digitsOf('+254 712 345 678', '+254'), '712345678');
  assert.equal(digitsOf('254712', '+254'), '254712');
  assert.equal(digitsOf('+255 712', '+254'), '255712');
  assert.equal(digitsOf('+254', ''), '254');
});

test('six to fifteen digits may be a number', () => {
  assert.equal(isMobileNumber('12345'), false);
  assert.equal(isMobileNumber('123456'), true);
  assert.equal(isMobileNumber('1'.repeat(16)), false);
});

test('the 0 of the country does not make another number', () => {
  const without = destinationOf({ countryDialingCode: '+254', mobileNum: '712345678' });
  assert.equal(destinationOf({ countryDialingCode: '+254', mobileNum: '0712345678' }), without);
  assert.notEqual(destinationOf({ countryDialingCode: '+255', mobileNum: '712345678' }), without);
});
