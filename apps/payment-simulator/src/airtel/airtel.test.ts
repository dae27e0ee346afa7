import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { demoKeys } from '#simulator/config.ts';
import { answerPrompt, type Answered } from '#simulator/phone/answer-prompt.ts';
import { paymentsOfPhone } from '#simulator/payments.ts';
import { type Simulator, startListener, startSimulator } from '#simulator/simulator.testing.ts';

const client = {
  client_id: demoKeys.AIRTEL_CLIENT_ID,
  client_secret: demoKeys.AIRTEL_CLIENT_SECRET,
  grant_type: 'client_credentials',
};

type Transaction = Record<string, string | number | null>;
type Answer = {
  httpStatus: number;
  data?: { transaction: Transaction; transactions: { status: string; transaction: Transaction }[] };
  status: Record<string, string | boolean>;
};

const kenya = { 'x-country': 'KE', 'x-currency': 'KES' };
const tanzania = { 'x-country': 'TZ', 'x-currency': 'TZS' };

async function openAirtel({ server }: Simulator) {
  const door = await server.inject({ method: 'POST', url: '/auth/oauth2/token', payload: client });
  const token = door.json<{ access_token: string }>().access_token;
  return async (
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...kenya, ...headers },
      ...(payload ? { payload } : {}),
    });
    return { httpStatus: answer.statusCode, ...answer.json<Omit<Answer, 'httpStatus'>>() };
  };
}

const collection = (id: string, change: object = {}) => ({
  reference: 'BH1042',
  subscriber: { country: 'KE', currency: 'KES', msisdn: '733123456', ...change },
  transaction: { amount: 500, country: 'KE', currency: 'KES', id },
});

const disbursement = (id: string, change: object = {}) => ({
  payee: { msisdn: '733123456' },
  reference: 'BH1042',
  pin: demoKeys.AIRTEL_PIN,
  transaction: { amount: '250', id },
  ...change,
});

function answer({ context }: Simulator, change: Partial<Answered> = {}): boolean {
  const phone = change.phone ?? '254733123456';
  const reference = paymentsOfPhone(context.store, phone, 1)[0]?.reference ?? '';
  return answerPrompt(context, {
    phone,
    reference,
    answer: 'accept',
    pin: '1234',
    twist: null,
    ...change,
  });
}

/** A simulator whose callbacks go to a listener. */
async function start() {
  const listener = await startListener();
  const simulator = await startSimulator();
  simulator.context.settings.airtel.callbackUrl = listener.url;
  simulator.clockwork.start();
  return {
    listener,
    simulator,
    ask: await openAirtel(simulator),
    [Symbol.asyncDispose]: async () => {
      await simulator[Symbol.asyncDispose]();
      await listener[Symbol.asyncDispose]();
    },
  };
}

const transactionIn = ({ raw }: { raw: string }) =>
  (JSON.parse(raw) as { transaction: Transaction; hash: string }).transaction;

test('a token is given for the right client and asked for with every call', async () => {
  await using simulator = await startSimulator();
  const ask = (payload: object) =>
    simulator.server.inject({ method: 'POST', url: '/auth/oauth2/token', payload });
  const good = await ask(client);
  assert.deepEqual(Object.keys(good.json()).toSorted(), [
    'access_token',
    'expires_in',
    'token_type',
  ]);
  assert.equal((await ask({ ...client, client_secret: 'guessed' })).statusCode, 401);
  assert.equal((await ask({ ...client, grant_type: 'password' })).statusCode, 401);
  const airtel = await openAirtel(simulator);
  const { httpStatus } = await airtel('GET', '/standard/v1/payments/x', undefined, {
    authorization: 'Bearer none',
  });
  assert.equal(httpStatus, 401);
  simulator.skip(181_000);
  assert.equal((await airtel('GET', '/standard/v1/payments/x')).httpStatus, 401);
});

