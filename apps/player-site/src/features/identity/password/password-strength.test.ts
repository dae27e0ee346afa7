import assert from 'node:assert/strict';
import { test } from 'node:test';
import { passwordStrength } from './password-strength.ts';

test('a short or monotonous password is weak, whatever characters it has', () => {
  for (const password of ['', 'aB3$', 'aB3$xyz', 'aaaaaaaaaaaaaaaaaaaa', 'abababababababab'])
    assert.equal(passwordStrength(password), 'weak', password);
});

test('one kind of character alone has to be long', () => {
  assert.equal(passwordStrength('mangrove'), 'weak');
  assert.equal(passwordStrength('mangrovecreek'), 'fair');
  assert.equal(passwordStrength('mangrovecreekathightide'), 'strong');
});

test('length and variety together are strong', () => {
  assert.equal(passwordStrength('mango7Tree'), 'fair');
  assert.equal(passwordStrength('mango7Tree!42'), 'strong');
});
