import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingFields, providerDraft, settingsOf } from './provider-draft.rules.ts';

const kept = {
  code: 'pwani',
  name: 'Pwani ID',
  issuer: 'https://id.pwani.example',
  clientId: 'bahati',
  hasSecret: true,
  icon: 'shield',
  isShown: true,
};

test('a secret left empty stays, one that is written goes, one that is removed is null', () => {
  const draft = providerDraft(kept);
  assert.equal('clientSecret' in settingsOf(draft), false);
  assert.equal(settingsOf({ ...draft, secret: 'new' }).clientSecret, 'new');
  const removed = { ...draft, secret: 'new', isSecretRemoved: true };
  assert.equal(settingsOf(removed).clientSecret, null);
});

test('a provider wants a code, a name, an issuer and a client', () => {
  assert.deepEqual(missingFields(providerDraft(undefined)), ['code', 'name', 'issuer', 'clientId']);
  assert.deepEqual(missingFields(providerDraft(kept)), []);
  assert.deepEqual(missingFields({ ...providerDraft(kept), code: 'Pwani' }), ['code']);
  assert.deepEqual(missingFields({ ...providerDraft(kept), name: '  ' }), ['name']);
});
