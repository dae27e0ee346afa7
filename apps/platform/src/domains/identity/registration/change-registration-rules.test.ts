import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RegistrationField } from '@bahati/contract/back-office/identity/identity.ts';
import { rulePatterns } from '@bahati/contract/back-office/identity/registration-rules.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, registration, type TestPlatform } from '#platform/platform.testing.ts';
import { canBeMet } from './registration-bounds.rules.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['access.read', 'access.change'] });
});
after(() => platform.close());

const path = '/bo/registrationRules';
const post = (rest: string, body: object, token = staff.token) =>
  platform.staff(`POST ${path}/${rest}`, { token, body });
const fields = async (): Promise<RegistrationField[]> =>
  (await platform.staff(`GET ${path}`, { token: staff.token })).value.items;
const ruleOf = async (name: string) => (await fields()).find(({ field }) => field === name)!;
const told = async (name: string) => {
  const { value } = await platform.player('GET /wps/system/setting/register');
  return value.fields.find(({ field }: { field: string }) => field === name);
};
const audit = async (name: string) =>
  (
    await platform.owner.query(
      'SELECT actor, action, before, after FROM audit_entries WHERE subject = $1 ORDER BY id',
      [`registration_field:${name}`],
    )
  ).rows;

const telegram = {
  patternId: 5,
  minLength: 4,
  maxLength: 20,
  isShown: true,
  isRequired: true,
};

test('a saved rule acts at the next registration, and the operator’s own comes back by a reset', async () => {
  const house = await ruleOf('telegram');
  assert.equal(house.isOwn, false);
  assert.deepEqual(house.rule, house.houseRule);
  const saved = await post('telegram', telegram);
  assert.deepEqual([saved.value.isOwn, saved.value.rule], [true, telegram], saved.text);
  const { field: _, acceptedPattern, ...shown } = await told('telegram');
  assert.deepEqual(shown, telegram);
  assert.equal(acceptedPattern, '^[A-Za-z0-9]*$');
  const register = (more: object) =>
    platform.player('POST /wps/member/register', { body: registration('sheria1', more) });
  assert.equal((await register({})).details?.['problem'], 'required');
  assert.equal((await register({ telegram: '@ali' })).details?.['problem'], 'pattern');
  assert.equal((await register({ telegram: 'amani' })).success, true);
  const reset = await post('telegram/reset', {});
  assert.deepEqual(reset.value, house);
  assert.equal((await told('telegram')).isShown, false);
  const own = { ...telegram, isOwn: true };
  const houses = { ...house.houseRule, isOwn: false };
  assert.deepEqual(await audit('telegram'), [
    {
      actor: staff.username,
      action: 'registration_rule.changed',
      before: houses,
      after: own,
    },
    { actor: staff.username, action: 'registration_rule.reset', before: own, after: houses },
  ]);
});

test('a field that follows the operator already is reset without a word in the log', async () => {
  assert.equal((await post('zalo/reset', {})).success, true);
  assert.deepEqual(await audit('zalo'), []);
});

test('the repeated password follows the password’s rule', async () => {
  const { rule } = await ruleOf('password');
  assert.equal((await post('password', { ...rule, minLength: 10 })).success, true);
  assert.equal((await told('confirmPassword')).minLength, 10);
  await post('password/reset', {});
  assert.equal((await told('confirmPassword')).minLength, 8);
});

