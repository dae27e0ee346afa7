import assert from 'node:assert/strict';
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { test } from 'node:test';
import { demoKeys } from '#simulator/config.ts';
import { answerPrompt, type Answered } from '#simulator/phone/answer-prompt.ts';
import { paymentsOfPhone } from '#simulator/payments.ts';
import { type Simulator, startListener, startSimulator } from '#simulator/simulator.testing.ts';
import { demoPrivateKey } from './demo-key.ts';

const root = '/openapi/ipg/v2/vodacomTZN';
const phone = '255754000107';

const seal = (text: string) => {
  const key = createPublicKey(demoPrivateKey);
  const padding = constants.RSA_PKCS1_PADDING;
  return `Bearer ${publicEncrypt({ key, padding }, Buffer.from(text)).toString('base64')}`;
};

type Answer = Record<string, string> & { httpStatus: number };

async function openVodacom({ server }: Simulator) {
  const door = await server.inject({
    url: `${root}/getSession/`,
    headers: { authorization: seal(demoKeys.VODACOM_API_KEY) },
  });
  const session = door.json<Record<string, string>>()['output_SessionID'] ?? '';
  return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await server.inject({
      method,
      url: `${root}${path}`,
      headers: { authorization: seal(session) },
      ...(payload ? { payload } : {}),
    });
    return { httpStatus: answer.statusCode, ...answer.json<object>() } as Answer;
  };
}

const place = { input_Country: 'TZN', input_ServiceProviderCode: '600200' };

const payment = (id: string, more: object = {}) => ({
  ...place,
  input_Amount: '5000',
  input_Currency: 'TZS',
  input_CustomerMSISDN: phone,
  input_ThirdPartyConversationID: id,
  input_TransactionReference: 'BH1042',
  input_PurchasedItemsDesc: 'Deposit',
  ...more,
});

/** A simulator whose callbacks go to a listener. */
async function start() {
  const listener = await startListener();
  const simulator = await startSimulator();
  simulator.context.settings.vodacom.callbackUrl = listener.url;
  simulator.clockwork.start();
  const ask = await openVodacom(simulator);
  return {
    listener,
    simulator,
    ask,
    collect: (id: string, more: object = {}) =>
      ask('POST', '/c2bPayment/singleStage/', payment(id, more)),
    find: (reference: string) => {
      const asked = new URLSearchParams({
        ...place,
        input_QueryReference: reference,
        input_ThirdPartyConversationID: 'question1',
      });
      return ask('GET', `/queryTransactionStatus/?${asked}`);
    },
    [Symbol.asyncDispose]: async () => {
      await simulator[Symbol.asyncDispose]();
      await listener[Symbol.asyncDispose]();
    },
  };
}

function answer({ context }: Simulator, change: Partial<Answered> = {}): boolean {
  const reference = paymentsOfPhone(context.store, phone, 1)[0]?.reference ?? '';
  const said = { phone, reference, answer: 'accept', pin: '1234', twist: null } as const;
  return answerPrompt(context, { ...said, ...change });
}

test('a session is opened by the sealed key alone, and nothing is done without one', async () => {
  await using simulator = await startSimulator();
  for (const authorization of [
    '',
    'Bearer x',
    `Bearer ${demoKeys.VODACOM_API_KEY}`,
    seal('guessed'),
  ]) {
    const door = await simulator.server.inject({
      url: `${root}/getSession/`,
      headers: { authorization },
    });
    assert.equal(door.statusCode, 401);
  }
  const ask = await openVodacom(simulator);
  assert.equal((await ask('POST', '/b2cPayment/', payment('a1'))).httpStatus, 200);
  simulator.skip(601_000);
  assert.equal((await ask('POST', '/b2cPayment/', payment('a2'))).httpStatus, 401);
});

