import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDaraja, phone, pushRequest, shortCode } from '#simulator/daraja/daraja.testing.ts';
import { paymentsOfPhone } from '#simulator/payments.ts';
import { type Simulator, startListener, startSimulator } from '#simulator/simulator.testing.ts';

const nowhere = 'http://127.0.0.1:9/rail-callbacks/mpesa';

const newest = ({ context }: Simulator) => paymentsOfPhone(context.store, phone, 1)[0];

async function prompted(simulator: Simulator, url = nowhere) {
  const daraja = await openDaraja(simulator);
  await daraja.post('stkpush/v1/processrequest', pushRequest(url, { Amount: 1250 }));
  return { reference: newest(simulator)?.reference ?? '', language: 'sw', pin: '1234' };
}

const look = async ({ server }: Simulator, url: string) => (await server.inject(url)).body;

test('a phone is found by its number as people write it, and by nothing else', async () => {
  await using simulator = await startSimulator();
  for (const written of ['0712345678', '+254 712 345 678', '254712345678']) {
    const url = `/phone?language=sw&number=${encodeURIComponent(written)}`;
    const answer = await simulator.server.inject(url);
    assert.equal(answer.headers.location, '/phone/254712345678?language=sw', written);
  }
  for (const wrong of ['12345', '254912345678', '<b>', '']) {
    const body = await look(simulator, `/phone?number=${encodeURIComponent(wrong)}`);
    assert.match(body, /not a mobile number/, wrong);
  }
  const direct = await simulator.server.inject('/phone/0712345678');
  assert.equal(direct.headers.location, '/phone?number=0712345678&language=en');
});

test('a request shows merchant, sum and account in the language of the reader', async () => {
  await using simulator = await startSimulator();
  assert.match(await look(simulator, `/phone/${phone}`), /No payment request now/);
  await prompted(simulator);
  const english = await simulator.server.inject(`/phone/${phone}`);
  assert.match(english.body, /Pay Bahati\?/);
  assert.match(english.body, /1,250\.00/);
  assert.match(english.body, /BH1042/);
  assert.doesNotMatch(english.body, /style=|\son\w+=/);
  const policy = String(english.headers['content-security-policy']);
  assert.match(policy, /default-src 'none'.*script-src 'self'/);
  assert.match(await look(simulator, `/phone/${phone}?language=sw`), /Ulipe Bahati\?/);
  const headers = { 'accept-language': 'sw-KE,sw;q=0.9,en;q=0.8' };
  const liked = await simulator.server.inject({ url: '/phone', headers });
  assert.match(liked.body, /Hii ni simu ya nani\?/);
  assert.match(await look(simulator, '/phone'), /254 712 345 678/);
});

test('the lists are told anew only when they changed', async () => {
  await using simulator = await startSimulator();
  type Lists = Record<'prompts' | 'messages', { version: string; html: string }>;
  const ask = async () =>
    (await simulator.server.inject(`/phone/${phone}/live?language=en`)).json<Lists>();
  const before = await ask();
  assert.deepEqual(await ask(), before);
  const fields = await prompted(simulator);
  const during = await ask();
  assert.notEqual(during.prompts.version, before.prompts.version);
  assert.equal(during.messages.version, before.messages.version);
  await simulator.hold(`${phone}/answer`, { ...fields, answer: 'accept' });
  const after = await ask();
  assert.equal(after.prompts.version, before.prompts.version);
  assert.match(after.messages.html, /confirmed\. You paid KSh\s1,250\.00 to Bahati/);
});

test('the PIN decides: it pays, a wrong one fails, none leaves the request as it is', async () => {
  await using simulator = await startSimulator();
  const fields = await prompted(simulator);
  const missing = await simulator.hold(`${phone}/answer`, { ...fields, answer: 'accept', pin: '' });
  assert.match(String(missing.headers.location), /said=not_answered/);
  assert.equal(newest(simulator)?.state, 'pending');
  await simulator.hold(`${phone}/answer`, { ...fields, answer: 'accept', pin: '0000' });
  assert.equal(newest(simulator)?.cause, 'wrong_pin');
  const page = await look(simulator, `/phone/${phone}?language=sw`);
  assert.match(page, /PIN si sahihi/);
});

test('nobody answers what was asked of another phone, nor twice, nor in words unknown', async () => {
  await using simulator = await startSimulator();
  const fields = await prompted(simulator);
  await simulator.hold('254799999999/answer', { ...fields, answer: 'accept' });
  await simulator.hold(`${phone}/answer`, { ...fields, answer: 'steal' });
  assert.equal(newest(simulator)?.state, 'pending');
  await simulator.hold(`${phone}/answer`, { ...fields, answer: 'cancel' });
  await simulator.hold(`${phone}/answer`, { ...fields, answer: 'accept' });
  assert.equal(newest(simulator)?.state, 'cancelled');
});

test('the holder chooses what the merchant hears', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const fields = await prompted(simulator, listener.url);
  await simulator.hold(`${phone}/answer`, { ...fields, answer: 'accept', twist: 'repeated' });
  simulator.skip(2_000);
  await listener.hears(3);
  assert.equal(newest(simulator)?.mischief, 'repeated');
});

test('a payment by oneself is told as it ended', async () => {
  await using listener = await startListener([
    { status: 200, body: '{"ResultCode":"C2B00012","ResultDesc":"Rejected"}' },
  ]);
  await using simulator = await startSimulator();
  const form = { shortCode, account: 'BH7', amount: '300', pin: '1234', language: 'sw' };
  const pay = async (change: Record<string, string> = {}) => {
    const answer = await simulator.hold(`${phone}/pay-bill`, { ...form, ...change });
    return /said=(\w+)$/.exec(String(answer.headers.location))?.[1];
  };
  assert.equal(await pay(), 'unknown_number');
  const daraja = await openDaraja(simulator);
  await daraja.post('c2b/v1/registerurl', {
    ShortCode: shortCode,
    ResponseType: 'Cancelled',
    ConfirmationURL: listener.url,
    ValidationURL: listener.url,
  });
  assert.match(await look(simulator, `/phone/${phone}`), new RegExp(`value="${shortCode}"`));
  assert.equal(await pay({ amount: '0.50' }), 'not_answered');
  assert.equal(await pay({ pin: '12' }), 'not_answered');
  assert.equal(await pay({ pin: '0000' }), 'wrong_pin');
  assert.equal(await pay({ twist: 'empty_account' }), 'empty_account');
  assert.equal(await pay(), 'refused');
  assert.equal(newest(simulator), undefined);
  // The second answer of the listener is an envelope, which is no answer of a validation.
  await daraja.post('c2b/v1/registerurl', {
    ShortCode: shortCode,
    ResponseType: 'Completed',
    ConfirmationURL: listener.url,
    ValidationURL: listener.url,
  });
  assert.equal(await pay(), 'paid');
  assert.equal(newest(simulator)?.amount, '300.00');
});

test('what a caller names is shown on the phone as words, never as markup', async () => {
  await using simulator = await startSimulator();
  const daraja = await openDaraja(simulator);
  const AccountReference = '<b>"x"</b>';
  await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere, { AccountReference }));
  const body = await look(simulator, `/phone/${phone}`);
  assert.match(body, /&lt;b&gt;&quot;x&quot;&lt;\/b&gt;/);
  assert.doesNotMatch(body, /<b>"x"/);
});
