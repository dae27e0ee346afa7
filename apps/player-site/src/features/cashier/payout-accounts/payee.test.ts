import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toInternational } from './payee.ts';

test('a number is understood however it is typed at home', () => {
  for (const typed of ['0712345678', '712 345 678', '+254 712 345678', '254712345678'])
    assert.equal(toInternational('+254', typed), '+254712345678');
});

test('another country’s number needs that country’s code', () => {
  assert.equal(toInternational('+254', '+255712345678'), undefined);
  assert.equal(toInternational('+255', '0712345678'), '+255712345678');
});

test('what cannot be a number is none', () => {
  for (const typed of ['', '12', 'amani', '07123456781234', '0712-34x'])
    assert.equal(toInternational('+254', typed), undefined);
});
