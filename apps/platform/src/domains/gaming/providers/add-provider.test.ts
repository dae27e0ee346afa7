import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { registerProvider } from './register-provider.ts';

let platform: TestPlatform;
let asker: StaffLogin;
let decider: StaffLogin;

const permissions = [
  'vendors.read',
  'vendors.change',
  'approvals.read',
  'approvals.decide',
] as const;
before(async () => {
  const environment = { SECRETS_KEY: 'a-key-of-thirty-two-letters-and-more' };
  platform = await openTestPlatform({ environment });
  asker = await signInStaff(platform, { permissions });
  decider = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const settings = {
  apiUrl: 'https://api.vendor.example',
  launchUrl: 'https://games.vendor.example',
  stuckAfterMinutes: 90,
  isIdScopeGlobal: false,
  isUnknownRollbackOk: true,
};
const ask = (code: string, more: object = {}) =>
  platform.staff('POST /bo/providers', {
    token: asker.token,
    body: { code, ...settings, reason: 'The contract was signed', ...more },
  });
const decide = async ({ token }: StaffLogin) => {
  const { value } = await platform.staff('GET /bo/approvals?state=requested', { token });
  return platform.staff(`POST /bo/approvals/${value.items[0].id}/approve`, { token, body: {} });
};

/** Whether a call signed so is let in, once this process has read who its providers are. */
const isLetIn = async (code: string, key: string) => {
  await platform.gaming.directory.refresh();
  const body = { memberId: '1', currency: 'KES' };
  const headers = signedHeaders(code, key, JSON.stringify(body), Date.now());
  const answer = await platform.player('POST /provider/v1/balance', { body, headers });
  return answer.status !== 401;
};

test('a provider asked for by one is let in by another, with the key of the last wish', async () => {
  const replaced = (await ask('VENDOR')).value.key as string;
  const key = (await ask('VENDOR')).value.key as string;
  assert.match(key, /^[\w-]{43}$/);
  assert.equal(await isLetIn('VENDOR', key), false);
  assert.equal((await decide(asker)).code, 'second_person_needed');
  assert.equal((await decide(decider)).value.state, 'applied');
  assert.equal(await isLetIn('VENDOR', key), true);
  assert.equal(await isLetIn('VENDOR', replaced), false);
  const { value } = await platform.staff('GET /bo/providers', { token: asker.token });
  const [{ code, apiUrl, isIdScopeGlobal, stuckAfterMinutes }] = value.items;
  assert.deepEqual(
    { code, apiUrl, isIdScopeGlobal, stuckAfterMinutes },
    { code: 'VENDOR', apiUrl: settings.apiUrl, isIdScopeGlobal: false, stuckAfterMinutes: 90 },
  );
  const { rows } = await platform.owner.query(
    `SELECT (SELECT count(*)::int FROM asked_providers) AS waiting,
            (SELECT bool_and(signing_key LIKE 'sealed-1.%') FROM provider_profiles) AS sealed,
            (SELECT count(*)::int FROM audit_entries WHERE after::text LIKE '%' || $1 || '%')
              AS told`,
    [key],
  );
  assert.deepEqual(rows, [{ waiting: 0, sealed: true, told: 0 }]);
});

test('a code that is taken and an address in the open are refused', async () => {
  await registerProvider(platform.context, {
    ...settings,
    code: 'TAKEN',
    overlapHours: undefined,
  });
  assert.equal((await ask('taken')).code, 'provider_known');
  assert.equal(
    (await ask('OPEN', { apiUrl: 'http://vendor.example' })).code,
    'address_not_allowed',
  );
});

test('who asked first finds the code taken when a command was quicker', async () => {
  await ask('QUICK');
  await registerProvider(platform.context, { ...settings, code: 'QUICK', overlapHours: undefined });
  assert.equal((await decide(decider)).code, 'cannot_apply');
});

test('the command sets a provider up once, and gives it another key beside the one before', async () => {
  const wish = { ...settings, code: 'MACHINE', overlapHours: undefined };
  const key = (await registerProvider(platform.context, wish)) ?? '';
  assert.equal(await isLetIn('MACHINE', key), true);
  assert.equal(await registerProvider(platform.context, wish), undefined);
  const next = (await registerProvider(platform.context, { ...wish, overlapHours: 24 })) ?? '';
  assert.notEqual(next, key);
  assert.equal(await isLetIn('MACHINE', key), true);
  assert.equal(await isLetIn('MACHINE', next), true);
  await registerProvider(platform.context, { ...wish, overlapHours: 0 });
  assert.equal(await isLetIn('MACHINE', next), false);
  await assert.rejects(
    registerProvider(platform.context, { ...wish, code: 'NOWHERE', apiUrl: 'http://a.example' }),
    /begins with https/,
  );
});
