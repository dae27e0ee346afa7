/** A withdrawal the rules would let through is looked at as it is asked for, and not in a minute. */
import assert from 'node:assert/strict';
import { after, before, test, type TestContext } from 'node:test';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import {
  approveBy,
  askFor,
  paidWithdrawal,
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
before(async () => {
  platform = await openTestPlatform();
  officer = await signInStaff(platform, { permissions: 'all' });
  await setRules(platform, {
    automatic_maximum: 100_000_000n,
    automatic_score: 100,
    automatic_after_paid: 1,
  });
});
after(() => platform.close());

const justUnder = 24_000_000n;
const reason = 'Salary slips were shown';

let numbers = 712_100_000;

/** Paid before, at a number nobody else has. */
async function newMember(amount: bigint): Promise<RichMember> {
  const member = await richMember(platform, amount, { number: `0${(numbers += 1)}` });
  await paidWithdrawal(platform, officer, { member, amount: '20' });
  return member;
}

/** As the operator ships it but for this, until the test is over. */
async function setPassThrough(t: TestContext, { isOn = true, ratioBps = 8_000 }) {
  t.after(() => platform.owner.query('DELETE FROM aml_rules'));
  await platform.owner.query(
    `INSERT INTO aml_rules (brand, code, is_on, points, amount, hours, ratio_bps, play_bps,
       changed_by)
     VALUES ('bahati', 'pass_through', $1, 40, 2000000, 72, $2, 5000, 'zawadi')`,
    [isOn, ratioBps],
  );
}

async function casesOf({ id }: RichMember) {
  const { value } = await platform.staff(`GET /bo/aml/cases?memberId=${id}`, {
    token: officer.token,
  });
  return value.items;
}

const act = (id: string, name: string, body: object) =>
  platform.staff(`POST /bo/aml/cases/${id}/${name}`, { token: officer.token, body });

/** How it was answered, and what staff read of it. */
async function ask(member: RichMember, amount: string) {
  const { value, text } = await askFor(platform, member, amount);
  assert.ok(value, text);
  const shown = await platform.staff(`GET /bo/withdrawals/${value.id}`, { token: officer.token });
  const reasons = shown.value.riskReasons.map(({ code }: { code: string }) => code) as string[];
  return { id: value.id as string, status: value.status as string, text, reasons, shown };
}

test('money in, hardly played and out again waits for staff at once, who read why', async () => {
  const member = await newMember(5_000_000n);
  await stake(platform, member.id, 500_000n);
  const { id, status, text, reasons, shown } = await ask(member, '42000');
  assert.equal(status, 'requested');
  assert.doesNotMatch(text, /stand|risk|review/);
  assert.equal(reasons[0], 'payments_stand_out');
  const points = shown.value.riskReasons.map((one: { points: number }) => one.points);
  assert.equal(
    shown.value.riskScore,
    Math.min(
      100,
      points.reduce((sum: number, one: number) => sum + one, 0),
    ),
  );
  assert.deepEqual(await auditActions(platform, `withdrawal:${id}`), []);
  const [found] = await casesOf(member);
  const { value } = await platform.staff(`GET /bo/aml/cases/${found.id}`, {
    token: officer.token,
  });
  assert.deepEqual(
    value.alerts.map((one: { rule: string; amounts: object }) => [one.rule, one.amounts]),
    [['pass_through', { brought: '50000.00', taken: '42020.00', played: '5000.00' }]],
  );
  // The look of the minute finds what is known already.
  await lookNow(platform);
  assert.deepEqual(await casesOf(member), [found]);
  assert.deepEqual(await auditActions(platform, `aml_case:${found.id}`), ['aml_case.opened']);
  assert.equal((await approveBy(platform, officer, id)).value.status, 'approved');
});

test('it is the member’s payments since the last look that hold a small sum as well', async () => {
  const member = await newMember(justUnder);
  await giveMoney(platform, member.id, justUnder);
  await giveMoney(platform, member.id, justUnder);
  const { id, status, reasons } = await ask(member, '100');
  assert.equal(status, 'requested');
  assert.ok(reasons.includes('payments_stand_out'));
  const [found] = await casesOf(member);
  assert.deepEqual([found.rules, found.holdsWithdrawals], [['structuring'], true]);
  assert.equal((await approveBy(platform, officer, id)).code, 'withdrawals_wait');
});

test('who plays what he brings is paid without a look, his newest play counted', async (t) => {
  await setPassThrough(t, { ratioBps: 1_000 });
  const member = await newMember(5_000_000n);
  await stake(platform, member.id, 2_500_000n);
  const { status, reasons } = await ask(member, '20000');
  assert.equal(status, 'approved');
  assert.ok(!reasons.includes('payments_stand_out'));
  assert.deepEqual(await casesOf(member), []);
});

test('what a decided case has spoken of holds nothing any more, and what is new does', async () => {
  const member = await newMember(justUnder);
  await giveMoney(platform, member.id, justUnder);
  await giveMoney(platform, member.id, justUnder);
  assert.equal((await ask(member, '100')).status, 'requested');
  const [found] = await casesOf(member);
  await act(found.id, 'clear', { reason });
  assert.equal((await ask(member, '100')).status, 'approved');
  await giveMoney(platform, member.id, 60_000_000n);
  assert.equal((await ask(member, '100')).status, 'requested');
  assert.deepEqual(
    (await casesOf(member)).map((one: { state: string }) => one.state),
    ['open', 'cleared'],
  );
});

test('where staff have let withdrawals go on, what is found grows the case and stops none', async () => {
  const member = await newMember(justUnder);
  await giveMoney(platform, member.id, justUnder);
  await giveMoney(platform, member.id, justUnder);
  const first = await ask(member, '100');
  const [found] = await casesOf(member);
  await act(found.id, 'hold', { isOn: false, reason });
  await giveMoney(platform, member.id, 60_000_000n);
  const second = await ask(member, '100');
  assert.equal(second.status, 'approved');
  const [grown] = await casesOf(member);
  assert.deepEqual(
    [grown.id, grown.score, grown.holdsWithdrawals],
    [found.id, found.score + 25, false],
  );
  assert.equal((await approveBy(platform, officer, first.id)).value.status, 'approved');
});

test('asked for while the minute’s look is on its way, it is held and there is one case', async () => {
  const members = [await newMember(5_000_000n), await newMember(5_000_000n)];
  const [answers] = await Promise.all([
    Promise.all(members.map((member) => ask(member, '42000'))),
    lookNow(platform),
  ]);
  await lookNow(platform);
  for (const [at, member] of members.entries()) {
    assert.equal(answers[at]?.status, 'requested');
    const found = await casesOf(member);
    assert.equal(found.length, 1);
    assert.deepEqual(await auditActions(platform, `aml_case:${found[0].id}`), ['aml_case.opened']);
  }
});

test('a rule that is off holds nothing', async (t) => {
  await setPassThrough(t, { isOn: false });
  const { status } = await ask(await newMember(5_000_000n), '42000');
  assert.equal(status, 'approved');
});
