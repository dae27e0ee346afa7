import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { agencyCalls } from '@bahati/contract/player-site/agency/agency.ts';
import { openTestPlatform, registerTestMember } from '#platform/platform.testing.ts';
import { invite, newAgent } from './agency.testing.ts';

// Ten in the evening of the 20th in Nairobi, two hours after the 20th began to end elsewhere.
const now = new Date('2026-11-20T19:00:00Z');
const platform = await openTestPlatform({ now: () => now });
after(() => platform.close());

const bodies: Record<string, object> = {
  'POST /wps/agent/affiliate/codes': { label: '' },
  'POST /wps/agent/affiliate/codes/:code': { isEnabled: false },
};

const everyAgentCall = Object.entries(agencyCalls)
  .filter(([, { audience }]) => audience === 'member')
  .map(([key]) => ({ key: key.replace(':code', 'ABCDEFGH'), body: bodies[key] }));

test('every call of the agent centre refuses visitors, members and trial members', async () => {
  const member = await registerTestMember(platform);
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  assert.ok(everyAgentCall.length >= 5);
  for (const { key, body } of everyAgentCall) {
    const ask = (token?: string) => platform.player(key, { token, ...(body ? { body } : {}) });
    assert.equal((await ask()).code, 'unauthenticated', key);
    for (const token of [member.token, trial.value.token]) {
      const answer = await ask(token);
      assert.deepEqual([answer.status, answer.code], [403, 'need_agent'], key);
    }
  }
});

test('agents of every type have a team, and a code from the first moment', async () => {
  for (const type of [1, 2, 41, 42] as const) {
    const { token, code } = await newAgent(platform, type);
    const { value } = await platform.player('GET /wps/agent/affiliate/codes', { token });
    assert.deepEqual(
      value.items.map((item: { code: string; isEnabled: boolean }) => [item.code, item.isEnabled]),
      [[code, true]],
    );
    const team = await platform.player('GET /wps/agent/team', { token });
    assert.deepEqual(team.value, { total: 0, joinedToday: 0, joined7Days: 0, joined30Days: 0 });
  }
});

test('who joined is counted by whole days of the brand’s calendar', async () => {
  const { token, code } = await newAgent(platform);
  // In Nairobi: today's first moment, yesterday's last, the first of 7 and of 30 days, and before.
  const moments = [
    '2026-11-19T21:00:00Z',
    '2026-11-19T20:59:59Z',
    '2026-11-13T21:00:00Z',
    '2026-11-13T20:59:59Z',
    '2026-10-21T21:00:00Z',
    '2026-10-21T20:59:59Z',
  ];
  for (const moment of moments) {
    const { id } = await invite(platform, code);
    await platform.owner.query('UPDATE members SET registered_at = $2 WHERE id = $1', [id, moment]);
  }
  const { value } = await platform.player('GET /wps/agent/team', { token });
  assert.deepEqual(value, { total: 6, joinedToday: 1, joined7Days: 3, joined30Days: 5 });
});

test('members below are read newest first, page by page, with masked contacts', async () => {
  const { token, code } = await newAgent(platform);
  const first = await invite(platform, code);
  const others = [await invite(platform, code), await invite(platform, code)];
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254712345678', email = 'siri@barua.example'
      WHERE member_id = $1`,
    [first.id],
  );
  const list = (query: string) => platform.player(`GET /wps/agent/downlines?${query}`, { token });
  const page = await list('pageSize=2');
  assert.deepEqual(
    page.value.items.map(({ nickname }: { nickname: string }) => nickname),
    others.toReversed().map(({ username }) => username),
  );
  const rest = await list(`pageSize=2&cursor=${page.value.nextCursor}`);
  const { registeredAt, ...oldest } = rest.value.items[0];
  assert.ok(Date.parse(registeredAt) > 0);
  assert.deepEqual(oldest, {
    nickname: first.username,
    mobile: '+254••••••678',
    email: 'si•••@barua.example',
    source: code,
  });
  assert.equal(rest.value.nextCursor, null);
  assert.equal((await list('pageSize=101')).code, 'invalid_input');
  assert.equal((await list('cursor=nonsense')).code, 'invalid_input');
});

test('an agent sees nothing of another’s line and changes nothing there', async () => {
  const [one, other] = [await newAgent(platform), await newAgent(platform, 2)];
  await invite(platform, one.code);
  const below = await platform.player('GET /wps/agent/downlines', { token: other.token });
  assert.deepEqual(below.value.items, []);
  const team = await platform.player('GET /wps/agent/team', { token: other.token });
  assert.equal(team.value.total, 0);
  const codes = await platform.player('GET /wps/agent/affiliate/codes', { token: other.token });
  assert.ok(!codes.text.includes(one.code));
  const answer = await platform.player(`POST /wps/agent/affiliate/codes/${one.code}`, {
    token: other.token,
    body: { isEnabled: false },
  });
  assert.deepEqual([answer.status, answer.code], [404, 'not_found']);
  const check = await platform.player(`GET /wps/agent/affiliate?code=${one.code}`);
  assert.equal(check.success, true, check.text);
});

test('who is below an agent of the line is not told to the agent above', async () => {
  const top = await newAgent(platform, 2);
  const middle = await invite(platform, top.code);
  await platform.owner.query('UPDATE members SET type = 1 WHERE id = $1', [middle.id]);
  await platform.owner.query(
    `INSERT INTO affiliate_codes (code, agent_id) VALUES ('CHNTATU2', $1)`,
    [middle.id],
  );
  await invite(platform, 'CHNTATU2');
  const { value } = await platform.player('GET /wps/agent/downlines', { token: top.token });
  assert.deepEqual(
    value.items.map(({ nickname }: { nickname: string }) => nickname),
    [middle.username],
  );
});
