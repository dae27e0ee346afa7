import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoKeys } from '#simulator/config.ts';
import { answerPrompt, type Answered } from '#simulator/phone/answer-prompt.ts';
import { paymentsOfPhone } from '#simulator/payments.ts';
import { type Simulator, startListener, startSimulator } from '#simulator/simulator.testing.ts';
import { basic, openDaraja, phone, proof, pushRequest } from './daraja.testing.ts';

const nowhere = 'http://127.0.0.1:9/rail-callbacks/mpesa';

/** Answers the prompt that waits on the phone. */
function answer({ context }: Simulator, change: Partial<Answered> = {}): boolean {
  const reference = paymentsOfPhone(context.store, phone, 1)[0]?.reference ?? '';
  const wish = { phone, reference, answer: 'accept', pin: '1234', twist: null, ...change } as const;
  return answerPrompt(context, wish);
}

type StkCallback = {
  Body: {
    stkCallback: {
      CheckoutRequestID: string;
      ResultCode: number;
      CallbackMetadata?: { Item: { Name: string; Value?: unknown }[] };
    };
  };
};

const told = ({ raw }: { raw: string }) => (JSON.parse(raw) as StkCallback).Body.stkCallback;

test('a token is given for the right key and secret, and asked for with every call', async () => {
  await using simulator = await startSimulator();
  const ask = (url: string, authorization: string) =>
    simulator.server.inject({ url, headers: { authorization } });
  const url = '/oauth/v1/generate?grant_type=client_credentials';
  const good = await ask(url, basic(demoKeys.DARAJA_CONSUMER_SECRET));
  assert.deepEqual(Object.keys(good.json()), ['access_token', 'expires_in']);
  const wrong = await ask(url, basic('another secret'));
  assert.equal(wrong.json<Record<string, string>>()['errorCode'], '400.008.01');
  const other = await ask(
    '/oauth/v1/generate?grant_type=password',
    basic(demoKeys.DARAJA_CONSUMER_SECRET),
  );
  assert.equal(other.json<Record<string, string>>()['errorCode'], '400.008.02');
  const bare = await simulator.server.inject({
    method: 'POST',
    url: '/mpesa/stkpush/v1/processrequest',
    payload: pushRequest(nowhere),
  });
  assert.equal(bare.statusCode, 404);
  assert.equal(bare.json<Record<string, string>>()['errorCode'], '404.001.03');
  const daraja = await openDaraja(simulator);
  simulator.skip(3_600_000);
  const late = await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  assert.equal(late.body['errorCode'], '404.001.03');
});

test('a prompt is taken, paid on the phone and told as Daraja tells it', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  const taken = await daraja.post('stkpush/v1/processrequest', pushRequest(listener.url));
  assert.equal(taken.status, 200);
  assert.equal(taken.body['ResponseCode'], '0');
  const CheckoutRequestID = taken.body['CheckoutRequestID'] ?? '';
  assert.match(CheckoutRequestID, /^ws_CO_\d{17}712345678$/);
  const query = { ...proof, CheckoutRequestID };
  const waiting = await daraja.post('stkpushquery/v1/query', query);
  assert.equal(waiting.status, 500);
  assert.equal(waiting.body['errorCode'], '500.001.1001');
  assert.equal(answer(simulator), true);
  await listener.hears(1);
  const [heard] = listener.heard;
  assert.ok(heard);
  assert.match(heard.raw, /"Amount","Value":500\.00\}/);
  const callback = told(heard);
  assert.equal(callback.ResultCode, 0);
  assert.equal(callback.CheckoutRequestID, CheckoutRequestID);
  const items = Object.fromEntries(
    callback.CallbackMetadata?.Item.map(({ Name, Value }) => [Name, Value]) ?? [],
  );
  assert.match(String(items['MpesaReceiptNumber']), /^S[0-9A-Z]{9}$/);
  assert.match(String(items['TransactionDate']), /^\d{14}$/);
  assert.equal(items['PhoneNumber'], 254712345678);
  assert.equal(heard.headers['x-signature'], undefined);
  const now = await daraja.post('stkpushquery/v1/query', query);
  assert.equal(now.body['ResultCode'], '0');
});

