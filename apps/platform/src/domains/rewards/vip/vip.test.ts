/** Levels of members: reached, kept and lost by counted play; every gift once. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { VipLevel, VipRules } from '@bahati/contract/programme-terms.ts';
import { quote, richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { readBrandDay } from '#domains/rewards/programmes/programmes.ts';
import { plantDays, plantRules } from '#domains/rewards/programmes/programmes.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { careForLevels } from './vip.ts';

const level = (name: string, turnover: string, more: Partial<VipLevel> = {}): VipLevel => ({
  name: { en: name, sw: name },
  badge: 'copper',
  requirement: { turnover, deposits: null, needs: 'all', days: null },
  keep: { turnover: '50.00', deposits: null },
  gift: '10.00',
  weekly: '5.00',
  monthly: null,
  birthday: '7.00',
  rebates: [],
  withdrawalMaximum: null,
  withdrawalCount: null,
  ...more,
});
const rules: VipRules = {
  levels: [
    level('Shaba', '100.00', { keep: { turnover: null, deposits: null } }),
    level('Fedha', '500.00', { withdrawalMaximum: '90000.00', withdrawalCount: 3 }),
  ],
  keepDays: 30,
  monthlyBudget: null,
};

let platform: TestPlatform;
let staff: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
  await plantRules(platform, 'vip', rules);
});
after(() => platform.close());

const care = () => careForLevels(platform.context);
const vipOf = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/rewards/vip', { token })).value;
const awardsOf = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/rewards/awards', { token })).value.items.map(
    (award: { title: { en: string }; amount: string; state: string }) =>
      `${award.title.en} ${award.amount} ${award.state}`,
  );
const againToday = () =>
  platform.owner.query(`UPDATE reward_runs SET is_done = false, last_member_id = 0`);

test('levels are reached at once, with the gift of each on the way, and only once', async () => {
  const member = await registerTestMember(platform);
  const idle = await vipOf(member);
  assert.deepEqual([idle.rank, idle.next.rank, idle.next.percent], [0, 1, 0]);
  await plantDays(platform, [{ member: member.id, daysAgo: 0, turnover: 60_000n }]);
  await Promise.all([care(), care()]);
  await care();
  const value = await vipOf(member);
  assert.deepEqual([value.rank, value.next], [2, null]);
  assert.deepEqual(value.keep.turnover, { needed: '50.00', reached: '600.00' });
  assert.deepEqual(await awardsOf(member), [
    'Gift of Fedha 10.00 claimable',
    'Gift of Shaba 10.00 claimable',
  ]);
  const { token } = member;
  const { value: state, text } = await platform.player('GET /wps/rewards/state', { token });
  assert.ok(state, text);
  assert.deepEqual(
    [state.hasVip, state.vipLabelName.en, state.vipRankLevel, state.availablePromoCount],
    [true, 'Fedha', 2, 2],
  );
});

test('what is missing to the next level is told', async () => {
  const member = await registerTestMember(platform);
  await plantDays(platform, [{ member: member.id, daysAgo: 3, turnover: 20_000n }]);
  await againToday();
  await care();
  const { rank, next } = await vipOf(member);
  assert.deepEqual([rank, next.rank, next.percent], [1, 2, 40]);
  assert.deepEqual(next.turnover, { needed: '500.00', reached: '200.00' });
});

test('a period without what keeps it loses one level, which the keep rule brings back', async () => {
  const member = await registerTestMember(platform);
  await plantDays(platform, [{ member: member.id, daysAgo: 45, turnover: 60_000n }]);
  await againToday();
  await care();
  const endPeriod = () =>
    platform.owner.query(
      `UPDATE member_levels SET keep_until = current_date - 2 WHERE member_id = $1`,
      [member.id],
    );
  await endPeriod();
  await care();
  assert.equal((await vipOf(member)).rank, 1);
  assert.deepEqual(
    (await vipOf(member)).moves.map(({ kind }: { kind: string }) => kind),
    ['lost', 'reached'],
  );
  await plantDays(platform, [{ member: member.id, daysAgo: 0, turnover: 5_000n }]);
  await care();
  assert.equal((await vipOf(member)).rank, 2);
  assert.equal((await awardsOf(member)).length, 2, 'no second gift for the same level');
  await plantDays(platform, [{ member: member.id, daysAgo: 10, turnover: 5_000n }]);
  await endPeriod();
  await care();
  assert.equal((await vipOf(member)).rank, 2, 'kept');
});

test('bonuses of the week and birthdays come once, to whoever has a level', async () => {
  const member = await registerTestMember(platform);
  const { today } = await readBrandDay(platform.owner, platform.context.config.BRAND);
  await platform.owner.query('UPDATE members SET birthday = $2 WHERE id = $1', [
    member.id,
    `1990-${today.slice(5)}`,
  ]);
  await plantDays(platform, [
    { member: member.id, daysAgo: 7, turnover: 20_000n },
    { member: member.id, daysAgo: 0, turnover: 100n },
  ]);
  await againToday();
  await care();
  await againToday();
  await care();
  assert.deepEqual((await awardsOf(member)).toSorted(), [
    'Gift of Shaba 10.00 claimable',
    'Shaba: birthday gift 7.00 claimable',
    'Shaba: bonus of the week 5.00 claimable',
  ]);
});

test('a gift beyond the budget of the month waits for staff', async () => {
  await plantRules(platform, 'vip', { ...rules, monthlyBudget: '1.00' });
  const member = await registerTestMember(platform);
  await plantDays(platform, [{ member: member.id, daysAgo: 0, turnover: 20_000n }]);
  await care();
  assert.deepEqual(await awardsOf(member), ['Gift of Shaba 10.00 held']);
  await plantRules(platform, 'vip', rules);
});

test('a level by hand has its withdrawal limits, a reason, and no gift', async () => {
  const member = await richMember(platform);
  const path = `POST /bo/rewards/vipMembers/${member.id}`;
  const body = { rank: 2, reason: 'A guest of the house' };
  const { value } = await platform.staff(path, { token: staff.token, body });
  assert.deepEqual([value.rank, value.isByHand, value.moves[0].actor], [2, true, staff.username]);
  assert.deepEqual(await awardsOf(member), []);
  const asked = await quote(platform, member, '101');
  assert.deepEqual([asked.value.leftToday, asked.value.timesLeftToday], ['90000.00', 3]);
  const unknown = await platform.staff(path, { token: staff.token, body: { ...body, rank: 9 } });
  assert.deepEqual([unknown.status, unknown.code], [400, 'level_unknown']);
  const { value: list } = await platform.staff('GET /bo/rewards/vipMembers?rank=2', {
    token: staff.token,
  });
  assert.ok(list.items.some(({ memberId }: { memberId: string }) => memberId === `${member.id}`));
  const { value: counts } = await platform.staff('GET /bo/rewards/vipLevels', {
    token: staff.token,
  });
  assert.ok(counts.items.every((one: { members: number }) => one.members > 0));
});

test('levels change from the next day on, after a second person approved them', async () => {
  const path = '/bo/rewards/vipRules';
  const sheet = async () => (await platform.staff(`GET ${path}`, { token: staff.token })).value;
  const before_ = await sheet();
  const ask = (changed: object) =>
    platform.staff(`POST ${path}`, {
      token: staff.token,
      body: { rules: changed, version: before_.version, reason: 'More for everybody' },
    });
  const odd = { ...rules, levels: [level('Shaba', '100.00', { gift: '0.00' })] };
  assert.equal((await ask(odd)).code, 'amount_out_of_range');
  const nothing = { turnover: null, deposits: null, needs: 'all', days: null } as const;
  const free = { ...rules, levels: [level('Shaba', '1', { requirement: nothing })] };
  assert.equal((await ask(free)).code, 'level_unsound');
  const wanted = { ...rules, keepDays: 60 };
  const { value } = await ask(wanted);
  assert.equal(value.rules.keepDays, 30);
  const approve = `POST /bo/approvals/${value.wanted.id}/approve`;
  assert.equal((await platform.staff(approve, { token: second.token, body: {} })).success, true);
  const after_ = await sheet();
  assert.deepEqual([after_.rules.keepDays, after_.inForce.keepDays], [60, 30]);
});

test('a brand without levels has no VIP page, and a trial member none either', async () => {
  const member = await registerTestMember(platform);
  await plantRules(platform, 'vip', { ...rules, levels: [] });
  const { token } = member;
  assert.equal(
    (await platform.player('GET /wps/rewards/vip', { token })).code,
    'function_not_enabled',
  );
  const { value } = await platform.player('GET /wps/rewards/offers');
  assert.equal(value.hasVip, false);
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  assert.equal(
    (await platform.player('GET /wps/rewards/vip', { token })).code,
    'need_true_account',
  );
});
