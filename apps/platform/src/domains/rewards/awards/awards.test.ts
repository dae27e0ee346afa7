import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cutEverywhere } from '@bahati/testing/cut-connection.ts';
import type { Award } from '@bahati/contract/reward-terms.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  openTestPlatform,
  registerTestMember,
  type NewMember,
} from '#platform/platform.testing.ts';
import { careForBonuses } from '#domains/rewards/bonuses/bonuses.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import { claimAward } from './claim-award.ts';
import { expireAwards } from './expire-awards.ts';
import { type NewAward, offerAward } from './offer-award.ts';

const platform = await openTestPlatform();
after(() => platform.close());
const { context, owner } = platform;

const title = { en: 'Welcome bonus', sw: 'Bonasi ya kukaribisha' };
const terms = {
  wagerTimes: 5,
  wagerBase: 'bonus_and_deposit' as const,
  contributions: [{ gameType: 'RNG' as const, percent: 100 }],
  games: [],
  largestStake: '50.00',
  days: 7,
  cashOutCap: null,
  isSticky: false,
};
const cash: Award = { kind: 'cash', amount: '25.50' };
const bonus: Award = { kind: 'bonus', amount: '100.00', terms };
let sources = 0n;

const offer = (member: NewMember, award: Award, more: Partial<NewAward> = {}) =>
  inTransaction(owner, (transaction) =>
    offerAward(transaction, {
      memberId: member.id,
      currency: 'KES',
      source: 'campaign',
      sourceId: ++sources,
      award,
      title,
      isAutomatic: false,
      ...more,
    }),
  );

const openOf = async (member: NewMember) =>
  (await platform.player('GET /wps/rewards/awards', { token: member.token })).value.items;
const claim = (member: NewMember, id: string) =>
  platform.player('POST /wps/rewards/awards/claim', { token: member.token, body: { id } });
const bonusesOf = async (member: NewMember) =>
  (await platform.player('GET /wps/rewards/bonuses', { token: member.token })).value.items;

const balanceOf = async ({ id }: NewMember, kind: string): Promise<bigint> => {
  const { rows } = await owner.query<{ balance: bigint }>(
    'SELECT balance FROM accounts WHERE owner_id = $1 AND kind = $2',
    [id, kind],
  );
  return rows[0]?.balance ?? 0n;
};

