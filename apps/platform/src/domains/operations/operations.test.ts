/** The operations page's calls on a real database: what they tell, what staff may do, refusals. */
import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeCallTimes, timeOutside } from '@bahati/server-kit/metrics/call-times.ts';
import { startJobs } from '#platform/jobs.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { countFault, forgetFaults } from '#domains/cashier/rails/rail/rail-health.ts';
import { keepCallTimes } from '#domains/system/jobs/call-times.ts';
import { queueJob } from '#domains/system/jobs/job-queue.ts';
import { noteRun } from '#domains/system/jobs/job-states.ts';
import { noteProof } from '#domains/system/secrets/proofs.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  // What this process counted for earlier test files is nobody's here.
  takeCallTimes();
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['operations.read', 'operations.change'] });
});
after(() => platform.close());

const get = async (path: string) =>
  (await platform.staff(`GET /bo/operations/${path}`, { token: staff.token })).value;
const act = (path: string, reason = 'Asked by the desk') =>
  platform.staff(`POST /bo/operations/${path}`, { token: staff.token, body: { reason } });
const alarms = async (): Promise<string[]> =>
  (await get('alarms')).items.map(({ code, subject }: { code: string; subject: string | null }) =>
    subject ? `${code} ${subject}` : code,
  );
const auditOf = async (subject: string) => {
  const { rows } = await platform.owner.query(
    'SELECT actor, action, reason FROM audit_entries WHERE subject = $1 ORDER BY id',
    [subject],
  );
  return rows;
};

/** Work nobody can do, given up or not yet. */
async function failedJob(key: string, isDead: boolean): Promise<string> {
  await queueJob(platform.context.database, 'content.drop_old_feedback', {}, { key });
  const { rows } = await platform.owner.query<{ id: bigint }>(
    `UPDATE graphile_worker._private_jobs
        SET attempts = CASE WHEN $2 THEN max_attempts ELSE 1 END, run_at = now() + interval '1 hour',
            last_error = 'OutsideFault: +254712345678 is away' WHERE key = $1 RETURNING id`,
    [key, isDead],
  );
  return String(rows[0]!.id);
}

/** What a runner did beside: no rail and no vendor is there to answer it. */
async function forgetRuns(): Promise<void> {
  await platform.owner.query('DELETE FROM graphile_worker._private_jobs');
  await platform.owner.query('DELETE FROM job_states');
}

const jobOf = async (task: string) =>
  (await get('jobs')).items.find((job: { task: string }) => job.task === task);

test('who lacks the right sees nothing, and who only reads changes nothing', async () => {
  const other = await signInStaff(platform, { permissions: ['members.read'] });
  const refused = await platform.staff('GET /bo/operations/alarms', { token: other.token });
  assert.equal(refused.code, 'forbidden');
  const reader = await signInStaff(platform, { permissions: ['operations.read'] });
  const run = await platform.staff('POST /bo/operations/jobs/system.prove_audit/run', {
    token: reader.token,
    body: { reason: 'Just to see' },
  });
  assert.equal(run.code, 'forbidden');
});

test('every part answers as the contract has it', async () => {
  for (const path of ['queues', 'calls', 'calls?kind=outside&window=day', 'slowCalls', 'proofs']) {
    assert.ok((await get(path)).items, path);
  }
  const { database } = await get('machines');
  assert.ok(database.sizeBytes > 0 && database.connections > 0);
  const { rails, isSiteClosed } = await get('switches');
  assert.equal(isSiteClosed, false);
  assert.ok(rails.some(({ rail }: { rail: string }) => rail === 'mpesa'));
});

test('a scheduled job is run by hand once, and what it did is noted', async () => {
  const before = await jobOf('system.prove_audit');
  assert.deepEqual([before.runs, before.schedule], [0, '10 * * * *']);
  assert.ok(Date.parse(before.nextAt) > Date.now());
  assert.equal((await act('jobs/system.prove_audit/run')).status, 200);
  assert.equal((await act('jobs/system.prove_audit/run')).status, 200);
  const runner = await startJobs(platform.context);
  await until('a run', async () => (await jobOf('system.prove_audit')).runs > 0);
  await runner.stop();
  const done = await jobOf('system.prove_audit');
  assert.deepEqual([done.runs, done.failures], [1, 0]);
  const [audit] = (await get('proofs')).items.filter(
    ({ subject }: { subject: string }) => subject === 'audit',
  );
  assert.deepEqual(audit.breaches, []);
  assert.ok(audit.wholeAt);
  assert.deepEqual(
    (await auditOf('job:system.prove_audit')).map(({ action }) => action),
    ['job.run_by_hand', 'job.run_by_hand'],
  );
});

