import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPrompt } from '#simulator/phone/answer-prompt.ts';
import { paymentsOfPhone } from '#simulator/payments.ts';
import { type Simulator, startListener, startSimulator } from '#simulator/simulator.testing.ts';
import {
  b2cRequest,
  openDaraja,
  phone,
  pushRequest,
  reversalRequest,
  shortCode,
  statusRequest,
} from './daraja.testing.ts';
import { payBill } from './c2b.ts';

const nowhere = 'http://127.0.0.1:9/rail-callbacks/mpesa';

type Result = {
  ResultCode: number | string;
  ResultDesc: string;
  OriginatorConversationID: string;
  ConversationID: string;
  TransactionID: string;
  ResultParameters?: { ResultParameter: { Key: string; Value?: unknown }[] };
};

const resultIn = ({ raw }: { raw: string }) => (JSON.parse(raw) as { Result: Result }).Result;

const parameters = (result: Result): Record<string, unknown> =>
  Object.fromEntries(
    result.ResultParameters?.ResultParameter.map(({ Key, Value }) => [Key, Value]) ?? [],
  );

/** A paid prompt; answers its receipt. */
async function paid(simulator: Simulator): Promise<string> {
  const daraja = await openDaraja(simulator);
  await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  const newest = () => paymentsOfPhone(simulator.context.store, phone, 1)[0];
  const reference = newest()?.reference ?? '';
  const wish = { phone, reference, answer: 'accept', pin: '1234', twist: null } as const;
  answerPrompt(simulator.context, wish);
  return newest()?.receipt ?? '';
}

test('a payout is accepted, paid later and its result names our own id', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const taken = await daraja.post('b2c/v3/paymentrequest', b2cRequest(listener.url));
  assert.equal(taken.body['ResponseCode'], '0');
  assert.equal(taken.body['OriginatorConversationID'], 'our-own-id-1');
  await listener.hears(1);
  const result = resultIn(listener.heard[0]!);
  assert.equal(result.ResultCode, 0);
  assert.equal(result.OriginatorConversationID, 'our-own-id-1');
  assert.equal(result.ConversationID, taken.body['ConversationID']);
  const told = parameters(result);
  assert.equal(told['TransactionAmount'], 250);
  assert.equal(told['TransactionReceipt'], result.TransactionID);
  assert.match(String(told['TransactionCompletedDateTime']), /^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/);
});

test('our id is taken once: the same payout asked for again is refused and sends nothing', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  await daraja.post('b2c/v3/paymentrequest', b2cRequest(listener.url));
  const again = await daraja.post('b2c/v3/paymentrequest', b2cRequest(listener.url));
  assert.equal(again.status, 500);
  assert.equal(again.body['errorCode'], '500.002.1001');
  assert.equal(paymentsOfPhone(simulator.context.store, phone, 9).length, 1);
});

test('a payout to an unknown number or by a wrong initiator fails in its result', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  await daraja.post('b2c/v3/paymentrequest', b2cRequest(listener.url, { PartyB: '254712345600' }));
  await listener.hears(1);
  const other = { OriginatorConversationID: 'our-own-id-2', SecurityCredential: 'guessed' };
  await daraja.post('b2c/v3/paymentrequest', b2cRequest(listener.url, other));
  await listener.hears(2);
  const codes = listener.heard.map((heard) => resultIn(heard).ResultCode);
  assert.deepEqual(codes, [2040, 2001]);
  assert.equal(resultIn(listener.heard[0]!).ResultParameters, undefined);
});

test('a transaction is found by its receipt or by the id of the payout', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const receipt = await paid(simulator);
  const ask = (change: object) =>
    daraja.post('transactionstatus/v1/query', statusRequest(listener.url, change));
  const taken = await ask({ TransactionID: receipt });
  await listener.hears(1);
  const deposit = resultIn(listener.heard[0]!);
  assert.equal(deposit.ConversationID, taken.body['ConversationID']);
  const told = parameters(deposit);
  assert.equal(told['TransactionStatus'], 'Completed');
  assert.equal(told['Amount'], 500);
  assert.equal(told['ReceiptNo'], receipt);
  assert.match(String(told['DebitPartyName']), /^254712345678 - /);
  simulator.context.settings.payoutDelayMs = 3_600_000;
  await daraja.post('b2c/v3/paymentrequest', b2cRequest(nowhere));
  simulator.context.settings.payoutDelayMs = 0;
  await ask({ OriginalConversationID: 'our-own-id-1' });
  await listener.hears(2);
  assert.equal(parameters(resultIn(listener.heard[1]!))['TransactionStatus'], 'Pending');
});

test('a question about what never was, or by a stranger, is answered so', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const ask = (change: object) =>
    daraja.post('transactionstatus/v1/query', statusRequest(listener.url, change));
  await ask({ TransactionID: 'SNOTHING00' });
  await listener.hears(1);
  assert.equal(resultIn(listener.heard[0]!).ResultCode, 'R000002');
  await ask({ TransactionID: await paid(simulator), Initiator: 'somebody' });
  await listener.hears(2);
  assert.equal(resultIn(listener.heard[1]!).ResultCode, 2001);
  const wrong = await ask({ CommandID: 'Other' });
  assert.equal(wrong.body['errorCode'], '400.002.02');
});

