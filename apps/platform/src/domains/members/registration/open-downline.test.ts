import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openTestPlatform, registerTestMember, registration } from '#platform/platform.testing.ts';
import { type AgentType, makeAgent } from '#domains/members/make-agent.ts';

const defaultPassword = 'Karibu-Sana-88';
const platform = await openTestPlatform({
  environment: { DEFAULT_DOWNLINE_PASSWORD: defaultPassword },
});
after(() => platform.close());

const newAgent = async (type: AgentType = 1) => {
  const member = await registerTestMember(platform);
  await makeAgent(platform.context, member.id, { type });
  return member;
};

let count = 0;
const newName = () => `mpya${(count += 1)}x`;

const open = (token: string | undefined, more: object = {}) =>
  platform.player('POST /wps/agent/members', {
    token,
    body: { username: newName(), type: 0, birthday: '1992-03-04', ...more },
  });

const recordOf = async (id: string) => {
  const { rows } = await platform.owner.query<{
    type: number;
    upline: bigint;
    code: string | null;
    codes: number;
    cash: number;
    inTeam: boolean;
  }>(
    `SELECT type, upline_id AS upline, affiliate_code AS code,
            (SELECT count(*)::int FROM affiliate_codes WHERE agent_id = members.id) AS codes,
            (SELECT count(*)::int FROM accounts WHERE owner_id = members.id AND kind = 'cash') AS cash,
            EXISTS (SELECT FROM team_members WHERE agent_id = upline_id AND member_id = members.id
                       AND depth = 1 AND until_day = 'infinity') AS "inTeam"
       FROM members WHERE id = $1`,
    [id],
  );
  return rows[0];
};

test('an agent opens an account, and its owner has to change the password first', async () => {
  const agent = await newAgent();
  const { value } = await open(agent.token, { username: 'Asha77' });
  assert.equal(value.username, 'asha77');
  assert.equal(value.defaultPassword, defaultPassword);
  const ofMember = { type: 0, upline: agent.id, code: null, codes: 0, cash: 1, inTeam: true };
  assert.deepEqual(await recordOf(value.id), ofMember);
  const logIn = async (password: string) => {
    const body = { type: 'username', username: 'asha77', password };
    return (await platform.player('POST /wps/session/login', { body })).value;
  };
  const { token, passwordExpired, firstTimeLogin } = await logIn(defaultPassword);
  assert.deepEqual([passwordExpired, firstTimeLogin], [true, true]);
  const balance = () => platform.player('GET /wps/v2/wallets/balance', { token });
  assert.equal((await balance()).code, 'password_change_required');
  const newPassword = 'ndizi-Tatu-2041';
  const changed = await platform.player('POST /wps/member/password', {
    token,
    body: { oldPassword: defaultPassword, newPassword, confirmNewPassword: newPassword },
  });
  assert.equal(changed.status, 200, changed.text);
  assert.equal((await balance()).status, 200);
  assert.equal((await logIn(newPassword)).passwordExpired, false);
});

test('nobody was logged in by the opening, and the audit log says who opened it', async () => {
  const agent = await newAgent();
  const { value } = await open(agent.token);
  const { rows } = await platform.owner.query<{ sessions: number; lastLogin: Date | null }>(
    `SELECT (SELECT count(*)::int FROM sessions WHERE member_id = $1) AS sessions,
            last_login_at AS "lastLogin" FROM credentials WHERE member_id = $1`,
    [value.id],
  );
  assert.deepEqual(rows[0], { sessions: 0, lastLogin: null });
  const audit = await platform.owner.query<{ actor: string; action: string }>(
    'SELECT actor, action FROM audit_entries WHERE subject = $1',
    [`member:${value.id}`],
  );
  assert.deepEqual(audit.rows, [{ actor: agent.username, action: 'member.opened_by_agent' }]);
});

test('a downline agent has a code at once, and stays outside where the line settles outside', async () => {
  for (const [type, below] of [
    [1, 1],
    [2, 1],
    [41, 41],
    [42, 41],
  ] as const) {
    const agent = await newAgent(type);
    const { value } = await open(agent.token, { type: 1 });
    const record = await recordOf(value.id);
    assert.deepEqual([record?.type, record?.codes], [below, 1], String(type));
  }
});

test('what is wrong with the account is refused, and leaves nothing behind', async () => {
  const { token } = await newAgent();
  const taken = newName();
  assert.ok((await open(token, { username: taken })).success);
  const soon = new Date(Date.now() - 17.5 * 365 * 24 * 3600_000).toISOString().slice(0, 10);
  for (const [more, status, code] of [
    [{ username: taken.toUpperCase() }, 409, 'username_taken'],
    [{ username: 'support24' }, 409, 'username_taken'],
    [{ username: 'ab' }, 400, 'username_invalid'],
    [{ username: 'аsha_77' }, 400, 'username_invalid'],
    [{ birthday: soon }, 403, 'under_age'],
    [{ birthday: '1850-01-01' }, 400, 'birthday_invalid'],
    [{ type: 2 }, 400, 'invalid_input'],
  ] as const) {
    const answer = await open(token, more);
    assert.deepEqual([answer.status, answer.code], [status, code], JSON.stringify(more));
  }
  const { value } = await platform.player('GET /wps/agent/members', { token });
  assert.equal(value.items.length, 1);
});

test('a double click opens one account', async () => {
  const { token } = await newAgent();
  const username = newName();
  const answers = await Promise.all([1, 2, 3].map(() => open(token, { username })));
  const codes = answers.map(({ code = 'opened' }) => code).toSorted();
  assert.deepEqual(codes, ['opened', 'username_taken', 'username_taken']);
});

test('visitors, members, trial members and blocked agents open nothing', async () => {
  assert.equal((await open(undefined)).code, 'unauthenticated');
  const member = await registerTestMember(platform);
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  for (const token of [member.token, trial.value.token]) {
    const answer = await open(token);
    assert.deepEqual([answer.status, answer.code], [403, 'need_agent']);
  }
  const agent = await newAgent();
  await platform.owner.query(`UPDATE members SET status = 'blocked' WHERE id = $1`, [agent.id]);
  assert.equal((await open(agent.token)).code, 'need_agent');
});

test('a brand without registration by name has none by agents either', async () => {
  const { token } = await newAgent();
  const set = (isOn: boolean) =>
    platform.owner.query(
      `UPDATE brands SET flags = flags || jsonb_build_object('USERNAMEREG3', $1::boolean)`,
      [isOn],
    );
  await set(false);
  const answer = await open(token);
  assert.deepEqual([answer.status, answer.code], [403, 'function_not_enabled']);
  await set(true);
  assert.ok((await open(token)).success);
});

test('without a default password no accounts are opened', async () => {
  const plain = await openTestPlatform({ sharing: { ownerUrl: platform.ownerUrl } });
  try {
    const { token } = await newAgent();
    const body = { username: newName(), type: 0, birthday: '1992-03-04' };
    const answer = await plain.player('POST /wps/agent/members', { token, body });
    assert.equal(answer.code, 'function_not_enabled');
    const own = await plain.player('POST /wps/member/register', { body: registration(newName()) });
    assert.ok(own.success);
  } finally {
    await plain.close();
  }
});
