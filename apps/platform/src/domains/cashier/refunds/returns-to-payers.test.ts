/** An unallocated deposit: given to whom staff name, or sent back once two of them have said so. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { auditActions, balanceOf, wakeRail } from '#domains/cashier/cashier.testing.ts';
import {
  type FakeDaraja,
  openFakeDaraja,
  resultBody,
} from '#domains/cashier/rails/daraja/fake-daraja.testing.ts';
import { receiveIncomingPayment } from '#domains/cashier/reconciliation/receive-incoming-payment.ts';
import { returnToPayer, returnAllDue } from './return-to-payer.ts';

let platform: TestPlatform;
let daraja: FakeDaraja;
let first: StaffLogin;
let second: StaffLogin;
before(async () => {
  daraja = await openFakeDaraja();
  platform = await openTestPlatform({ environment: { DARAJA_URL: daraja.url } });
  first = await signInStaff(platform, { permissions: 'all' });
  second = await signInStaff(platform, { permissions: 'all' });
});
after(async () => {
  const { breaches } = await verifyLedger(platform.context.database);
  await platform.close();
  await daraja.close();
  assert.deepEqual(breaches, []);
});
beforeEach(async () => {
  Object.assign(daraja.mood, { isDown: false, afterTaking: false, error: undefined });
  await wakeRail(platform);
});

const reason = 'The payer named no account of ours';
let paymentCount = 0;

const incomingPaymentOf = (receipt: string, account = 'nobody at all', rail = 'mpesa') => ({
  rail,
  receipt,
  currency: 'KES',
  amount: '250.00',
  account,
  payer: '25471****678',
  at: new Date(),
});

const readExceptionOf = async (receipt: string) => {
  const { rows } = await platform.owner.query<{ id: bigint; resolution: string | null }>(
    'SELECT id, resolution FROM reconciliation_exceptions WHERE reference = $1',
    [receipt],
  );
  assert.equal(rows.length, 1);
  return { id: String(rows[0]?.id), resolution: rows[0]?.resolution };
};

/** Money that named nobody, as the exception it is. */
async function arrived(rail = 'mpesa') {
  const receipt = `SKLBACK${(paymentCount += 1)}X`;
  await receiveIncomingPayment(platform.context, incomingPaymentOf(receipt, undefined, rail));
  const { id } = await readExceptionOf(receipt);
  return { receipt, id };
}

const act = (id: string, verb: string, staff: StaffLogin, more: object = {}) =>
  platform.staff(`POST /bo/reconciliationExceptions/${id}/${verb}`, {
    token: staff.token,
    body: { reason, ...more },
  });

const reversalOf = async (id: string) => {
  const { rows } = await platform.owner.query<{ id: string; state: string; attempts: number }>(
    `SELECT public_id AS id, state, attempts FROM reversals WHERE exception_id = $1
      ORDER BY reversals.id DESC LIMIT 1`,
    [BigInt(id)],
  );
  return rows[0];
};

const stateOf = async (id: string) => (await reversalOf(id))?.state;

/** Both have said so, and nothing is sent yet. */
async function approved() {
  const found = await arrived();
  await act(found.id, 'returnToPayer', first);
  const { value, text } = await act(found.id, 'returnToPayer', second);
  assert.equal(value?.lastReturn.state, 'requested', text);
  const reversal = await reversalOf(found.id);
  return { ...found, reversalId: reversal?.id ?? '' };
}

async function sent() {
  const made = await approved();
  await returnToPayer(platform.context, made.reversalId);
  return { ...made, request: daraja.reversals.at(-1) };
}

