/** Contracts that end with the one above them: agreed to first, and down the whole line. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { type Agent, agentBelow, agentLine, newAgent } from '#domains/agency/agency.testing.ts';
import {
  assertLinesHold,
  contractCallsOf,
  dividend,
  hourlySalary,
  realTime,
  staff,
  succeeded,
} from './contracts.testing.ts';
import { contractJobs } from './contracts.jobs.ts';
import {
  decideAsOperator,
  endAsOperator,
  endContractsOnMove,
  offerAsOperator,
  readContractsInForce,
  readContractStandings,
  terminateAsOperator,
  withdrawAsOperator,
} from './contracts.ts';

let platform: TestPlatform;
let calls: ReturnType<typeof contractCallsOf>;
before(async () => {
  platform = await openTestPlatform();
  calls = contractCallsOf(platform);
});
after(async () => {
  await assertLinesHold(platform);
  await platform.close();
});

type Line = [top: Agent, middle: Agent, low: Agent, lowest: Agent];
const rates = [realTime(40), realTime(30), realTime(20), realTime(10)];

async function agreedLine(): Promise<{ line: Line; contracts: Contract[] }> {
  const line = (await agentLine(platform, 4)) as Line;
  return { line, contracts: await calls.agreedLine(line, rates) };
}

const ends = (line: readonly Agent[]) =>
  Promise.all(line.map(async (agent) => (await calls.ownOf(agent)).contract?.endReason));

const inTest = <T>(work: (transaction: Transaction) => Promise<T>) =>
  inTransaction(platform.context.database, work);
const refusedWith = (code: string) => (error: unknown) =>
  error instanceof Refusal && error.code === code;

/** Runs what waits to be told, twice, as a job may. */
async function runTelling(): Promise<void> {
  const { rows } = await platform.owner.query<{ payload: Record<string, unknown> }>(
    `SELECT payload FROM graphile_worker._private_jobs jobs
       JOIN graphile_worker._private_tasks tasks ON tasks.id = task_id
      WHERE identifier = 'agency.tell_of_ended_contracts'`,
  );
  for (const { payload } of [...rows, ...rows]) {
    await contractJobs.tasks['agency.tell_of_ended_contracts']?.(platform.context, payload);
  }
}

test('lower terms end the contracts that go beyond them once the agent agrees, and those below', async () => {
  const { line } = await agreedLine();
  const [top, middle, low, lowest] = line;
  // Stays within the new terms, and so keeps its contract.
  const sibling = await agentBelow(platform, middle);
  await calls.agreed(middle, sibling, realTime(12));
  succeeded(await calls.offer(low, lowest, realTime(15)));

  const { request } = succeeded(await calls.offer(top, middle, realTime(15)));
  const asked = await calls.decide(middle, request);
  assert.deepEqual([asked.status, asked.code], [409, 'contracts_would_end']);
  assert.deepEqual(asked.details, {
    contracts: [
      { nickname: low.username, depth: 1 },
      { nickname: lowest.username, depth: 2 },
    ],
    count: 2,
  });
  assert.deepEqual(await ends(line), [null, null, null, null]);

  succeeded(await calls.decide(middle, request, 'accept', true));
  assert.deepEqual(await ends(line), [null, null, 'upline_lowered', 'upline_ended']);
  assert.deepEqual(await ends([sibling]), [null]);
  const { versions } = (await calls.ownOf(middle)).contract;
  const own = await calls.ownOf(lowest);
  assert.equal(own.contract.endedFrom, versions[0].effectiveFrom);
  assert.equal(own.request, null);
  await runTelling();
  const inbox = await platform.player('GET /wps/member/messages', { token: lowest.token });
  assert.equal(inbox.value.items[0].title, 'Your contract ends: real-time salary');
  assert.equal(
    inbox.value.items.filter(({ title }: { title: string }) => /ends/.test(title)).length,
    1,
  );
});

test('who agrees to an end agrees to the end of all below, counted from where it stands', async () => {
  const { line, contracts } = await agreedLine();
  const [top, middle, low, lowest] = line;
  const { request } = succeeded(await calls.terminate(middle, contracts[1]!));
  const asked = await calls.decide(top, request);
  assert.deepEqual(asked.details, {
    contracts: [
      { nickname: low.username, depth: 2 },
      { nickname: lowest.username, depth: 3 },
    ],
    count: 2,
  });
  succeeded(await calls.decide(top, request, 'accept', true));
  assert.deepEqual(await ends(line), [null, 'terminated', 'upline_ended', 'upline_ended']);
  const above = await calls.offer(middle, low, realTime(5));
  assert.equal(above.code, 'upline_without_contract');
});

