import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  flagsOf,
  type Gate,
  isFit,
  isSameName,
  letMorePass,
  neededLevel,
  plainNumber,
} from './kyc.rules.ts';

const gates: Gate[] = [
  { direction: 'withdrawal', span: 'day', level: 1, above: 1_000n },
  { direction: 'withdrawal', span: 'total', level: 2, above: 5_000n },
];

test('a sum needs the highest level of the gates it crosses; at the bound itself none', () => {
  assert.equal(neededLevel(gates, { day: 1_000n, total: 5_000n }), null);
  assert.equal(neededLevel(gates, { day: 1_001n, total: 5_000n }), 1);
  assert.equal(neededLevel(gates, { day: 1_001n, total: 5_001n }), 2);
});

test('gates let more pass where some sum needs less than before, however others were tightened', () => {
  const gate: Gate = { direction: 'withdrawal', span: 'day', level: 2, above: 1_000n };
  const other: Gate = { direction: 'deposit', span: 'total', level: 1, above: 1n };
  const stricter: [string, Gate[]][] = [
    ['the same', [gate]],
    ['one more', [gate, other]],
    ['from less on', [{ ...gate, above: 999n }]],
    ['a higher level', [{ ...gate, level: 3 }]],
    ['covered by a stricter one', [{ ...gate, level: 3, above: 0n }, other]],
  ];
  for (const [words, gates] of stricter) assert.equal(letMorePass(gates, [gate]), false, words);
  const lessStrict: [string, Gate[]][] = [
    ['gone', []],
    ['from more on', [{ ...gate, above: 1_001n }]],
    ['a lower level', [{ ...gate, level: 1, above: 0n }]],
    ['in the other direction', [{ ...gate, direction: 'deposit' }]],
    ['of another span', [{ ...gate, span: 'total' }]],
    ['a higher level, but later', [{ ...gate, level: 3, above: 2_000n }]],
    ['gone, and another is stricter', [other]],
  ];
  for (const [words, gates] of lessStrict) assert.equal(letMorePass(gates, [gate]), true, words);
});

test('identity takes a number and a birthday, funds an address, each a document of its kind', () => {
  const identity = {
    level: 2,
    documentType: 'passport',
    birthday: '1990-01-01',
    number: 'A1',
  } as const;
  assert.ok(isFit({ ...identity, address: null }));
  assert.ok(!isFit({ ...identity, number: null, address: null }));
  assert.ok(!isFit({ ...identity, birthday: null, address: null }));
  assert.ok(!isFit({ ...identity, documentType: 'payslip', address: null }));
  const funds = { level: 3, documentType: 'payslip', birthday: null, number: null } as const;
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
