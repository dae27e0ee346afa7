import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isReservedName } from './reserved-names.rules.ts';

test('a name that would pass for the operator is reserved, however it is dressed up', () => {
  for (const name of [
    'admin',
    'Admin',
    'adm1n',
    'admiin',
    'admin1',
    'admin2026',
    '4dmin',
    'adrnin',
    'support',
    'supp0rt',
    'support24',
    'root',
    'r00t',
    'bahati',
    'BAHATI',
    'b4hati',
    'bahat1',
    'bahatisupport',
    'adminbahati',
    'customer_care',
    'he1pdesk',
    'tembo',
    't3mb0',
    'temboofficial',
  ]) {
    assert.ok(isReservedName(name, 'Tembo'), name);
  }
});

test('the names of people are free', () => {
  for (const name of ['amani', 'rooty', 'bahati92', 'juma', 'adminah', 'supporter', 'mbahatisha']) {
    assert.ok(!isReservedName(name, 'Bahati'), name);
  }
});
