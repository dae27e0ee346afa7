import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestPlatform, registerTestMember, registration } from '#platform/platform.testing.ts';
import { type AgentType, makeAgent } from '#domains/members/make-agent.ts';

const platform = await openTestPlatform();
after(() => platform.close());

const newAgent = async (type: AgentType = 1) => {
  const member = await registerTestMember(platform);
  return { ...member, code: await makeAgent(platform.context, member.id, { type }) };
};

let count = 0;
const newName = () => `kiungo${(count += 1)}x`;

const register = (invitation: object, username = newName()) =>
  platform.player('POST /wps/member/register', { body: registration(username, invitation) });

const setLink = (code: string, link: Record<string, unknown>) => {
  const columns = Object.keys(link).map((column, at) => `${column} = $${at + 2}`);
  const sql = `UPDATE affiliate_codes SET ${columns.join(', ')} WHERE code = $1`;
  return platform.owner.query(sql, [code, ...Object.values(link)]);
};

/** The agent above, the code that counts, and the type. */
const uplineOf = async (token: string) => {
  const { value } = await platform.player('GET /wps/member/info', { token });
  const { rows } = await platform.owner.query<{
    upline: bigint | null;
    code: string | null;
    type: number;
  }>('SELECT upline_id AS upline, affiliate_code AS code, type FROM members WHERE id = $1', [
    value.id,
  ]);
  const { upline = null, code = null, type } = rows[0] ?? {};
  return [upline, code, type];
};

const look = (code: string, more: object = {}) =>
  platform.player(`GET /wps/agent/affiliate?code=${code}`, more);

test('a code for agents makes agents, with a code of their own; outside it stays outside', async () => {
  for (const [type, below] of [
    [1, 1],
    [42, 41],
  ] as const) {
    const { id, code } = await newAgent(type);
    await setLink(code, { downline_type: 1 });
    assert.equal((await look(code)).value.downlineType, 1);
    const { value } = await register({ referralCode: code });
    assert.deepEqual(await uplineOf(value.token), [id, code, below]);
    const own = await platform.player('GET /wps/agent/affiliate/codes', { token: value.token });
    assert.equal(own.value.items.length, 1);
  }
});

test('a code that expired invites nobody: typed it is refused, by a link it is passed over', async () => {
  const { code } = await newAgent();
  await setLink(code, { expires_at: new Date(Date.now() - 1000) });
  assert.equal((await look(code)).code, 'invitation_code_error');
  const typed = await register({ affiliateCode: code });
  assert.deepEqual([typed.status, typed.code], [400, 'invitation_code_error']);
  const { value } = await register({ referralCode: code });
  assert.deepEqual(await uplineOf(value.token), [null, null, 0]);
  await setLink(code, { expires_at: new Date(Date.now() + 60_000) });
  assert.ok((await register({ affiliateCode: code })).success);
});

test('a code that is used up invites nobody more, and more uses open it again', async () => {
  const { id, code } = await newAgent();
  await setLink(code, { most_uses: 1 });
  assert.ok((await register({ affiliateCode: code })).success);
  assert.equal((await look(code)).code, 'invitation_code_error');
  assert.equal((await register({ affiliateCode: code })).code, 'invitation_code_error');
  const { value } = await register({ referralCode: code });
  assert.deepEqual(await uplineOf(value.token), [null, null, 0]);
  await setLink(code, { most_uses: 2 });
  const more = await register({ referralCode: code });
  assert.deepEqual(await uplineOf(more.value.token), [id, code, 0]);
});

test('of many who register at once the last uses are given to so many, and the rest leave nothing', async () => {
  const { id, code } = await newAgent();
  await setLink(code, { most_uses: 3 });
  const names = Array.from({ length: 9 }, newName);
  const answers = await Promise.all(names.map((name) => register({ affiliateCode: code }, name)));
  const refused = answers.filter(({ success }) => !success);
  assert.equal(refused.length, 6);
  for (const { status, code: why } of refused) {
    assert.deepEqual([status, why], [400, 'invitation_code_error']);
  }
  const { rows } = await platform.owner.query<{ upline: bigint; code: string }>(
    `SELECT upline_id AS upline, affiliate_code AS code FROM credentials
       JOIN members ON members.id = member_id WHERE username = ANY($1)`,
    [names],
  );
  assert.deepEqual(
    rows,
    Array.from({ length: 3 }, () => ({ upline: id, code })),
  );
});

test('by a link too nobody loses the agent unasked: who was promised the last use is refused', async () => {
  const { id, code } = await newAgent();
  await setLink(code, { most_uses: 1 });
  // The code is held, as by a registration under way, while another has been judged already.
  const client = await platform.owner.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM affiliate_codes WHERE code = $1 FOR UPDATE', [code]);
  const late = register({ referralCode: code });
  for (;;) {
    const { rows } = await platform.owner.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (rows[0]?.waiting) break;
  }
  await client.query('UPDATE affiliate_codes SET is_enabled = false WHERE code = $1', [code]);
  await client.query('COMMIT');
  client.release();
  assert.equal((await late).code, 'invitation_code_error');
  await setLink(code, { is_enabled: true });
  const { value } = await register({ referralCode: code });
  assert.deepEqual(await uplineOf(value.token), [id, code, 0]);
});

test('a look at a code counts once a day for each address and browser', async () => {
  const { code } = await newAgent();
  const seen = async () => {
    const { rows } = await platform.owner.query<{ opened: number }>(
      'SELECT opened_count AS opened FROM affiliate_codes WHERE code = $1',
      [code],
    );
    return rows[0]?.opened;
  };
  const from = (ip: string, userAgent: string) =>
    look(code, { ip, headers: { 'user-agent': userAgent } });
  await Promise.all([1, 2, 3].map(() => from('10.1.1.1', 'one')));
  assert.equal(await seen(), 1);
  await from('10.1.1.1', 'two');
  await from('10.1.1.2', 'one');
  assert.equal(await seen(), 3);
  await setLink(code, { is_enabled: false });
  await from('10.1.1.3', 'one');
  assert.equal(await seen(), 3);
  await platform.owner.query(`UPDATE throttled_attempts SET at = at - interval '1 day 1 second'`);
  await setLink(code, { is_enabled: true });
  await from('10.1.1.1', 'one');
  assert.equal(await seen(), 4);
});
