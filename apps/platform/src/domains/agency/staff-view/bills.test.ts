/** Bills that wait for staff, debts, and the calendar of settlements. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newAgent } from '#domains/agency/agency.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { plantBill, plantDebt } from './bills.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
const permissions = ['agency.read', 'agency.decide', 'approvals.decide', 'approvals.read'] as const;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions });
  second = await signInStaff(platform, { permissions });
  await platform.owner.query(`UPDATE agency_rules SET approval_limit = 400000`);
});
after(() => platform.close());

const get = async (path: string, staff = first) =>
  (await platform.staff(`GET /bo/agency/${path}`, { token: staff.token })).value;
const decide = (id: string, decision: string, staff = first) =>
  platform.staff(`POST /bo/agency/bills/${id}/decide`, {
    token: staff.token,
    body: { decision, reason: 'Looked at the team’s play' },
  });
const approve = (id: string, staff: StaffLogin) =>
  platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });

test('a bill that waits is approved as it stands, once, with a reason', async () => {
  const agent = await newAgent(platform);
  const { billId } = await plantBill(platform, { agentId: agent.id });
  const answers = await Promise.all([decide(billId, 'approve'), decide(billId, 'reject', second)]);
  const done = answers.filter(({ success }) => success);
  assert.equal(done.length, 1);
  assert.equal(answers.find(({ success }) => !success)?.code, 'already_decided');
  const bill = done[0]!.value;
  assert.ok(['to_collect', 'rejected'].includes(bill.state));
  assert.equal(bill.own, '4800.00');
  const { rows } = await platform.owner.query<{ actor: string }>(
    `SELECT actor FROM audit_entries WHERE subject = $1`,
    [`agency_bill:${billId}`],
  );
  assert.deepEqual(rows, [{ actor: bill.decidedBy }]);
});

test('a bill above twice the limit takes two people, and one alone rejects it', async () => {
  const agent = await newAgent(platform);
  const large = { agentId: agent.id, own: 800_001n };
  const { billId } = await plantBill(platform, large);
  const waiting = (await decide(billId, 'approve')).value;
  assert.deepEqual(
    [waiting.state, waiting.needsTwo, waiting.wanted.requestedBy],
    ['to_approve', true, first.username],
  );
  assert.equal((await approve(waiting.wanted.id, first)).code, 'second_person_needed');
  assert.equal((await approve(waiting.wanted.id, second)).success, true);
  assert.equal((await get(`bills/${billId}`)).state, 'to_collect');
  assert.equal((await decide(billId, 'reject')).code, 'already_decided');
  const other = await plantBill(platform, { ...large, day: '2026-11-19' });
  const asked = (await decide(other.billId, 'approve')).value;
  assert.equal((await decide(other.billId, 'reject', second)).value.state, 'rejected');
  assert.equal((await approve(asked.wanted.id, second)).code, 'already_decided');
});

test('bills are listed by kind, state, agent and run, page by page', async () => {
  const [agent, other] = [await newAgent(platform), await newAgent(platform)];
  const planted = [
    await plantBill(platform, { agentId: agent.id, state: 'paid', day: '2026-11-10' }),
    await plantBill(platform, { agentId: agent.id, kind: 'dividend', state: 'partly_paid' }),
    await plantBill(platform, { agentId: other.id, state: 'paid', day: '2026-11-10' }),
  ];
  const idsOf = async (query: string): Promise<string[]> =>
    (await get(`bills?${query}`)).items.map(({ id }: { id: string }) => id);
  const [one, two, three] = planted.map(({ billId }) => billId);
  assert.deepEqual(await idsOf(`agentId=${agent.id}`), [two, one]);
  assert.deepEqual(await idsOf(`agentId=${agent.id}&kind=dividend`), [two]);
  assert.deepEqual(await idsOf('state=partly_paid'), [two]);
  assert.deepEqual(await idsOf(`runId=${planted[0]!.runId}`), [three, one]);
  const page = await get('bills?pageSize=1');
  assert.deepEqual(await idsOf(`pageSize=1&cursor=${page.nextCursor}`), [two]);
});

test('a bill shows its inputs, those it pays, and its debt', async () => {
  const [top, agent] = [await newAgent(platform, 2), await newAgent(platform)];
  const day = '2026-11-08';
  const { billId: paid } = await plantBill(platform, {
    agentId: top.id,
    day,
    state: 'insufficient',
  });
  const { billId } = await plantBill(platform, {
    agentId: agent.id,
    uplineId: top.id,
    day,
    state: 'partly_paid',
    own: 120_000n,
  });
  await plantDebt(platform, billId, 20_000n);
  const upline = await get(`bills/${paid}`);
  assert.equal(upline.downlineCount, 1);
  assert.deepEqual(upline.downlines[0].agent.id, agent.id.toString());
  const bill = await get(`bills/${billId}`);
  assert.equal(bill.upline.id, top.id.toString());
  assert.equal(bill.snapshot.figures.turnover, '500000.00');
  assert.deepEqual([bill.debt.amount, bill.debt.state], ['200.00', 'open']);
  const debts = await get(`debts?agentId=${top.id}`);
  assert.deepEqual(
    [debts.items[0].billId, debts.items[0].debtor.id, debts.items[0].creditor.id],
    [billId, top.id.toString(), agent.id.toString()],
  );
  assert.deepEqual((await get('debts?state=paid')).items, []);
});

test('the calendar counts what ran, waits and failed, and a failed run is run again by two', async () => {
  const agent = await newAgent(platform);
  const at = { agentId: agent.id, state: 'issued' } as const;
  await plantBill(platform, { ...at, day: '2026-10-04', own: 100_000n });
  const failed = await plantBill(platform, { ...at, day: '2026-10-05', failure: 'No rules' });
  const { days } = await get('calendar?month=2026-10');
  assert.deepEqual(days, [
    {
      day: '2026-10-05',
      kinds: [{ kind: 'daily_salary', done: 0, waiting: 0, failed: 1, bills: 1, own: '4800.00' }],
    },
    {
      day: '2026-10-04',
      kinds: [{ kind: 'daily_salary', done: 1, waiting: 0, failed: 0, bills: 1, own: '1000.00' }],
    },
  ]);
  const runs = async (query: string) => (await get(`runs?${query}`)).items;
  const [done] = await runs('day=2026-10-04');
  const again = (id: string, staff = first) =>
    platform.staff(`POST /bo/agency/runs/${id}/again`, {
      token: staff.token,
      body: { reason: 'The rules are there now' },
    });
  assert.equal((await again(done.id)).code, 'run_not_failed');
  const { value } = await again(failed.runId);
  const [waiting] = await runs('day=2026-10-05&state=failed');
  assert.equal(waiting.wanted.requestedBy, first.username);
  assert.equal((await approve(value.requestId, first)).code, 'second_person_needed');
  assert.equal((await approve(value.requestId, second)).success, true);
  assert.deepEqual(await runs('day=2026-10-05&state=failed'), []);
  const { rows } = await platform.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'agency.settle'`,
  );
  assert.equal(rows[0]?.count, 1);
});

test('who may only read decides nothing', async () => {
  const agent = await newAgent(platform);
  const { billId, runId } = await plantBill(platform, { agentId: agent.id, day: '2026-10-20' });
  const reader = await signInStaff(platform, { permissions: ['agency.read', 'agency.change'] });
  assert.equal((await decide(billId, 'approve', reader)).code, 'forbidden');
  const again = await platform.staff(`POST /bo/agency/runs/${runId}/again`, {
    token: reader.token,
    body: { reason: 'I would like it' },
  });
  assert.equal(again.code, 'forbidden');
  assert.equal((await get(`bills/${billId}`, reader)).state, 'to_approve');
});
