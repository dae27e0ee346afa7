import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCountries } from './countries.rules.ts';

test('codes are read with anything between them, each once', () => {
  assert.deepEqual(readCountries(' ke, TZ;ug\nKE '), {
    countries: ['KE', 'TZ', 'UG'],
    odd: undefined,
  });
  assert.deepEqual(readCountries('  '), { countries: [], odd: undefined });
});

test('the first word that is no code is named', () => {
  assert.deepEqual(readCountries('KE Kenya T'), { countries: [], odd: 'KENYA' });
});
