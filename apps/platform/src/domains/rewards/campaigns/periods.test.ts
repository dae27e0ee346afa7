/** Campaigns of days: turnover as it is counted, losses once their day is over, dates. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { MemberAward } from '@bahati/contract/player-site/rewards/awards.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { cash, follow, startedCampaign, welcome } from './campaigns.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  const permissions = ['rewards.read', 'rewards.change'] as const;
  staff = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const awardsOf = async ({ token }: NewMember): Promise<MemberAward[]> =>
  (await platform.player('GET /wps/rewards/awards', { token })).value.items;

/** Minor units on a day of the brand's calendar, so many days ago. */
async function play(
  { id }: NewMember,
  played: { daysAgo: number; product?: string; stake: bigint; payout: bigint },
): Promise<void> {
  const { daysAgo, product = 'RNG', stake, payout } = played;
  const day = `(now() AT TIME ZONE 'Africa/Nairobi')::date - $2::int`;
  await platform.owner.query(
    `SELECT make_member_day_months(${day}, ${day})`.replaceAll('$2', '$1'),
    [daysAgo],
  );
  await platform.owner.query(
    `INSERT INTO member_days (day, member_id, product, vendor_id, currency, bet_count, stake,
       valid_bet, payout, promotion, deposit, withdrawal, tax, fee, transfer, vendor_result,
       rebate, adjustment)
     VALUES (${day}, $1, $3, 1, 'KES', 1, $4, $4, $5, 0, 0, 0, 0, 0, 0, 0, 0, 0)`,
    [id, daysAgo, product, stake, payout],
  );
}

test('turnover of today gives once it is reached, in the games that count alone', async () => {
  const { condition } = welcome();
  const trigger = { kind: 'turnover', period: 'day', least: '100.00' } as const;
  await startedCampaign(
    platform,
    staff,
    cash(trigger, '5.00', { condition: { ...condition, gameTypes: ['RNG'] } }),
  );
  const [slots, live] = [await registerTestMember(platform), await registerTestMember(platform)];
  await play(slots, { daysAgo: 0, stake: 10_000n, payout: 9_000n });
  await play(live, { daysAgo: 0, product: 'LIVE', stake: 50_000n, payout: 0n });
  await follow(platform);
  await follow(platform);
  assert.equal((await awardsOf(slots)).length, 1);
  assert.deepEqual(await awardsOf(live), []);
});

test('a share of a loss is given once its day is over, up to its cap, never twice', async () => {
  const id = await startedCampaign(
    platform,
    staff,
    welcome({
      trigger: { kind: 'loss', period: 'day', least: '10.00' },
      awards: [{ kind: 'percent', percent: 10, cap: '20.00', bonus: null }],
      budget: { total: '1000.00', day: null, member: null, timesPerMember: 10 },
    }),
  );
  await platform.owner.query(
    `UPDATE campaigns SET starts_at = now() - interval '3 days',
       started_at = now() - interval '3 days' WHERE public_id = $1`,
    [id],
  );
  await platform.owner.query(
    `INSERT INTO records_progress (last_transfer_id, time_zone)
     VALUES (9000000000000, 'Africa/Nairobi')
     ON CONFLICT (is_only) DO UPDATE SET last_transfer_id = excluded.last_transfer_id`,
  );
  const [lost, won, today] = [
    await registerTestMember(platform),
    await registerTestMember(platform),
    await registerTestMember(platform),
  ];
  await play(lost, { daysAgo: 2, stake: 12_345n, payout: 0n });
  await play(lost, { daysAgo: 1, stake: 90_000n, payout: 10n });
  await play(won, { daysAgo: 1, stake: 10_000n, payout: 9_500n });
  await play(today, { daysAgo: 0, product: 'LIVE', stake: 10_000n, payout: 0n });
  await follow(platform);
  await follow(platform);
  assert.deepEqual((await awardsOf(lost)).map(({ amount }) => amount).toSorted(), [
    '12.34',
    '20.00',
  ]);
  assert.deepEqual(await awardsOf(won), []);
  assert.deepEqual(await awardsOf(today), []);
});

test('a date gives to everybody who is there, once its day has begun', async () => {
  const dayAt = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const member = await registerTestMember(platform);
  await startedCampaign(platform, staff, cash({ kind: 'date', day: dayAt(-3) }, '7.00'));
  await startedCampaign(platform, staff, cash({ kind: 'date', day: dayAt(1) }, '8.00'));
  await follow(platform);
  await follow(platform);
  assert.deepEqual(
    (await awardsOf(member)).map(({ amount }) => amount),
    ['8.00'],
  );
});
