import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import {
  clientSecret as oidcSecret,
  newSiteBrowser,
  signInAt,
  startOidcServer,
} from './social-provider.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['access.read', 'access.change'] });
});
after(() => platform.close());

const path = '/bo/signInProviders';
const settings = {
  name: 'Pwani ID',
  issuer: 'https://id.pwani.example',
  clientId: 'bahati',
  icon: 'shield',
  isShown: true,
};
const secret = 'a-secret-only-the-test-knows';

const add = (code: string, more: object = {}, token = staff.token) =>
  platform.staff(`POST ${path}`, { token, body: { code, ...settings, ...more } });
const change = (code: string, more: object = {}, token = staff.token) =>
  platform.staff(`POST ${path}/${code}`, { token, body: { ...settings, ...more } });
const move = (code: string, direction: string, token = staff.token) =>
  platform.staff(`POST ${path}/${code}/move`, { token, body: { direction } });
const list = () => platform.staff(`GET ${path}`, { token: staff.token });
const codes = async () => (await list()).value.items.map(({ code }: { code: string }) => code);
const shownCodes = async () => {
  const { value } = await platform.player('GET /wps/system/socialProviders');
  return value.items.map(({ code }: { code: string }) => code);
};
const secretOf = async (code: string) =>
  (
    await platform.owner.query<{ secret: string | null }>(
      'SELECT client_secret AS secret FROM social_providers WHERE code = $1',
      [code],
    )
  ).rows[0]?.secret;
const empty = () => platform.owner.query('DELETE FROM social_providers');

test('a provider staff add is offered to visitors and leads to its page', async () => {
  const oidc = await startOidcServer();
  const added = await add('pwani', { issuer: oidc.issuer });
  assert.equal(added.success, true, added.text);
  assert.deepEqual(await shownCodes(), ['pwani']);
  const started = await newSiteBrowser(platform).post('/wps/session/social/start', {
    provider: 'pwani',
  });
  assert.ok(started.value.url.startsWith(oidc.issuer));
  await oidc.close();
  const { value } = await list();
  assert.equal(value.isOn, true);
  assert.equal(value.callbackUrl, 'http://127.0.0.1:8080/social/callback');
  await empty();
});

test('the secret is written and never read back, and stays until another is written', async () => {
  const answers = [await add('siri', { clientSecret: secret })];
  assert.equal(answers[0]!.value.hasSecret, true);
  assert.equal(await secretOf('siri'), secret);
  answers.push(await change('siri', { name: 'Siri' }));
  assert.equal(await secretOf('siri'), secret);
  answers.push(await change('siri', { clientSecret: `${secret}-2` }), await list());
  assert.equal(await secretOf('siri'), `${secret}-2`);
  answers.push(await change('siri', { clientSecret: null }));
  assert.equal(answers.at(-1)!.value.hasSecret, false);
  assert.equal(await secretOf('siri'), null);
  for (const { text } of answers) assert.ok(!text.includes(secret));
  const { rows } = await platform.owner.query(
    `SELECT action, before, after, audit_entries::text AS whole FROM audit_entries
      WHERE subject = 'sign_in_provider:siri' ORDER BY id`,
  );
  for (const { whole } of rows) assert.ok(!whole.includes(secret));
  const added = { code: 'siri', ...settings, hasSecret: true };
  const named = { ...added, name: 'Siri' };
  assert.deepEqual(
    rows.map(({ action, before, after }) => [action, before, after]),
    [
      ['sign_in_provider.added', null, added],
      ['sign_in_provider.changed', added, named],
      ['sign_in_provider.changed', named, { ...added, isSecretNew: true }],
      ['sign_in_provider.changed', added, { ...added, hasSecret: false }],
    ],
  );
  await empty();
});

test('with a key of the operator the secret is sealed in its row, and proves the client all the same', async () => {
  const sealed = await openTestPlatform({
    sharing: platform,
    environment: { SECRETS_KEY: 'a-key-of-thirty-two-letters-and-more' },
  });
  const oidc = await startOidcServer();
  const body = { ...settings, issuer: oidc.issuer, clientSecret: oidcSecret };
  await sealed.staff(`POST ${path}`, { token: staff.token, body: { ...body, code: 'muhuri' } });
  const kept = (await secretOf('muhuri')) ?? '';
  assert.match(kept, /^sealed-1\./);
  assert.ok(!kept.includes(oidcSecret));
  const browser = newSiteBrowser(sealed);
  const started = await browser.post('/wps/session/social/start', { provider: 'muhuri' });
  const answer = await signInAt(started.value.url, 'a-person');
  const finished = await browser.post('/wps/session/social/finish', answer);
  assert.equal(finished.code, 'social_not_bound', finished.text);
  await oidc.close();
  await sealed.close();
  await empty();
});

