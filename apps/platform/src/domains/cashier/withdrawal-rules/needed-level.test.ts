/** Sums above what the brand says need more proof of who one is. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { decide, passport, sendDocuments, setGate } from '#domains/kyc/kyc.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { type NewMember, openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { askFor, quote, richMember } from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
});
after(() => platform.close());

const prove = async (member: NewMember) => {
  await sendDocuments(platform, member, passport());
  await decide(platform, staff, member, { decision: 'approved' });
};

const deposit = (member: NewMember, amount: string, idempotencyKey: string = randomUUID()) =>
  platform.player('POST /wps/cashier/deposits', {
    token: member.token,
    body: { idempotencyKey, method: 'bank-deposit', amount },
  });

test('a withdrawal above the gate waits for the proof, and passes with it', async () => {
  await setGate(platform, { direction: 'withdrawal', span: 'total', level: 2, above: 30_000n });
  const member = await richMember(platform);
  assert.equal((await askFor(platform, member, '200')).status, 200);
  const asked = await quote(platform, member, '101');
  assert.deepEqual([asked.value.levelNeeded, asked.value.blockReasons], [2, ['level_needed']]);
  const refused = await askFor(platform, member, '101');
  assert.deepEqual([refused.status, refused.code], [409, 'level_needed']);
  assert.deepEqual(refused.details, { level: 2 });
  assert.equal((await askFor(platform, member, '100')).status, 200, 'up to the gate');
  await prove(member);
  assert.equal((await quote(platform, member, '101')).value.levelNeeded, null);
  assert.equal((await askFor(platform, member, '101')).status, 200);
});

test('what was asked for on another day does not count for a gate of the day', async () => {
  await setGate(platform, { direction: 'withdrawal', span: 'day', level: 1, above: 30_000n });
  const member = await richMember(platform);
  assert.equal((await askFor(platform, member, '300')).status, 200);
  assert.equal((await askFor(platform, member, '100')).code, 'level_needed');
  await platform.owner.query(
    `UPDATE withdrawals SET created_at = created_at - interval '2 days' WHERE member_id = $1`,
    [member.id],
  );
  assert.equal((await askFor(platform, member, '100')).status, 200);
});

test('a deposit above the gate is refused with the level; a proven phone is the first', async () => {
  await setGate(platform, { direction: 'deposit', span: 'day', level: 1, above: 200_000n });
  const member = await richMember(platform);
  const refused = await deposit(member, '1001');
  assert.deepEqual([refused.status, refused.code], [409, 'level_needed']);
  assert.deepEqual(refused.details, { level: 1 });
  assert.equal((await deposit(member, '1000')).status, 200, 'up to the gate');
  await platform.owner.query(
    `UPDATE credentials SET mobile_number = '+254711222333' WHERE member_id = $1`,
    [member.id],
  );
  assert.equal((await deposit(member, '1001')).status, 200);
});

test('two deposits begun at once do not both pass a gate that takes one', async () => {
  await setGate(platform, { direction: 'deposit', span: 'total', level: 3, above: 280_000n });
  const member = await richMember(platform);
  const answers = await Promise.all([deposit(member, '1000'), deposit(member, '1000')]);
  assert.deepEqual(answers.map(({ code }) => code ?? 'taken').toSorted(), [
    'level_needed',
    'taken',
  ]);
});