test('a line of many is told in part, with their number', async () => {
  const [top, middle] = (await agentLine(platform, 2)) as [Agent, Agent];
  await calls.agreedLine([top, middle], [hourlySalary(9), hourlySalary(8)]);
  await platform.owner.query(
    `WITH people AS (
       INSERT INTO members (id, nickname, type, currency, birthday, upline_id)
       SELECT 900000000 + n, 'mtu' || n, 1, 'KES', '1990-01-01', $1 FROM generate_series(1, 55) n
       RETURNING id),
     made AS (
       INSERT INTO agency_contracts (kind, agent_id, upline_id, currency)
       SELECT 'hourly_salary', id, $1, 'KES' FROM people RETURNING id, agent_id),
     asked AS (
       INSERT INTO contract_requests (idempotency_key, kind, agent_id, upline_id, asked_by, type,
         terms, state, decided_at)
       SELECT gen_random_uuid(), 'hourly_salary', agent_id, $1, 'upline', 'terms', $2, 'accepted',
              now() FROM made RETURNING id, agent_id)
     INSERT INTO contract_versions (contract_id, version, terms, effective_from, request_id)
     SELECT made.id, 1, $2, now(), asked.id FROM made JOIN asked USING (agent_id)`,
    [middle.id, hourlySalary(5)],
  );
  const { request } = succeeded(await calls.offer(top, middle, hourlySalary(4)));
  const asked = await calls.decide(middle, request);
  assert.deepEqual(
    [asked.details?.['count'], (asked.details?.['contracts'] as object[] | undefined)?.length],
    [55, 50],
  );
  succeeded(await calls.decide(middle, request, 'accept', true));
  const { rows } = await platform.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM agency_contracts
      WHERE upline_id = $1 AND end_reason = 'upline_lowered'`,
    [middle.id],
  );
  assert.equal(rows[0]?.count, 55);
});

test('a member who is moved leaves its contracts, with all below, and asks for nothing more', async () => {
  const { line } = await agreedLine();
  const [, middle, low, lowest] = line;
  succeeded(await calls.offer(middle, low, realTime(25)));
  const other = await newAgent(platform, 2);
  const move = () =>
    inTest(async (transaction) => {
      await endContractsOnMove(platform.context, transaction, low.id);
      await transaction.query('UPDATE members SET upline_id = $2 WHERE id = $1', [
        low.id,
        other.id,
      ]);
    });
  await move();
  await move();
  assert.deepEqual(await ends(line), [null, null, 'moved', 'upline_ended']);
  assert.equal((await calls.ownOf(lowest)).request, null);
  const { rows } = await platform.owner.query(
    `SELECT FROM contract_requests WHERE agent_id = $1 AND state = 'requested'`,
    [low.id],
  );
  assert.equal(rows.length, 0);
  assert.equal((await calls.offer(middle, low, realTime(5))).code, 'downline_not_found');

  await calls.agreed(null, other, realTime(50));
  const next = await calls.agreed(other, low, realTime(50));
  const [, former] = (
    await platform.owner.query<{ at: Date | null }>(
      'SELECT ended_from AS at FROM agency_contracts WHERE agent_id = $1 ORDER BY id DESC',
      [low.id],
    )
  ).rows;
  assert.ok(Date.parse(next.versions[0].effectiveFrom) >= (former?.at?.getTime() ?? Infinity));
});

test('staff offer, withdraw, ask for an end and decide at the top of a line, on the record', async () => {
  const { context } = platform;
  const [top, below] = (await agentLine(platform, 2)) as [Agent, Agent];
  const idempotencyKey = randomUUID();
  const offer = { agentId: top.id, terms: realTime(30), idempotencyKey, ...staff };
  const id = await inTest((at) => offerAsOperator(context, at, offer));
  assert.equal(await inTest((at) => offerAsOperator(context, at, offer)), id);
  await assert.rejects(
    inTest((at) => offerAsOperator(context, at, { ...offer, agentId: below.id })),
    refusedWith('not_found'),
  );
  await inTest((at) => withdrawAsOperator(context, at, { requestId: id, ...staff }));
  const contract = await calls.agreed(null, top, realTime(30));
  assert.equal(contract.other, null);
  const kept = await calls.agreed(top, below, realTime(20));

  const asking = { contractId: contract.id, idempotencyKey: randomUUID(), ...staff };
  const asked = await inTest((at) => terminateAsOperator(context, at, asking));
  const waiting = { id: asked, kind: 'real_time_salary' } as const;
  assert.equal((await calls.decide(below, waiting)).code, 'request_not_found');
  succeeded(await calls.decide(top, waiting, 'reject'));

  const { request } = succeeded(await calls.terminate(top, contract));
  const decision = { action: 'accept', requestId: request.id, ...staff } as const;
  await assert.rejects(
    inTest((at) => decideAsOperator(context, at, { ...decision, endsContracts: false })),
    refusedWith('contracts_would_end'),
  );
  await inTest((at) => decideAsOperator(context, at, { ...decision, endsContracts: true }));
  assert.deepEqual(await ends([top, below]), ['terminated', 'upline_ended']);
  await assert.rejects(
    inTest((at) => terminateAsOperator(context, at, { ...asking, contractId: kept.id })),
    refusedWith('not_found'),
  );
  const { rows } = await platform.owner.query<{ action: string }>(
    `SELECT action FROM audit_entries
      WHERE actor = $1 AND subject = ANY($2) ORDER BY id`,
    [
      staff.staffUsername,
      [id, request.id].map((of) => `contract_request:${of}`).concat(`contract:${contract.id}`),
    ],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['contract.request_withdrawn', 'contract.termination_asked', 'contract.request_accepted'],
  );
});

test('staff end any contract without its sides, and those below once they agree', async () => {
  const { line, contracts } = await agreedLine();
  const ending = { contractId: contracts[1]!.id, reason: 'One person, many accounts', ...staff };
  await assert.rejects(
    inTest((at) => endAsOperator(platform.context, at, { ...ending, endsContracts: false })),
    refusedWith('contracts_would_end'),
  );
  const end = () =>
    inTest((at) => endAsOperator(platform.context, at, { ...ending, endsContracts: true }));
  await end();
  assert.deepEqual(await ends(line), [null, 'staff', 'upline_ended', 'upline_ended']);
  await assert.rejects(end(), refusedWith('not_found'));
});

test('settlement reads the contracts that count for a period, with the version that does', async () => {
  const [top, middle] = (await agentLine(platform, 2)) as [Agent, Agent];
  await calls.agreedLine([top, middle], [dividend(500, 'D'), dividend(400, 'D')]);
  await calls.agreed(top, middle, dividend(300, 'D'));
  const own: Contract = (await calls.ownOf(middle, 'dividend')).contract;
  const starts = new Date(own.versions[0]?.effectiveFrom ?? 0);
  const read = async (at: Date, after = 0n) =>
    (
      await readContractsInForce(platform.context.database, {
        kind: 'dividend',
        at,
        after,
        limit: 100,
      })
    ).filter(({ agentId }) => agentId === middle.id);
  const [counting, ...others] = await read(starts);
  assert.deepEqual(
    [counting?.uplineId, counting?.version, counting?.terms, others],
    [top.id, 2, dividend(300, 'D'), []],
  );
  assert.deepEqual(await read(new Date(starts.getTime() - 1)), []);
  assert.deepEqual(await read(starts, counting?.id), []);
  const { request } = succeeded(await calls.terminate(middle, own));
  succeeded(await calls.decide(top, request));
  assert.deepEqual(await read(new Date(starts.getTime() + 86_400_000)), []);
  assert.deepEqual(await readContractStandings(platform.context.database, top.id), {
    dividend: 'active',
    daily_salary: 'none',
    hourly_salary: 'none',
    real_time_salary: 'none',
  });
});

test('a dividend whose period changes ends the old one first, and shows its first new period', async () => {
  const top = await newAgent(platform, 2);
  const first: Contract = await calls.agreed(null, top, dividend(500, 'M'));
  const monthly = first.versions[0]?.effectiveFrom ?? '';
  const second: Contract = await calls.agreed(null, top, dividend(500, 'W'));
  const weekly = new Date(second.versions[0]?.effectiveFrom ?? 0);
  assert.ok(weekly.toISOString() >= monthly);
  // Weeks begin on Monday in Nairobi: on Sunday at nine in the evening.
  assert.deepEqual([weekly.getUTCDay(), weekly.getUTCHours()], [0, 21]);
});
