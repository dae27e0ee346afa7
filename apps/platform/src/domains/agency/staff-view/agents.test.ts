/** The tree of agents as staff open it, the card of an agent, and its type. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { invite, newAgent } from '#domains/agency/agency.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { plantBill, plantDebt } from './bills.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
const permissions = ['agency.read', 'agency.change', 'approvals.decide'] as const;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions });
  second = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const get = (path: string) => platform.staff(`GET /bo/agents${path}`, { token: first.token });
const below = (id: bigint, uplineId: bigint) =>
  platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [id, uplineId]);
const setType = (id: bigint, type: number, staff = first) =>
  platform.staff(`POST /bo/agents/${id}/type`, {
    token: staff.token,
    body: { type, reason: 'As agreed with the agent' },
  });
const approve = (id: string, staff = second) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });

test('the tree opens one level at a time, with sizes and figures of 30 days', async () => {
  const [top, agent] = [await newAgent(platform, 2), await newAgent(platform)];
  await below(agent.id, top.id);
  const member = await invite(platform, agent.code);
  await platform.owner.query(
    `INSERT INTO team_days (agent_id, day, currency, turnover, valid_turnover, payout, promotion,
       rebate, deposit_fee, deposit, withdrawal, bet_count, player_count, active_count,
       depositor_count, new_count)
     SELECT $1, (now() AT TIME ZONE 'Africa/Nairobi')::date - days, 'KES', 100000, 90000, 60000,
            1000, 500, 100, 50000, 20000, 10, 1, 1, 1, 1 FROM unnest(ARRAY[0, 29, 30]) AS days`,
    [top.id],
  );
  const tops = (await get('')).value.items;
  assert.deepEqual(
    tops.map(({ id }: { id: string }) => id),
    [top.id.toString()],
  );
  assert.deepEqual(tops[0].team, { members: 2, directs: 1, agents: 1 });
  assert.deepEqual(tops[0].thirtyDays, {
    turnover: '2000.00',
    validTurnover: '1800.00',
    result: '-768.00',
    deposits: '1000.00',
    withdrawals: '400.00',
    newMembers: 2,
  });
  const next = (await get(`?uplineId=${top.id}`)).value.items;
  assert.deepEqual([next.length, next[0].id], [1, agent.id.toString()]);
  assert.deepEqual((await get(`?uplineId=${agent.id}`)).value.items, []);
  assert.equal((await get(`/${member.id}`)).code, 'not_found');
});

test('an agent is found by user name, nickname and id; members are not', async () => {
  const agent = await newAgent(platform);
  await platform.owner.query(`UPDATE members SET nickname = 'Wakala wa Mji' WHERE id = $1`, [
    agent.id,
  ]);
  await registerTestMember(platform, 'wakaladuka');
  const found = async (search: string) =>
    (await get(`/found?search=${encodeURIComponent(search)}`)).value.items.map(
      ({ id }: { id: string }) => id,
    );
  const [wanted] = [agent.id.toString()];
  assert.deepEqual(await found('wakala'), [wanted]);
  assert.deepEqual(await found(agent.username.toUpperCase()), [wanted]);
  assert.ok((await found(agent.id.toString().padStart(2, '0'))).length <= 20);
  assert.deepEqual(await found('%_'), []);
});

test('the card tells contracts, bills and debts', async () => {
  const [top, agent] = [await newAgent(platform, 2), await newAgent(platform)];
  await below(agent.id, top.id);
  const { rows } = await platform.owner.query<{ day: string }>(
    `SELECT ((now() AT TIME ZONE 'Africa/Nairobi')::date - 1)::text AS day`,
  );
  const { billId } = await plantBill(platform, {
    agentId: agent.id,
    uplineId: top.id,
    day: rows[0]!.day,
  });
  await plantDebt(platform, billId, 25_000n);
  await platform.owner.query(
    `INSERT INTO agency_contracts (kind, agent_id, upline_id, currency)
     VALUES ('dividend', $1, $2, 'KES')`,
    [agent.id, top.id],
  );
  const card = (await get(`/${agent.id}`)).value;
  assert.deepEqual(
    card.contracts.map(({ kind, upline }: { kind: string; upline: { id: string } }) => [
      kind,
      upline.id,
    ]),
    [['dividend', top.id.toString()]],
  );
  assert.deepEqual(card.bills, { count: 1, own: '4800.00', toApprove: 1 });
  assert.deepEqual(card.debts, { owes: '0.00', isOwed: '250.00' });
  assert.equal(card.integrityScore, null);
});

test('another type takes two people, and contracts keep a line inside settlement', async () => {
  const agent = await newAgent(platform, 1);
  assert.equal((await setType(agent.id, 1)).code, 'agent_type_same');
  const member = await registerTestMember(platform);
  assert.equal((await setType(member.id, 2)).code, 'need_agent');
  const { value } = await setType(agent.id, 2);
  assert.equal((await get(`/${agent.id}`)).value.wantedType.type, 2);
  assert.equal((await approve(value.requestId, first)).code, 'second_person_needed');
  assert.equal((await approve(value.requestId)).success, true);
  assert.equal((await get(`/${agent.id}`)).value.type, 2);
  const outside = (await setType(agent.id, 42)).value.requestId;
  await platform.owner.query(
    `INSERT INTO agency_contracts (kind, agent_id, currency) VALUES ('dividend', $1, 'KES')`,
    [agent.id],
  );
  assert.equal((await approve(outside)).code, 'cannot_apply');
  assert.equal((await setType(agent.id, 41)).code, 'contracts_in_force');
  const reader = await signInStaff(platform, { permissions: ['agency.read'] });
  assert.equal((await setType(agent.id, 1, reader)).code, 'forbidden');
});
