/** Gates: stricter ones stand at once, less strict ones once a second person has seen them. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { setGate } from './kyc.testing.ts';

let platform: TestPlatform;
let first: StaffLogin;
let second: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['kyc.read'] });
});
beforeEach(() =>
  setGate(platform, { direction: 'withdrawal', span: 'day', level: 2, above: 2_000_000n }),
);
after(() => platform.close());

const gate = { direction: 'withdrawal', span: 'day', above: '20000.00', level: 2 };

const read = async () => (await platform.staff('GET /bo/kycRules', { token: reader.token })).value;

async function change(rules: object, over: object = {}, who = first) {
  const { version } = await read();
  return platform.staff('POST /bo/kycRules', {
    token: who.token,
    body: { rules: { dueHours: 24, ...rules }, version, reason: 'As the regulator asked', ...over },
  });
}

test('a stricter gate stands at once, with both states in the audit log', async () => {
  const deposits = { direction: 'deposit', span: 'total', above: '100.00', level: 1 };
  const { value } = await change({ gates: [deposits, { ...gate, above: '500.00' }], dueHours: 48 });
  assert.equal(value.wanted, null);
  assert.deepEqual(value.rules, {
    gates: [deposits, { ...gate, above: '500.00' }],
    dueHours: 48,
  });
  const { rows } = await platform.owner.query(
    `SELECT action, reason, before -> 'gates' -> 0 ->> 'above' AS was,
            after -> 'gates' -> 1 ->> 'above' AS is
       FROM audit_entries WHERE subject = 'kyc_rules' ORDER BY id DESC LIMIT 1`,
  );
  assert.deepEqual(rows, [
    {
      action: 'kyc_rules.changed',
      reason: 'As the regulator asked',
      was: '20000.00',
      is: '500.00',
    },
  ]);
});

test('a less strict one waits, gates nothing less meanwhile, and stands with another person’s word', async () => {
  const asked = await change({ gates: [] });
  assert.deepEqual(asked.value.rules.gates, [gate]);
  assert.deepEqual(
    [asked.value.wanted.rules.gates, asked.value.wanted.requestedBy],
    [[], first.username],
  );
  const { id } = asked.value.wanted;
  const approve = (staff: StaffLogin) =>
    platform.staff(`POST /bo/approvals/${id}/approve`, { token: staff.token, body: {} });
  assert.equal((await approve(first)).code, 'second_person_needed');
  assert.deepEqual((await read()).rules.gates, [gate]);
  assert.equal((await approve(second)).value.state, 'applied');
  const stands = await read();
  assert.deepEqual([stands.rules.gates, stands.wanted], [[], null]);
});

test('a stricter change takes the place of a less strict one that waits', async () => {
  await change({ gates: [{ ...gate, above: '90000.00' }] });
  const { value } = await change({ gates: [{ ...gate, level: 3 }] });
  assert.deepEqual([value.rules.gates, value.wanted], [[{ ...gate, level: 3 }], null]);
});

test('what was read too long ago, stands twice or is no amount is refused', async () => {
  assert.equal((await change({ gates: [] }, {}, reader)).code, 'forbidden');
  const tries: [object, object, number, string][] = [
    [{ gates: [gate] }, { version: 'old' }, 409, 'changed_meanwhile'],
    [{ gates: [gate, gate] }, {}, 400, 'gate_twice'],
    [{ gates: [{ ...gate, above: '99999999999999' }] }, {}, 400, 'amount_out_of_range'],
  ];
  for (const [rules, over, status, code] of tries) {
    const refused = await change(rules, over);
    assert.deepEqual([refused.status, refused.code], [status, code]);
  }
});