async function call(url: string | undefined, body: object): Promise<number> {
  const { statusCode } = await platform.app.player.inject({
    method: 'POST',
    url: new URL(url ?? 'http://nowhere').pathname,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return statusCode;
}

/** Daraja's books answer the last question. */
const answerBooks = async (receipt: string, status: string, code: number | string = 0) =>
  call(
    daraja.questions.at(-1)?.['ResultURL'],
    resultBody(code, { ReceiptNo: receipt, TransactionStatus: status, Amount: 250 }),
  );

/** Everything waiting is due now. */
async function askRound() {
  await platform.owner.query('UPDATE reversals SET next_ask_at = now()');
  await returnAllDue(platform.context);
}

const hasMoved = async (receipt: string) => {
  const { rows } = await platform.owner.query('SELECT 1 FROM deposits WHERE receipt = $1', [
    receipt,
  ]);
  return rows.length > 0;
};

test('an unallocated deposit given to a member is a deposit of his, once, however often it is pressed', async () => {
  const member = await registerTestMember(platform);
  const { id, receipt } = await arrived();
  const give = () => act(id, 'assign', first, { username: member.username.toUpperCase() });
  const answers = await Promise.all([give(), give(), give()]);
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  assert.equal(await balanceOf(platform, member), '250.00 0.00');
  const { value } = answers.find(({ status }) => status === 200) ?? {};
  assert.equal(value.resolution, reason);
  assert.match(value.subject, /^deposit:[0-9a-f-]{36}$/);
  await receiveIncomingPayment(platform.context, incomingPaymentOf(receipt, member.username));
  assert.equal(await balanceOf(platform, member), '250.00 0.00');
  assert.equal((await act(id, 'assign', first, { username: 'x' })).code, 'already_decided');
  assert.deepEqual(await auditActions(platform, `reconciliation_exception:${id}`), [
    'reconciliation.assigned',
  ]);
});

test('money of another currency than the order it names is an exception, and stops nothing', async () => {
  const member = await registerTestMember(platform);
  const { rows } = await platform.owner.query<{ id: bigint }>(
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount)
     VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'mpesa', 'KES', 25000) RETURNING id`,
    [member.id],
  );
  await platform.owner.query(
    `INSERT INTO payment_methods (code, rail, direction, name, name_sw, kind, currency, minimum,
       maximum, position)
     VALUES ('tz', 'mpesa', 'deposit', 'M-Pesa', 'M-Pesa', 'mobile_money', 'TZS', 1, 100, 99)`,
  );
  const receipt = 'SKLTZSHIL1';
  const named = incomingPaymentOf(receipt, `BH${rows[0]?.id}`);
  for (let time = 0; time < 2; time += 1) {
    await receiveIncomingPayment(platform.context, { ...named, currency: 'TZS' });
  }
  assert.ok((await readExceptionOf(receipt)).id);
  assert.equal(await hasMoved(receipt), false);
  assert.equal(await balanceOf(platform, member), '0.00 0.00');
});

test('it is given to no one who is not there, plays on trial or left', async () => {
  const { id } = await arrived();
  const unknown = await act(id, 'assign', first, { username: 'nobody-of-us' });
  assert.deepEqual([unknown.status, unknown.code], [404, 'member_not_found']);
  for (const change of [`type = 4`, `currency = 'TZS'`, `status = 'closed'`]) {
    const { id: memberId, username } = await registerTestMember(platform);
    await platform.owner.query(`UPDATE members SET ${change} WHERE id = $1`, [memberId]);
    assert.equal((await act(id, 'assign', first, { username })).code, 'member_not_found', change);
  }
});

test('what is no unallocated deposit can be neither given nor sent back', async () => {
  const member = await registerTestMember(platform);
  const { username } = member;
  const { id, receipt } = await arrived();
  const both = async (exceptionId: string) => [
    (await act(exceptionId, 'assign', first, { username })).code,
    (await act(exceptionId, 'returnToPayer', first)).code,
  ];
  assert.deepEqual(await both('999999'), ['not_found', 'not_found']);
  await platform.owner.query(
    'UPDATE reconciliation_exceptions SET is_unallocated_deposit = false WHERE id = $1',
    [BigInt(id)],
  );
  assert.deepEqual(await both(id), ['nothing_arrived', 'nothing_arrived']);
  await platform.owner.query(
    'UPDATE reconciliation_exceptions SET is_unallocated_deposit = true WHERE id = $1',
    [BigInt(id)],
  );
  // Its account found its member after all.
  await receiveIncomingPayment(platform.context, incomingPaymentOf(receipt, username));
  assert.deepEqual(await both(id), ['receipt_known', 'receipt_known']);
  await act(id, 'resolve', first);
  assert.deepEqual(await both(id), ['already_decided', 'already_decided']);
  assert.equal(await balanceOf(platform, member), '250.00 0.00');
});

test('money of a rail that takes none in is given to nobody', async () => {
  const { username } = await registerTestMember(platform);
  const alien = await arrived('alien');
  assert.equal((await act(alien.id, 'assign', first, { username })).code, 'method_not_available');
});

test('who only reads may do neither', async () => {
  const reader = await signInStaff(platform, { permissions: ['deposits.read'] });
  const { id } = await arrived();
  assert.equal((await act(id, 'returnToPayer', reader)).status, 403);
  assert.equal((await act(id, 'assign', reader, { username: 'anyone' })).status, 403);
});

test('it goes back only once two have said so, and nobody is the second of himself', async () => {
  const { id } = await arrived();
  const one = await act(id, 'returnToPayer', first);
  assert.equal(one.value.lastReturn, null);
  assert.deepEqual(
    one.value.approvals.map(({ staff }: { staff: string }) => staff),
    [first.username],
  );
  assert.equal((await act(id, 'returnToPayer', first)).code, 'second_person_needed');
  const answers = await Promise.all([1, 2, 3].map(() => act(id, 'returnToPayer', second)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  );
  for (const [verb, more] of [
    ['returnToPayer', {}],
    ['assign', { username: 'anyone' }],
    ['resolve', {}],
  ] as const) {
    assert.equal((await act(id, verb, first, more)).code, 'reversal_under_way', verb);
  }
});

test('the rail is asked once, and told once or twice that it is done the exception closes', async () => {
  const { id, receipt, request, reversalId } = await sent();
  assert.equal(request?.['TransactionID'], receipt);
  assert.deepEqual([request['Amount'], request['ReceiverParty']], ['250', '600100']);
  const asked = daraja.reversals.length;
  await returnToPayer(platform.context, reversalId);
  assert.equal(daraja.reversals.length, asked, 'while it is under way it is only asked about');
  assert.equal(await stateOf(id), 'sent');
  for (let time = 0; time < 3; time += 1) {
    assert.equal(await call(request['ResultURL'], resultBody(0)), 200);
  }
  assert.equal(await stateOf(id), 'done');
  assert.equal((await readExceptionOf(receipt)).resolution, reason);
  assert.deepEqual(await auditActions(platform, `reconciliation_exception:${id}`), [
    'reconciliation.return_first_approved',
    'reconciliation.return_approved',
    'reconciliation.returned',
  ]);
  // What came and went is nobody's any more, even when its account is known now.
  const { username } = await registerTestMember(platform);
  await receiveIncomingPayment(platform.context, incomingPaymentOf(receipt, username));
  assert.equal(await hasMoved(receipt), false);
});

test('while it is on its way back it is credited to nobody', async () => {
  const { receipt, id } = await approved();
  const { username } = await registerTestMember(platform);
  await receiveIncomingPayment(platform.context, incomingPaymentOf(receipt, username));
  assert.equal(await hasMoved(receipt), false);
  assert.equal(await stateOf(id), 'requested');
});

test('a result at an address nobody was told proves nothing', async () => {
  const { id, request } = await sent();
  const url = String(request?.['ResultURL']);
  assert.equal(await call(`${url.slice(0, -4)}AAAA`, resultBody(0)), 401);
  assert.equal(await call(url.replace(/\/1\//, '/2/'), resultBody(0)), 401);
  assert.equal(await stateOf(id), 'sent');
});

test('a rail that says no is believed once its books hold the payment, and it can be tried anew', async () => {
  const { id, receipt, request } = await sent();
  assert.equal(await call(request?.['ResultURL'], resultBody('2001')), 200);
  assert.equal(await stateOf(id), 'sent', 'the books have not answered');
  await answerBooks(receipt, 'Pending');
  assert.equal(await stateOf(id), 'sent');
  for (let time = 0; time < 2; time += 1) await answerBooks(receipt, 'Completed');
  assert.equal(await stateOf(id), 'failed');
  const { value } = await platform.staff('GET /bo/reconciliationExceptions', {
    token: first.token,
  });
  const told = value.items.find((found: { id: string }) => found.id === id);
  assert.deepEqual(
    [told.lastReturn.state, told.lastReturn.failureReason, told.approvals],
    ['failed', '2001', []],
  );
  // The words for what failed are used up.
  assert.equal((await act(id, 'returnToPayer', second)).value.lastReturn.state, 'failed');
  assert.equal((await act(id, 'returnToPayer', first)).value.lastReturn.state, 'requested');
  const again = await reversalOf(id);
  await returnToPayer(platform.context, again?.id ?? '');
  // Sent back already is as good as sent back.
  await call(daraja.reversals.at(-1)?.['ResultURL'], resultBody('R000001'));
  assert.equal(await stateOf(id), 'done');
});

test('what failed can be given to a member instead', async () => {
  const { id, receipt, request } = await sent();
  await call(request?.['ResultURL'], resultBody('1'));
  await answerBooks(receipt, 'Completed');
  const member = await registerTestMember(platform);
  const { status } = await act(id, 'assign', first, { username: member.username });
  assert.equal(status, 200);
  assert.equal(await balanceOf(platform, member), '250.00 0.00');
});

test('a rail that does not answer decides nothing: its books are asked, then it is sent again', async () => {
  const { id, receipt, reversalId } = await approved();
  Object.assign(daraja.mood, { isDown: true, afterTaking: true });
  await assert.rejects(returnToPayer(platform.context, reversalId));
  assert.equal(await stateOf(id), 'sent');
  await askRound();
  assert.equal(await stateOf(id), 'sent', 'unknown stays unknown');
  daraja.mood.isDown = false;
  await wakeRail(platform);
  const asked = daraja.reversals.length;
  await askRound();
  assert.equal(daraja.reversals.length, asked, 'only asked about');
  await answerBooks(receipt, 'Completed');
  assert.equal(await stateOf(id), 'requested');
  await askRound();
  assert.deepEqual([await stateOf(id), (await reversalOf(id))?.attempts], ['sent', 2]);
  assert.equal(daraja.reversals.at(-1)?.['TransactionID'], receipt);
  // The first attempt says no late: it says nothing of the second.
  const firstUrl = daraja.reversals.findLast(
    (one) => one['TransactionID'] === receipt && String(one['ResultURL']).includes('/1/'),
  )?.['ResultURL'];
  await call(firstUrl, resultBody('1'));
  await returnToPayer(platform.context, reversalId);
  await answerBooks(receipt, 'Reversed');
  assert.equal(await stateOf(id), 'done');
});

test('a process that dies between writing and sending loses nothing', async () => {
  const { id, receipt } = await approved();
  // As it stands after the first statement of sending, the rail not yet asked.
  await platform.owner.query(
    `UPDATE reversals SET state = 'sent', attempts = 1 WHERE exception_id = $1`,
    [BigInt(id)],
  );
  const asked = daraja.reversals.length;
  await askRound();
  assert.equal(daraja.reversals.length, asked, 'nobody knows whether it was sent');
  await answerBooks(receipt, 'Completed');
  await askRound();
  assert.equal(daraja.reversals.at(-1)?.['TransactionID'], receipt);
  await call(daraja.reversals.at(-1)?.['ResultURL'], resultBody(0));
  assert.equal(await stateOf(id), 'done');
});

test('a request the rail did not take fails once its books say that the payment stands', async () => {
  const { id, receipt, reversalId } = await approved();
  daraja.mood.error = '400.002.02';
  await assert.rejects(
    returnToPayer(platform.context, reversalId),
    'its books do not answer either',
  );
  daraja.mood.error = undefined;
  await askRound();
  assert.equal(await stateOf(id), 'sent');
  await answerBooks('SKLOTHERS1', 'Completed');
  assert.equal(await stateOf(id), 'sent', 'of another payment');
  await answerBooks(receipt, 'Completed', 'R000002');
  assert.equal(await stateOf(id), 'sent', 'books that do not know it say nothing');
  await answerBooks(receipt, 'Completed');
  assert.equal(await stateOf(id), 'failed');
});

test('a rail that rests was not asked, and is when it is well', async () => {
  const { id, reversalId } = await approved();
  await platform.owner.query(
    `INSERT INTO rail_health (rail, faults, rests_until)
     VALUES ('mpesa', 9, now() + interval '1 hour')`,
  );
  await assert.rejects(returnToPayer(platform.context, reversalId));
  assert.equal(await stateOf(id), 'requested');
  await wakeRail(platform);
  await askRound();
  assert.equal(await stateOf(id), 'sent');
});
