import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cookieFor, nameAmong } from './remembered-name.ts';

test('a name is remembered for one day, for this site alone', () => {
  const cookie = cookieFor('amani', true);
  assert.equal(cookie, 'bahati_username=amani; Max-Age=86400; Path=/; SameSite=Strict; Secure');
  assert.doesNotMatch(cookieFor('amani', false), /Secure/);
});

test('unticking forgets the name at once', () => {
  assert.match(cookieFor('', true), /^bahati_username=; Max-Age=0;/);
});

test('the name comes back whatever characters it has', () => {
  for (const name of ['amani', 'a;b=c', 'ñ 名 %'])
    assert.equal(nameAmong(`other=1; ${cookieFor(name, false).split('; ')[0]}; more=2`), name);
});

test('without the cookie, or with one that was tampered with, there is no name', () => {
  assert.equal(nameAmong(''), '');
  assert.equal(nameAmong('xbahati_username=amani'), '');
  assert.equal(nameAmong('bahati_username=%E0%A4%A'), '');
});
