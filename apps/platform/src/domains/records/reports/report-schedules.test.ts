/** A report is made once for each due time, and told by a link that needs a login. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { makeDueReports } from '#domains/records/make-reports.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['reports.read'] });
});
beforeEach(async () => {
  await platform.owner.query('DELETE FROM report_runs; DELETE FROM report_schedules');
  await platform.owner.query('DELETE FROM outgoing_messages');
});
after(() => platform.close());

const reason = 'The board reads it';
const recipients = ['cfo@bahati.example', 'board@bahati.example'];

const add = (more: object = {}, who = staff) =>
  platform.staff('POST /bo/reportSchedules', {
    token: who.token,
    body: {
      idempotencyKey: randomUUID(),
      report: 'days',
      every: 'day',
      hour: 6,
      language: 'en',
      recipients,
      reason,
      ...more,
    },
  });

const post = (path: string, body: object, who = staff) =>
  platform.staff(`POST ${path}`, { token: who.token, body });

const runs = async () =>
  (await platform.staff('GET /bo/reportRuns', { token: reader.token })).value.items;

/** As if its hour had come: 6 in the morning of the third of March. */
const comeDue = () =>
  platform.owner.query(`UPDATE report_schedules SET next_at = '2026-03-03T06:00:00+03:00'`);

test('what is due is made once, whoever looks, and told by a link and no figures', async () => {
  const { value } = await add();
  assert.match(value.nextAt, /T03:00:00/);
  await comeDue();
  await Promise.all([1, 2, 3].map(() => makeDueReports(platform.context)));
  await makeDueReports(platform.context);
  const made = await runs();
  assert.deepEqual(
    made.map(({ report, from, to, state }: Record<string, string>) => [report, from, to, state]),
    [['days', '2026-03-02', '2026-03-02', 'ready']],
  );
  const { rows } = await platform.owner.query<{ recipient: string; body: string }>(
    'SELECT recipient, body FROM outgoing_messages ORDER BY recipient',
  );
  assert.deepEqual(
    rows.map(({ recipient }) => recipient),
    recipients.toSorted((a, b) => a.localeCompare(b)),
  );
  assert.ok(rows[0]?.body.includes(`/scheduled_reports?view=runs&id=${made[0].id}`));
  const [schedule] = (await platform.staff('GET /bo/reportSchedules', { token: reader.token }))
    .value.items;
  assert.ok(Date.parse(schedule.nextAt) > Date.now());
});

test('each report is made, a week tells of seven days and a month of the one that ended', async () => {
  for (const report of [
    'days',
    'accounts',
    'liability',
    'reconciliation',
    'differences',
    'taxes',
  ]) {
    await add({ report, every: report === 'days' ? 'week' : 'month' });
  }
  await comeDue();
  await makeDueReports(platform.context);
  const made = await runs();
  assert.equal(made.length, 6);
  for (const { report, state, from, to } of made) {
    assert.equal(state, 'ready', report);
    const range = report === 'days' ? ['2026-02-24', '2026-03-02'] : ['2026-03-01', '2026-03-02'];
    assert.deepEqual([from, to], range, report);
  }
});

test('what was made is taken by a login and a short link, until it runs out', async () => {
  await add({ report: 'liability' });
  await comeDue();
  await makeDueReports(platform.context);
  const [run] = await runs();
  const { value } = await post(`/bo/reportRuns/${run.id}/file`, {}, reader);
  const file = await platform.staff(`GET ${value.url}`);
  assert.equal(file.status, 200);
  assert.ok(file.text.startsWith('\uFEFF'));
  assert.equal((await platform.staff('GET /bo/reportRuns/files?order=a&proof=b')).status, 404);
  await platform.owner.query(`UPDATE report_runs SET expires_at = now() - interval '1 minute'`);
  const late = await post(`/bo/reportRuns/${run.id}/file`, {}, reader);
  assert.deepEqual([late.status, late.code], [409, 'run_expired']);
  await makeDueReports(platform.context);
  assert.equal((await platform.staff(`GET ${value.url}`)).status, 404);
  assert.equal((await runs())[0].state, 'expired');
});

test('a paused one rests, goes on from its next hour, and an ended one is gone', async () => {
  const { value } = await add();
  const path = `/bo/reportSchedules/${value.id}`;
  assert.equal((await post(`${path}/pause`, { isPaused: true, reason })).value.isPaused, true);
  await comeDue();
  await makeDueReports(platform.context);
  assert.equal((await runs()).length, 0);
  const resumed = await post(`${path}/pause`, { isPaused: false, reason });
  assert.ok(Date.parse(resumed.value.nextAt) > Date.now());
  assert.equal((await post(`${path}/remove`, { reason })).status, 200);
  assert.equal((await post(`${path}/remove`, { reason })).status, 404);
  const { rows } = await platform.owner.query<{ action: string }>(
    'SELECT action FROM audit_entries WHERE subject = $1 ORDER BY id',
    [`report_schedule:${value.id}`],
  );
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['added', 'paused', 'resumed', 'removed'].map((act) => `report_schedule.${act}`),
  );
});

test('the same request adds one, another content is a conflict, and fifty are enough', async () => {
  const idempotencyKey = randomUUID();
  const answers = await Promise.all([1, 2].map(() => add({ idempotencyKey })));
  assert.equal(answers[0]?.value.id, answers[1]?.value.id);
  const conflict = await add({ idempotencyKey, hour: 7 });
  assert.deepEqual([conflict.status, conflict.code], [409, 'request_conflict']);
  await platform.owner.query(
    `INSERT INTO report_schedules (idempotency_key, brand, report, every, hour, language, recipients,
       next_at, created_by)
     SELECT gen_random_uuid(), 'bahati', 'days', 'day', 6, 'en', '{a@b.example}', now() + interval
            '1 day', 'test' FROM generate_series(1, 49)`,
  );
  const full = await add();
  assert.deepEqual([full.status, full.code], [409, 'too_many_schedules']);
  assert.equal((await add({}, reader)).code, 'forbidden');
});
