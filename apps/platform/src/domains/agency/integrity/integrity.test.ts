/** Planted teams: what each is found out for, and that an honest one is not. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { IntegrityReason } from '@bahati/contract/back-office/agency/integrity.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { integrityJobs } from './integrity.jobs.ts';
import { integrityScores } from './integrity.ts';
import {
  decideOn,
  payTo,
  plantMembers,
  plantTeam,
  playDay,
  playRounds,
  sendAround,
  showDocument,
  useDevice,
} from './integrity.testing.ts';

let platform: TestPlatform;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  reader = await signInStaff(platform, { permissions: ['agency.read'] });
});
after(() => platform.close());

const run = async (payload: object = {}) =>
  integrityJobs.tasks['agency.score']?.(platform.context, { ...payload });

const read = async (agentId: bigint) =>
  platform.staff(`GET /bo/agency/agents/${agentId}/integrity`, { token: reader.token });

/** The reasons after a look, each with its points. */
async function reasonsOf(agentId: bigint): Promise<IntegrityReason[]> {
  await run({ agentId: agentId.toString() });
  return (await read(agentId)).value.reasons;
}

const pointsOf = async (agentId: bigint) =>
  Object.fromEntries((await reasonsOf(agentId)).map(({ code, points }) => [code, points]));

/** Everybody staked as people do, from little to much, over three weeks. */
async function playHonestly(ids: readonly bigint[]): Promise<void> {
  for (const daysAgo of [8, 12, 19]) {
    await playDay(platform, ids, { daysAgo, valid: (at) => 10_000 + at * at * 900 });
  }
}

test('of an honest team nothing is found', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 24);
  await playHonestly(memberIds);
  const [one = 0n, two = 0n, three = 0n, four = 0n] = memberIds;
  // A couple shares a phone, and the agent helped two to register on the own one.
  await useDevice(platform, [one, two], { device: 'couple' });
  await useDevice(platform, [agentId], { device: 'agent' });
  await useDevice(platform, [three, four], { device: 'agent', hours: 1 });
  // Money was sent, and once given back.
  await sendAround(
    platform,
    [
      [agentId, one],
      [one, agentId],
      [agentId, two],
    ],
    { amount: 50_000n },
  );
  // Two play the same fair game at the same minutes.
  await playRounds(platform, one, { count: 40, pays: (at) => (at % 2 ? 20_000 : 0) });
  await playRounds(platform, two, { count: 40, pays: (at) => (at % 4 < 2 ? 20_000 : 0) });
  await payTo(platform, [three], '+254711000001');
  await payTo(platform, [four], '+254711000002');
  assert.deepEqual(await reasonsOf(agentId), []);
  const { value } = await read(agentId);
  assert.deepEqual([value.score, value.memberCount, value.playerCount], [0, 24, 24]);
  assert.deepEqual([value.nodes.length, value.edges], [1, []]);
});

test('own accounts are found by browser, payout account, document and address', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 12);
  const [device = 0n, payout = 0n, document = 0n, ...more] = memberIds;
  await useDevice(platform, [agentId, device], { device: 'own' });
  assert.deepEqual(await pointsOf(agentId), { own_accounts: 20 });
  await payTo(platform, [agentId, device, payout], '+254711000010');
  await showDocument(platform, [agentId, document], 'OWN1');
  const addressed = [agentId, ...more.slice(0, 2)];
  await platform.owner.query(
    `UPDATE members SET registered_ip = '102.0.0.9' WHERE id = ANY($1::bigint[])`,
    [addressed],
  );
  const [reason] = await reasonsOf(agentId);
  assert.ok(reason?.code === 'own_accounts');
  assert.deepEqual([reason.points, reason.memberCount], [60, 5]);
  assert.deepEqual(
    reason.ties.map(({ kind, memberCount }) => `${kind} ${memberCount}`),
    ['document 1', 'payout 2', 'device 1', 'address 2'],
  );
  const { value } = await read(agentId);
  assert.equal(value.nodes.length, 6);
  const kinds = (id: bigint) =>
    value.edges
      .filter(({ to }: { to: string }) => to === id.toString())
      .map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(kinds(device).toSorted(), ['device', 'payout', 'upline']);
});

