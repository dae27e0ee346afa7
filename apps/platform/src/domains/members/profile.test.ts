import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { avatarKeys, firstAvatar } from '@bahati/contract/player-site/members/avatars.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
} from '#platform/platform.testing.ts';
import { maskedValue } from './profile.rules.ts';

const platform = await openTestPlatform();
after(() => platform.close());

type Shown = { field: string; value: string; isLocked: boolean; isRequired: boolean };

const read = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/member/profile', { token })).value;

const change = ({ token }: NewMember, body: object) =>
  platform.player('POST /wps/member/profile', { token, body });

const valueOf = (profile: { fields: Shown[] }, name: string) =>
  profile.fields.find(({ field }) => field === name)?.value;

const rule = (field: string, patternId: number, isRequired: boolean) =>
  platform.owner.query(
    `INSERT INTO registration_rules
       (brand_code, field, pattern_id, min_length, max_length, is_shown, is_required)
     VALUES ('bahati', $1, $2, 3, 20, true, $3)`,
    [field, patternId, isRequired],
  );

const auditsOf = async ({ id }: NewMember) => {
  const { rows } = await platform.owner.query(
    'SELECT action, before, after FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`member:${id}`],
  );
  return rows;
};

test('a profile begins with what registering knew and says the rule of each field', async () => {
  const member = await registerTestMember(platform);
  const profile = await read(member);
  assert.deepEqual([profile.nickname, profile.birthday], [member.username, '1990-05-17']);
  const names = profile.fields.map(({ field }: Shown) => field);
  assert.ok(names.includes('occupation') && names.includes('payeeName'));
  assert.ok(!names.includes('email') && !names.includes('wechat'), 'bound, or not asked for');
});

test('what is written stands, what is not sent stays, what is empty goes', async () => {
  const member = await registerTestMember(platform);
  const first = {
    occupation: ' Fundi wa jahazi ',
    nationality: 'Kenya',
    nickname: 'Amani  wa Pwani',
  };
  const answer = await change(member, first);
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.value.nickname, 'Amani wa Pwani');
  assert.equal(valueOf(answer.value, 'occupation'), 'Fundi wa jahazi');
  await change(member, { nickname: 'Amani wa Pwani', nationality: '' });
  const profile = await read(member);
  assert.equal(valueOf(profile, 'occupation'), 'Fundi wa jahazi');
  assert.equal(valueOf(profile, 'nationality'), '');
});

test('the real name is set once; the birthday is nobody’s to send', async () => {
  const member = await registerTestMember(platform);
  const nickname = member.username;
  assert.equal((await change(member, { nickname, payeeName: 'Amani Otieno' })).status, 200);
  const again = await change(member, { nickname, payeeName: 'Juma Otieno' });
  assert.deepEqual(
    [again.status, again.code, again.details?.['field']],
    [409, 'field_locked', 'payeeName'],
  );
  assert.equal((await change(member, { nickname, payeeName: '' })).code, 'field_locked');
  const same = await change(member, { nickname, payeeName: 'Amani Otieno' });
  assert.equal(same.status, 200);
  const told = same.value.fields.find(({ field }: Shown) => field === 'payeeName');
  assert.deepEqual([told.value, told.isLocked], ['Amani Otieno', true]);
  const birthday = await change(member, { nickname, birthday: '2000-01-01' });
  assert.deepEqual([birthday.status, birthday.code], [400, 'invalid_input']);
});

test('of two first real names at once one stands', async () => {
  const member = await registerTestMember(platform);
  const names = ['Amani Otieno', 'Juma Otieno', 'Neema Otieno', 'Asha Otieno'];
  const answers = await Promise.all(
    names.map((payeeName) => change(member, { nickname: member.username, payeeName })),
  );
  const won = answers.filter(({ status }) => status === 200);
  assert.equal(won.length, 1);
  assert.ok(answers.every(({ status, code }) => status === 200 || code === 'field_locked'));
  assert.equal(valueOf(await read(member), 'payeeName'), names[answers.indexOf(won[0]!)]);
});

