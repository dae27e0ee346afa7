import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PaymentMethod } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import { percentOf, settingsOf, methodDraft, wrongFields } from './payment-method-draft.rules.ts';

const method: PaymentMethod = {
  code: 'mpesa',
  rail: 'mpesa',
  direction: 'deposit',
  currency: 'KES',
  isWhole: true,
  isEnabled: true,
  restsUntil: null,
  wanted: null,
  version: '0123456789abcdef',
  name: { en: 'Card', sw: 'Kadi' },
  minimum: '20.00',
  maximum: '250000.00',
  quickAmounts: ['100.00', '500.50'],
  dailyMaximum: null,
  feeFixed: '10.00',
  feeBps: 150,
  hours: { opensAt: '06:00', closesAt: '22:30' },
};

test('what was not touched is sent as it was', () => {
  const draft = methodDraft(method);
  assert.equal(draft.quickAmounts, '100 500.50');
  assert.deepEqual(wrongFields(draft), []);
  const { name, feeBps, hours, dailyMaximum, minimum, maximum, quickAmounts, feeFixed } = method;
  const same = { name, feeBps, hours, dailyMaximum, minimum, maximum, quickAmounts, feeFixed };
  assert.deepEqual(settingsOf(draft), same);
});

test('a share is written as people write it', () => {
  assert.deepEqual([0, 1, 10, 150, 200, 5000].map(percentOf), [
    '0',
    '0.01',
    '0.1',
    '1.5',
    '2',
    '50',
  ]);
  const bps = (feePercent: string) => {
    const draft = { ...methodDraft(method), feePercent };
    return wrongFields(draft).length > 0 ? 'wrong' : settingsOf(draft).feeBps;
  };
  assert.deepEqual(['', '0', '1.25', '1.2', '50', '50.01', '1.255', '1,25', 'a'].map(bps), [
    0,
    0,
    125,
    120,
    5000,
    'wrong',
    'wrong',
    'wrong',
    'wrong',
  ]);
});

test('empty and unreadable fields are named; what never closes needs no hours', () => {
  const draft = { ...methodDraft(method), name: { en: ' ', sw: 'Kadi' }, minimum: '', opensAt: '' };
  assert.deepEqual(wrongFields(draft), ['name.en', 'minimum', 'opensAt']);
  const open = { ...methodDraft(method), neverCloses: true, opensAt: '' };
  assert.deepEqual(wrongFields(open), []);
  assert.equal(settingsOf(open).hours, null);
  assert.deepEqual(wrongFields({ ...open, quickAmounts: '100, 200' }), ['quickAmounts']);
  assert.deepEqual(wrongFields({ ...open, quickAmounts: '1 2 3 4 5 6 7' }), ['quickAmounts']);
});