test('what staff decided of two accounts counts more than what they share', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 3);
  const [one = 0n, two = 0n, three = 0n] = memberIds;
  await payTo(platform, [agentId, one], '+254711000020');
  await payTo(platform, [two, three], '+254711000021');
  await decideOn(platform, [agentId, one], 'different');
  await decideOn(platform, [two, three], 'different');
  assert.deepEqual(await pointsOf(agentId), {});
  await decideOn(platform, [agentId, two], 'same');
  assert.deepEqual(await pointsOf(agentId), { own_accounts: 40 });
});

test('an address that most others share too is nobody’s own', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 2);
  const strangers = Array.from({ length: 4 }, (_, at) => 790_000n + BigInt(at));
  await plantMembers(platform, strangers, {});
  await platform.owner.query(
    `UPDATE members SET registered_ip = '102.0.0.77' WHERE id = ANY($1::bigint[])`,
    [[agentId, ...memberIds, ...strangers]],
  );
  assert.deepEqual(await pointsOf(agentId), {});
});

test('devices and payout accounts that members share are found, strangers aside', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 12);
  await plantMembers(platform, [791_000n], {});
  const [one = 0n, two = 0n, three = 0n, four = 0n] = memberIds;
  await useDevice(platform, [one, two, 791_000n], { device: 'shared' });
  assert.deepEqual(await pointsOf(agentId), {});
  await useDevice(platform, [three], { device: 'shared' });
  await payTo(platform, [three, four], '+254711000030');
  assert.deepEqual(await pointsOf(agentId), { shared_devices: 25, shared_payouts: 35 });
  const { value } = await read(agentId);
  const ties = value.edges
    .filter(({ kind }: { kind: string }) => kind !== 'upline')
    .map(
      ({ group, kind, from, to }: Record<'group' | 'kind' | 'from' | 'to', string>) =>
        `${group} ${kind} ${from} ${to}`,
    );
  assert.deepEqual(ties, [
    `1 payout ${three} ${four}`,
    `2 device ${one} ${two}`,
    `2 device ${two} ${three}`,
  ]);
});

test('two who bet against each other are found with what they staked', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 10);
  await playHonestly(memberIds);
  const [one = 0n, two = 0n] = memberIds;
  const wins = (at: number) => (at * 7) % 11 < 5;
  await playRounds(platform, one, { count: 30, pays: (at) => (wins(at) ? 20_000 : 0) });
  await playRounds(platform, two, { count: 30, pays: (at) => (wins(at) ? 0 : 19_500) });
  const [reason] = await reasonsOf(agentId);
  assert.ok(reason?.code === 'hedged_pairs');
  assert.deepEqual(
    [reason.points, reason.pairCount, reason.togetherCount, reason.cancelledCount, reason.stake],
    [40, 1, 30, 30, '6000.00'],
  );
});

test('money that goes round within a team is found, outside of it is not', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 4);
  await plantMembers(platform, [792_000n], {});
  const [one = 0n, two = 0n] = memberIds;
  await sendAround(
    platform,
    [
      [one, 792_000n],
      [792_000n, two],
      [two, one],
    ],
    { amount: 70_000n },
  );
  assert.deepEqual(await pointsOf(agentId), {});
  await sendAround(
    platform,
    [
      [agentId, one],
      [one, two],
      [two, agentId],
    ],
    { amount: 80_000n },
  );
  const [reason] = await reasonsOf(agentId);
  assert.ok(reason?.code === 'circular_transfers');
  assert.deepEqual([reason.points, reason.ringCount, reason.amount], [5, 1, '800.00']);
  const { value } = await read(agentId);
  const amounts = value.edges.filter(({ kind }: { kind: string }) => kind === 'transfer');
  assert.deepEqual(amounts[0], {
    kind: 'transfer',
    from: `${agentId}`,
    to: `${one}`,
    amount: '800.00',
    group: null,
  });
});

