import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { testProvider, type TestMember } from '@bahati/testing/factories.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { openPlayedPlatform, sendOperation } from '#domains/gaming/rounds/rounds.testing.ts';

let platform: TestPlatform;
let player: TestMember;
let asker: StaffLogin;
let decider: StaffLogin;

const permissions = [
  'vendors.read',
  'vendors.change',
  'approvals.read',
  'approvals.decide',
] as const;
before(async () => {
  const played = await openPlayedPlatform({ SECRETS_KEY: 'a-key-of-thirty-two-letters-and-more' });
  ({ platform } = played);
  [player] = played.players as [TestMember];
  asker = await signInStaff(platform, { permissions });
  decider = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const reason = 'The yearly change of keys';
const path = `/bo/providers/${testProvider.code}`;
const post = (call: string, body: object, { token } = asker) =>
  platform.staff(`POST ${path}/${call}`, { token, body: { reason, ...body } });
const read = async (): Promise<StaffProvider> => {
  const { value } = await platform.staff('GET /bo/providers', { token: asker.token });
  return value.items.find(({ code }: StaffProvider) => code === testProvider.code);
};
const wishes = async (): Promise<{ id: string }[]> => {
  const { value } = await platform.staff('GET /bo/approvals?state=requested', {
    token: decider.token,
  });
  return value.items;
};
const approve = async ({ token } = decider) => {
  const [wish] = await wishes();
  return platform.staff(`POST /bo/approvals/${wish?.id}/approve`, { token, body: {} });
};
const settings = {
  launchUrl: 'https://games.example',
  apiUrl: 'https://api.example/v2',
  stuckAfterMinutes: 90,
};

/** Whether a call signed so is let in, once every process has heard of the keys. */
const isLetIn = async (key: string) => {
  const body = { memberId: player.playerId };
  const answer = await sendOperation(platform, 'balance', { ...body, gameCode: undefined }, key);
  return answer.status !== 401;
};
const untilLetIn = (key: string, wanted: boolean) =>
  until(
    wanted ? 'the key to open' : 'the key to be shut',
    async () => (await isLetIn(key)) === wanted,
  );

test('a new key holds with the second word, beside the one before until that is ended', async () => {
  const made = await post('key', { overlapHours: 24 });
  const { key } = made.value;
  assert.match(key, /^[\w-]{43}$/);
  assert.equal(made.value.provider.asked.isKey, true);
  assert.equal(await isLetIn(key), false);
  assert.equal((await approve(asker)).code, 'second_person_needed');
  assert.equal((await approve()).value.state, 'applied');
  await untilLetIn(key, true);
  assert.equal(await isLetIn(testProvider.key), true);
  const told = await read();
  assert.ok(told.previousKey && told.key.since && told.asked === null);
  assert.notEqual(told.key.fingerprint, told.previousKey.fingerprint);

  assert.equal((await post('endPreviousKey', {})).value.previousKey, null);
  await untilLetIn(testProvider.key, false);
  assert.equal(await isLetIn(key), true);
  const again = await post('endPreviousKey', {});
  assert.deepEqual([again.status, again.code], [409, 'no_previous_key']);

  const { rows } = await platform.owner.query(
    `SELECT signing_key AS kept FROM provider_profiles WHERE code = $1
     UNION ALL SELECT kept_key FROM provider_keys WHERE kept_key IS NOT NULL`,
    [testProvider.code],
  );
  assert.equal(rows.length, 1);
  assert.match(rows[0].kept, /^sealed-/);
  const log = await platform.owner.query(
    `SELECT action, coalesce(before::text, '') || coalesce(after::text, '') AS told
       FROM audit_entries WHERE subject = $1 ORDER BY id`,
    [`provider:${testProvider.code}`],
  );
  assert.deepEqual(
    log.rows.map(({ action }) => action),
    ['change_asked', 'changed', 'key_ended'].map((act) => `provider_change.${act}`),
  );
  assert.ok(log.rows.every(({ told: text }) => !text.includes(key)));
});

test('of two keys asked for one after the other only the second can come into force', async () => {
  const { key: forgotten } = (await post('key', { overlapHours: 0 })).value;
  const [old] = await wishes();
  const { key } = (await post('key', { overlapHours: 0 })).value;
  const late = await platform.staff(`POST /bo/approvals/${old?.id}/approve`, {
    token: decider.token,
    body: {},
  });
  assert.equal(late.code, 'already_decided');
  assert.equal((await approve()).value.state, 'applied');
  await untilLetIn(key, true);
  assert.equal(await isLetIn(forgotten), false);
  assert.equal((await read()).previousKey, null);
});

test('other addresses hold with the second word', async () => {
  const before = await read();
  assert.equal((await post('change', settings)).value.launchUrl, before.launchUrl);
  assert.equal((await approve()).value.state, 'applied');
  const { launchUrl, apiUrl, stuckAfterMinutes } = await read();
  assert.deepEqual({ launchUrl, apiUrl, stuckAfterMinutes }, settings);
  const same = await post('change', settings);
  assert.deepEqual([same.status, same.code], [409, 'nothing_changes']);
});

test('an address that is open to others, or no address, is refused', async () => {
  for (const apiUrl of [
    'http://api.example',
    'https://api.example/',
    'https://who:me@api.example',
    'https://api.example?x=1',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ]) {
    const { status, code } = await post('change', { ...settings, apiUrl });
    assert.deepEqual([status, code], [400, 'address_not_allowed'], apiUrl);
  }
  const local = await post('change', { ...settings, apiUrl: 'http://127.0.0.1:8082' });
  assert.equal(local.success, true);
});

test('a provider that is not there is not changed, and rights of their own are needed', async () => {
  const nobody = (call: string, body: object) =>
    platform.staff(`POST /bo/providers/NOBODY/${call}`, {
      token: asker.token,
      body: { reason, ...body },
    });
  assert.equal((await nobody('change', settings)).code, 'not_found');
  assert.equal((await nobody('key', { overlapHours: 1 })).code, 'not_found');
  assert.equal((await nobody('endPreviousKey', {})).code, 'not_found');
  const reader = await signInStaff(platform, { permissions: ['vendors.read'] });
  assert.equal((await post('key', { overlapHours: 1 }, reader)).code, 'forbidden');
  const other = await signInStaff(platform, { permissions: ['games.read'] });
  assert.equal(
    (await platform.staff('GET /bo/providers', { token: other.token })).code,
    'forbidden',
  );
});
