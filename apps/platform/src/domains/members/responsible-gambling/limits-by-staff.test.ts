import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['members.read', 'members.block'] });
});
after(() => platform.close());

const reason = 'asked on the telephone';
const read = (id: bigint | string, token = staff.token) =>
  platform.staff(`GET /bo/members/${id}/limits`, { token });
const act = (id: bigint | string, verb: string, body: object, token = staff.token) =>
  platform.staff(`POST /bo/members/${id}/${verb}`, { token, body });

test('the operator sets a stricter limit, which the member sees and cannot loosen', async () => {
  const { id, token } = await registerTestMember(platform);
  const named = { kind: 'deposit', period: 'month' };
  const set = (amount: string | null) =>
    platform.player('POST /wps/member/limits', { token, body: { ...named, amount } });
  await set('5000');
  const answer = await act(id, 'limits', { ...named, amount: '2000', reason });
  const [limit] = answer.value.limits;
  assert.deepEqual([limit.amount, limit.own, limit.house], ['2000.00', '5000.00', '2000.00']);
  await set('1000');
  const { value } = await set(null);
  assert.deepEqual(
    value.limits.map((the: { amount: string; house: string }) => [the.amount, the.house]),
    [['1000.00', '2000.00']],
  );
  await platform.owner.query(
    `UPDATE play_limits SET next_at = now() WHERE owner_id = $1 AND source = 'member'`,
    [id],
  );
  const left = (await read(id)).value.limits[0];
  assert.deepEqual([left.amount, left.own], ['2000.00', null]);
  // The operator's own limit is loosened as slowly as a member's.
  const loosened = await act(id, 'limits', { ...named, amount: null, reason });
  assert.equal(loosened.value.limits[0].amount, '2000.00');
});

test('staff exclude a member, and nobody makes that shorter', async () => {
  const { id, token } = await registerTestMember(platform);
  const excluded = await act(id, 'exclude', { lasts: '6 months', reason });
  const [row] = excluded.value.exclusions;
  assert.deepEqual([row.kind, row.source, row.stands], ['self_exclusion', 'house', true]);
  const info = await platform.player('GET /wps/member/info', { token });
  assert.equal(info.code, 'unauthenticated');
  for (const lasts of ['1 day', '30 days']) {
    const shorter = await act(id, 'exclude', { lasts, reason });
    assert.deepEqual([shorter.status, shorter.code], [409, 'exclusion_stands']);
  }
  const forEver = await act(id, 'exclude', { lasts: 'for ever', reason });
  assert.equal(forEver.value.exclusions[0].endsAt, null);
  const { rows } = await platform.owner.query(
    `SELECT actor, reason FROM audit_entries WHERE subject = $1 AND action = 'member.excluded'
      ORDER BY id LIMIT 1`,
    [`member:${id}`],
  );
  assert.deepEqual(rows, [{ actor: staff.username, reason }]);
});

test('a limit of the operator wants a reason, a member and a sensible amount', async () => {
  const { id } = await registerTestMember(platform);
  const named = { kind: 'stake', period: 'day' };
  assert.equal((await act(id, 'limits', { ...named, amount: '10' })).code, 'invalid_input');
  assert.equal((await act(id, 'exclude', { lasts: '1 day' })).code, 'invalid_input');
  assert.equal((await act(id, 'exclude', { lasts: '2 days', reason })).code, 'invalid_input');
  const tiny = await act(id, 'limits', { ...named, amount: '0.10', reason });
  assert.deepEqual([tiny.status, tiny.code], [400, 'limit_out_of_range']);
  assert.equal((await read('999999')).code, 'not_found');
  assert.equal(
    (await act('999999', 'limits', { ...named, amount: '10', reason })).code,
    'not_found',
  );
  assert.equal((await act('999999', 'exclude', { lasts: '1 day', reason })).code, 'not_found');
});

test('who may only look sees limits and sets none', async () => {
  const { id } = await registerTestMember(platform);
  const { token } = await signInStaff(platform, { permissions: ['members.read'] });
  assert.equal((await read(id, token)).success, true);
  const limit = { kind: 'stake', period: 'day', amount: '10', reason };
  assert.equal((await act(id, 'limits', limit, token)).code, 'forbidden');
  assert.equal((await act(id, 'exclude', { lasts: '1 day', reason }, token)).code, 'forbidden');
});

test('a member who is blocked and let in again is as excluded as before', async () => {
  const { id } = await registerTestMember(platform);
  await act(id, 'exclude', { lasts: '7 days', reason });
  await act(id, 'block', { reason });
  await act(id, 'unblock', { reason });
  const { rows } = await platform.owner.query<{ blocks: number }>(
    `SELECT blocks FROM accounts WHERE owner_id = $1 AND kind = 'cash'`,
    [id],
  );
  assert.deepEqual(rows, [{ blocks: 16 }]);
  assert.equal((await read(id)).value.exclusions[0].stands, true);
});