test('a collection waits for the PIN, is told by its conversation and asked about', async () => {
  await using at = await start();
  const taken = await at.collect('our1');
  assert.equal(taken['output_ResponseCode'], 'INS-0');
  assert.equal((await at.find('our1'))['output_ResponseTransactionStatus'], 'Pending');
  assert.equal(answer(at.simulator), true);
  await at.listener.hears(1);
  const body = at.listener.heard[0]?.body ?? {};
  assert.deepEqual(
    [body['input_ThirdPartyConversationID'], body['input_ResultCode']],
    ['our1', 'INS-0'],
  );
  assert.equal(body['input_OriginalConversationID'], taken['output_ConversationID']);
  const now = await at.find('our1');
  assert.equal(now['output_ResponseTransactionStatus'], 'Completed');
  assert.equal(now['output_TransactionID'], body['input_TransactionID']);
});

test('whatever else the payer does ends it by its own word', async () => {
  const ends: [Partial<Answered>, string, string][] = [
    [{ answer: 'cancel' }, 'Cancelled', 'INS-5'],
    [{ answer: 'ignore' }, 'Expired', 'INS-9'],
    [{ pin: '0000' }, 'Failed', 'INS-6'],
  ];
  for (const [change, status, code] of ends) {
    await using at = await start();
    await at.collect('our1');
    answer(at.simulator, change);
    await at.listener.hears(1);
    assert.equal(at.listener.heard[0]?.body['input_ResultCode'], code);
    assert.equal((await at.find('our1'))['output_ResponseTransactionStatus'], status);
  }
});

test('a conversation is taken once, and what is no request is refused by its code', async () => {
  await using at = await start();
  await at.collect('our1');
  assert.equal((await at.collect('our1'))['output_ResponseCode'], 'INS-10');
  const wrong: [object, string][] = [
    [{ input_Amount: '0' }, 'INS-15'],
    [{ input_Amount: '10.50' }, 'INS-15'],
    [{ input_CustomerMSISDN: '254712345678' }, 'INS-2051'],
    [{ input_ServiceProviderCode: '000000' }, 'INS-13'],
    [{ input_Currency: 'KES' }, 'INS-20'],
    [{ input_TransactionReference: undefined }, 'INS-20'],
  ];
  for (const [more, code] of wrong) {
    assert.equal((await at.collect('our2', more))['output_ResponseCode'], code);
  }
  assert.equal((await at.find('our2'))['output_ResponseCode'], 'INS-17');
});

test('a payout is under way first; a number nobody has fails', async () => {
  await using at = await start();
  const taken = await at.ask('POST', '/b2cPayment/', payment('our1'));
  assert.equal(taken['output_ResponseCode'], 'INS-0');
  await at.listener.hears(1);
  assert.equal((await at.find('our1'))['output_ResponseTransactionStatus'], 'Completed');
  const nobody = payment('our2', { input_CustomerMSISDN: '255754000100' });
  await at.ask('POST', '/b2cPayment/', nobody);
  await at.listener.hears(2);
  assert.equal((await at.find('our2'))['output_ResponseTransactionStatus'], 'Failed');
});

test('a payment goes back whole and once', async () => {
  await using at = await start();
  await at.collect('our1');
  answer(at.simulator);
  const receipt = (await at.find('our1'))['output_TransactionID'] ?? '';
  const send = (more: object = {}) =>
    at.ask('PUT', '/reversal/', {
      ...place,
      input_ReversalAmount: '5000',
      input_ThirdPartyConversationID: 'back1',
      input_TransactionID: receipt,
      ...more,
    });
  assert.equal((await send({ input_ReversalAmount: '4000' }))['output_ResponseCode'], 'INS-15');
  assert.equal(
    (await send({ input_TransactionID: 'S23456789A' }))['output_ResponseCode'],
    'INS-17',
  );
  assert.equal((await send())['output_ResponseCode'], 'INS-0');
  assert.equal((await send())['output_ResponseCode'], 'INS-10');
  assert.equal((await at.find(receipt))['output_ResponseTransactionStatus'], 'Reversed');
});
