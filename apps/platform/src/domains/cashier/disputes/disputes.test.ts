/** A paid withdrawal that arrived in part or not at all: the member says so, staff settle it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type AnsweredDispute, tellOfDispute } from '#domains/content/inbox/tell-of-dispute.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { auditActions, balanceOf } from '#domains/cashier/cashier.testing.ts';
import { confirmUnanswered } from '#domains/cashier/withdrawals/confirm-unanswered.ts';
import { mostMessages } from './read-disputes.ts';
import {
  type FakeGateway,
  openFakeGateway,
} from '#domains/cashier/gateways/fake-gateway.testing.ts';
import { payOut } from '#domains/cashier/withdrawals/pay-out.ts';
import {
  approveBy,
  askFor,
  paidWithdrawal,
  richMember,
  sentPicture,
} from '#domains/cashier/withdrawals/withdrawals.testing.ts';

let platform: TestPlatform;
let gateway: FakeGateway;
let operator: StaffLogin;
let auditor: StaffLogin;
before(async () => {
  gateway = await openFakeGateway();
  platform = await openTestPlatform({ environment: { GATEWAY_URL: gateway.url } });
  operator = await signInStaff(platform, { permissions: 'all' });
  auditor = await signInStaff(platform, { permissions: ['withdrawals.read'] });
});
after(async () => {
  await platform.close();
  await gateway.close();
});

const answer = (member: NewMember, id: string, body: object) =>
  platform.player(`POST /wps/cashier/withdrawals/${id}/receipt`, { token: member.token, body });

const ownCase = (member: NewMember, id: string) =>
  platform.player(`GET /wps/cashier/withdrawals/${id}/dispute`, { token: member.token });

const write = (member: NewMember, id: string, body: object) =>
  platform.player(`POST /wps/cashier/withdrawals/${id}/dispute/messages`, {
    token: member.token,
    body: { clientId: randomUUID(), ...body },
  });

const reply = (caseId: string, body: object) =>
  platform.staff(`POST /bo/disputes/${caseId}/messages`, {
    token: operator.token,
    body: { clientId: randomUUID(), ...body },
  });

const settle = (caseId: string, body: object, staff = operator) =>
  platform.staff(`POST /bo/disputes/${caseId}/resolve`, {
    token: staff.token,
    body: { reason: 'As the rail has told us', ...body },
  });

const statusOf = async (member: NewMember, id: string) =>
  (await platform.player(`GET /wps/cashier/withdrawals/${id}`, { token: member.token })).value
    .status as string;

/** Nothing of a payment of 300 arrived, with one picture to prove it. */
async function disputed() {
  const { member, id } = await paidWithdrawal(platform, operator);
  const imageIds = [await sentPicture(platform, member.id)];
  const body = { receipt: 'not_received', text: 'My balance has not changed', imageIds };
  const told = await answer(member, id, body);
  assert.equal(told.status, 200, told.text);
  const { value } = await ownCase(member, id);
  return { member, id, caseId: value.id as string };
}