test('a payment is reversed once, and only with its own amount', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const TransactionID = await paid(simulator);
  const ends = [
    [{ TransactionID, Amount: '499' }, 'R000002'],
    [{ TransactionID }, 0],
    [{ TransactionID }, 'R000001'],
    [{ TransactionID, Initiator: 'somebody' }, 2001],
  ] as const;
  for (const [at, [change, code]] of ends.entries()) {
    await daraja.post('reversal/v1/request', reversalRequest(listener.url, change));
    await listener.hears(at + 1);
    assert.equal(resultIn(listener.heard[at]!).ResultCode, code);
  }
  const done = parameters(resultIn(listener.heard[1]!));
  assert.equal(done['OriginalTransactionID'], TransactionID);
  assert.equal(done['Amount'], 500);
  await daraja.post('transactionstatus/v1/query', statusRequest(listener.url, { TransactionID }));
  await listener.hears(ends.length + 1);
  const books = parameters(resultIn(listener.heard[ends.length]!));
  assert.equal(books['TransactionStatus'], 'Reversed');
});

test('money sent by somebody himself is validated first and confirmed after', async () => {
  await using listener = await startListener([
    { status: 200, body: '{"ResultCode":"C2B00012","ResultDesc":"Rejected"}' },
    { status: 200, body: '{"ResultCode":"0","ResultDesc":"Accepted"}' },
  ]);
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const wish = { phone, shortCode, account: 'BH7', amount: '300.00', mischief: null };
  assert.equal(await payBill(simulator.context, wish), 'unknown_number');
  const daraja = await openDaraja(simulator);
  const registered = await daraja.post('c2b/v1/registerurl', {
    ShortCode: shortCode,
    ResponseType: 'Cancelled',
    ConfirmationURL: listener.url,
    ValidationURL: listener.url,
  });
  assert.equal(registered.body['ResponseCode'], '0');
  assert.equal(await payBill(simulator.context, wish), 'refused');
  assert.equal(paymentsOfPhone(simulator.context.store, phone, 9).length, 0);
  assert.equal(await payBill(simulator.context, wish), 'paid');
  await listener.hears(3);
  const [, asked, confirmed] = listener.heard.map(({ body }) => body);
  assert.equal(asked?.['TransID'], confirmed?.['TransID']);
  assert.equal(confirmed?.['BillRefNumber'], 'BH7');
  assert.equal(confirmed?.['TransAmount'], '300.00');
  assert.equal(confirmed?.['MSISDN'], '25471****678');
});

test('the owner of a registered number hears of a prompt’s money by both ways', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  await daraja.post('c2b/v1/registerurl', {
    ShortCode: shortCode,
    ResponseType: 'Completed',
    ConfirmationURL: listener.url,
    ValidationURL: nowhere,
  });
  const receipt = await paid(simulator);
  await listener.hears(1);
  const [confirmed] = listener.heard.map(({ body }) => body);
  assert.equal(confirmed?.['TransID'], receipt);
  assert.equal(confirmed?.['BillRefNumber'], 'BH1042');
});

test('who cannot be asked gets what he registered for', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const wish = { phone, shortCode, account: 'BH7', amount: '300.00', mischief: 'lost' } as const;
  for (const [ResponseType, end] of [
    ['Cancelled', 'refused'],
    ['Completed', 'paid'],
  ]) {
    await daraja.post('c2b/v1/registerurl', {
      ShortCode: shortCode,
      ResponseType,
      ConfirmationURL: listener.url,
      ValidationURL: nowhere,
    });
    assert.equal(await payBill(simulator.context, wish), end);
  }
  assert.equal(listener.heard.length, 0, 'the confirmation is lost');
});

test('the statement of a day has one line for each transfer of the short code', async () => {
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const receipt = await paid(simulator);
  await daraja.post('reversal/v1/request', reversalRequest(nowhere, { TransactionID: receipt }));
  await daraja.post('b2c/v3/paymentrequest', b2cRequest(nowhere));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const day = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  const { status, text } = await daraja.get(`statement/v1/${shortCode}/${day}`);
  assert.equal(status, 200);
  const lines = text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  assert.equal(lines.length, 3);
  assert.equal(lines[0]?.[0], 'Receipt No.');
  assert.equal(lines[0]?.length, 13);
  assert.deepEqual(
    [lines[1]?.[0], lines[1]?.[4], lines[1]?.[5], lines[1]?.[12]],
    [receipt, 'Reversed', '500.00', 'BH1042'],
  );
  assert.deepEqual([lines[2]?.[6], lines[2]?.[11]], ['-250.00', 'our-own-id-1']);
  const other = await daraja.get(`statement/v1/600999/${day}`);
  assert.equal(other.text.trim().split('\r\n').length, 1);
  const wrong = await daraja.get(`statement/v1/${shortCode}/yesterday`);
  assert.equal(wrong.body['errorCode'], '400.002.02');
});