test('a field that breaks its rule, or is not asked for, is refused by name', async () => {
  const member = await registerTestMember(platform);
  const problemOf = async (more: object) => {
    const answer = await change(member, { nickname: member.username, ...more });
    assert.equal(answer.code, 'field_invalid', answer.text);
    return [answer.details?.['field'], answer.details?.['problem']];
  };
  assert.deepEqual(await problemOf({ occupation: 'x' }), ['occupation', 'too_short']);
  assert.deepEqual(await problemOf({ whatsapp: 'my number' }), ['whatsapp', 'pattern']);
  assert.deepEqual(await problemOf({ wechat: 'amani' }), ['wechat', 'not_asked']);
  const unseen = ['Moi Ave\u0000nue', 'Moi\u202e Avenue', 'Moi\nAvenue'];
  for (const currentAddress of unseen)
    assert.deepEqual(await problemOf({ currentAddress }), ['currentAddress', 'pattern']);
});

test('what the brand needs stays needed, by the brand’s own rule', async () => {
  const member = await registerTestMember(platform);
  await rule('line', 7, true);
  const nickname = member.username;
  const missing = await change(member, { nickname });
  assert.deepEqual([missing.code, missing.details?.['problem']], ['field_invalid', 'required']);
  assert.equal((await change(member, { nickname, line: 'abc' })).details?.['problem'], 'pattern');
  assert.equal((await change(member, { nickname, line: '12345' })).status, 200);
  const taken = await change(member, { nickname, line: '' });
  assert.equal(taken.details?.['problem'], 'required');
  await platform.owner.query('DELETE FROM registration_rules');
  const profile = await read(member);
  assert.equal(valueOf(profile, 'line'), undefined, 'no longer asked for, so not shown');
});

test('a nickname has letters of one alphabet and tricks nobody', async () => {
  const member = await registerTestMember(platform);
  for (const nickname of [
    'A',
    'x'.repeat(25),
    'аmani',
    'ama\u200bni',
    'ａmani',
    '254712',
    'amani_1',
  ])
    assert.equal((await change(member, { nickname })).code, 'nickname_invalid', nickname);
  assert.equal((await change(member, { nickname: 'Zoë 7' })).status, 200);
});

test('a nickname is never somebody else’s user name, nor looks like it', async () => {
  const other = await registerTestMember(platform, 'mwanaidi9');
  const member = await registerTestMember(platform);
  for (const nickname of ['mwanaidi9', 'MwanaIdi9', 'Mwana idi 9', 'Mwánaïdi9'])
    assert.equal((await change(member, { nickname })).code, 'nickname_taken', nickname);
  assert.equal((await change(other, { nickname: 'Mwanaidi9' })).status, 200);
});

test('a change is noted with no more than needed, and no change is not', async () => {
  const member = await registerTestMember(platform);
  const body = { nickname: 'Bahari', occupation: 'Mvuvi wa samaki', payeeName: 'Ali B' };
  await change(member, body);
  await change(member, body);
  assert.deepEqual(await auditsOf(member), [
    {
      action: 'member.profile_changed',
      before: { nickname: member.username, payeeName: '', occupation: '' },
      after: { nickname: 'Bahari', payeeName: '•••', occupation: 'Mv•••' },
    },
  ]);
  assert.deepEqual(['', 'Ali B', 'Ali Ba'].map(maskedValue), ['', '•••', 'Al•••']);
});

test('a trial member has no profile to change and no account to close', async () => {
  const visit = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const { token } = visit.value;
  assert.equal((await platform.player('GET /wps/member/profile', { token })).value.birthday, null);
  const body = { nickname: 'Mgeni' };
  const changed = await platform.player('POST /wps/member/profile', { token, body });
  assert.deepEqual([changed.status, changed.code], [403, 'need_true_account']);
  const password = '-';
  const closed = await platform.player('POST /wps/member/close', { token, body: { password } });
  assert.deepEqual([closed.status, closed.code], [403, 'need_true_account']);
});

test('an avatar is chosen from those that are drawn; until then the id gives one', async () => {
  const member = await registerTestMember(platform);
  const { token } = member;
  const icon = async () =>
    (await platform.player('GET /wps/member/info/icon', { token })).value.icon;
  assert.equal(await icon(), firstAvatar(member.id));
  const wanted = avatarKeys.find((key) => key !== firstAvatar(member.id));
  const choose = (key: unknown) =>
    platform.player('POST /wps/member/info/icon', { token, body: { icon: key } });
  assert.equal((await choose(wanted)).value.icon, wanted);
  assert.equal(await icon(), wanted);
  assert.equal((await choose('<svg>')).code, 'invalid_input');
  await platform.owner.query(`UPDATE members SET avatar = 'dodo' WHERE id = $1`, [member.id]);
  assert.equal(await icon(), firstAvatar(member.id), 'one that is no longer drawn');
});
