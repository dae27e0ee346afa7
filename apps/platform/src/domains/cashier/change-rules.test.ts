/** Rules of money: stricter ones stand at once, less strict ones once a second person has seen them. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { quote, richMember, setRules } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
beforeEach(async () => {
  await platform.owner.query('DELETE FROM change_requests');
  await setRules(platform, { daily_maximum: 100_000n, two_person_from: 50_000n });
  await platform.owner.query(
    `UPDATE member_transfer_rules SET is_down_open = true, minimum = 5000, maximum = 5000000,
            daily_cap = 10000000, daily_count = 20`,
  );
});
after(() => platform.close());

type Path = '/bo/withdrawalRules' | '/bo/transferRules';
const ofWithdrawals: Path = '/bo/withdrawalRules';
const ofTransfers: Path = '/bo/transferRules';

const read = async (path: Path, { token } = first) =>
  (await platform.staff(`GET ${path}`, { token })).value;

async function change(path: Path, more: object, staff = first, over: object = {}) {
  const { rules, version } = await read(path);
  return platform.staff(`POST ${path}`, {
    token: staff.token,
    body: { rules: { ...rules, ...more }, version, reason: 'As the board decided', ...over },
  });
}

/** Answers the rules as they stand afterwards. */
async function decide(path: Path, verdict: 'approve' | 'reject', id: string, staff = second) {
  const { status, code } = await platform.staff(`POST /bo/approvals/${id}/${verdict}`, {
    token: staff.token,
    body: verdict === 'approve' ? {} : { reason: 'Not as the board said' },
  });
  return { status, code, value: await read(path) };
}

async function auditOf(subject: string): Promise<string[]> {
  const { rows } = await platform.owner.query<{ line: string }>(
    `SELECT actor || ' ' || action AS line FROM audit_entries WHERE subject = $1 ORDER BY id`,
    [subject],
  );
  return rows.map(({ line }) => line);
}

test('a stricter rule stands at once, for members too, and the audit log has both states', async () => {
  const member = await richMember(platform);
  const { value } = await change(ofWithdrawals, { dailyMaximum: '50.00' });
  assert.deepEqual([value.rules.dailyMaximum, value.wanted], ['50.00', null]);
  const told = await quote(platform, member, '60');
  assert.deepEqual(told.value.blockReasons, ['daily_limit_reached']);
  const { rows } = await platform.owner.query(
    `SELECT action, reason, before ->> 'dailyMaximum' AS was, after ->> 'dailyMaximum' AS is
       FROM audit_entries WHERE subject = 'withdrawal_rules' ORDER BY id DESC LIMIT 1`,
  );
  const reason = 'As the board decided';
  const action = 'withdrawal_rules.changed';
  assert.deepEqual(rows, [{ action, reason, was: '1000.00', is: '50.00' }]);
});

test('a less strict rule waits for another person, and stands with his word', async () => {
  const asked = await change(ofWithdrawals, { twoPersonFrom: null });
  assert.equal(asked.value.rules.twoPersonFrom, '500.00');
  const { id, requestedBy, rules } = asked.value.wanted;
  assert.deepEqual([requestedBy, rules.twoPersonFrom], [first.username, null]);
  const own = await decide(ofWithdrawals, 'approve', id, first);
  assert.deepEqual([own.status, own.code], [409, 'second_person_needed']);
  const { value } = await decide(ofWithdrawals, 'approve', id);
  assert.deepEqual([value.rules.twoPersonFrom, value.wanted], [null, null]);
  assert.equal((await decide(ofWithdrawals, 'approve', id)).code, 'already_decided');
  assert.deepEqual((await auditOf('withdrawal_rules')).slice(-2), [
    `${first.username} withdrawal_rules.change_asked`,
    `${second.username} withdrawal_rules.changed`,
  ]);
});

