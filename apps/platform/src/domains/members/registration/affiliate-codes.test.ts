import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestPlatform, registerTestMember } from '#platform/platform.testing.ts';
import { type AgentType, makeAgent } from '#domains/members/make-agent.ts';

const platform = await openTestPlatform();
after(() => platform.close());

const newAgent = async (type: AgentType = 1) => {
  const member = await registerTestMember(platform);
  return { ...member, code: await makeAgent(platform.context, member.id, { type }) };
};
const path = '/wps/agent/affiliate/codes';
const create = (token: string, label: unknown = '') =>
  platform.player(`POST ${path}`, { token, body: { label } });
const list = async (token: string) => {
  const { value } = await platform.player(`GET ${path}`, { token });
  return value.items as { code: string; label: string; isEnabled: boolean; joined: number }[];
};
const turn = (token: string, code: string, isEnabled: boolean) =>
  platform.player(`POST ${path}/${code}`, { token, body: { isEnabled } });
const check = (code: string) => platform.player(`GET /wps/agent/affiliate?code=${code}`);

test('a code is eight signs nobody mistakes for others, and carries a label', async () => {
  const { token } = await newAgent();
  const { value } = await create(token, '  Soko la Kongowea  ');
  assert.match(value.code, /^[A-HJKMNP-Z2-9]{8}$/);
  const [, second] = await list(token);
  assert.deepEqual(second, value);
  assert.equal(second?.label, 'Soko la Kongowea');
  assert.equal((await create(token, 'x'.repeat(41))).code, 'invalid_input');
});

test('ten codes are the most an agent has, however many are asked for at once', async () => {
  const { token } = await newAgent();
  const answers = await Promise.all(Array.from({ length: 14 }, () => create(token)));
  const refused = answers.filter(({ success }) => !success);
  assert.equal(refused.length, 5);
  for (const { status, code } of refused) {
    assert.deepEqual([status, code], [409, 'too_many_affiliate_codes']);
  }
  assert.equal((await list(token)).length, 10);
});

test('a code is checked as it was typed, and tells two letters of whose it is', async () => {
  const { code, username } = await newAgent();
  const { value } = await check(`%20${code.toLowerCase()}`);
  const agentName = `${username.slice(0, 2)}***`;
  assert.deepEqual(value, { isValid: true, agentName, downlineType: 0 });
});

test('a code is refused alike whether it is unknown, malformed or switched off', async () => {
  const { token, code } = await newAgent();
  assert.equal((await turn(token, code, false)).success, true);
  for (const wrong of [code, 'ZZZZZZZZ', 'x', "'--", '%F0%9F%8E%B2']) {
    const answer = await check(wrong);
    assert.deepEqual([answer.status, answer.code], [400, 'invitation_code_error'], wrong);
  }
  assert.equal((await turn(token, code, true)).success, true);
  assert.equal((await check(code)).success, true);
  assert.equal((await list(token))[0]?.isEnabled, true);
});

test('the codes of an agent who is blocked or is one no longer invite nobody', async () => {
  const { id, code } = await newAgent();
  const set = (column: string, value: string | number) =>
    platform.owner.query(`UPDATE members SET ${column} = $2 WHERE id = $1`, [id, value]);
  await set('status', 'blocked');
  assert.equal((await check(code)).code, 'invitation_code_error');
  await set('status', 'active');
  await set('type', 0);
  assert.equal((await check(code)).code, 'invitation_code_error');
});

test('who is an agent already is not made one again', async () => {
  const { id } = await newAgent();
  await assert.rejects(makeAgent(platform.context, id, { type: 2 }), { code: 'not_found' });
});
