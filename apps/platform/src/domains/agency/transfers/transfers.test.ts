import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { setFirstPaymentPassword } from '#domains/identity/sessions.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { setBlocks } from '#domains/wallet/member-wallet.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { invite, newAgent } from '#domains/agency/agency.testing.ts';

const paymentPassword = '739105';

let clock = new Date();
let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform({ now: () => clock });
});
after(async () => {
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
  await platform.close();
});
beforeEach(async () => {
  clock = new Date();
  await setRules('is_down_open = true, is_up_open = true, daily_cap = 10000000');
});

const setRules = (change: string) =>
  platform.owner.query(`UPDATE member_transfer_rules SET ${change}`);

type Person = { id: bigint; username: string; token: string };

/** An agent with money and a payment password, and who came by his code. */
async function line(money = 100_000n) {
  const agent = await newAgent(platform);
  await ready(agent.id, money);
  const invited = await invite(platform, agent.code);
  const below = { ...invited, token: await logIn(invited.username) };
  await ready(below.id, 0n);
  return { agent, below };
}

async function ready(memberId: bigint, money: bigint) {
  await setFirstPaymentPassword(platform.context, memberId, paymentPassword);
  if (money > 0n) await giveMoney(platform, memberId, money);
}

async function logIn(username: string): Promise<string> {
  const { value } = await platform.player('POST /wps/session/login', {
    body: { type: 'username', username, password: goodPassword },
  });
  return value.token;
}

const send = (from: Person, more: object) =>
  platform.player('POST /wps/transfers', {
    token: from.token,
    body: {
      idempotencyKey: randomUUID(),
      direction: 'down',
      amount: '100',
      paymentPassword,
      ...more,
    },
  });

async function balanceOf({ token }: Person): Promise<string> {
  return (await platform.player('GET /wps/v2/wallets/balance', { token })).value.balance;
}

test('an agent sends money down: both balances move in one commit and both have the record', async () => {
  const { agent, below } = await line();
  const answer = await send(agent, { payee: below.username.toUpperCase(), amount: '250.50' });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual([await balanceOf(agent), await balanceOf(below)], ['749.50', '250.50']);
  const listOf = async ({ token }: Person) =>
    (await platform.player('GET /wps/transfers', { token })).value.items[0];
  const [sent, got] = [await listOf(agent), await listOf(below)];
  assert.deepEqual(
    [sent.id, sent.isSent, sent.other, sent.amount, sent.direction],
    [answer.value.id, true, below.username, '250.50', 'down'],
  );
  assert.deepEqual(
    [got.id, got.isSent, got.other],
    [answer.value.id, false, `${agent.username.slice(0, 2)}***`],
  );
  const audit = await platform.owner.query(
    `SELECT actor, after FROM audit_entries WHERE action = 'member.transferred' AND subject = $1`,
    [`member:${agent.id}`],
  );
  assert.deepEqual(audit.rows, [
    {
      actor: agent.username,
      after: { to: `${below.id}`, direction: 'down', amount: '250.50', currency: 'KES' },
    },
  ]);
});

test('money goes up to the one directly above without a name, and further up by name', async () => {
  const { agent, below } = await line();
  await platform.owner.query('UPDATE members SET type = 1 WHERE id = $1', [below.id]);
  const third = await registerTestMember(platform);
  await platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
    third.id,
    below.id,
  ]);
  await ready(third.id, 50_000n);
  const near = await send(third, { direction: 'up' });
  assert.equal(near.status, 200, near.text);
  assert.equal(near.value.other, `${below.username.slice(0, 2)}***`);
  const far = await send(third, { direction: 'up', payee: agent.username });
  assert.equal(far.status, 200, far.text);
  const down = await send(agent, { payee: third.username });
  assert.equal(down.status, 200, down.text);
  assert.deepEqual(
    [await balanceOf(third), await balanceOf(below), await balanceOf(agent)],
    ['400.00', '100.00', '1000.00'],
  );
});

