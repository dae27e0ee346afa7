/** Thresholds: stricter ones stand at once, less strict ones once a second person has seen them. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
beforeEach(() => platform.owner.query('DELETE FROM aml_rules'));
after(() => platform.close());

async function rule(code = 'structuring') {
  const { value } = await platform.staff('GET /bo/aml/rules', { token: first.token });
  return value.items.find((one: { code: string }) => one.code === code);
}

async function change(more: object, over: object = {}, code = 'structuring') {
  const { isOn, points, amount, count, hours, ratioBps, playBps, version } = await rule(code);
  const thresholds = { isOn, points, amount, count, hours, ratioBps, playBps, ...more };
  return platform.staff(`POST /bo/aml/rules/${code}`, {
    token: first.token,
    body: { thresholds, version, reason: 'As the regulator asked', ...over },
  });
}

test('a stricter rule stands at once, with both states in the audit log', async () => {
  const { value } = await change({ count: 2 });
  assert.deepEqual([value.count, value.changedBy, value.wantedBy], [2, first.username, null]);
  const { rows } = await platform.owner.query(
    `SELECT action, reason, before ->> 'count' AS was, after ->> 'count' AS is FROM audit_entries
      WHERE subject = 'aml_rule:structuring' ORDER BY id DESC LIMIT 1`,
  );
  assert.deepEqual(rows, [
    { action: 'aml_rule.changed', reason: 'As the regulator asked', was: '3', is: '2' },
  ]);
});

test('a less strict one waits, and stands with another person’s word', async () => {
  const asked = await change({ isOn: false });
  assert.deepEqual([asked.value.isOn, asked.value.wantedBy], [true, first.username]);
  const { value } = await platform.staff('GET /bo/approvals?state=requested', {
    token: second.token,
  });
  const { id } = value.items.find((one: { kind: string }) => one.kind === 'aml_rule');
  const approve = (staff: StaffLogin) =>
    platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });
  assert.equal((await approve(first)).code, 'second_person_needed');
  assert.equal((await approve(second)).value.state, 'applied');
  assert.deepEqual([(await rule()).isOn, (await rule()).wantedBy], [false, null]);
});

test('a stricter change takes the place of a less strict one that waits', async () => {
  await change({ count: 9 });
  assert.equal((await change({ count: 2 })).value.wantedBy, null);
  assert.equal((await rule()).count, 2);
});

test('what was read too long ago, is no amount or does not fit the rule is refused', async () => {
  const tries: [object, object, number, string][] = [
    [{ count: 2 }, { version: 'old' }, 409, 'changed_meanwhile'],
    [{ amount: '0' }, {}, 400, 'amount_out_of_range'],
    [{ amount: '99999999999999' }, {}, 400, 'amount_out_of_range'],
    [{ count: null }, {}, 400, 'figures_unfit'],
    [{ playBps: 100 }, {}, 400, 'figures_unfit'],
  ];
  for (const [more, over, status, code] of tries) {
    const refused = await change(more, over);
    assert.deepEqual([refused.status, refused.code], [status, code]);
  }
});
