import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flagsOf, type Gate, isFit, isSameName, neededLevel, plainNumber } from './kyc.rules.ts';

const gates: Gate[] = [
  { direction: 'withdrawal', span: 'day', level: 1, above: 1_000n },
  { direction: 'withdrawal', span: 'total', level: 2, above: 5_000n },
];

test('a sum needs the highest level of the gates it crosses; at the bound itself none', () => {
  assert.equal(neededLevel(gates, { day: 1_000n, total: 5_000n }), null);
  assert.equal(neededLevel(gates, { day: 1_001n, total: 5_000n }), 1);
  assert.equal(neededLevel(gates, { day: 1_001n, total: 5_001n }), 2);
});

test('identity takes a number and a birthday, funds an address, each a paper of its kind', () => {
  const identity = { level: 2, paper: 'passport', birthday: '1990-01-01', number: 'A1' } as const;
  assert.ok(isFit({ ...identity, address: null }));
  assert.ok(!isFit({ ...identity, number: null, address: null }));
  assert.ok(!isFit({ ...identity, birthday: null, address: null }));
  assert.ok(!isFit({ ...identity, paper: 'payslip', address: null }));
  const funds = { level: 3, paper: 'payslip', birthday: null, number: null } as const;
  assert.ok(isFit({ ...funds, address: '12 Moi Avenue' }));
  assert.ok(!isFit({ ...funds, address: null }));
});

test('names are the same by their words, numbers by their letters and digits', () => {
  assert.ok(isSameName('Otieno, ACHIENG', 'achieng otieno'));
  assert.ok(!isSameName('Achieng Otieno', 'Achieng Otien'));
  assert.equal(plainNumber('ab 12-34/5'), 'AB12345');
});

test('what differs from what is known is flagged, and what is not known is not', () => {
  const said = { fullName: 'Achieng Otieno', birthday: '1990-01-01' };
  const facts = { isUsedElsewhere: false, wasSentBefore: false };
  assert.deepEqual(flagsOf(said, { fullName: null, birthday: null }, facts), []);
  const known = { fullName: 'Juma Ali', birthday: '1990-01-02' };
  assert.deepEqual(flagsOf(said, known, { isUsedElsewhere: true, wasSentBefore: true }), [
    'used_elsewhere',
    'name_differs',
    'birthday_differs',
    'sent_before',
  ]);
});