test('whatever else the payer does is told by its own code', async () => {
  const ends: [Partial<Answered>, number][] = [
    [{ answer: 'cancel' }, 1032],
    [{ answer: 'ignore' }, 1037],
    [{ pin: '0000' }, 2001],
    [{ twist: 'empty_account' }, 1],
  ];
  for (const [change, code] of ends) {
    await using listener = await startListener();
    await using simulator = await startSimulator();
    simulator.clockwork.start();
    const daraja = await openDaraja(simulator);
    const taken = await daraja.post('stkpush/v1/processrequest', pushRequest(listener.url));
    assert.equal(answer(simulator, change), true);
    assert.equal(answer(simulator), false, 'a prompt is answered once');
    await listener.hears(1);
    const callback = told(listener.heard[0]!);
    assert.equal(callback.ResultCode, code);
    assert.equal(callback.CallbackMetadata, undefined);
    const { CheckoutRequestID } = taken.body;
    const now = await daraja.post('stkpushquery/v1/query', { ...proof, CheckoutRequestID });
    assert.equal(now.body['ResultCode'], String(code));
  }
});

test('a prompt nobody looks at is over after its time', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const daraja = await openDaraja(simulator);
  await daraja.post('stkpush/v1/processrequest', pushRequest(listener.url));
  simulator.skip(60_000);
  await listener.hears(1);
  assert.equal(told(listener.heard[0]!).ResultCode, 1037);
});

test('a phone shows one prompt at a time', async () => {
  await using simulator = await startSimulator();
  const daraja = await openDaraja(simulator);
  await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  const second = await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  assert.equal(second.status, 500);
  assert.match(second.body['errorMessage'] ?? '', /Unable to lock subscriber/);
  answer(simulator, { answer: 'cancel' });
  const third = await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  assert.equal(third.status, 200);
});

test('what is no request is named by its field', async () => {
  await using simulator = await startSimulator();
  const daraja = await openDaraja(simulator);
  const wrong: [object, RegExp][] = [
    [{ Amount: '0' }, /Invalid Amount/],
    [{ Amount: '10.50' }, /Invalid Amount/],
    [{ Amount: 250_001 }, /Invalid Amount/],
    [{ PhoneNumber: '0712345678' }, /Invalid PhoneNumber/],
    [{ AccountReference: 'thirteen chars' }, /Invalid AccountReference/],
    [{ CallBackURL: 'javascript:alert(1)' }, /Invalid CallBackURL/],
    [{ Password: 'guessed' }, /Wrong credentials/],
  ];
  for (const [change, message] of wrong) {
    const { status, body } = await daraja.post(
      'stkpush/v1/processrequest',
      pushRequest(nowhere, change),
    );
    assert.ok(status >= 400, JSON.stringify(change));
    assert.match(body['errorMessage'] ?? '', message);
  }
  const unknown = await daraja.post('stkpushquery/v1/query', {
    ...proof,
    CheckoutRequestID: 'ws_CO_0',
  });
  assert.equal(unknown.body['errorCode'], '400.002.02');
});

test('asked for by header or on the phone, callbacks misbehave and the query stays true', async () => {
  const expected: Record<string, number[]> = {
    repeated: [0, 0, 0],
    paid_then_failed: [0, 1],
    stale_pending: [0, 4999],
    failed_then_paid: [1, 0],
    wrong_amount: [0, 0],
    lost: [],
    late: [0],
  };
  for (const [mischief, codes] of Object.entries(expected)) {
    for (const isByHeader of [true, false]) {
      await using listener = await startListener();
      await using simulator = await startSimulator();
      simulator.clockwork.start();
      const daraja = await openDaraja(simulator);
      const headers = isByHeader ? { 'x-simulator-mischief': mischief } : {};
      const taken = await daraja.post(
        'stkpush/v1/processrequest',
        pushRequest(listener.url),
        headers,
      );
      answer(simulator, isByHeader ? {} : { twist: mischief as Answered['twist'] });
      if (mischief === 'late') {
        await new Promise((resolve) => setTimeout(resolve, 50));
        assert.equal(listener.heard.length, 0, 'late');
      }
      simulator.skip(mischief === 'late' ? 20_000 : 2_000);
      await listener.hears(codes.length);
      await new Promise((resolve) => setTimeout(resolve, 20));
      const heard = listener.heard.map((one) => told(one).ResultCode);
      assert.equal(heard.length, codes.length, mischief);
      assert.deepEqual(new Set(heard), new Set(codes), mischief);
      const { CheckoutRequestID } = taken.body;
      const now = await daraja.post('stkpushquery/v1/query', { ...proof, CheckoutRequestID });
      assert.equal(now.body['ResultCode'], '0', mischief);
      if (mischief === 'wrong_amount') assert.match(listener.heard[0]!.raw, /"Value":500\.01\}/);
    }
  }
});