test('what the operator keeps cannot be loosened, and the setting is named', async () => {
  const cases: [field: string, change: object, setting: string][] = [
    ['username', { isRequired: false }, 'isRequired'],
    ['username', { isShown: false, isRequired: false }, 'isShown'],
    ['username', { patternId: 7 }, 'patternId'],
    ['username', { patternId: 1 }, 'patternId'],
    ['username', { minLength: 3 }, 'minLength'],
    ['username', { maxLength: 33 }, 'maxLength'],
    ['password', { minLength: 7 }, 'minLength'],
    ['password', { maxLength: 129 }, 'maxLength'],
    ['password', { patternId: 7 }, 'patternId'],
    ['password', { isShown: false, isRequired: false }, 'isShown'],
    ['confirmPassword', { minLength: 9 }, 'minLength'],
    ['birthday', { patternId: 13 }, 'patternId'],
    ['birthday', { isRequired: false }, 'isRequired'],
    ['email', { patternId: 10 }, 'patternId'],
    ['referralCode', { maxLength: 40 }, 'maxLength'],
    ['referralCode', { isRequired: true }, 'isRequired'],
  ];
  for (const [field, change, setting] of cases) {
    const { rule } = await ruleOf(field);
    const answer = await post(field, { ...rule, ...change });
    assert.deepEqual([answer.status, answer.code], [400, 'rule_loosened'], answer.text);
    assert.equal(answer.details?.['setting'], setting, field);
    assert.deepEqual(await ruleOf(field).then((found) => found.rule), rule);
  }
  assert.equal(
    (await post('referralCode', { ...(await ruleOf('referralCode')).rule, isShown: true })).success,
    true,
  );
});

test('a rule nobody could meet is refused', async () => {
  const impossible = [
    { minLength: 5, maxLength: 4 },
    { isShown: false, isRequired: true },
    { patternId: 12, minLength: 1, maxLength: 9 },
    { patternId: 13, minLength: 11, maxLength: 20 },
    { patternId: 4, minLength: 1, maxLength: 4 },
    { patternId: 20, minLength: 1, maxLength: 3 },
  ];
  for (const change of impossible) {
    const answer = await post('line', { ...telegram, ...change });
    assert.deepEqual([answer.status, answer.code], [400, 'rule_impossible']);
  }
});

test('a rule is one of the 24, of a field there is', async () => {
  assert.equal((await post('telegram', { ...telegram, patternId: 25 })).code, 'invalid_input');
  assert.equal((await post('telegram', { ...telegram, patternId: 0 })).code, 'invalid_input');
  assert.equal((await post('telegram', { ...telegram, maxLength: 255 })).code, 'invalid_input');
  assert.equal((await post('telegram', { ...telegram, minLength: -1 })).code, 'invalid_input');
  assert.equal((await post('telegram', { ...telegram, more: 1 })).code, 'invalid_input');
  assert.equal((await post('shoeSize', telegram)).code, 'invalid_input');
  assert.equal((await post('shoeSize/reset', {})).code, 'invalid_input');
});

test('every pattern can be met by a field of the usual lengths', () => {
  for (const { id, name } of rulePatterns) {
    assert.ok(canBeMet({ ...telegram, patternId: id, minLength: 1, maxLength: 40 }), name);
  }
});

test('changes at the same time leave one rule and a log without gaps', async () => {
  const lengths = [11, 12, 13, 14, 15];
  const answers = await Promise.all(
    lengths.map((maxLength) => post('wechat', { ...telegram, maxLength })),
  );
  assert.ok(answers.every(({ success }) => success));
  const entries = await audit('wechat');
  assert.equal(entries.length, lengths.length);
  for (const [at, entry] of entries.entries()) {
    if (at > 0) assert.deepEqual(entry.before, entries[at - 1].after);
  }
  const { isOwn: _, ...last } = entries.at(-1).after;
  assert.deepEqual((await ruleOf('wechat')).rule, last);
});

test('to look at the rules and to change them are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['access.read'] });
  const other = await signInStaff(platform, { permissions: ['members.read', 'audit.read'] });
  const look = (token: string) => platform.staff(`GET ${path}`, { token });
  assert.equal((await look(reader.token)).success, true);
  assert.equal((await look(other.token)).code, 'forbidden');
  assert.equal((await post('telegram', telegram, reader.token)).code, 'forbidden');
  assert.equal((await post('telegram/reset', {}, reader.token)).code, 'forbidden');
});
