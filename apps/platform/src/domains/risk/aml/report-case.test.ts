/** A case is reported by two people; the report is numbered, kept, and taken with a trace. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import { richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { lookNow } from '#domains/risk/risk.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
after(() => platform.close());

const reason = 'No source of these funds was shown';
const narrative =
  'Three deposits, each just under the threshold, within one day; no wages explain it.';

async function openCase(): Promise<{ member: NewMember; id: string }> {
  const member = await richMember(platform, 60_000_000n);
  await lookNow(platform);
  const { value } = await platform.staff(`GET /bo/aml/cases?memberId=${member.id}`, {
    token: first.token,
  });
  return { member, id: value.items[0].id };
}

const act = (id: string, name: string, body: object, staff = first) =>
  platform.staff(`POST /bo/aml/cases/${id}/${name}`, { token: staff.token, body });

async function waitingFor(id: string): Promise<string> {
  const { value } = await platform.staff('GET /bo/approvals?state=requested&pageSize=100', {
    token: second.token,
  });
  return value.items.find((one: { subject: string }) => one.subject === `aml_case:${id}`).id;
}

const decide = (changeId: string, staff: StaffLogin) =>
  platform.staff(`POST /bo/approvals/${changeId}/approve`, { token: staff.token, body: {} });

/** Reported by both. */
async function reported() {
  const { member, id } = await openCase();
  await act(id, 'report', { narrative, reason });
  await decide(await waitingFor(id), second);
  return { member, id };
}

test('one writes the report, another files it; then the case is closed and numbered', async () => {
  const { id } = await openCase();
  const asked = await act(id, 'report', { narrative, reason });
  assert.deepEqual(asked.value.wantedReport, { narrative, requestedBy: first.username });
  assert.equal(asked.value.state, 'open');
  const changeId = await waitingFor(id);
  const own = await decide(changeId, first);
  assert.deepEqual([own.status, own.code], [409, 'second_person_needed']);
  const answers = await Promise.all([1, 2].map(() => decide(changeId, second)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const { value } = await platform.staff(`GET /bo/aml/cases/${id}`, { token: first.token });
  assert.deepEqual([value.state, value.decidedBy], ['reported', second.username]);
  assert.match(value.report.number, /^STR-\d{4}-\d{6}$/);
  assert.deepEqual(
    [value.report.askedBy, value.report.filedBy, value.wantedReport],
    [first.username, second.username, null],
  );
  assert.deepEqual(await auditActions(platform, `aml_case:${id}`), [
    'aml_case.opened',
    'suspicious_report.change_asked',
    'suspicious_report.changed',
    'aml_case.reported',
  ]);
});

test('a word given before more was found is the first again', async () => {
  const { member, id } = await openCase();
  await act(id, 'report', { narrative, reason });
  await giveMoney(platform, member.id, 24_000_000n);
  await giveMoney(platform, member.id, 24_000_000n);
  await giveMoney(platform, member.id, 24_000_000n);
  await lookNow(platform);
  assert.equal((await decide(await waitingFor(id), second)).value.state, 'requested');
  const { value } = await platform.staff(`GET /bo/aml/cases/${id}`, { token: first.token });
  assert.equal(value.report, null);
});

test('a report of a case that was cleared meanwhile is not filed', async () => {
  const { id } = await openCase();
  await act(id, 'report', { narrative, reason });
  const changeId = await waitingFor(id);
  await act(id, 'clear', { reason });
  const late = await decide(changeId, second);
  assert.deepEqual([late.status, late.code], [409, 'cannot_apply']);
  const again = await act(id, 'report', { narrative, reason });
  assert.deepEqual([again.status, again.code], [409, 'case_closed']);
});

test('the filed report is taken as PDF, CSV and JSON, each with a reason in the audit log', async () => {
  const { member, id } = await reported();
  for (const [format, opening] of [
    ['pdf', '%PDF'],
    ['csv', '\uFEFF'],
    ['json', '{'],
  ] as const) {
    const { value } = await act(id, 'reportFile', { format, reason });
    const file = await platform.staff(`GET ${value.url}`);
    assert.equal(file.status, 200);
    assert.ok(file.text.startsWith(opening), format);
    if (format === 'pdf') continue;
    // The number of the payout account and the birthday stand in clear.
    for (const words of ['+254712345678', '1990-05-17', member.username, '600000.00', narrative]) {
      assert.ok(file.text.includes(words), `${format}: ${words}`);
    }
  }
  const { rows } = await platform.owner.query<{ actor: string; reason: string }>(
    `SELECT actor, reason FROM audit_entries
      WHERE subject = $1 AND action = 'aml_case.report_taken'`,
    [`aml_case:${id}`],
  );
  assert.deepEqual(
    rows,
    Array.from({ length: 3 }, () => ({ actor: first.username, reason })),
  );
});

test('without a report there is no file, and nobody makes a link', async () => {
  const { id } = await openCase();
  const none = await act(id, 'reportFile', { format: 'pdf', reason });
  assert.deepEqual([none.status, none.code], [409, 'not_reported']);
  assert.equal((await act(randomUUID(), 'reportFile', { format: 'pdf', reason })).status, 404);
  assert.equal((await platform.staff('GET /bo/aml/reportFiles?order=a&proof=b')).status, 404);
});

test('what was filed changes no more', async () => {
  await reported();
  await assert.rejects(platform.context.database.query(`UPDATE aml_reports SET narrative = ''`));
  await assert.rejects(platform.owner.query('DELETE FROM aml_reports'));
});