test('the same request moves money once, and other content under its id is a conflict', async () => {
  const { agent, below } = await line();
  const idempotencyKey = randomUUID();
  const wanted = { idempotencyKey, payee: below.username };
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(agent, wanted)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
  assert.equal(await balanceOf(agent), '900.00');
  const other = await send(agent, { ...wanted, amount: '101' });
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
  // What was sent stays answered, whatever the brand decided since.
  await setRules('is_down_open = false');
  assert.equal((await send(agent, wanted)).status, 200);
});

test('unknown, foreign, left, shut out and trial payees are all refused in the same words', async () => {
  const { agent, below } = await line();
  const stranger = await registerTestMember(platform);
  const above = await line();
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  await platform.owner.query(
    `UPDATE members SET upline_id = $1 WHERE id = (SELECT member_id FROM sessions
      ORDER BY id DESC LIMIT 1) AND type = 4`,
    [agent.id],
  );
  const trialName = await platform.player('GET /wps/member/info', { token: trial.value.token });
  const names = [
    'hayupo-kabisa',
    stranger.username,
    above.below.username,
    agent.username,
    trialName.value.account,
  ];
  const answers = [];
  for (const payee of names) answers.push(await send(agent, { payee }));
  await platform.owner.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [below.id]);
  answers.push(await send(agent, { payee: below.username }));
  await platform.owner.query(`UPDATE members SET status = 'active' WHERE id = $1`, [below.id]);
  await setBlocks(await ownerClient(), below.id, { transfer: true });
  answers.push(await send(agent, { payee: below.username }));
  answers.push(await send(agent, {}));
  for (const { status, code, details } of answers) {
    assert.deepEqual([status, code, details], [404, 'payee_not_found', undefined]);
  }
  assert.equal(await balanceOf(agent), '1000.00');
  const orphan = await registerTestMember(platform);
  await ready(orphan.id, 50_000n);
  assert.equal((await send(orphan, { direction: 'up' })).code, 'payee_not_found');
});

/** Blocks are set in somebody's transaction; here each statement is its own. */
async function ownerClient() {
  return platform.owner as unknown as Parameters<typeof setBlocks>[0];
}

test('a closed brand, a closed line and a sender who is no agent let nothing through', async () => {
  const { agent, below } = await line();
  await ready(below.id, 0n);
  await giveMoney(platform, below.id, 50_000n);
  const down = { payee: below.username };
  const closes = async (from: Person, more: object) => {
    const { status, code } = await send(from, more);
    assert.deepEqual([status, code], [409, 'transfers_closed']);
  };
  await setRules('is_down_open = false, is_up_open = false');
  await closes(agent, down);
  await closes(below, { direction: 'up' });
  await setRules('is_down_open = true, is_up_open = true');
  await platform.owner.query('INSERT INTO closed_transfer_lines (agent_id) VALUES ($1)', [
    agent.id,
  ]);
  await closes(agent, down);
  await closes(below, { direction: 'up' });
  await platform.owner.query('DELETE FROM closed_transfer_lines WHERE agent_id = $1', [agent.id]);
  await closes(below, { payee: agent.username });
  const rules = await platform.player('GET /wps/transfers/rules', { token: below.token });
  assert.deepEqual(
    [rules.value.down, rules.value.up],
    [
      { isOpen: false, payee: null },
      { isOpen: true, payee: `${agent.username.slice(0, 2)}***` },
    ],
  );
});

test('amounts outside the rules, more than there is and blocked senders are refused', async () => {
  const { agent, below } = await line();
  const payee = below.username;
  for (const amount of ['0', '49.99', '50000.01']) {
    const { status, code, details } = await send(agent, { payee, amount });
    assert.deepEqual([status, code], [400, 'amount_out_of_range']);
    assert.deepEqual(details, { minimum: '50.00', maximum: '50000.00' });
  }
  const tooMuch = await send(agent, { payee, amount: '1000.01' });
  assert.deepEqual([tooMuch.status, tooMuch.code], [409, 'insufficient_funds']);
  assert.deepEqual(tooMuch.details, { balance: '1000.00' });
  await setBlocks(await ownerClient(), agent.id, { transfer: true });
  const blocked = await send(agent, { payee });
  assert.deepEqual([blocked.status, blocked.code], [403, 'transfers_blocked']);
});

