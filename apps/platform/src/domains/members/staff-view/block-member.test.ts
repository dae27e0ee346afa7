import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createLog } from '@bahati/server-kit/log.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import { openLiveHub } from '#domains/system/live/live.ts';
import {
  goodPassword,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
/** Another process of the same product: sessions end there as well. */
let second: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  second = await openTestPlatform({ sharing: platform });
  staff = await signInStaff(platform, { permissions: ['members.read', 'members.block'] });
});
after(async () => {
  await second.close();
  await platform.close();
});

const act = (id: bigint | string, verb: string, body: object, token = staff.token) =>
  platform.staff(`POST /bo/members/${id}/${verb}`, { token, body });

const logIn = (username: string) =>
  platform.player('POST /wps/session/login', {
    body: { username, password: goodPassword, type: 'username' },
  });

const isIn = async (token: string, at = platform) =>
  (await at.player('GET /wps/member/info', { token })).success;

async function auditOf(id: bigint) {
  const { rows } = await platform.owner.query(
    `SELECT actor, action, reason, before, after FROM audit_entries
      WHERE subject = $1 ORDER BY id`,
    [`member:${id}`],
  );
  return rows;
}

test('staff block a member, who is out at once on every process, and let the member in again', async () => {
  const { id, username, token } = await registerTestMember(platform);
  const blocked = await act(id, 'block', { reason: ' plays for others ' });
  assert.deepEqual(blocked.value, { status: 'blocked' });
  assert.deepEqual([await isIn(token), await isIn(token, second)], [false, false]);
  assert.equal((await logIn(username)).code, 'member_blocked');
  const again = await act(id, 'block', { reason: 'pressed twice' });
  assert.deepEqual(again.value, { status: 'blocked' });
  const opened = await act(id, 'unblock', { reason: 'it was a mistake' });
  assert.deepEqual(opened.value, { status: 'active' });
  assert.equal(await isIn(token), false);
  assert.equal((await logIn(username)).success, true);
  const [active, away] = [{ status: 'active' }, { status: 'blocked' }];
  const by = { actor: staff.username };
  assert.deepEqual(await auditOf(id), [
    { ...by, action: 'member.blocked', reason: 'plays for others', before: active, after: away },
    { ...by, action: 'member.unblocked', reason: 'it was a mistake', before: away, after: active },
  ]);
});

test('signing out everywhere ends every session and live connection, and bars nobody', async () => {
  const { id, username, token } = await registerTestMember(platform);
  const other = (await logIn(username)).value.token;
  const { rows } = await platform.owner.query<{ sessionId: bigint }>(
    'SELECT id AS "sessionId" FROM sessions WHERE member_id = $1 ORDER BY id LIMIT 1',
    [id],
  );
  const hub = await openLiveHub({
    databaseUrl: platform.ownerUrl,
    log: createLog('test', 'silent'),
    readBalances: async () => new Map(),
  });
  const heard: string[] = [];
  hub.add({
    memberId: id,
    sessionId: rows[0]!.sessionId,
    send: ({ type }) => heard.push(type),
    close: () => heard.push('closed'),
  });
  assert.deepEqual((await act(id, 'endSessions', {})).value, { ended: 2 });
  assert.deepEqual([await isIn(token), await isIn(other, second)], [false, false]);
  await until('both words', () => heard.length >= 2);
  await hub.stop();
  assert.deepEqual(heard, ['session_ended', 'closed']);
  assert.equal((await logIn(username)).success, true);
  const [entry] = await auditOf(id);
  assert.equal(entry.action, 'member.sessions_ended');
  assert.deepEqual(entry.after, { ended: 2 });
});

test('a block wants a reason, a member who exists and whose account is not closed', async () => {
  const { id } = await registerTestMember(platform);
  for (const verb of ['block', 'unblock']) {
    assert.equal((await act(id, verb, {})).code, 'invalid_input');
    assert.equal((await act(id, verb, { reason: '  abc  ' })).code, 'invalid_input');
    assert.equal((await act('999999', verb, { reason: 'who is it' })).code, 'not_found');
  }
  assert.equal((await act('999999', 'endSessions', {})).code, 'not_found');
  await platform.owner.query(`UPDATE members SET status = 'closed' WHERE id = $1`, [id]);
  for (const verb of ['block', 'unblock']) {
    const answer = await act(id, verb, { reason: 'it is closed' });
    assert.deepEqual([answer.status, answer.code], [409, 'member_closed']);
  }
  assert.deepEqual(await auditOf(id), []);
});

test('a role that may only look cannot block, unblock or sign out', async () => {
  const { id, token } = await registerTestMember(platform);
  const reader = await signInStaff(platform, { permissions: ['members.read', 'access.change'] });
  for (const verb of ['block', 'unblock', 'endSessions']) {
    const body = verb === 'endSessions' ? {} : { reason: 'not for me' };
    assert.equal((await act(id, verb, body, reader.token)).code, 'forbidden');
  }
  assert.equal(await isIn(token), true);
});

test('a member kept from one part may do the others, and stays so after a block', async () => {
  const { id, token } = await registerTestMember(platform);
  const restrict = (restrictions: string[]) =>
    act(id, 'restrictions', { restrictions, reason: 'asked by compliance' });
  const blocksOf = async () => {
    const { rows } = await platform.owner.query<{ blocks: number }>(
      `SELECT blocks FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
      [id],
    );
    return rows[0]?.blocks;
  };
  const { value } = await restrict(['withdraw', 'withdraw']);
  assert.deepEqual(value, { restrictions: ['withdraw'] });
  assert.equal(await blocksOf(), blockBits.withdraw);
  assert.equal(await isIn(token), true);
  await restrict(['withdraw']);
  await act(id, 'block', { reason: 'a stolen phone' });
  await restrict(['deposit', 'withdraw']);
  await act(id, 'unblock', { reason: 'it was found' });
  assert.equal(await blocksOf(), blockBits.deposit | blockBits.withdraw);
  const card = await platform.staff(`GET /bo/members/${id}`, { token: staff.token });
  assert.deepEqual(card.value.restrictions, ['deposit', 'withdraw']);
  await restrict([]);
  assert.equal(await blocksOf(), 0);
  const actions = (await auditOf(id)).map(({ action }) => action);
  assert.equal(actions.filter((action) => action === 'member.restricted').length, 3);
  assert.equal((await restrict(['play'])).code, 'invalid_input');
});