test('what was asked for can be dropped, and a newer wish takes its place', async () => {
  const one = await change(ofTransfers, { maximum: '90000.00' });
  const other = await change(ofTransfers, { maximum: '80000.00' }, second);
  assert.equal(other.value.wanted.rules.maximum, '80000.00');
  const late = await decide(ofTransfers, 'approve', one.value.wanted.id);
  assert.deepEqual([late.status, late.code], [409, 'already_decided']);
  const dropped = await decide(ofTransfers, 'reject', other.value.wanted.id, first);
  assert.deepEqual([dropped.value.rules.maximum, dropped.value.wanted], ['50000.00', null]);
  const again = await decide(ofTransfers, 'reject', other.value.wanted.id, first);
  assert.deepEqual([again.status, again.code], [409, 'already_decided']);
});

test('where the rules changed since it was asked, the first word falls', async () => {
  const asked = await change(ofWithdrawals, { dailyMaximum: null });
  const { id } = asked.value.wanted;
  await platform.owner.query('UPDATE withdrawal_rules SET due_hours = 24');
  const half = await decide(ofWithdrawals, 'approve', id);
  assert.equal(half.value.rules.dailyMaximum, '1000.00');
  const same = await decide(ofWithdrawals, 'approve', id);
  assert.deepEqual([same.status, same.code], [409, 'second_person_needed']);
  const third = await signInStaff(platform, { permissions: 'all' });
  const { value } = await decide(ofWithdrawals, 'approve', id, third);
  assert.equal(value.rules.dailyMaximum, null);
});

test('of two who change the same rules the later one is told', async () => {
  const { version } = await read(ofTransfers);
  assert.equal((await change(ofTransfers, { dailyCount: 5 })).status, 200);
  const late = await change(ofTransfers, { dailyCount: 4 }, second, { version });
  assert.deepEqual([late.status, late.code], [409, 'changed_meanwhile']);
  assert.equal((await read(ofTransfers)).rules.dailyCount, 5);
});

test('one word of two at once opens nothing', async () => {
  const asked = await change(ofTransfers, { isUpOpen: false });
  assert.equal(asked.value.rules.isUpOpen, false);
  const opened = await change(ofTransfers, { isUpOpen: true });
  assert.equal(opened.value.rules.isUpOpen, false);
  const { id } = opened.value.wanted;
  const answers = await Promise.all(
    [second, second, second].map((staff) => decide(ofTransfers, 'approve', id, staff)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await read(ofTransfers)).rules.isUpOpen, true);
});

test('rules nobody could keep are refused, and a brand without any gets its first', async () => {
  const nothing = await change(ofWithdrawals, { automaticMaximum: '0.00' });
  assert.deepEqual([nothing.status, nothing.code], [400, 'amount_out_of_range']);
  const crossed = await change(ofTransfers, { minimum: '10.00', maximum: '9.00' });
  assert.deepEqual([crossed.status, crossed.code], [400, 'limits_crossed']);
  const low = await change(ofTransfers, { dailyCap: '49.99' });
  assert.deepEqual([low.status, low.code], [400, 'amount_out_of_range']);
  assert.equal((await change(ofTransfers, { dailyCount: 0 })).code, 'invalid_input');
  assert.equal((await change(ofTransfers, {}, first, { reason: 'no' })).code, 'invalid_input');
  await platform.owner.query('DELETE FROM withdrawal_rules');
  const { value } = await change(ofWithdrawals, { dailyMaximum: '700.00' });
  assert.equal(value.rules.dailyMaximum, '700.00');
});

test('who only reads changes and decides nothing', async () => {
  const reader = await signInStaff(platform, { permissions: ['withdrawals.read'] });
  for (const path of [ofWithdrawals, ofTransfers]) {
    assert.equal((await read(path, reader)).currency, 'KES');
    assert.equal((await change(path, {}, reader)).code, 'forbidden');
    const id = '00000000-0000-4000-8000-000000000000';
    assert.equal((await decide(path, 'approve', id, reader)).code, 'forbidden');
    assert.equal((await decide(path, 'reject', id, reader)).code, 'forbidden');
  }
  const nobody = await signInStaff(platform, { permissions: ['chat.read'] });
  const { code } = await platform.staff(`GET ${ofTransfers}`, { token: nobody.token });
  assert.equal(code, 'forbidden');
});