test('not received, with its proof, opens a case that waits for staff and confirms nothing', async () => {
  const { member, id, caseId } = await disputed();
  assert.equal(await statusOf(member, id), 'disputed');
  const { value } = await ownCase(member, id);
  assert.deepEqual(
    [value.state, value.kind, value.received, value.remaining],
    ['open', 'not_received', '0.00', '300.00'],
  );
  assert.equal(value.messages[0].images.length, 1);
  assert.match(value.messages[0].images[0].url, /^\/wps\/uploads\//);
  await platform.owner.query(
    `UPDATE withdrawals SET auto_confirm_at = now() - interval '1 s' WHERE public_id = $1`,
    [id],
  );
  await confirmUnanswered(platform.context);
  assert.equal(await statusOf(member, id), 'disputed');
  const queue = await platform.staff('GET /bo/disputes?state=open&pageSize=100', {
    token: auditor.token,
  });
  assert.ok(queue.value.items.some((item: { id: string }) => item.id === caseId));
  assert.equal((await auditActions(platform, `withdrawal:${id}`)).at(-1), 'dispute.opened');
});

test('partly received needs both parts, and together they are what was paid', async () => {
  const { member, id } = await paidWithdrawal(platform, operator);
  for (const [received, remaining] of [
    ['100', '199.99'],
    ['0', '300'],
    ['300', '0'],
    ['400', '300'],
  ]) {
    const wrong = await answer(member, id, { receipt: 'partly', received, remaining });
    assert.deepEqual([wrong.status, wrong.code], [400, 'parts_do_not_add_up']);
  }
  const told = await answer(member, id, {
    receipt: 'partly',
    received: '120.50',
    remaining: '179.5',
  });
  assert.equal(told.value.status, 'disputed', told.text);
  assert.equal(told.value.hasDispute, true);
  const { value } = await ownCase(member, id);
  assert.deepEqual([value.kind, value.received, value.remaining], ['partly', '120.50', '179.50']);
});

test('not received without a proof, or with too many pictures, is no valid answer', async () => {
  const { member, id } = await paidWithdrawal(platform, operator);
  const bare = await answer(member, id, { receipt: 'not_received', text: 'nothing' });
  assert.equal(bare.code, 'invalid_input');
  const many = await Promise.all([1, 2, 3, 4].map(() => sentPicture(platform, member.id)));
  const four = await answer(member, id, { receipt: 'not_received', imageIds: many });
  assert.equal(four.code, 'invalid_input');
  assert.equal(await statusOf(member, id), 'paid');
});

test('a picture of somebody else, or one spoken of before, is refused and opens nothing', async () => {
  const { member, id } = await paidWithdrawal(platform, operator);
  const stranger = await registerTestMember(platform);
  const foreign = [await sentPicture(platform, stranger.id)];
  const told = await answer(member, id, { receipt: 'not_received', imageIds: foreign });
  assert.deepEqual([told.status, told.code], [409, 'image_unknown']);
  assert.equal((await ownCase(member, id)).status, 404);
  const { member: other, id: otherId } = await disputed();
  const used = await platform.owner.query<{ id: string }>(
    'SELECT id FROM uploads WHERE owner = $1',
    [`member:${other.id}`],
  );
  const again = await write(other, otherId, { imageIds: [used.rows[0]!.id] });
  assert.equal(again.code, 'image_unknown');
});

test('the answer is given once: again the same changes nothing, another one is refused', async () => {
  const { member, id } = await disputed();
  const other = await answer(member, id, { receipt: 'partly', received: '1', remaining: '299' });
  assert.deepEqual([other.status, other.code], [409, 'receipt_given']);
  assert.deepEqual(other.details, { received: '0.00', remaining: '300.00' });
  assert.equal((await ownCase(member, id)).value.kind, 'not_received');
  const late = await answer(member, id, { receipt: 'received' });
  assert.deepEqual([late.status, late.code], [409, 'withdrawal_not_paid']);
});

test('a case is its member’s alone', async () => {
  const { id } = await disputed();
  const stranger = await registerTestMember(platform);
  assert.equal((await ownCase(stranger, id)).status, 404);
  assert.equal((await write(stranger, id, { text: 'Let me in' })).status, 404);
  assert.equal((await ownCase(stranger, randomUUID())).status, 404);
  const unknown = await platform.staff(`GET /bo/disputes/${randomUUID()}`, {
    token: operator.token,
  });
  assert.equal(unknown.status, 404);
});

test('member and staff write in turn; the member does not learn who of the staff it was', async () => {
  const { member, id, caseId } = await disputed();
  const answered = await reply(caseId, { text: 'We have asked the rail' });
  assert.equal(answered.value.state, 'answered', answered.text);
  assert.equal(answered.value.messages.at(-1).staff, operator.username);
  const { value } = await ownCase(member, id);
  assert.deepEqual([value.state, value.messages.at(-1).author], ['answered', 'staff']);
  assert.equal(value.messages.at(-1).staff, undefined);
  const more = await write(member, id, { text: 'Still nothing' });
  assert.deepEqual([more.value.state, more.value.messages.at(-1).seq], ['open', 3]);
});

test('what staff write, and how a case ended, is told in the member’s inbox, each once', async () => {
  const { member, caseId } = await disputed();
  const clientId = randomUUID();
  await reply(caseId, { clientId, text: 'We have asked the rail' });
  await reply(caseId, { clientId, text: 'We have asked the rail' });
  await settle(caseId, { outcome: 'forced_receipt' });
  const { rows } = await platform.owner.query<{ payload: AnsweredDispute }>(
    `SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE $1 ORDER BY key`,
    [`inbox dispute ${caseId} %`],
  );
  assert.deepEqual(
    rows.map(({ payload }) => [payload.seq, payload.isSettled]),
    [
      [2, false],
      [3, true],
    ],
  );
  for (const { payload } of [...rows, ...rows]) await tellOfDispute(platform.context, payload);
  const inbox = await platform.owner.query<{ title: string }>(
    `SELECT title_en AS title FROM inbox_messages WHERE member_id = $1 AND key LIKE 'dispute %'
      ORDER BY id`,
    [member.id],
  );
  assert.deepEqual(
    inbox.rows.map(({ title }) => title),
    ['We have answered your report', 'Your report about KSh 300.00 is closed'],
  );
});

test('the same client id says one thing once', async () => {
  const { member, id, caseId } = await disputed();
  const clientId = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => write(member, id, { clientId, text: 'Hm' })),
  );
  assert.ok(answers.every(({ status }) => status === 200));
  assert.equal((await ownCase(member, id)).value.messages.length, 2);
  const other = await write(member, id, { clientId, text: 'Other words' });
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
  const asStaff = await reply(caseId, { clientId, text: 'Hm' });
  assert.deepEqual([asStaff.status, asStaff.code], [409, 'request_conflict']);
});

