/** Payments become a case, withdrawals wait for it, and staff decide it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import {
  approveBy,
  askFor,
  type RichMember,
  richMember,
  setRules,
  stake,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { giveMoney, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { lookNow } from '#domains/risk/risk.testing.ts';

let platform: TestPlatform;
let officer: StaffLogin;
let other: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await setRules(platform);
  officer = await signInStaff(platform, { permissions: 'all' });
  other = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['aml.read'] });
});
after(() => platform.close());

const justUnder = 24_000_000n;
const reason = 'Salary slips were shown';

const act = (id: string, name: string, body: object = {}, staff = officer) =>
  platform.staff(`POST /bo/aml/cases/${id}/${name}`, { token: staff.token, body });

const read = async (id: string) =>
  (await platform.staff(`GET /bo/aml/cases/${id}`, { token: reader.token })).value;

async function casesOf(member: { id: bigint }) {
  const answer = await platform.staff(`GET /bo/aml/cases?memberId=${member.id}`, {
    token: reader.token,
  });
  return answer.value.items;
}

/** Three deposits just under the threshold; the case they open. */
async function structuring(): Promise<{ member: RichMember; id: string }> {
  const member = await richMember(platform, justUnder);
  await giveMoney(platform, member.id, justUnder);
  await giveMoney(platform, member.id, justUnder);
  await lookNow(platform);
  const [found] = await casesOf(member);
  return { member, id: found.id };
}

test('deposits just under the threshold open one case, which says what it rests on', async () => {
  const { member, id } = await structuring();
  const told = await read(id);
  assert.deepEqual(
    [told.state, told.score, told.holdsWithdrawals, told.username],
    ['open', 50, true, member.username],
  );
  const [alert] = told.alerts;
  assert.deepEqual(
    [alert.rule, alert.amounts, alert.numbers],
    ['structuring', { sum: '720000.00', threshold: '250000.00' }, { count: 3 }],
  );
  const { rows } = await platform.owner.query<{ id: string }>(
    'SELECT public_id::text AS id FROM deposits WHERE member_id = $1 ORDER BY deposits.id',
    [member.id],
  );
  assert.deepEqual(
    alert.payments.map((payment: { id: string }) => payment.id),
    rows.map((row) => row.id),
  );
  assert.equal(Date.parse(told.dueAt) - Date.parse(told.openedAt), 24 * 3_600_000);
  assert.deepEqual(await auditActions(platform, `aml_case:${id}`), ['aml_case.opened']);
});

test('looking again finds nothing twice; what follows grows the open case', async () => {
  const { member, id } = await structuring();
  await Promise.all([lookNow(platform), lookNow(platform)]);
  await giveMoney(platform, member.id, justUnder);
  await giveMoney(platform, member.id, 60_000_000n);
  await lookNow(platform);
  const told = await read(id);
  assert.deepEqual(
    told.alerts.map((alert: { rule: string }) => alert.rule),
    ['structuring', 'large_single'],
  );
  assert.equal(told.alerts[0].numbers.count, 4);
  assert.equal(told.score, 75);
  assert.equal((await casesOf(member)).length, 1);
  assert.deepEqual(await auditActions(platform, `aml_case:${id}`), [
    'aml_case.opened',
    'aml_case.grew',
  ]);
});

test('while the case lasts a payout holds, with its reason, and nobody approves it', async () => {
  const { member, id } = await structuring();
  await stake(platform, member.id, justUnder);
  const asked = await askFor(platform, member, '1000');
  assert.equal(asked.value.status, 'requested');
  assert.doesNotMatch(asked.text, /review|risk/);
  const shown = await platform.staff(`GET /bo/withdrawals/${asked.value.id}`, {
    token: officer.token,
  });
  const reasons = shown.value.riskReasons.map((one: { code: string }) => one.code);
  assert.ok(reasons.includes('under_review'));
  const refused = await approveBy(platform, officer, asked.value.id);
  assert.deepEqual([refused.status, refused.code], [409, 'withdrawals_wait']);
  assert.equal((await act(id, 'clear', { reason })).value.state, 'cleared');
  assert.equal((await approveBy(platform, officer, asked.value.id)).value.status, 'approved');
});