test('an award is claimed once, by its member alone, and is counted in the badge until then', async () => {
  const [member, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  await offer(member, cash);
  const badge = async () =>
    (await platform.player('GET /wps/rewards/summary', { token: member.token })).value.claimable;
  assert.equal(await badge(), 1);
  const [award] = await openOf(member);
  assert.deepEqual([award.title, award.amount, award.state], [title, '25.50', 'claimable']);
  assert.equal((await claim(other, award.id)).code, 'not_found');
  const claims = await Promise.all(Array.from({ length: 6 }, () => claim(member, award.id)));
  const refused = claims.flatMap(({ success, code }) => (success ? [] : code));
  assert.deepEqual(
    refused,
    Array.from({ length: 5 }, () => 'award_not_claimable'),
  );
  assert.equal(await balanceOf(member, 'cash'), 2_550n);
  assert.deepEqual([await badge(), await openOf(member)], [0, []]);
});

test('what earned an award offers it once, however often it says so', async () => {
  const member = await registerTestMember(platform);
  const once = { sourceId: 77_001n };
  const offers = await Promise.all([1, 2, 3].map(() => offer(member, cash, once)));
  assert.equal(offers.filter((id) => id !== undefined).length, 1);
  assert.equal((await openOf(member)).length, 1);
});

test('a claim that is cut anywhere gives nothing, and the next one gives all', async () => {
  const member = await registerTestMember(platform);
  await offer(member, bonus, { deposit: 20_000n });
  const [award] = await openOf(member);
  const actor = { memberId: member.id } as Parameters<typeof claimAward>[1];
  const cuts = await cutEverywhere(
    context.database,
    (database) => claimAward({ ...context, database }, actor, award.id),
    async () => {
      assert.deepEqual([await balanceOf(member, 'bonus'), await bonusesOf(member)], [0n, []]);
      assert.equal((await openOf(member))[0]?.state, 'claimable');
    },
  );
  assert.ok(cuts > 8, `cut ${cuts} times`);
  const [given] = await bonusesOf(member);
  // Five times the bonus of 100 and the deposit of 200.
  assert.deepEqual([given.state, given.balance, given.required], ['active', '100.00', '1500.00']);
  assert.equal(await balanceOf(member, 'bonus'), 10_000n);
});

test('a second bonus waits for the first, which its member may give up', async () => {
  const member = await registerTestMember(platform);
  await offer(member, bonus, { isAutomatic: true });
  await offer(member, { ...bonus, amount: '40.00' }, { isAutomatic: true });
  const [second, first] = await bonusesOf(member);
  assert.deepEqual([first.state, second.state, second.balance], ['active', 'waiting', '0.00']);
  const forfeit = (id: string) =>
    platform.player('POST /wps/rewards/bonuses/forfeit', { token: member.token, body: { id } });
  assert.ok((await forfeit(first.id)).success);
  assert.equal((await forfeit(first.id)).code, 'not_found');
  const [now, gone] = await bonusesOf(member);
  assert.deepEqual([gone.state, gone.removed, now.state], ['forfeited', '100.00', 'active']);
  assert.equal(await balanceOf(member, 'bonus'), 4_000n);
  await owner.query('UPDATE bonuses SET expires_at = now() WHERE owner_id = $1', [member.id]);
  await careForBonuses(context);
  assert.deepEqual((await bonusesOf(member))[0].state, 'expired');
  assert.equal(await balanceOf(member, 'bonus'), 0n);
});

test('an award is claimed in time or expires, and one that staff look at waits', async () => {
  const member = await registerTestMember(platform);
  await offer(member, cash, { claimUntil: new Date(Date.now() - 1_000) });
  await offer(member, cash, { reasons: [{ code: 'shared_device', figure: '3' }] });
  const [held] = await openOf(member);
  assert.equal(held.state, 'held');
  assert.equal((await claim(member, held.id)).code, 'award_not_claimable');
  await expireAwards(context);
  const { value } = await platform.player('GET /wps/rewards/awards?state=ended', {
    token: member.token,
  });
  assert.equal(value.items[0].state, 'expired');
  assert.equal((await claim(member, value.items[0].id)).code, 'award_not_claimable');
  assert.equal(await balanceOf(member, 'cash'), 0n);
});

test('whoever excluded himself is offered nothing and claims nothing, but has what he won', async () => {
  const member = await registerTestMember(platform);
  await offer(member, cash);
  const [award] = await openOf(member);
  await owner.query(
    `INSERT INTO exclusions (owner_id, kind, source, ends_at)
     VALUES ($1, 'time_out', 'member', now() + interval '1 day')`,
    [member.id],
  );
  assert.equal((await claim(member, award.id)).code, 'play_paused');
  assert.equal(await offer(member, cash), undefined);
  assert.ok(await offer(member, cash, { source: 'tournament', isAutomatic: true }));
  assert.equal(await balanceOf(member, 'cash'), 2_550n);
});

test('points, tickets and free rounds are given by a claim like money', async () => {
  const member = await registerTestMember(platform);
  await offer(member, { kind: 'points', points: 120 }, { isAutomatic: true });
  const tickets: Award = { kind: 'tickets', ticket: 'wheel', drawId: '3', count: 2 };
  await offer(member, tickets, { isAutomatic: true });
  assert.equal(await balanceOf(member, 'points'), 120n);
  const { rows } = await owner.query(
    'SELECT kind, draw_id FROM reward_tickets WHERE member_id = $1',
    [member.id],
  );
  assert.deepEqual(rows, [
    { kind: 'wheel', draw_id: 3n },
    { kind: 'wheel', draw_id: 3n },
  ]);
  assert.deepEqual((await verifyLedger(owner)).breaches, []);
});
