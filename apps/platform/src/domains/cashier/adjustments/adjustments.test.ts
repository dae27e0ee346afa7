/** Money given or taken by hand: one asks, another decides, and it is posted once. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  giveMoney,
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { auditActions, balanceOf } from '#domains/cashier/cashier.testing.ts';

let platform: TestPlatform;
let asker: StaffLogin;
let other: StaffLogin;
let auditor: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  asker = await signInStaff(platform, { permissions: 'all' });
  other = await signInStaff(platform, { permissions: 'all' });
  auditor = await signInStaff(platform, { permissions: ['adjustments.read'] });
});
after(() => platform.close());

const reason = 'Round 77 was paid twice';

const ask = (member: Pick<NewMember, 'id'>, more: object = {}, staff = asker) =>
  platform.staff('POST /bo/adjustments', {
    token: staff.token,
    body: {
      idempotencyKey: randomUUID(),
      memberId: member.id.toString(),
      amount: '50',
      reason,
      ...more,
    },
  });

const approve = (id: string, staff = other) =>
  platform.staff(`POST /bo/adjustments/${id}/approve`, { token: staff.token, body: {} });

const reject = (id: string, staff = other) =>
  platform.staff(`POST /bo/adjustments/${id}/reject`, {
    token: staff.token,
    body: { reason: 'No such round' },
  });

async function memberWith(amount: bigint): Promise<NewMember> {
  const member = await registerTestMember(platform);
  await giveMoney(platform, member.id, amount);
  return member;
}

test('asked by one and approved by another it is posted, once, with a trace of both', async () => {
  const member = await memberWith(10_000n);
  const asked = await ask(member);
  assert.deepEqual([asked.value.state, asked.value.requestedBy], ['requested', asker.username]);
  assert.equal(await balanceOf(platform, member), '100.00 0.00');
  const answers = await Promise.all([1, 2, 3].map(() => approve(asked.value.id)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'already_decided').length, 2);
  assert.equal(await balanceOf(platform, member), '150.00 0.00');
  assert.deepEqual(await auditActions(platform, `member:${member.id}`), [
    'adjustment.requested',
    'adjustment.posted',
  ]);
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});

test('what is taken is taken whole or not at all', async () => {
  const member = await memberWith(10_000n);
  const tooMuch = await ask(member, { amount: '-100.01' });
  const refused = await approve(tooMuch.value.id);
  assert.deepEqual([refused.status, refused.code], [409, 'insufficient_funds']);
  assert.deepEqual(refused.details, { balance: '100.00' });
  const all = await ask(member, { amount: '-100.00' });
  assert.equal((await approve(all.value.id)).value.state, 'posted');
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
  // What was refused still waits, and passes once the money is there.
  await giveMoney(platform, member.id, 20_000n);
  assert.equal((await approve(tooMuch.value.id)).value.state, 'posted');
  assert.equal(await balanceOf(platform, member), '99.99 0.00');
});

test('whoever asked cannot approve; he may take it back', async () => {
  const member = await memberWith(10_000n);
  const { value } = await ask(member);
  const own = await approve(value.id, asker);
  assert.deepEqual([own.status, own.code], [409, 'second_person_needed']);
  const back = await reject(value.id, asker);
  assert.deepEqual([back.value.state, back.value.decidedBy], ['rejected', asker.username]);
  assert.equal(await balanceOf(platform, member), '100.00 0.00');
});

test('what was rejected stays so', async () => {
  const member = await memberWith(10_000n);
  const { value } = await ask(member);
  assert.equal((await reject(value.id)).value.decisionReason, 'No such round');
  for (const answer of [await approve(value.id), await reject(value.id)]) {
    assert.deepEqual([answer.status, answer.code], [409, 'already_decided']);
  }
});

test('an edit behind the scenes makes the asking word fall: it takes two others then', async () => {
  const member = await memberWith(10_000n);
  const { value } = await ask(member);
  await platform.owner.query(
    'UPDATE balance_adjustments SET amount = amount * 10 WHERE public_id = $1',
    [value.id],
  );
  assert.equal((await approve(value.id)).value.state, 'requested');
  assert.equal((await approve(value.id)).code, 'second_person_needed');
  assert.equal((await approve(value.id, asker)).code, 'second_person_needed');
  const third = await signInStaff(platform, { permissions: 'all' });
  assert.equal((await approve(value.id, third)).value.state, 'posted');
  assert.equal(await balanceOf(platform, member), '600.00 0.00');
});

test('the same request asks once, and with other content it is a conflict', async () => {
  const member = await memberWith(10_000n);
  const idempotencyKey = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => ask(member, { idempotencyKey })));
  assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
  for (const [more, staff] of [
    [{ amount: '51' }, asker],
    [{ reason: 'Another reason' }, asker],
    [{}, other],
  ] as const) {
    const answer = await ask(member, { idempotencyKey, ...more }, staff);
    assert.deepEqual([answer.status, answer.code], [409, 'request_conflict']);
  }
});

test('nobody’s, a trial’s and no amount at all are refused', async () => {
  const nobody = await ask({ id: 999_999_999n });
  assert.deepEqual([nobody.status, nobody.code], [404, 'member_not_found']);
  const member = await memberWith(10_000n);
  for (const amount of ['0', '-0.00', '10000000000.01', '-99999999999999999.99']) {
    const none = await ask(member, { amount });
    assert.deepEqual([none.status, none.code], [400, 'amount_out_of_range'], amount);
  }
  await platform.owner.query('UPDATE members SET type = 4 WHERE id = $1', [member.id]);
  const trial = await ask(member);
  assert.deepEqual([trial.status, trial.code], [409, 'need_true_account']);
  assert.equal((await approve(randomUUID())).status, 404);
  assert.equal((await reject(randomUUID())).status, 404);
});

test('who may only read sees the list and asks for nothing', async () => {
  const member = await memberWith(10_000n);
  const { value } = await ask(member);
  assert.equal((await ask(member, {}, auditor)).code, 'forbidden');
  assert.equal((await approve(value.id, auditor)).code, 'forbidden');
  const list = (query: string) =>
    platform.staff(`GET /bo/adjustments?${query}`, { token: auditor.token });
  const own = await list(`memberId=${member.id}`);
  assert.deepEqual(
    own.value.items.map(({ id }: { id: string }) => id),
    [value.id],
  );
  const waiting = (await list('state=requested&pageSize=100')).value.items;
  const times = waiting.map(({ requestedAt }: { requestedAt: string }) => requestedAt);
  assert.ok(times.length >= 1);
  assert.deepEqual(times, times.toSorted());
});