test('the payment password stands before everything, and a trial member has no way at all', async () => {
  const agent = await newAgent(platform);
  const { username } = await invite(platform, agent.code);
  const unset = await send(agent, { payee: username });
  assert.deepEqual([unset.status, unset.code], [409, 'payment_password_not_set']);
  await ready(agent.id, 50_000n);
  const wrong = await send(agent, { payee: 'hayupo', paymentPassword: '000001' });
  assert.deepEqual([wrong.status, wrong.code], [403, 'payment_password_wrong']);
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const refused = await send({ ...agent, token: trial.value.token }, { payee: username });
  assert.deepEqual([refused.status, refused.code], [403, 'need_true_account']);
});

test('the cap of the day holds against several at once and is free again the next day', async () => {
  const { agent, below } = await line();
  await setRules('daily_cap = 50000');
  // Four at a time: more would meet the throttle of the payment password.
  const four = () =>
    Promise.all(Array.from({ length: 4 }, () => send(agent, { payee: below.username })));
  const answers = [...(await four()), ...(await four())];
  const sent = answers.filter(({ status }) => status === 200);
  assert.equal(sent.length, 5);
  for (const { status, code, details } of answers) {
    if (status !== 200) assert.deepEqual([code, details], ['daily_cap_reached', { left: '0.00' }]);
  }
  assert.equal(await balanceOf(below), '500.00');
  const rules = () => platform.player('GET /wps/transfers/rules', { token: agent.token });
  const { value } = await rules();
  assert.deepEqual([value.leftToday, value.countLeftToday], ['0.00', 15]);
  clock = new Date(Date.now() + 24 * 3_600_000);
  assert.equal((await rules()).value.leftToday, '500.00');
});

test('own transfers are read page by page, newest first, from both sides', async () => {
  const { agent, below } = await line();
  for (const amount of ['50', '60', '70']) await send(agent, { payee: below.username, amount });
  await send(below, { direction: 'up', amount: '80' });
  const read = async (query: string) =>
    (await platform.player(`GET /wps/transfers?${query}`, { token: agent.token })).value;
  const first = await read('pageSize=2');
  const rest = await read(`pageSize=2&cursor=${first.nextCursor}`);
  assert.deepEqual(
    [...first.items, ...rest.items].map((item) => [item.amount, item.isSent]),
    [
      ['80.00', false],
      ['70.00', true],
      ['60.00', true],
      ['50.00', true],
    ],
  );
  assert.equal(rest.nextCursor, null);
});

test('staff close an agent’s line and open it again, each written down once', async () => {
  const staff = await signInStaff(platform, { permissions: 'all' });
  const reader = await signInStaff(platform, { permissions: ['members.read'] });
  const { agent, below } = await line();
  const path = `/bo/members/${agent.id}/transferLine`;
  const read = async () => (await platform.staff(`GET ${path}`, { token: reader.token })).value;
  const set = (isOpen: boolean, token = staff.token, to = path) =>
    platform.staff(`POST ${to}`, { token, body: { isOpen, reason: 'Asked by the agent' } });
  assert.deepEqual(await read(), { isAgent: true, isOpen: true });
  assert.equal((await set(false, reader.token)).code, 'forbidden');
  assert.deepEqual((await set(false)).value, { isAgent: true, isOpen: false });
  await set(false);
  assert.equal((await send(agent, { payee: below.username })).code, 'transfers_closed');
  await set(true);
  assert.equal((await send(agent, { payee: below.username })).status, 200);
  const member = await set(false, staff.token, `/bo/members/${below.id}/transferLine`);
  assert.deepEqual([member.status, member.code], [409, 'need_agent']);
  const nobody = await set(false, staff.token, '/bo/members/999999999/transferLine');
  assert.deepEqual([nobody.status, nobody.code], [404, 'not_found']);
  const { rows } = await platform.owner.query<{ action: string }>(
    `SELECT action FROM audit_entries WHERE subject = $1 AND action LIKE 'member.transfer_line%'
      ORDER BY id`,
    [`member:${agent.id}`],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['member.transfer_line_closed', 'member.transfer_line_opened'],
  );
});