test('a case holds so many words and no more, but the last one is always told', async () => {
  const { member, id, caseId } = await disputed();
  await platform.owner.query(
    'UPDATE withdrawal_disputes SET message_count = $2 WHERE public_id = $1',
    [caseId, mostMessages],
  );
  const full = await write(member, id, { text: 'One more' });
  assert.deepEqual([full.status, full.code], [409, 'too_many_messages']);
  assert.equal((await reply(caseId, { text: 'One more' })).code, 'too_many_messages');
  assert.equal((await settle(caseId, { outcome: 'forced_receipt' })).value.state, 'resolved');
});

test('a forced receipt counts as received: nothing is refunded and the case is closed', async () => {
  const { member, id, caseId } = await disputed();
  const before = await balanceOf(platform, member);
  const settled = await settle(caseId, { outcome: 'forced_receipt' });
  assert.deepEqual(
    [settled.value.outcome, settled.value.resolvedBy],
    ['forced_receipt', operator.username],
  );
  assert.equal(await statusOf(member, id), 'confirmed');
  assert.equal(await balanceOf(platform, member), before);
  const { value } = await ownCase(member, id);
  assert.deepEqual([value.state, value.outcome], ['resolved', 'forced_receipt']);
  assert.equal(value.messages.at(-1).text, 'As the rail has told us');
  const late = [await write(member, id, { text: 'But' }), await reply(caseId, { text: 'But' })];
  late.push(await settle(caseId, { outcome: 'returned' }));
  assert.deepEqual(
    late.map(({ status, code }) => `${status} ${code}`),
    Array.from({ length: 3 }, () => '409 dispute_closed'),
  );
});

test('paid again by hand keeps the reference of that payment, and needs one', async () => {
  const { member, id, caseId } = await disputed();
  assert.equal((await settle(caseId, { outcome: 'paid_again' })).code, 'invalid_input');
  const odd = { outcome: 'forced_receipt', reference: 'TKL9X2' };
  assert.equal((await settle(caseId, odd)).code, 'invalid_input');
  const settled = await settle(caseId, { outcome: 'paid_again', reference: 'TKL9X2' });
  assert.equal(settled.value.outcomeReference, 'TKL9X2', settled.text);
  assert.equal(await statusOf(member, id), 'confirmed');
});

test('money returns only when the rail itself says that the payee does not have it', async () => {
  const member = await richMember(platform);
  const { value } = await askFor(platform, member, '300');
  const id = value.id as string;
  await approveBy(platform, operator, id);
  gateway.mood.isDown = true;
  gateway.mood.afterTaking = true;
  await assert.rejects(payOut(platform.context, id));
  gateway.mood.isDown = false;
  gateway.mood.afterTaking = false;
  gateway.setPayout(id, 'paid');
  await platform.owner.query('DELETE FROM rail_health');
  await payOut(platform.context, id);
  const imageIds = [await sentPicture(platform, member.id)];
  await answer(member, id, { receipt: 'not_received', imageIds });
  const caseId = (await ownCase(member, id)).value.id as string;
  const early = await settle(caseId, { outcome: 'returned' });
  assert.deepEqual([early.status, early.code], [409, 'payout_not_returned']);
  gateway.mood.isDown = true;
  const unknown = await settle(caseId, { outcome: 'returned' });
  assert.deepEqual([unknown.status, unknown.code], [503, 'gateway_unavailable']);
  gateway.mood.isDown = false;
  await platform.owner.query('DELETE FROM rail_health');
  assert.equal(await balanceOf(platform, member), '700.00 0.00');
  gateway.setPayout(id, 'failed');
  const answers = await Promise.all([1, 2, 3].map(() => settle(caseId, { outcome: 'returned' })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal(answers.filter(({ code }) => code === 'dispute_closed').length, 2);
  assert.equal(await balanceOf(platform, member), '1000.00 0.00');
  assert.equal(await statusOf(member, id), 'failed');
  assert.deepEqual((await verifyLedger(platform.context.database)).breaches, []);
});

test('who may only read neither answers nor settles', async () => {
  const { caseId } = await disputed();
  assert.equal((await settle(caseId, { outcome: 'forced_receipt' }, auditor)).code, 'forbidden');
  const said = await platform.staff(`POST /bo/disputes/${caseId}/messages`, {
    token: auditor.token,
    body: { clientId: randomUUID(), text: 'Hello' },
  });
  assert.equal(said.code, 'forbidden');
});

test('open cases come oldest first, page by page', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const { value } = await platform.staff(`GET /bo/disputes?state=open&pageSize=2${query}`, {
      token: operator.token,
    });
    seen.push(...value.items.map((item: { openedAt: string }) => item.openedAt));
    cursor = value.nextCursor;
  } while (cursor);
  assert.ok(seen.length >= 4);
  assert.deepEqual(seen, seen.toSorted());
});
