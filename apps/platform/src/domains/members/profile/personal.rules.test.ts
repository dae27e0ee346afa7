import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maskedFullName, maskedNumber, maskedValue } from './personal.rules.ts';

test('a masked value shows what it is recognised by and hides the rest', () => {
  assert.equal(maskedFullName('Achieng  Otieno'), 'A••• O•••');
  assert.equal(maskedNumber('1234'), '••••');
  assert.equal(maskedValue('birthday', '1990-05-17'), '1990-••-••');
  assert.equal(maskedValue('mobile', '+254712345678'), '+254••••••678');
  assert.equal(maskedValue('email', 'amani@example.com'), 'am•••@example.com');
  assert.equal(maskedValue('currentAddress', '12 Moi Avenue'), '1••• M••• A•••');
  const account = '00000000-0000-4000-8000-000000000001';
  assert.equal(maskedValue(`payout:${account}`, '+254712345678'), '•••••••••5678');
  assert.equal(maskedValue(`holder:${account}`, 'Amani Wanjiru'), 'A••• W•••');
});
