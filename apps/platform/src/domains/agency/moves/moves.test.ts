/** Moves between uplines: two people, no circle, and the new line counts from the next day on. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { plantContract } from '#domains/agency/bills/bills.testing.ts';
import { invite, newAgent } from '#domains/agency/agency.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
const permissions = ['agency.read', 'agency.change', 'approvals.decide', 'approvals.read'] as const;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions });
  second = await signInStaff(platform, { permissions });
});
after(() => platform.close());

const move = (id: bigint, uplineId: bigint | null, staff = first) =>
  platform.staff(`POST /bo/members/${id}/move`, {
    token: staff.token,
    body: { uplineId: uplineId?.toString() ?? null, reason: 'Works in the other town now' },
  });
const approve = (id: string, staff = second) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });
const lineOf = async (id: bigint) =>
  (await platform.staff(`GET /bo/members/${id}/line`, { token: first.token })).value;
const namesAbove = async (id: bigint): Promise<string[]> =>
  (await lineOf(id)).line.map(({ username }: { username: string }) => username);

/** Puts a member below an agent as if it had been invited. */
const below = (id: bigint, uplineId: bigint) =>
  platform.owner.query('UPDATE members SET upline_id = $2 WHERE id = $1', [id, uplineId]);

const contractOf = (agent: bigint, upline: bigint | null) =>
  plantContract(platform.owner, {
    agent,
    upline,
    terms: { kind: 'real_time_salary', rateBps: 50, dailyTurnoverBrake: null },
    from: new Date('2026-11-01T00:00:00Z'),
  });

test('a move takes two people, and the member with all below it changes lines', async () => {
  const [old, next] = [await newAgent(platform, 2), await newAgent(platform, 2)];
  const moved = await newAgent(platform);
  await below(moved.id, old.id);
  const leaf = await invite(platform, moved.code);
  const { value } = await move(moved.id, next.id);
  assert.equal((await approve(value.requestId, first)).code, 'second_person_needed');
  const waiting = await lineOf(moved.id);
  assert.equal(waiting.wanted.upline.id, next.id.toString());
  assert.deepEqual(await namesAbove(moved.id), [old.username]);
  assert.equal((await approve(value.requestId)).success, true);
  assert.deepEqual(await namesAbove(leaf.id), [next.username, moved.username]);
  const line = await lineOf(moved.id);
  assert.equal(line.wanted, null);
  assert.equal(line.changes[0].fromDay, waiting.nextDay);
  assert.deepEqual(
    [line.changes[0].from.id, line.changes[0].to.id, line.changes[0].changedBy],
    [old.id.toString(), next.id.toString(), second.username],
  );
  const { rows } = await platform.owner.query(
    `SELECT agent_id AS agent, from_day::text AS "from", until_day::text AS until
       FROM team_members WHERE member_id = $1 AND agent_id = ANY($2::bigint[]) ORDER BY from_day`,
    [leaf.id, [old.id, next.id]],
  );
  assert.deepEqual(rows, [
    { agent: old.id, from: '-infinity', until: waiting.nextDay },
    { agent: next.id, from: waiting.nextDay, until: 'infinity' },
  ]);
  const { rows: noted } = await platform.owner.query<{ after: object }>(
    `SELECT after FROM audit_entries WHERE action = 'member.moved' AND subject = $1`,
    [`member:${moved.id}`],
  );
  assert.deepEqual(noted[0]?.after, { uplineId: next.id.toString(), line: next.username });
});

test('a member is moved to the top, where the code that invited no longer counts', async () => {
  const agent = await newAgent(platform);
  const member = await invite(platform, agent.code);
  const { value } = await move(member.id, null);
  assert.equal((await approve(value.requestId)).success, true);
  assert.deepEqual(await namesAbove(member.id), []);
});

test('contracts with the old upline and below end, and both people see which', async () => {
  const [old, next] = [await newAgent(platform, 2), await newAgent(platform, 2)];
  const [moved, sub] = [await newAgent(platform), await newAgent(platform)];
  await below(moved.id, old.id);
  await below(sub.id, moved.id);
  await contractOf(old.id, null);
  await contractOf(moved.id, old.id);
  await contractOf(sub.id, moved.id);
  await platform.owner.query(
    `INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by, type)
     VALUES ($1, 'real_time_salary', $2, $3, 'downline', 'termination')`,
    [randomUUID(), moved.id, old.id],
  );
  const { value } = await move(moved.id, next.id);
  const list = await platform.staff('GET /bo/approvals?kind=agency_move&state=requested', {
    token: second.token,
  });
  assert.equal(list.value.items[0].before.endingContracts, 'real_time_salary');
  assert.equal((await approve(value.requestId)).success, true);
  const { rows } = await platform.owner.query<{ agent: bigint; reason: string | null }>(
    `SELECT DISTINCT agent_id AS agent, end_reason AS reason FROM agency_contracts
      WHERE agent_id = ANY($1::bigint[]) ORDER BY agent_id`,
    [[old.id, moved.id, sub.id]],
  );
  assert.deepEqual(rows, [
    { agent: old.id, reason: null },
    { agent: moved.id, reason: 'moved' },
    { agent: sub.id, reason: 'upline_ended' },
  ]);
  const { rows: requests } = await platform.owner.query<{ state: string }>(
    `SELECT state FROM contract_requests WHERE agent_id = $1 AND type = 'termination'`,
    [moved.id],
  );
  assert.deepEqual(requests, [{ state: 'withdrawn' }]);
});

