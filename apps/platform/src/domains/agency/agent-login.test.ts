import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { goodPassword, openTestPlatform, registerTestMember } from '#platform/platform.testing.ts';
import { newAgent } from './agency.testing.ts';

const platform = await openTestPlatform();
after(() => platform.close());

const logIn = (username: string, password = goodPassword, more: object = { page: 'agent' }) =>
  platform.player('POST /wps/session/login', {
    body: { type: 'username', username, password, ...more },
  });

const sessionsOf = async (memberId: bigint) => {
  const { rows } = await platform.owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM sessions WHERE member_id = $1',
    [memberId],
  );
  return rows[0]?.count;
};

test('agents of every type come in by their page, and by the site’s too', async () => {
  for (const type of [1, 2, 41, 42] as const) {
    const agent = await newAgent(platform, type);
    const { value } = await logIn(agent.username);
    const team = await platform.player('GET /wps/agent/members', { token: value.token });
    assert.equal(team.status, 200, team.text);
    assert.equal((await logIn(agent.username, goodPassword, {})).success, true);
  }
});

test('a member is told to be no agent only with the right password, and no session opens', async () => {
  const { id, username } = await registerTestMember(platform);
  const before = await sessionsOf(id);
  const wrong = await logIn(username, 'not-the-password');
  assert.deepEqual([wrong.status, wrong.code], [401, 'login_failed']);
  const unknown = await logIn('hayupo99', 'not-the-password');
  assert.deepEqual([unknown.status, unknown.code], [wrong.status, wrong.code]);
  const right = await logIn(username);
  assert.deepEqual([right.status, right.code, right.value], [403, 'not_an_agent', undefined]);
  assert.equal(await sessionsOf(id), before);
  const { rows } = await platform.owner.query(
    'SELECT is_successful FROM login_attempts WHERE member_id = $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  assert.equal(rows[0].is_successful, false);
  assert.equal((await logIn(username, goodPassword, {})).success, true);
});

test('a blocked agent hears of the block and not of the page', async () => {
  const { id, username } = await newAgent(platform);
  await platform.owner.query(
    'UPDATE credentials SET is_login_blocked = true WHERE member_id = $1',
    [id],
  );
  assert.equal((await logIn(username)).code, 'member_blocked');
});

test('a code by SMS opens the agents’ page to agents alone', async () => {
  const byCode = async (memberId: bigint, number: string) => {
    await platform.owner.query('UPDATE credentials SET mobile_number = $2 WHERE member_id = $1', [
      memberId,
      `+254${number}`,
    ]);
    const mobile = { mobileNum: number, countryDialingCode: '+254' };
    await platform.player('POST /wps/verification/sms/noLogin', {
      body: { ...mobile, language: 'en' },
    });
    const { rows } = await platform.owner.query<{ body: string }>(
      'SELECT body FROM outgoing_messages WHERE recipient = $1 ORDER BY id DESC LIMIT 1',
      [`+254${number}`],
    );
    const verificationCode = /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
    return platform.player('POST /wps/session/login', {
      body: { type: 'sms', ...mobile, verificationCode, page: 'agent' },
    });
  };
  const member = await registerTestMember(platform);
  assert.equal((await byCode(member.id, '712000001')).code, 'not_an_agent');
  const agent = await newAgent(platform);
  const answer = await byCode(agent.id, '712000002');
  assert.equal(answer.success, true, answer.text);
});

test('an agent whose password must change does that before the team is told', async () => {
  const { id, username } = await newAgent(platform);
  await platform.owner.query(
    'UPDATE credentials SET must_change_password = true WHERE member_id = $1',
    [id],
  );
  const { value } = await logIn(username);
  assert.equal(value.passwordExpired, true);
  const team = await platform.player('GET /wps/agent/members', { token: value.token });
  assert.equal(team.code, 'password_change_required');
});

test('another page than the agents’ is no page', async () => {
  assert.equal((await logIn('mtu', goodPassword, { page: 'staff' })).code, 'invalid_input');
});
