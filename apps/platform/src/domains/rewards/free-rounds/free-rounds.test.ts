/** From an award to its provider: told once whatever is lost, listed, cancelled, expired. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { addProvider } from '@bahati/testing/factories.ts';
import { carryOutDueGrants } from '#domains/gaming/free-rounds/free-rounds.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { openRoundsProvider, type RoundsProvider } from './provider.testing.ts';

let platform: TestPlatform;
let provider: RoundsProvider;
let staff: StaffLogin;
let member: NewMember;
let sourceId = 0n;

before(async () => {
  platform = await openTestPlatform();
  provider = await openRoundsProvider();
  await addProvider(platform.owner, { url: provider.url });
  await platform.owner.query('UPDATE games SET has_free_rounds = true WHERE id = 900');
  staff = await signInStaff(platform, { permissions: ['rewards.read', 'rewards.change'] });
});
after(async () => {
  await platform.close();
  await provider.close();
});
beforeEach(async () => {
  member = await registerTestMember(platform);
  Object.assign(provider.mood, { isDeaf: false, isReplyLost: false, refusal: '' });
  provider.asked.length = 0;
});

const offer = (more: object = {}) =>
  inTransaction(platform.context.database, (transaction) =>
    offerAward(transaction, {
      memberId: member.id,
      currency: 'KES',
      source: 'staff',
      sourceId: (sourceId += 1n),
      award: { kind: 'free_rounds', gameId: 900, rounds: 10, stake: '5.00', days: 7, ...more },
      title: { en: 'Welcome rounds', sw: 'Raundi za kukaribisha' },
      isAutomatic: true,
    }),
  );

const own = async () =>
  (await platform.player('GET /wps/rewards/freeRounds', { token: member.token })).value.items;

const makeDue = () =>
  platform.owner.query('UPDATE free_round_grants SET due_at = now() WHERE due_at IS NOT NULL');

const staffList = async () =>
  (await platform.staff(`GET /bo/rewards/freeRounds?memberId=${member.id}`, { token: staff.token }))
    .value.items;

const cancel = (id: string) =>
  platform.staff(`POST /bo/rewards/freeRounds/${id}/cancel`, {
    token: staff.token,
    body: { reason: 'Given by mistake' },
  });

test('a provider is told until it has answered, each time the same, and the rounds become active', async () => {
  await offer();
  assert.equal((await own())[0].state, 'preparing');
  provider.mood.isReplyLost = true;
  assert.equal((await carryOutDueGrants(platform.context)).length, 1);
  assert.equal((await carryOutDueGrants(platform.context)).length, 0, 'not at once again');
  provider.mood.isReplyLost = false;
  await makeDue();
  await carryOutDueGrants(platform.context);
  const [first, second] = provider.asked.map(({ body }) => JSON.stringify(body));
  assert.equal(first, second);
  const { memberId, cap, campaignId } = provider.asked[0]?.body ?? {};
  assert.match(String(memberId), /^[\w-]{22}$/);
  assert.deepEqual([cap, campaignId], ['250000.00', 'staff']);
  const [listed] = await own();
  assert.deepEqual(
    [listed.state, listed.left, listed.rounds, listed.stake, listed.gameName],
    ['active', 10, 10, '5.00', 'Test slot'],
  );
});

test('where a game has none, or its provider says no, the rounds are refused and the award stands', async () => {
  await platform.owner.query('UPDATE games SET has_free_rounds = false WHERE id = 900');
  await offer();
  await platform.owner.query('UPDATE games SET has_free_rounds = true WHERE id = 900');
  assert.equal((await own())[0].state, 'refused');
  await offer();
  provider.mood.refusal = 'stake_not_offered';
  await carryOutDueGrants(platform.context);
  assert.deepEqual(
    (await staffList()).map(({ refusal }: { refusal: string }) => refusal),
    ['stake_not_offered', 'free_rounds_not_offered'],
  );
});

test('staff cancel rounds once; the provider says how many it had begun, and those are paid', async () => {
  await offer();
  await carryOutDueGrants(platform.context);
  const [{ id }] = await staffList();
  const grant = provider.grants.get(id);
  assert.ok(grant);
  grant.begun = 3;
  const answers = await Promise.all([cancel(id), cancel(id)]);
  assert.deepEqual(answers.map(({ code }) => code ?? 'ok').toSorted(), ['free_rounds_ended', 'ok']);
  assert.equal((await own())[0].state, 'cancelled');
  await carryOutDueGrants(platform.context);
  const { rows } = await platform.owner.query(
    'SELECT state, begun, played, due_at FROM free_round_grants WHERE public_id = $1',
    [id],
  );
  assert.deepEqual(rows, [{ state: 'cancelled', begun: 3, played: 0, due_at: null }]);
  const reader = await signInStaff(platform, { permissions: ['rewards.read'] });
  const denied = await platform.staff(`POST /bo/rewards/freeRounds/${id}/cancel`, {
    token: reader.token,
    body: { reason: 'Given by mistake' },
  });
  assert.equal(denied.code, 'forbidden');
});

test('rounds end with their time, those of whoever excludes himself at once, and lost ones are told anew', async () => {
  await offer();
  await offer();
  await carryOutDueGrants(platform.context);
  const [newer, older] = await staffList();
  await platform.owner.query(
    `UPDATE free_round_grants SET expires_at = now() - interval '1 second' WHERE public_id = $1`,
    [older.id],
  );
  provider.grants.delete(newer.id);
  await makeDue();
  await carryOutDueGrants(platform.context);
  assert.equal(provider.grants.get(newer.id)?.state, 'active', 'told anew');
  assert.deepEqual(
    (await own()).map(({ state }: { state: string }) => state),
    ['active', 'expired'],
  );
  await platform.owner.query(
    `INSERT INTO exclusions (owner_id, kind, source, ends_at)
     VALUES ($1, 'self_exclusion', 'member', now() + interval '1 year')`,
    [member.id],
  );
  await carryOutDueGrants(platform.context);
  assert.equal(provider.grants.get(newer.id)?.state, 'cancelled');
  assert.equal((await own())[0].state, 'cancelled');
});
