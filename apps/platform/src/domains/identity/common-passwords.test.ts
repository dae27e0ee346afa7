import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCommonPassword } from './common-passwords.ts';

test('what guessers try first is refused, however it is dressed up', () => {
  for (const password of [
    'password',
    'Password1',
    'P@ssw0rd',
    'P@ssw0rd!',
    'passw0rd1',
    '12345678',
    '123456789',
    '1234567890',
    '87654321',
    '11111111',
    '12121212',
    'abcabcabc',
    'qwertyui',
    'qwertyuiop',
    '1qaz2wsx',
    'q1w2e3r4',
    '1q2w3e4r5t',
    'asdf1234',
    'abcd1234',
    'zxcvbnm1',
    'iloveyou',
    'iloveyou2',
    'sunshine',
    'princess1',
    'football',
    'liverpool1892',
    'arsenal123',
    'Kenya2026',
    'nairobi254',
    'jesuschrist',
    'michael1',
    'superman7',
    'welcome1',
    'letmein!',
    'trustno1',
    'hakunamatata',
    'safaricom1',
    'monkey12',
    'dragon99',
    'qazwsxedc',
    '147258369',
    'a1b2c3d4',
    'babygirl1',
    'loveme123',
    'changeme',
    'admin123',
    'qwerty123456',
    'asdfghjkl;',
  ]) {
    assert.ok(isCommonPassword(password), password);
  }
});

test('an uncommon password passes', () => {
  for (const password of [
    'Pwani-2026!',
    'ndizi-tatu-Kali',
    'x7Lq9vTz',
    'correct horse',
    'gari jekundu 9',
    'Kitabu.Changu.88',
    'mvua12asubuhi',
    'zQp4-19mm',
    'tausi&kanga',
  ]) {
    assert.ok(!isCommonPassword(password), password);
  }
});

test('the longest password is judged at once', () => {
  assert.ok(!isCommonPassword('xq'.repeat(20) + 'Zr9'.repeat(8)));
});
