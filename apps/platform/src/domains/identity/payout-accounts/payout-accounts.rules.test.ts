import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canonicalPayee,
  hoursToWait,
  lettersOf,
  maskPayee,
  operatorOf,
} from './payout-accounts.rules.ts';

const codes = ['+254', '+255'];

test('payees are numbers of the brand’s countries, or accounts', () => {
  for (const number of ['0812345678', '+15551234567', '254712', '07123456789', '71234567890123']) {
    assert.equal(canonicalPayee('mobile_money', number, codes), undefined, number);
  }
  assert.equal(canonicalPayee('mobile_money', '0712345678', codes), '+254712345678');
  assert.equal(canonicalPayee('mobile_money', '254112345678', codes), '+254112345678');
  assert.equal(canonicalPayee('mobile_money', '+255712345678', codes), '+255712345678');
  assert.equal(canonicalPayee('bank', '12345678', codes), '12345678');
  for (const number of ['12345', '+254712345678', '1'.repeat(21)]) {
    assert.equal(canonicalPayee('bank', number, codes), undefined, number);
  }
});

test('a masked payee shows its last digits alone', () => {
  assert.equal(maskPayee('+254712345678'), '•••••••••5678');
  assert.equal(maskPayee('12345678'), '••••••78');
});

test('who runs a number is read off its prefix, and nobody guessed', () => {
  for (const [number, name] of [
    ['+254722000101', 'M-Pesa'],
    ['+254740123456', 'M-Pesa'],
    ['+254757123456', 'M-Pesa'],
    ['+254112345678', 'M-Pesa'],
    ['+254733000103', 'Airtel Money'],
    ['+254750123456', 'Airtel Money'],
    ['+254101234567', 'Airtel Money'],
    ['+254770123456', 'T-Kash'],
    ['+255754000107', 'M-Pesa'],
    ['+255712345678', 'Mixx by Yas'],
    ['+255784123456', 'Airtel Money'],
    ['+255621234567', 'HaloPesa'],
    ['+254747123456', undefined],
    ['+255731234567', undefined],
  ] as const) {
    assert.equal(operatorOf(number), name, number);
  }
});

test('names are compared by their letters alone', () => {
  assert.equal(lettersOf('  Zoë  N’Dour-Achieng '), lettersOf('ZOE NDOUR ACHIENG'));
  assert.notEqual(lettersOf('Amani Otieno'), lettersOf('Amani Oteino'));
});

test('only the first account of a member of less than a day waits for nothing', () => {
  const registeredAt = new Date('2026-05-01T12:00:00Z');
  const later = (hours: number) => new Date(registeredAt.getTime() + hours * 3_600_000);
  const first = { registeredAt, hasEverHadOne: false };
  assert.equal(hoursToWait(first, 24, later(1)), 0);
  assert.equal(hoursToWait(first, 24, later(23.9)), 0);
  assert.equal(hoursToWait(first, 24, later(24)), 24);
  assert.equal(hoursToWait({ ...first, hasEverHadOne: true }, 24, later(1)), 24);
  assert.equal(hoursToWait({ ...first, hasEverHadOne: true }, 48, later(1)), 48);
  assert.equal(hoursToWait(first, 0, later(99)), 0);
});