test('providers keep the order staff give them, and one that is off is offered to nobody', async () => {
  for (const code of ['moja', 'mbili', 'tatu']) await add(code);
  assert.equal((await move('tatu', 'up')).success, true);
  assert.deepEqual(await codes(), ['moja', 'tatu', 'mbili']);
  await move('moja', 'up');
  await move('mbili', 'down');
  assert.deepEqual(await shownCodes(), ['moja', 'tatu', 'mbili']);
  await move('moja', 'down');
  await change('tatu', { isShown: false });
  assert.deepEqual(await codes(), ['tatu', 'moja', 'mbili']);
  assert.deepEqual(await shownCodes(), ['moja', 'mbili']);
  const { rows } = await platform.owner.query(
    `SELECT before, after FROM audit_entries WHERE action = 'sign_in_provider.moved'
      ORDER BY id`,
  );
  assert.deepEqual(rows, [
    { before: { order: ['moja', 'mbili', 'tatu'] }, after: { order: ['moja', 'tatu', 'mbili'] } },
    { before: { order: ['moja', 'tatu', 'mbili'] }, after: { order: ['tatu', 'moja', 'mbili'] } },
  ]);
  await empty();
});

test('no more are shown than there are buttons for, and a code is given once', async () => {
  const answers = await Promise.all(
    ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8'].map((code) => add(code)),
  );
  const refused = answers.filter(({ success }) => !success);
  assert.deepEqual(
    refused.map(({ status, code }) => [status, code]),
    [
      [409, 'too_many_shown'],
      [409, 'too_many_shown'],
    ],
  );
  const [shown = ''] = await codes();
  const taken = await add(shown, { isShown: false });
  assert.deepEqual([taken.status, taken.code], [409, 'provider_taken']);
  assert.equal((await add('hidden', { isShown: false })).success, true);
  assert.equal((await change('hidden')).code, 'too_many_shown');
  assert.equal((await change(shown)).success, true);
  for (let at = 0; at < 13; at += 1) await add(`off-${at}`, { isShown: false });
  const full = await add('one-more', { isShown: false });
  assert.deepEqual([full.status, full.code], [409, 'too_many_providers']);
  assert.equal((await codes()).length, 20);
  await empty();
});

test('an issuer is a plain address over HTTPS', async () => {
  const wrong = [
    'bahati',
    'ftp://a.example',
    'https://u:p@a.example',
    'https://a.example/?x',
    'https://a.example#x',
    'javascript:1',
  ];
  for (const issuer of wrong) {
    const answer = await add('wrong', { issuer });
    assert.deepEqual([answer.status, answer.code], [400, 'issuer_invalid'], issuer);
  }
  await add('right');
  assert.equal((await change('right', { issuer: 'https://a.example?x' })).code, 'issuer_invalid');
  await empty();
  const real = await openTestPlatform({
    sharing: platform,
    environment: { NODE_ENV: 'development' },
  });
  Object.assign(real.context.config, { NODE_ENV: 'production' });
  const plain = { code: 'plain', ...settings, issuer: 'http://id.pwani.example' };
  const answer = await real.staff(`POST ${path}`, { token: staff.token, body: plain });
  await real.close();
  assert.equal(answer.code, 'issuer_invalid');
});

test('a provider nobody added is not found; a code and a drawing have their form', async () => {
  assert.equal((await change('nobody')).code, 'not_found');
  assert.equal((await move('nobody', 'up')).code, 'not_found');
  assert.equal((await move('nobody', 'left')).code, 'invalid_input');
  for (const code of ['', 'Big', '1st', 'a b', 'a'.repeat(33)]) {
    assert.equal((await add(code)).code, 'invalid_input', code);
  }
  assert.equal((await add('fine', { icon: 'dragon' })).code, 'invalid_input');
  assert.equal((await add('fine', { name: ' ' })).code, 'invalid_input');
});

test('to look at providers and to change them are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['access.read'] });
  const other = await signInStaff(platform, { permissions: ['members.read', 'members.block'] });
  const look = (token: string) => platform.staff(`GET ${path}`, { token });
  assert.equal((await look(reader.token)).success, true);
  assert.equal((await look(other.token)).code, 'forbidden');
  assert.equal((await add('mine', {}, reader.token)).code, 'forbidden');
  assert.equal((await change('mine', {}, reader.token)).code, 'forbidden');
  assert.equal((await move('mine', 'up', reader.token)).code, 'forbidden');
});
