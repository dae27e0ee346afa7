/** Friends by a member's code: what both sides get, once, and what holds it back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ReferralRules } from '@bahati/contract/programme-terms.ts';
import { countAll, plantDays, plantRules } from '#domains/rewards/programmes/programmes.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  registration,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { followReferrals, noteReferral, type RegisteredByCode } from './referral.ts';

const rules: ReferralRules = {
  isOn: true,
  sponsorReward: '377.00',
  friendPercent: 70,
  friendMaximum: '5000.00',
  friendWagerTimes: 5,
  leastDeposit: '200.00',
  leastTurnover: '1000.00',
  days: 30,
  mostPerDay: 2,
  mostPerMonth: 10,
  monthlyBudget: null,
};

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
  await plantRules(platform, 'referral', rules);
});
after(() => platform.close());

const own = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/rewards/referral', { token })).value;
const friends = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/rewards/referral/friends', { token })).value.items;

let count = 0;

/** Registers by the code; the job that was queued with it runs here. */
async function register(code: string): Promise<NewMember> {
  const username = `rafiki${process.pid}x${(count += 1)}`;
  const body = registration(username, { referralCode: code });
  const answer = await platform.player('POST /wps/member/register', { body });
  const { rows } = await platform.owner.query<{ id: bigint; payload: RegisteredByCode | null }>(
    `SELECT member_id AS id, (SELECT payload FROM graphile_worker._private_jobs
              WHERE key = 'referral ' || member_id) AS payload
       FROM credentials WHERE username = $1`,
    [username],
  );
  const [row] = rows;
  if (!row) throw new Error(answer.text);
  if (row.payload) await noteReferral(platform.context, row.payload);
  return { id: row.id, username, token: answer.value.token };
}

async function follow(): Promise<void> {
  await countAll(platform);
  await platform.owner.query(`UPDATE referrals SET looked_at = now() - interval '1 hour'`);
  await followReferrals(platform.context);
}

const playEnough = (friend: NewMember) =>
  plantDays(platform, [{ member: friend.id, daysAgo: 0, turnover: 100_000n }]);

const awards = async ({ token }: NewMember) =>
  (await platform.player('GET /wps/rewards/awards', { token })).value.items;

async function rewardedFriend(code: string): Promise<NewMember> {
  const friend = await register(code);
  await giveMoney(platform, friend.id, 20_000n);
  await countAll(platform);
  await playEnough(friend);
  return friend;
}

test('a friend deposits and plays; both sides are given theirs once', async () => {
  const sponsor = await registerTestMember(platform);
  const { code, terms } = await own(sponsor);
  assert.equal(terms.sponsorReward, '377.00');
  assert.equal((await own(sponsor)).code, code);
  const friend = await register(code.toLowerCase());
  await follow();
  assert.deepEqual(
    (await friends(sponsor)).map(({ name, state }: { name: string; state: string }) => [
      name,
      state,
    ]),
    [['ra***', 'joined']],
  );
  await giveMoney(platform, friend.id, 19_900n);
  await follow();
  assert.equal((await friends(sponsor))[0].state, 'joined', 'less than the least');
  await giveMoney(platform, friend.id, 100_000n);
  await follow();
  assert.deepEqual(
    (await awards(friend)).map(({ kind, amount }: { kind: string; amount: string }) => [
      kind,
      amount,
    ]),
    [['bonus', '700.00']],
  );
  await playEnough(friend);
  await Promise.all([follow(), followReferrals(platform.context)]);
  await follow();
  const [row] = await friends(sponsor);
  assert.deepEqual([row.state, row.playedPercent, row.award.state], ['rewarded', 100, 'claimable']);
  assert.deepEqual([(await own(sponsor)).waiting, (await own(sponsor)).leftToday], ['377.00', 1]);
  const claim = await platform.player('POST /wps/rewards/awards/claim', {
    token: sponsor.token,
    body: { id: row.award.id },
  });
  assert.equal(claim.success, true, claim.text);
  const { earned, waiting, rewarded } = await own(sponsor);
  assert.deepEqual([earned, waiting, rewarded], ['377.00', '0.00', 1]);
});

test('a friend of the same payout number waits for staff, with the reason', async () => {
  const sponsor = await registerTestMember(platform);
  const friend = await rewardedFriend((await own(sponsor)).code);
  for (const { id } of [sponsor, friend]) {
    await platform.owner.query(
      `INSERT INTO payout_accounts (member_id, kind, number, added_at, ready_at)
       VALUES ($1, 'mobile_money', '+254711000777', now(), now())`,
      [id],
    );
  }
  await follow();
  const [row] = await friends(sponsor);
  assert.equal(row.award.state, 'held');
  const claim = await platform.player('POST /wps/rewards/awards/claim', {
    token: sponsor.token,
    body: { id: row.award.id },
  });
  assert.equal(claim.code, 'award_not_claimable');
  const staff = await signInStaff(platform, { permissions: ['rewards.read'] });
  const { value } = await platform.staff(`GET /bo/rewards/referrals?sponsorId=${sponsor.id}`, {
    token: staff.token,
  });
  assert.deepEqual(value.items[0].award.reasons, ['same_payout']);
});

test('a sponsor has no more rewards in a day than the most; the next waits its turn', async () => {
  const sponsor = await registerTestMember(platform);
  const { code } = await own(sponsor);
  for (let at = 0; at < 3; at += 1) await rewardedFriend(code);
  await Promise.all([follow(), followReferrals(platform.context)]);
  const states = (await friends(sponsor)).map(({ state }: { state: string }) => state).toSorted();
  assert.deepEqual(states, ['qualified', 'rewarded', 'rewarded']);
  await platform.owner.query(
    `UPDATE referrals SET rewarded_at = rewarded_at - interval '1 day' WHERE sponsor_id = $1`,
    [sponsor.id],
  );
  await follow();
  assert.equal((await own(sponsor)).rewarded, 3);
});

test('who plays too late brings nothing, and a code brings nobody when it is off', async () => {
  const sponsor = await registerTestMember(platform);
  const { code } = await own(sponsor);
  await rewardedFriend(code);
  await platform.owner.query(
    `UPDATE referrals SET registered_at = registered_at - interval '40 days' WHERE sponsor_id = $1`,
    [sponsor.id],
  );
  await follow();
  assert.equal((await friends(sponsor))[0].state, 'expired');
  const inviter = await platform.player(`GET /wps/rewards/referral/inviter?code=${code}`);
  assert.deepEqual([inviter.value.name, inviter.value.terms.friendPercent], ['mt***', 70]);
  await plantRules(platform, 'referral', { ...rules, isOn: false });
  await register(code);
  assert.equal(
    (await platform.player(`GET /wps/rewards/referral/inviter?code=${code}`)).code,
    'invitation_code_error',
  );
  const { token } = sponsor;
  assert.equal(
    (await platform.player('GET /wps/rewards/referral', { token })).code,
    'function_not_enabled',
  );
  const { value } = await platform.player('GET /wps/rewards/offers');
  assert.deepEqual(value.availablePromo, [{ code: 'REFERRAL', enabled: false }]);
  await plantRules(platform, 'referral', rules);
  assert.equal((await friends(sponsor)).length, 1);
});
