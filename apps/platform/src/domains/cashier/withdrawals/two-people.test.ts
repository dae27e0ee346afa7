/** Above a limit two members of staff approve, each once, and both what they saw. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  codeAt,
  signInStaff,
  staffPassword,
  type StaffLogin,
} from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { auditActions, balanceOf } from '#domains/cashier/cashier.testing.ts';
import { approveBy, askFor, richMember, setRules } from './withdrawals.testing.ts';

let clockShiftMs = 0;
let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(Date.now() + clockShiftMs) });
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
  await setRules(platform, { two_person_from: 50_000n });
});
after(() => platform.close());

async function asked(amount = '500') {
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, amount);
  return { member, id: value.id as string };
}

const statusOf = async (id: string) =>
  (await platform.staff(`GET /bo/withdrawals/${id}`, { token: first.token })).value;

test('below the limit one is enough; from it on it takes two', async () => {
  const small = await asked('499.99');
  const one = await approveBy(platform, first, small.id);
  assert.deepEqual([one.value.status, one.value.approvalsNeeded], ['approved', 1]);
  const { id } = await asked();
  const half = await approveBy(platform, first, id);
  assert.deepEqual([half.value.status, half.value.approvalsNeeded], ['requested', 2]);
  assert.deepEqual(
    half.value.approvals.map(({ staff }: { staff: string }) => staff),
    [first.username],
  );
  const whole = await approveBy(platform, second, id);
  assert.deepEqual([whole.value.status, whole.value.decidedBy], ['approved', second.username]);
  assert.deepEqual(await auditActions(platform, `withdrawal:${id}`), [
    'withdrawal.first_approved',
    'withdrawal.approved',
  ]);
});

test('nobody is the second of himself, in no other session either', async () => {
  const { id } = await asked();
  await approveBy(platform, first, id);
  const again = await approveBy(platform, first, id);
  assert.deepEqual([again.status, again.code], [409, 'second_person_needed']);
  // A code is good once: the next step of the authenticator opens another session.
  clockShiftMs += 60_000;
  const other = await platform.staff('POST /bo/session/login', {
    body: {
      username: first.username,
      password: staffPassword,
      code: codeAt(first.totpSecret, platform.context.now().getTime()),
    },
  });
  assert.equal(other.status, 200, other.text);
  assert.notEqual(other.value.token, first.token);
  const elsewhere = await approveBy(platform, { ...first, token: other.value.token }, id);
  assert.equal(elsewhere.code, 'second_person_needed');
  assert.equal((await statusOf(id)).status, 'requested');
});

test('one word each, however many say it at once', async () => {
  const { id } = await asked();
  const answers = await Promise.all(
    [first, first, first].map((who) => approveBy(platform, who, id)),
  );
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await statusOf(id)).approvals.length, 1);
});

test('whatever changes in between, the first word falls and it starts anew', async () => {
  const changes = [
    `UPDATE withdrawals SET payee = '+254700000099' WHERE public_id = $1`,
    'UPDATE withdrawals SET amount = amount + 100 WHERE public_id = $1',
    `UPDATE members SET status = 'blocked'
      WHERE id = (SELECT member_id FROM withdrawals WHERE public_id = $1)`,
  ];
  for (const change of changes) {
    const { id } = await asked();
    await approveBy(platform, first, id);
    await platform.owner.query(change, [id]);
    const answer = await approveBy(platform, second, id);
    assert.equal(answer.value.status, 'requested', change);
    assert.deepEqual(
      answer.value.approvals.map(({ staff }: { staff: string }) => staff),
      [second.username],
    );
    assert.equal((await approveBy(platform, first, id)).value.status, 'approved');
  }
});

test('a rejection in between ends it, and the member asks anew without any word', async () => {
  const { member, id } = await asked();
  await approveBy(platform, first, id);
  await platform.staff(`POST /bo/withdrawals/${id}/reject`, {
    token: second.token,
    body: { reason: 'Name differs' },
  });
  assert.equal((await approveBy(platform, second, id)).code, 'already_decided');
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  const { value } = await askFor(platform, member, '500');
  assert.deepEqual((await statusOf(value.id)).approvals, []);
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});
