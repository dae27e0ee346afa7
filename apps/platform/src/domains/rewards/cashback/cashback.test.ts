/** Cashback of a day that ended, and rebates of levels without a claim. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CashbackRules } from '@bahati/contract/programme-terms.ts';
import { cashbackOf } from './cashback.rules.ts';
import { cashbackRuleBook, giveCashbacks, giveLevelRebates } from './cashback.ts';
import { plantDays, plantRules } from '#domains/rewards/programmes/programmes.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

const rules: CashbackRules = {
  isOn: true,
  isDaily: true,
  rateBasisPoints: 500,
  leastLoss: '100.00',
  cap: '50.00',
  monthlyBudget: null,
  isRebateAutomatic: true,
};

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await plantRules(platform, 'cashback', rules);
  // Some minutes into a day it is not given yet; the tests may run at any minute.
  await platform.owner.query(`UPDATE brands
      SET time_zone = 'Etc/GMT' || CASE WHEN hour < 12 THEN '-' ELSE '+' END || abs(hour - 12)
     FROM (SELECT extract(hour FROM now() AT TIME ZONE 'UTC')::int AS hour) AS now`);
  await platform.owner.query(
    `INSERT INTO records_progress (last_transfer_id, time_zone)
     SELECT 0, time_zone FROM brands LIMIT 1`,
  );
});
after(() => platform.close());

const awardsOf = async ({ token }: NewMember, state = 'open') =>
  (await platform.player(`GET /wps/rewards/awards?state=${state}`, { token })).value.items.map(
    ({ source, amount }: { source: string; amount: string }) => `${source} ${amount}`,
  );
const again = () => platform.owner.query('DELETE FROM reward_runs');

test('a share of a loss above the least, up to the cap', () => {
  const given = (loss: bigint, more = {}) => cashbackOf({ ...rules, ...more }, 'KES', loss);
  assert.deepEqual([given(9_999n), given(10_000n), given(10_019n)], [0n, 500n, 500n]);
  assert.deepEqual([given(1_000_000n), given(1_000_000n, { cap: null })], [5_000n, 50_000n]);
  assert.equal(given(-5n, { leastLoss: '0' }), 0n);
});

test('what was lost yesterday gives its share once, and a win gives nothing', async () => {
  const [loser, winner] = [await registerTestMember(platform), await registerTestMember(platform)];
  await plantDays(platform, [
    { member: loser.id, daysAgo: 1, turnover: 80_000n, payout: 20_000n },
    { member: loser.id, daysAgo: 2, turnover: 90_000n },
    { member: winner.id, daysAgo: 1, turnover: 80_000n, payout: 90_000n },
  ]);
  const give = () => giveCashbacks(platform.context);
  await Promise.all([give(), give()]);
  await again();
  await give();
  assert.deepEqual(await awardsOf(loser), ['cashback 30.00']);
  assert.deepEqual(await awardsOf(winner), []);
});

test('a week counts no day that was given for already', async () => {
  const member = await registerTestMember(platform);
  const { owner, context } = platform;
  await plantDays(
    platform,
    Array.from({ length: 14 }, (_, at) => ({ member: member.id, daysAgo: at, turnover: 20_000n })),
  );
  await owner.query(
    `INSERT INTO cashbacks (member_id, first_day, last_day, loss, amount)
     SELECT $1, monday - 7, monday - 3, 1, 1 FROM (
       SELECT date_trunc('week', (now() AT TIME ZONE time_zone))::date AS monday FROM brands
        WHERE code = $2) week`,
    [member.id, context.config.BRAND],
  );
  await plantRules(platform, 'cashback', { ...rules, isDaily: false });
  await giveCashbacks(context);
  assert.deepEqual(await awardsOf(member), ['cashback 20.00'], '5 % of two days of 200');
  await plantRules(platform, 'cashback', rules);
});

test('the rebate of a level is paid for whole days, which can then be claimed no more', async () => {
  const member = await registerTestMember(platform);
  await platform.owner.query(`UPDATE brands SET flags = flags || '{"manualRebate": true}'`);
  const level = {
    name: { en: 'Shaba', sw: 'Shaba' },
    badge: 'copper',
    requirement: { turnover: '1', deposits: null, needs: 'all', days: null },
    keep: { turnover: null, deposits: null },
    gift: null,
    weekly: null,
    monthly: null,
    birthday: null,
    rebates: [{ gameType: 'RNG', rateBasisPoints: 100 }],
    withdrawalMaximum: null,
    withdrawalCount: null,
  };
  await plantRules(platform, 'vip', { levels: [level], keepDays: 30, monthlyBudget: null });
  await platform.owner.query(
    'INSERT INTO member_levels (member_id, rank, best_rank) VALUES ($1, 1, 1)',
    [member.id],
  );
  await plantDays(platform, [{ member: member.id, daysAgo: 1, turnover: 100_000n }]);
  await giveLevelRebates(platform.context);
  await again();
  await giveLevelRebates(platform.context);
  assert.deepEqual(await awardsOf(member, 'ended'), ['rebate 10.00']);
  const { value } = await platform.player('GET /wps/records/rebate', { token: member.token });
  assert.equal(value.amount, '0.00');
  assert.deepEqual((await verifyLedger(platform.owner)).breaches, []);
});

test('whatever gives more takes two, and what gives less does not', () => {
  const more: Partial<CashbackRules>[] = [
    { rateBasisPoints: 501 },
    { leastLoss: '99.99' },
    { cap: null },
    { cap: '50.01' },
  ];
  for (const changed of more.map((one) => ({ ...rules, ...one }))) {
    assert.equal(cashbackRuleBook.isLessStrict(changed, rules, 'KES'), true);
    assert.equal(cashbackRuleBook.isLessStrict(rules, changed, 'KES'), false);
  }
  const weekly = { ...rules, isDaily: false };
  assert.equal(cashbackRuleBook.isLessStrict(rules, weekly, 'KES'), true);
  assert.equal(cashbackRuleBook.isLessStrict({ ...rules, isOn: false }, rules, 'KES'), false);
});