test('a paused job does nothing until it is resumed', async () => {
  const task = 'content.drop_old_feedback';
  assert.equal((await act(`jobs/${task}/resume`)).code, 'job_not_paused');
  assert.equal((await act(`jobs/${task}/pause`)).status, 200);
  assert.equal((await act(`jobs/${task}/pause`)).code, 'job_paused');
  assert.equal((await act(`jobs/${task}/run`)).code, 'job_paused');
  assert.equal((await jobOf(task)).paused.by, staff.username);
  assert.ok((await alarms()).includes(`job_paused ${task}`));
  await queueJob(platform.context.database, task, {}, { key: 'while it rests' });
  const isWaiting = async () => {
    const sql = `SELECT 1 FROM graphile_worker.jobs WHERE key = 'while it rests'`;
    return (await platform.owner.query(sql)).rows.length > 0;
  };
  const runner = await startJobs(platform.context);
  await until('it to be taken', async () => !(await isWaiting()));
  await runner.stop();
  assert.equal((await jobOf(task)).runs, 0);
  assert.equal((await act(`jobs/${task}/resume`)).status, 200);
  assert.equal((await jobOf(task)).paused, null);
  assert.deepEqual(
    (await auditOf(`job:${task}`)).map(({ action }) => action),
    ['job.paused', 'job.resumed'],
  );
});

test('what is vital cannot be paused, and what has no hour cannot be run', async () => {
  assert.equal((await act('jobs/watch_ledger/pause')).code, 'job_vital');
  assert.equal((await act('jobs/cashier.pay_out/run')).code, 'job_not_scheduled');
  assert.equal((await act('jobs/cashier.pay_out/pause')).code, 'job_not_scheduled');
});

test('a job that fails is told with its error, without anybody’s number', async () => {
  await forgetRuns();
  const run = { task: 'gaming.import_games', startedAt: new Date(), tookMs: 5 };
  for (const error of [new Error('amani@example.com 0712345678 away'), new Error('away')]) {
    await noteRun(platform.context.database, { ...run, error });
  }
  assert.ok((await alarms()).includes('job_failing gaming.import_games'));
  const failed = await jobOf('gaming.import_games');
  assert.deepEqual([failed.failuresInARow, failed.lastError], [2, 'Error: away']);
  await noteRun(platform.context.database, run);
  assert.ok(!(await alarms()).some((alarm) => alarm.startsWith('job_failing')));
});

test('work that was given up is shown, tried again or dropped, each written down', async () => {
  await forgetRuns();
  const dead = await failedJob('dead', true);
  const alive = await failedJob('alive', false);
  const { items } = await get('failedJobs');
  assert.deepEqual(
    items.map(({ id, isDead }: { id: string; isDead: boolean }) => [id, isDead]),
    [
      [alive, false],
      [dead, true],
    ],
  );
  assert.equal(items[0].lastError, 'OutsideFault: … is away');
  assert.equal((await get('failedJobs?isDead=true')).items.length, 1);
  assert.ok((await alarms()).includes('dead_letters'));
  assert.equal((await act(`failedJobs/${alive}/drop`)).code, 'job_alive');

  await platform.owner.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'w' WHERE id = $1`,
    [dead],
  );
  assert.equal((await act(`failedJobs/${dead}/retry`)).code, 'job_running');
  assert.equal((await act(`failedJobs/${dead}/drop`)).code, 'job_running');
  await platform.owner.query(
    'UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL WHERE id = $1',
    [dead],
  );

  const both = await Promise.all([
    act(`failedJobs/${dead}/retry`, 'The rail is back'),
    act(`failedJobs/${dead}/retry`, 'The rail is back'),
  ]);
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 404],
  );
  assert.ok(!(await alarms()).includes('dead_letters'));
  assert.deepEqual(await auditOf(`failed_job:${dead}`), [
    { actor: staff.username, action: 'failed_job.retried', reason: 'The rail is back' },
  ]);
  const other = await failedJob('other', true);
  assert.equal((await act(`failedJobs/${other}/drop`)).status, 200);
  assert.equal((await act(`failedJobs/${other}/drop`)).status, 404);
  await platform.owner.query('DELETE FROM graphile_worker._private_jobs');
});

test('a rail that rests is an alarm, and its recovery ends it', async () => {
  const { database } = platform.context;
  for (const _ of [1, 2, 3]) await countFault(database, 'mpesa');
  assert.ok((await alarms()).includes('rail_resting mpesa'));
  await forgetFaults(database, 'mpesa');
  assert.ok(!(await alarms()).some((alarm) => alarm.startsWith('rail_resting')));
});

test('calls are told with their times and failures, ours and outside ones', async () => {
  const name = { party: 'duka', call: 'POST /vendor/v1/games' };
  for (const status of [200, 200, 200, 503, 503]) {
    await timeOutside(name, async () => ({ status }));
  }
  await keepCallTimes(platform.context.database);
  const told = (await get('calls?kind=outside')).items.find(
    ({ party }: { party: string }) => party === 'duka',
  );
  assert.deepEqual([told.party, told.total, told.failed], ['duka', 5, 2]);
  assert.ok(told.p99 <= told.maxMs);
  assert.ok((await alarms()).includes('outside_failing duka'));
  const own = (await get('calls?kind=own')).items;
  assert.ok(own.some(({ call }: { call: string }) => call === 'GET /bo/operations/alarms'));
});

test('a breach of the ledger stands above everything until it is proven whole again', async () => {
  const { database } = platform.context;
  await noteProof(database, 'ledger_whole', performance.now(), ['Block 7 was altered.']);
  const [first] = (await get('alarms')).items;
  assert.deepEqual([first.code, first.level, first.figure], ['ledger_broken', 'alarm', 1]);
  await noteProof(database, 'ledger_whole', performance.now(), []);
  assert.ok(!(await alarms()).includes('ledger_broken'));
});