test('circles, wrong uplines, trial members and moves that change nothing are refused', async () => {
  const [top, under] = [await newAgent(platform, 2), await newAgent(platform)];
  await below(under.id, top.id);
  const member = await registerTestMember(platform);
  const other = await newAgent(platform);
  const away = await newAgent(platform);
  const trial = await registerTestMember(platform);
  await platform.owner.query(`UPDATE members SET type = 4 WHERE id = $1`, [trial.id]);
  await platform.owner.query(`UPDATE members SET currency = 'TZS' WHERE id = $1`, [other.id]);
  await platform.owner.query(`UPDATE members SET status = 'blocked' WHERE id = $1`, [away.id]);
  const refused: [bigint, bigint | null, string][] = [
    [top.id, under.id, 'upline_below'],
    [top.id, top.id, 'upline_below'],
    [under.id, top.id, 'upline_same'],
    [top.id, null, 'upline_same'],
    [under.id, member.id, 'upline_not_agent'],
    [under.id, away.id, 'upline_not_active'],
    [under.id, other.id, 'upline_other_currency'],
    [trial.id, top.id, 'move_trial'],
    [999_999n, top.id, 'not_found'],
    [under.id, 999_999n, 'not_found'],
  ];
  for (const [id, uplineId, code] of refused) {
    assert.equal((await move(id, uplineId)).code, code, `${id} ${uplineId} ${code}`);
  }
});

test('of two moves that would make a circle one stands', async () => {
  const [one, other] = [await newAgent(platform), await newAgent(platform)];
  const asked = [await move(one.id, other.id), await move(other.id, one.id)];
  const answers = await Promise.all(asked.map(({ value }) => approve(value.requestId)));
  assert.deepEqual(answers.map(({ success }) => String(success)).toSorted(), ['false', 'true']);
  assert.equal(answers.find(({ success }) => !success)?.code, 'cannot_apply');
});

test('a line that changed meanwhile is not what the second person lets stand', async () => {
  const [next, above, member] = [
    await newAgent(platform),
    await newAgent(platform, 2),
    await registerTestMember(platform),
  ];
  const { value } = await move(member.id, next.id);
  await below(next.id, above.id);
  assert.equal((await approve(value.requestId)).code, 'cannot_apply');
  assert.deepEqual(await namesAbove(member.id), []);
});

test('who may only read asks for no move and lets none stand', async () => {
  const [agent, member] = [await newAgent(platform), await registerTestMember(platform)];
  const reader = await signInStaff(platform, { permissions: ['agency.read', 'approvals.decide'] });
  assert.equal((await move(member.id, agent.id, reader)).code, 'forbidden');
  const { value } = await move(member.id, agent.id);
  assert.equal((await approve(value.requestId, reader)).code, 'forbidden');
});

test('sizes of both lines follow at once', async () => {
  const [old, next, moved] = [
    await newAgent(platform, 2),
    await newAgent(platform, 2),
    await newAgent(platform),
  ];
  await below(moved.id, old.id);
  await invite(platform, moved.code);
  await platform.owner.query(`UPDATE team_progress SET sized_at = now()`);
  await platform.owner.query(
    `INSERT INTO team_sizes (agent_id, members, directs, agents)
     VALUES ($1, 2, 1, 1), ($2, 1, 1, 0)`,
    [old.id, moved.id],
  );
  const { value } = await move(moved.id, next.id);
  assert.equal((await approve(value.requestId)).success, true);
  const { rows } = await platform.owner.query(
    `SELECT agent_id AS agent, members, directs, agents FROM team_sizes
      WHERE agent_id = ANY($1::bigint[]) ORDER BY agent_id`,
    [[old.id, next.id, moved.id]],
  );
  assert.deepEqual(rows, [
    { agent: old.id, members: 0, directs: 0, agents: 0 },
    { agent: next.id, members: 2, directs: 1, agents: 1 },
    { agent: moved.id, members: 1, directs: 1, agents: 0 },
  ]);
});
