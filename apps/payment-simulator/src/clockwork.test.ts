import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { isSignatureValid } from '@bahati/server-kit/signature.ts';
import { callbacksOf, pauseMs } from './callbacks/callbacks.ts';
import {
  chargeRequest,
  type Heard,
  payoutRequest,
  type Simulator,
  startListener,
  startSimulator,
  temporaryFolder,
  testKey,
} from './simulator.testing.ts';

const states = (heard: Heard[]) => heard.map(({ body }) => body['state'] ?? '');

async function paidCharge(simulator: Simulator, url: string, change = {}) {
  const request = chargeRequest(url, change);
  const { value } = await simulator.ask('POST', '/gateway/v1/charges', request);
  await simulator.press(value['reference'] ?? '', 'pay');
  return request;
}

test('a paid charge is told by a signed callback the contract understands', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const request = await paidCharge(simulator, listener.url);
  await listener.hears(1);
  const [told] = listener.heard;
  assert.ok(told);
  assert.ok(
    isSignatureValid(
      testKey,
      told.headers['x-timestamp'],
      told.headers['x-signature'],
      told.raw,
      Date.now(),
    ),
  );
  const { gatewayCallbacks } = await import('@bahati/contract/payment-gateway/gateway.ts');
  const body = gatewayCallbacks['POST /gateway-callbacks/:rail'].body.parse(told.body);
  assert.equal(body.state, 'paid');
  assert.equal(body.amount, '500.00');
  const now = await simulator.ask('GET', `/gateway/v1/charges/${request.depositId}`);
  assert.equal(now.value['state'], 'paid');
});

test('a callback is repeated until it is answered with success, and then never again', async () => {
  await using listener = await startListener([
    { status: 500, body: 'oops' },
    { status: 200, body: '{"success":false,"code":"retry"}' },
    { status: 302, body: '' },
    { status: 200, body: 'OK' },
  ]);
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const request = await paidCharge(simulator, listener.url);
  await listener.hears(5);
  await simulator.clockwork.stop();
  const [callback] = callbacksOf(simulator.context.store, 'charge', request.depositId);
  assert.equal(callback?.state, 'answered');
  assert.equal(callback.attempts, 5);
  assert.deepEqual(new Set(listener.heard.map(({ raw }) => raw)).size, 1);
});

test('pauses between attempts double from one second to a minute', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 400].map((attempts) => pauseMs(attempts, 1_000) / 1_000);
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test('a callback nobody hears is given up after a day', async () => {
  await using listener = await startListener([
    { status: 503, body: '{}' },
    { status: 503, body: '{}' },
  ]);
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const request = await paidCharge(simulator, listener.url);
  await listener.hears(1);
  await simulator.clockwork.stop();
  simulator.skip(24 * 3_600_000);
  simulator.clockwork.start();
  await listener.hears(2);
  await simulator.clockwork.stop();
  const [callback] = callbacksOf(simulator.context.store, 'charge', request.depositId);
  assert.equal(callback?.state, 'given_up');
});

test('what was owed before a restart is told after it', async () => {
  await using listener = await startListener();
  using folder = temporaryFolder();
  const file = join(folder.path, 'payments.sqlite');
  const late = chargeRequest(listener.url, { amount: '70.00' });
  const payout = payoutRequest(listener.url);
  {
    // This one's clockwork never runs: as if it had been killed at once.
    await using before = await startSimulator(file);
    await paidCharge(before, listener.url);
    const { value } = await before.ask('POST', '/gateway/v1/charges', late);
    await before.press(value['reference'] ?? '', 'pay-later');
    await before.ask('POST', '/gateway/v1/payouts', payout);
    assert.equal(listener.heard.length, 0);
  }
  await using after = await startSimulator(file);
  after.clockwork.start();
  await listener.hears(2);
  assert.deepEqual(listener.heard.map(({ body }) => body['kind'] ?? '').toSorted(), [
    'charge',
    'payout',
  ]);
  after.skip(10_000);
  await listener.hears(3);
  assert.equal(listener.heard[2]?.body['depositId'], late.depositId);
  assert.equal(listener.heard[2]?.body['state'], 'paid');
});

test('a payout is accepted at once and paid by callback; an unknown number fails', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  const good = payoutRequest(listener.url);
  const accepted = await simulator.ask('POST', '/gateway/v1/payouts', good);
  assert.equal(accepted.value['state'], 'pending');
  await listener.hears(1);
  assert.deepEqual(states(listener.heard), ['paid']);
  const bad = payoutRequest(listener.url, { payee: '254712345600' });
  await simulator.ask('POST', '/gateway/v1/payouts', bad);
  await listener.hears(2);
  const told = listener.heard[1]?.body;
  assert.equal(told?.['state'], 'failed');
  assert.match(told['reason'] ?? '', /not registered/);
  const now = await simulator.ask('GET', `/gateway/v1/payouts/${bad.withdrawalId}`);
  assert.equal(now.value['reason'], told['reason']);
});

test('a charge nobody pays expires and says so', async () => {
  await using listener = await startListener();
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  await simulator.ask('POST', '/gateway/v1/charges', chargeRequest(listener.url));
  simulator.skip(15 * 60_000);
  await listener.hears(1);
  assert.deepEqual(states(listener.heard), ['expired']);
});

test('a charge that asks for trouble gets it, and the status call still tells the truth', async () => {
  const expected: Record<string, string[]> = {
    '10.11': ['paid', 'paid', 'paid'],
    '10.14': ['paid', 'failed'],
    '10.15': ['paid', 'pending'],
    '10.16': ['failed', 'paid'],
  };
  for (const [amount, told] of Object.entries(expected)) {
    await using listener = await startListener();
    await using simulator = await startSimulator();
    simulator.clockwork.start();
    const request = await paidCharge(simulator, listener.url, { amount });
    simulator.skip(2_000);
    await listener.hears(told.length);
    assert.deepEqual(states(listener.heard).toSorted(), told.toSorted(), amount);
    const now = await simulator.ask('GET', `/gateway/v1/charges/${request.depositId}`);
    assert.equal(now.value['state'], 'paid', amount);
  }
});

test('a callback with the wrong amount is told once, the right one until it is heard', async () => {
  await using listener = await startListener([
    { status: 409, body: '{"success":false,"code":"amount_differs"}' },
  ]);
  await using simulator = await startSimulator();
  simulator.clockwork.start();
  await paidCharge(simulator, listener.url, { amount: '10.17' });
  await listener.hears(1);
  simulator.skip(2_000);
  await listener.hears(2);
  assert.deepEqual(
    listener.heard.map(({ body }) => body['amount']),
    ['10.18', '10.17'],
  );
});