test('a collection waits for the PIN, is told with a hash and asked about by our id', async () => {
  await using at = await start();
  const taken = await at.ask('POST', '/merchant/v2/payments/', collection('our-1'));
  assert.equal(taken.status['success'], true);
  assert.equal(taken.status['response_code'], 'DP00800001006');
  const waiting = await at.ask('GET', '/standard/v1/payments/our-1');
  assert.equal(waiting.data?.transaction['status'], 'TIP');
  assert.equal(answer(at.simulator), true);
  await at.listener.hears(1);
  const [heard] = at.listener.heard;
  assert.ok(heard);
  const { transaction, hash } = JSON.parse(heard.raw) as { transaction: Transaction; hash: string };
  assert.equal(transaction['status_code'], 'TS');
  assert.equal(transaction['id'], 'our-1');
  const expected = createHmac('sha256', demoKeys.AIRTEL_CALLBACK_KEY)
    .update(JSON.stringify({ transaction }))
    .digest('base64');
  assert.equal(hash, expected);
  const now = await at.ask('GET', '/standard/v1/payments/our-1');
  assert.equal(now.data?.transaction['status'], 'TS');
  assert.equal(now.data?.transaction['airtel_money_id'], transaction['airtel_money_id']);
});

test('whatever else the payer does is told by its own status', async () => {
  const ends: [Partial<Answered>, string, string][] = [
    [{ answer: 'cancel' }, 'TF', 'DP00800001008'],
    [{ answer: 'ignore' }, 'TE', 'DP00800001029'],
    [{ pin: '0000' }, 'TF', 'DP00800001002'],
    [{ twist: 'empty_account' }, 'TF', 'DP00800001007'],
  ];
  for (const [change, status, code] of ends) {
    await using at = await start();
    await at.ask('POST', '/merchant/v1/payments/', collection('our-1'));
    answer(at.simulator, change);
    await at.listener.hears(1);
    assert.equal(transactionIn(at.listener.heard[0]!)['status_code'], status);
    const now = await at.ask('GET', '/standard/v1/payments/our-1');
    assert.equal(now.data?.transaction['status'], status);
    assert.equal(now.status['response_code'], code);
  }
});

test('an id is taken once, for money in and for money out', async () => {
  await using at = await start();
  for (const [path, body] of [
    ['/merchant/v2/payments/', collection('our-1')],
    ['/standard/v1/disbursements/', disbursement('our-1')],
  ] as const) {
    assert.equal((await at.ask('POST', path, body)).httpStatus, 200);
    const again = await at.ask('POST', path, body);
    assert.equal(again.status['result_code'], 'ESB000041');
    assert.equal(again.status['success'], false);
  }
});

test('a payout is in progress first; an unknown number fails, a wrong PIN sends nothing', async () => {
  await using at = await start();
  const taken = await at.ask('POST', '/standard/v1/disbursements/', disbursement('our-1'));
  assert.equal(taken.data?.transaction['status'], 'TIP');
  await at.listener.hears(1);
  const paid = await at.ask('GET', '/standard/v1/disbursements/our-1');
  assert.equal(paid.data?.transaction['status'], 'TS');
  const unknown = disbursement('our-2', { payee: { msisdn: '733123400' } });
  await at.ask('POST', '/standard/v1/disbursements/', unknown);
  await at.listener.hears(2);
  const failed = await at.ask('GET', '/standard/v1/disbursements/our-2');
  assert.equal(failed.data?.transaction['status'], 'TF');
  assert.equal(failed.status['response_code'], 'DP00900001012');
  const guessed = disbursement('our-3', { pin: 'guessed' });
  const refused = await at.ask('POST', '/standard/v1/disbursements/', guessed);
  assert.equal(refused.status['success'], false);
  const none = await at.ask('GET', '/standard/v1/disbursements/our-3');
  assert.equal(none.status['result_code'], 'ESB000045');
});

test('a refund sends the whole of it back, once', async () => {
  await using at = await start();
  await at.ask('POST', '/merchant/v2/payments/', collection('our-1'));
  answer(at.simulator);
  const { data } = await at.ask('GET', '/standard/v1/payments/our-1');
  const airtel_money_id = data?.transaction['airtel_money_id'];
  const send = (id: unknown) =>
    at.ask('POST', '/standard/v1/payments/refund', { transaction: { airtel_money_id: id } });
  assert.equal((await send('MP000000.NONE.NONE00')).status['result_code'], 'ESB000045');
  assert.equal((await send(airtel_money_id)).data?.transaction['status'], 'SUCCESS');
  assert.equal((await send(airtel_money_id)).status['result_code'], 'ESB000011');
  const after = await at.ask('GET', '/standard/v1/payments/our-1');
  assert.equal(after.data?.transaction['status'], 'REFUNDED');
});

