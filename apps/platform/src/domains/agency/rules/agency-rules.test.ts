/** Rules of agency contracts: stricter ones by one person, others by two, all from the next day on. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AgencyRuleSet } from '@bahati/contract/back-office/agency/agency-rules.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { agencyRuleBook, readAgencyRules } from './rules.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  const permissions = ['agency.read', 'system.change', 'approvals.decide'] as const;
  first = await signInStaff(platform, { permissions });
  second = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const read = async () =>
  (await platform.staff('GET /bo/agencyRules', { token: first.token })).value;

async function change(more: Partial<AgencyRuleSet>) {
  const { rules, version } = await read();
  return platform.staff('POST /bo/agencyRules', {
    token: first.token,
    body: { rules: { ...rules, ...more }, version, reason: 'As the board decided' },
  });
}

const dayAfter = async (days: number): Promise<string> => {
  const { rows } = await platform.owner.query<{ day: string }>(
    `SELECT ((now() AT TIME ZONE time_zone)::date + $1::int)::text AS day FROM brands LIMIT 1`,
    [days],
  );
  return rows[0]?.day ?? '';
};

test('a brand that says nothing has the usual rules, in its own currency', async () => {
  await platform.owner.query('DELETE FROM agency_rules');
  const rules = await readAgencyRules(platform.context.database, platform.context.config.BRAND);
  assert.deepEqual(rules, {
    activeMinimumDay: 50_000n,
    activeMinimumPeriod: 100_000n,
    depositFeeBps: 0,
    isEqualRateAllowed: true,
    isBalanceVisible: false,
    approvalLimit: null,
    integrityLimit: 70,
    fundedLevels: 1,
    debtDays: 90,
  });
});

test('a stricter rule counts from the next day on, and today is judged as before', async () => {
  const { value } = await change({ approvalLimit: '5000.00', activeMinimumDay: '700.00' });
  assert.equal(value.wanted, null);
  assert.equal(value.rules.approvalLimit, '5000.00');
  assert.equal(value.inForce.approvalLimit, null);
  assert.equal(value.countsFrom, await dayAfter(1));
  const { database, config } = platform.context;
  assert.equal((await readAgencyRules(database, config.BRAND)).activeMinimumDay, 50_000n);
  const tomorrow = await readAgencyRules(database, config.BRAND, await dayAfter(1));
  assert.equal(tomorrow.activeMinimumDay, 70_000n);
});

test('a less strict rule waits for a second person, and never for who asked', async () => {
  const { value } = await change({ fundedLevels: 3 });
  const id = value.wanted?.id ?? '';
  assert.equal(value.rules.fundedLevels, 1);
  const approve = (staff: StaffLogin) =>
    platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });
  assert.equal((await approve(first)).code, 'second_person_needed');
  assert.equal((await approve(second)).success, true);
  assert.equal((await read()).rules.fundedLevels, 3);
  assert.equal((await read()).inForce.fundedLevels, 1);
});

test('an old version, a limit of nothing and a missing right are refused', async () => {
  const { rules } = await read();
  const body = { rules, version: 'older', reason: 'As the board decided' };
  const send = (token: string) => platform.staff('POST /bo/agencyRules', { token, body });
  assert.equal((await send(first.token)).code, 'changed_meanwhile');
  assert.equal((await change({ approvalLimit: '0.00' })).code, 'amount_out_of_range');
  const reader = await signInStaff(platform, { permissions: ['agency.read'] });
  assert.equal((await send(reader.token)).code, 'forbidden');
});

test('whatever pays more, is looked at less or shows more is less strict', () => {
  const rules: AgencyRuleSet = {
    activeMinimumDay: '500.00',
    activeMinimumPeriod: '1000.00',
    depositFeeBps: 100,
    isEqualRateAllowed: false,
    isBalanceVisible: false,
    approvalLimit: '5000.00',
    integrityLimit: 70,
    fundedLevels: 1,
    debtDays: 90,
  };
  const less: Partial<AgencyRuleSet>[] = [
    { activeMinimumDay: '499.99' },
    { activeMinimumPeriod: '999.99' },
    { depositFeeBps: 99 },
    { isEqualRateAllowed: true },
    { isBalanceVisible: true },
    { approvalLimit: '5000.01' },
    { approvalLimit: null },
    { integrityLimit: 71 },
    { fundedLevels: 2 },
    { debtDays: 91 },
  ];
  for (const more of less) {
    const changed = { ...rules, ...more };
    assert.equal(agencyRuleBook.isLessStrict(changed, rules, 'KES'), true, JSON.stringify(more));
    assert.equal(agencyRuleBook.isLessStrict(rules, changed, 'KES'), false, JSON.stringify(more));
  }
});
