import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isCommonPassword, listedPasswords } from './common-passwords.ts';

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

test('the list holds the 3,000 most common and more, each whole and in small letters', () => {
  assert.ok(listedPasswords.size >= 3_000, `only ${listedPasswords.size} are listed`);
  const long = [...listedPasswords].filter((password) => password.length >= 8);
  assert.ok(long.length >= 3_000, `only ${long.length} of those could be set at all`);
  for (const password of listedPasswords) {
    assert.match(password, /^[!-~]{3,30}$/);
    assert.equal(password, password.toLowerCase());
    assert.ok(isCommonPassword(password), password);
  }
});

test('what no rule would find is refused by the list, dressed up too', () => {
  for (const password of [
    'rush2112',
    '4815162342',
    'fktrcfylh',
    'Marlboro',
    'cocacola99',
    'Sc0rp!on',
  ]) {
    assert.ok(isCommonPassword(password), password);
  }
});

test('the brand’s own name is a common word, however the brand is called', () => {
  for (const password of ['Mwanga2026', 'mwanga!!88', '123mwanga', 'Mw@nga2026']) {
    assert.ok(!isCommonPassword(password), password);
    assert.ok(isCommonPassword(password, ['Mwanga']), password);
  }
  assert.ok(!isCommonPassword('mwanga wa mwezi', ['Mwanga']));
});