test('each country is a network of its own', async () => {
  await using at = await start();
  const ask = (headers: Record<string, string>, change = {}) =>
    at.ask('POST', '/merchant/v2/payments/', collection('our-1', change), headers);
  assert.equal((await ask({ 'x-country': 'UG' })).status['result_code'], 'ESB000034');
  assert.equal((await ask({ 'x-currency': 'TZS' })).status['result_code'], 'ESB000035');
  assert.equal((await ask({}, { msisdn: '254733123456' })).status['result_code'], 'ESB000033');
  assert.equal((await ask({}, { msisdn: '682123456' })).status['result_code'], 'ESB000033');
  assert.equal((await ask(tanzania, { msisdn: '682123456' })).httpStatus, 200);
  assert.equal((await at.ask('GET', '/standard/v1/payments/our-1')).httpStatus, 404);
  const there = await at.ask('GET', '/standard/v1/payments/our-1', undefined, tanzania);
  assert.equal(there.data?.transaction['status'], 'TIP');
  assert.equal(answer(at.simulator, { phone: '255682123456' }), true);
});

test('what is no request is named by its field', async () => {
  await using at = await start();
  const wrong = { ...collection('our-1'), transaction: { amount: 5, id: 'a space' } };
  const { status } = await at.ask('POST', '/merchant/v2/payments/', wrong);
  assert.match(String(status['message']), /transaction\.id/);
  for (const amount of [0, '-5', '1.234', 'many']) {
    const body = { ...collection('our-1'), transaction: { amount, id: 'our-1' } };
    assert.equal((await at.ask('POST', '/merchant/v2/payments/', body)).httpStatus, 400);
  }
});

test('the list tells the transfers of a time by pages, and which were sent back', async () => {
  await using at = await start();
  const from = at.simulator.context.now() - 1_000;
  for (const id of ['our-1', 'our-2']) {
    await at.ask('POST', '/merchant/v2/payments/', collection(id));
    answer(at.simulator);
  }
  await at.ask('POST', '/merchant/v2/payments/', collection('our-3'));
  answer(at.simulator, { answer: 'cancel' });
  const { data } = await at.ask('GET', '/standard/v1/payments/our-1');
  const airtel_money_id = data?.transaction['airtel_money_id'];
  await at.ask('POST', '/standard/v1/payments/refund', { transaction: { airtel_money_id } });
  const url = `/merchant/v1/transactions?from=${from}&to=${from + 60_000}&limit=1`;
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((offset) => at.ask('GET', `${url}&offset=${offset}`)),
  );
  assert.equal(first?.data?.transactions[0]?.transaction['id'], 'our-1');
  assert.equal(first.data.transactions[0].status, 'REFUNDED');
  assert.equal(second?.data?.transactions[0]?.transaction['id'], 'our-2');
  assert.equal(second.data.transactions[0].transaction['amount'], 500);
  assert.equal(third?.data?.transactions.length, 0);
  const abroad = await at.ask('GET', url, undefined, tanzania);
  assert.equal(abroad.data?.transactions.length, 0);
});

test('callbacks misbehave as asked and the question is still answered truly', async () => {
  const expected: Record<string, string[]> = {
    repeated: ['TS', 'TS', 'TS'],
    paid_then_failed: ['TF', 'TS'],
    stale_pending: ['TIP', 'TS'],
    failed_then_paid: ['TF', 'TS'],
    wrong_amount: ['TS', 'TS'],
    lost: [],
    late: ['TS'],
  };
  for (const [mischief, statuses] of Object.entries(expected)) {
    await using at = await start();
    const headers = { 'x-simulator-mischief': mischief };
    await at.ask('POST', '/merchant/v2/payments/', collection('our-1'), headers);
    answer(at.simulator);
    at.simulator.skip(mischief === 'late' ? 20_000 : 2_000);
    await at.listener.hears(statuses.length);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const heard = at.listener.heard.map((one) => String(transactionIn(one)['status_code']));
    assert.deepEqual(heard.toSorted(), statuses, mischief);
    const now = await at.ask('GET', '/standard/v1/payments/our-1');
    assert.equal(now.data?.transaction['status'], 'TS', mischief);
  }
});
