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
  assert.ok(everyAgentCall.length >= 3);
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
    const team = await platform.player('GET /wps/agent/members', { token });
    assert.deepEqual(team.value, { items: [], nextCursor: null });
  }
});

test('an agent sees nothing of another’s line and changes nothing there', async () => {
  const [one, other] = [await newAgent(platform), await newAgent(platform, 2)];
  await invite(platform, one.code);
  const below = await platform.player('GET /wps/agent/members', { token: other.token });
  assert.deepEqual(below.value.items, []);
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
