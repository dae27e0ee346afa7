import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  settingDraft,
  type SettingField,
  settingsOf,
  wrongSettings,
} from './setting-draft.rules.ts';

const fields: readonly SettingField[] = [
  { name: 'legalName', kind: 'text', isOptional: true },
  { name: 'codes', kind: 'list' },
  { name: 'domains', kind: 'list', isOptional: true },
  { name: 'age', kind: 'count', least: 18, most: 25 },
  { name: 'expiry', kind: 'count', isOptional: true, least: 1, most: 3650 },
  { name: 'isTurbo', kind: 'switch' },
  { name: 'minimum', kind: 'amount' },
  { name: 'days', kind: 'days' },
  { name: 'lines', kind: 'help_lines' },
];
const line = { name: 'Msaada', phone: null, url: null, about: { en: '', sw: '' } };
const settings = {
  legalName: null,
  codes: ['+254', '+255'],
  domains: [],
  age: 18,
  expiry: null,
  isTurbo: true,
  minimum: '100.00',
  days: [1, 2],
  lines: [line],
};

test('settings that nobody touched are sent as they were read', () => {
  const draft = settingDraft(fields, settings);
  assert.equal(draft['codes'], '+254, +255');
  assert.deepEqual(wrongSettings(fields, draft), []);
  const { minimum, ...same } = settingsOf(fields, draft);
  const { minimum: was, ...rest } = settings;
  assert.deepEqual(same, rest);
  assert.equal(Number(minimum), Number(was));
});

test('words are read with commas, spaces and lines between them', () => {
  const draft = {
    ...settingDraft(fields, settings),
    domains: 'a.example,\n b.example  c.example ',
  };
  assert.deepEqual(settingsOf(fields, draft)['domains'], ['a.example', 'b.example', 'c.example']);
});

test('what is missing, out of range or half a line is wrong', () => {
  const draft = settingDraft(fields, settings);
  const odd = {
    codes: ' ',
    age: '17',
    expiry: 'x',
    minimum: '5,5',
    days: [],
    lines: [{ ...line, name: ' ' }],
  };
  assert.deepEqual(wrongSettings(fields, { ...draft, ...odd }), Object.keys(odd));
  assert.deepEqual(wrongSettings(fields, { ...draft, lines: [{ ...line, url: 'help' }] }), [
    'lines',
  ]);
});