test('staff let withdrawals go on for a reason, and what is found later stops them no more', async () => {
  const { member, id } = await structuring();
  const go = await act(id, 'hold', { isOn: false, reason });
  assert.equal(go.value.holdsWithdrawals, false);
  const asked = await askFor(platform, member, '1000');
  assert.equal((await approveBy(platform, officer, asked.value.id)).value.status, 'approved');
  await giveMoney(platform, member.id, 60_000_000n);
  await lookNow(platform);
  assert.equal((await read(id)).holdsWithdrawals, false);
  assert.equal((await act(id, 'hold', { isOn: true, reason })).value.holdsWithdrawals, true);
  assert.equal((await act(id, 'hold', { isOn: true, reason })).value.holdsWithdrawals, true);
  const { rows } = await platform.owner.query<{ reason: string; before: object; after: object }>(
    `SELECT reason, before, after FROM audit_entries
      WHERE subject = $1 AND action = 'aml_case.withdrawals_released'`,
    [`aml_case:${id}`],
  );
  assert.deepEqual(rows, [
    {
      reason,
      before: { holdsWithdrawals: true },
      after: { member: member.id.toString(), holdsWithdrawals: false },
    },
  ]);
});

test('money in, hardly played and out again is found as it is asked for', async () => {
  const member = await richMember(platform, 5_000_000n);
  await stake(platform, member.id, 500_000n);
  assert.equal((await askFor(platform, member, '42000')).success, true);
  await lookNow(platform);
  const [found] = await casesOf(member);
  const [passed, shared] = (await read(found.id)).alerts;
  assert.deepEqual([passed.rule, shared.rule], ['pass_through', 'shared_payout']);
  // Everybody here is paid at one number.
  assert.ok(shared.numbers.count > 2);
  assert.deepEqual(passed.amounts, { brought: '50000.00', taken: '42000.00', played: '5000.00' });
});

test('a decided case is not opened again by what it spoke of, and is by what is new', async () => {
  const { member, id } = await structuring();
  await act(id, 'clear', { reason });
  await giveMoney(platform, member.id, justUnder);
  await lookNow(platform);
  assert.equal((await casesOf(member)).length, 1);
  await giveMoney(platform, member.id, justUnder);
  await giveMoney(platform, member.id, justUnder);
  await lookNow(platform);
  assert.deepEqual(
    (await casesOf(member)).map((one: { state: string }) => one.state),
    ['open', 'cleared'],
  );
});

test('a case is taken, written about, handed up and decided once', async () => {
  const { id } = await structuring();
  const taken = await act(id, 'take');
  assert.deepEqual([taken.value.state, taken.value.assignedTo], ['in_review', officer.username]);
  const clientId = randomUUID();
  const text = 'Asked the cashier for the receipts.';
  await Promise.all([1, 2].map(() => act(id, 'notes', { clientId, text })));
  const noted = await act(id, 'notes', { clientId: randomUUID(), text: 'They agree.' }, other);
  assert.deepEqual(
    noted.value.notes.map((one: { seq: number; staff: string }) => [one.seq, one.staff]),
    [
      [1, officer.username],
      [2, other.username],
    ],
  );
  const conflict = await act(id, 'notes', { clientId, text: 'Something else' });
  assert.deepEqual([conflict.status, conflict.code], [409, 'request_conflict']);
  const up = await act(id, 'escalate', { reason });
  assert.deepEqual([up.value.state, up.value.assignedTo], ['escalated', null]);
  assert.equal((await act(id, 'take', {}, other)).value.state, 'escalated');
  const answers = await Promise.all([officer, other].map((s) => act(id, 'clear', { reason }, s)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const tries: [string, object][] = [
    ['take', {}],
    ['notes', { clientId: randomUUID(), text }],
    ['hold', { isOn: true, reason }],
    ['escalate', { reason }],
    ['clear', { reason }],
  ];
  for (const [name, body] of tries) {
    const late = await act(id, name, body);
    assert.deepEqual([late.status, late.code], [409, 'case_closed'], name);
  }
});

test('who may only read decides nothing, and a case nobody has is not found', async () => {
  const { id } = await structuring();
  assert.equal((await act(id, 'take', {}, reader)).code, 'forbidden');
  assert.equal((await act(randomUUID(), 'take')).status, 404);
});

test('the thresholds are told as the operator ships them', async () => {
  const { value } = await platform.staff('GET /bo/aml/rules', { token: reader.token });
  const structured = value.items.find(({ code }: { code: string }) => code === 'structuring');
  assert.deepEqual(
    [structured.amount, structured.count, structured.hours, structured.changedBy],
    ['250000.00', 3, 24, null],
  );
});