test('members who only just reach the minimum are found, four of them are not', async () => {
  const few = await plantTeam(platform, 4);
  const { agentId, memberIds } = await plantTeam(platform, 8);
  for (const ids of [few.memberIds, memberIds]) {
    // Above the day's 500.00 by less than a tenth, below the week's 1,000.00.
    await playDay(platform, ids, { daysAgo: 9, valid: (at) => 50_000 + at * 500 });
    await playDay(platform, ids, { daysAgo: 20, valid: () => 50_100 });
  }
  assert.deepEqual(await reasonsOf(few.agentId), []);
  const [reason] = await reasonsOf(agentId);
  assert.ok(reason?.code === 'just_active');
  assert.deepEqual(
    [reason.points, reason.span, reason.minimum, reason.memberCount, reason.periodCount],
    [25, 'day', '500.00', 8, 16],
  );
  // Where people stake all sums between half and twice the minimum, chance puts some just above it.
  const even = await plantTeam(platform, 15);
  for (const daysAgo of [9, 10, 11, 12, 13, 14]) {
    const valid = (at: number) => 25_500 + ((at + daysAgo) % 15) * 5_000;
    await playDay(platform, even.memberIds, { daysAgo, valid });
  }
  assert.deepEqual(await reasonsOf(even.agentId), []);
});

test('the nightly run scores who has contracts or bills, and drops who has none', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 2);
  const gone = await plantTeam(platform, 1);
  await run({ agentId: gone.agentId.toString() });
  await platform.owner.query(
    `UPDATE agency_contracts SET ended_from = now() - interval '1 day', end_reason = 'staff'
      WHERE agent_id = $1`,
    [gone.agentId],
  );
  await platform.owner.query(`UPDATE integrity_scores SET computed_at = now() - interval '1 day'`);
  await payTo(platform, [agentId, ...memberIds], '+254711000040');
  await Promise.all([run(), run()]);
  const ids = [agentId, gone.agentId, memberIds[0] ?? 0n];
  assert.deepEqual([...(await integrityScores(platform.context.database, ids))], [[agentId, 60]]);
  assert.equal((await read(gone.agentId)).status, 404);
});

test('the list begins with the highest, by pages and from a score on', async () => {
  const list = async (query: string) =>
    (await platform.staff(`GET /bo/agency/integrity?${query}`, { token: reader.token })).value;
  const all = await list('pageSize=100');
  const scores = all.items.map(({ score }: { score: number }) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((a: number, b: number) => b - a),
  );
  const first = await list('pageSize=2');
  const second = await list(`pageSize=2&cursor=${first.nextCursor}`);
  assert.deepEqual([...first.items, ...second.items], all.items.slice(0, 4));
  const high = await list('atLeast=60&pageSize=100');
  assert.ok(high.items.length > 0);
  assert.equal(high.items.length, scores.filter((score: number) => score >= 60).length);
});

test('it is staff’s with the permission, and one score is computed anew on demand', async () => {
  const { agentId, memberIds } = await plantTeam(platform, 1);
  const other = await signInStaff(platform, { permissions: ['members.read'] });
  for (const call of [
    'GET /bo/agency/integrity',
    `GET /bo/agency/agents/${agentId}/integrity`,
    `POST /bo/agency/agents/${agentId}/integrity/compute`,
  ]) {
    const body = call.startsWith('POST') ? { body: {} } : {};
    const refused = await platform.staff(call, { token: other.token, ...body });
    assert.deepEqual([refused.status, refused.code], [403, 'forbidden']);
  }
  const ask = (id: bigint) =>
    platform.staff(`POST /bo/agency/agents/${id}/integrity/compute`, {
      token: reader.token,
      body: {},
    });
  assert.equal((await ask(memberIds[0] ?? 0n)).status, 404);
  assert.deepEqual(
    (await Promise.all([ask(agentId), ask(agentId)])).map(({ status }) => status),
    [200, 200],
  );
  const { rows } = await platform.owner.query<{ payload: object }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE key = $1`,
    [`agency.score ${agentId}`],
  );
  assert.deepEqual(rows, [{ payload: { agentId: agentId.toString() } }]);
});
