import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signatureHeaders } from '@bahati/contract/signature.ts';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import { phone } from '#simulator/daraja/daraja.testing.ts';
import {
  type Simulator,
  startListener,
  startSimulator,
  testKey,
} from '#simulator/simulator.testing.ts';
import { keptSms } from './sms.ts';

const send = (simulator: Simulator, sms: object, key?: string) =>
  simulator.ask('POST', '/phone/messages', { to: `+${phone}`, text: 'Hello', ...sms }, key);

const look = async ({ server }: Simulator) =>
  (await server.inject(`/phone/${phone}?language=en`)).body;

test('an SMS arrives at its phone once, however often it is sent', async () => {
  await using simulator = await startSimulator();
  const text = '482913 is your Bahati code to log in. <b>';
  assert.equal((await send(simulator, { id: '1', text })).status, 200);
  assert.equal((await send(simulator, { id: '1', text })).status, 200);
  const page = await look(simulator);
  assert.equal(page.match(/482913/g)?.length, 1);
  assert.match(page, /log in\. &lt;b&gt;/);
  const other = await simulator.server.inject('/phone/255754000001');
  assert.doesNotMatch(other.body, /482913/);
  assert.match((await simulator.server.inject('/phone')).body, /254 712 345 678/);
});

test('a phone keeps its newest SMS', async () => {
  await using simulator = await startSimulator();
  for (let at = 1; at <= keptSms + 2; at += 1) {
    await send(simulator, { id: String(at), text: `Number ${at}.` });
    simulator.skip(1_000);
  }
  const page = await look(simulator);
  assert.doesNotMatch(page, /Number [12]\./);
  assert.match(page, new RegExp(`Number ${keptSms + 2}\\.`));
});

test('nobody but the platform sends SMS, and none goes to a number abroad', async () => {
  await using simulator = await startSimulator();
  assert.equal((await send(simulator, { id: '1' }, 'another key of no worth')).status, 401);
  assert.equal((await send(simulator, { id: '1', to: '+4915112345678' })).code, 'invalid_input');
  assert.equal((await send(simulator, { id: '1', text: '' })).code, 'invalid_input');
  assert.doesNotMatch(await look(simulator), /Hello/);
});

test('a text to the short number is brought to the platform, signed, and stays on the phone', async () => {
  await using listener = await startListener([{ status: 503, body: '{}' }]);
  await using simulator = await startSimulator();
  Object.assign(simulator.context.settings, { smsUrl: listener.url });
  const write = async (text: string, number: string = phone) => {
    const answer = await simulator.hold(`${number}/texts`, { text, language: 'en' });
    return /said=(\w+)$/.exec(String(answer.headers.location))?.[1];
  };
  assert.equal(await write('KX7M2P'), 'not_sent');
  assert.doesNotMatch(await look(simulator), /KX7M2P/);
  assert.equal(await write('BET <KX7M2P>'), 'sent');
  assert.match(await look(simulator), /class="sms own"[\s\S]*BET &lt;KX7M2P&gt;/);
  const { body, raw, headers } = listener.heard[1] ?? { body: {}, raw: '', headers: {} };
  assert.deepEqual([body['from'], body['text']], [`+${phone}`, 'BET <KX7M2P>']);
  const [time, signature] = [signatureHeaders.timestamp, signatureHeaders.signature];
  assert.ok(isSignatureValid(testKey, headers[time], headers[signature], raw, Date.now()));
  assert.equal(await write(''), 'not_sent');
  assert.equal(await write('x'.repeat(481)), 'not_sent');
  assert.equal(await write('KX7M2P', '4915112345678'), 'not_sent');
  assert.equal(listener.heard.length, 2);
});
