import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mischiefByEnding, mischiefOf, planCallbacks } from '#simulator/callbacks/mischief.ts';
import { chargeRequest, type Simulator, startSimulator } from '#simulator/simulator.testing.ts';

const nowhere = 'http://127.0.0.1:9/gateway-callbacks/mobile';

async function newCharge(simulator: Simulator, change = {}) {
  const request = chargeRequest(nowhere, change);
  const { value } = await simulator.ask('POST', '/gateway/v1/charges', request);
  const reference = value['reference'] ?? '';
  const state = async () =>
    (await simulator.ask('GET', `/gateway/v1/charges/${request.depositId}`)).value['state'];
  return { reference, state };
}

test('the page names merchant, amount and that nothing is real, in the language asked for', async () => {
  await using simulator = await startSimulator();
  const { reference } = await newCharge(simulator, { amount: '12500.5' });
  const swahili = await simulator.server.inject(`/checkout/${reference}`);
  assert.match(swahili.body, /<html lang="sw">/);
  assert.match(swahili.body, /Ulipe Bahati\?/);
  assert.match(swahili.body, /12,500\.50/);
  assert.match(swahili.body, /Malipo ya majaribio/);
  const english = await simulator.server.inject(`/checkout/${reference}?language=en`);
  assert.match(english.body, /Simulated payments/);
  assert.doesNotMatch(english.body, /<script|style=|\son\w+=/);
  assert.match(String(english.headers['content-security-policy']), /default-src 'none'/);
});

test('paying and declining lead back to the merchant and decide once', async () => {
  await using simulator = await startSimulator();
  const { reference, state } = await newCharge(simulator);
  const declined = await simulator.press(reference, 'decline');
  assert.equal(declined.statusCode, 303);
  assert.equal(declined.headers.location, 'http://site.test/member/depositv2?deposit=1');
  assert.equal(await state(), 'cancelled');
  await simulator.press(reference, 'pay');
  assert.equal(await state(), 'cancelled');
  const page = await simulator.server.inject(`/checkout/${reference}`);
  assert.doesNotMatch(page.body, /<form/);
});

test('a late payment can no longer be declined', async () => {
  await using simulator = await startSimulator();
  const { reference, state } = await newCharge(simulator);
  await simulator.press(reference, 'pay-later');
  await simulator.press(reference, 'decline');
  assert.equal(await state(), 'pending');
  const page = await simulator.server.inject(`/checkout/${reference}?language=en`);
  assert.match(page.body, /will arrive/);
});

test('an empty account fails the charge', async () => {
  await using simulator = await startSimulator();
  const { reference, state } = await newCharge(simulator, { amount: '20.01' });
  await simulator.press(reference, 'pay');
  assert.equal(await state(), 'failed');
});

test('an unknown action changes nothing and an unknown payment has a page of its own', async () => {
  await using simulator = await startSimulator();
  const { reference, state } = await newCharge(simulator);
  await simulator.press(reference, 'steal');
  assert.equal(await state(), 'pending');
  const missing = await simulator.server.inject('/checkout/PPNOTHING');
  assert.equal(missing.statusCode, 404);
  assert.match(missing.body, /Payment not found/);
});

test('what a caller names is shown as words, never as markup', async () => {
  await using simulator = await startSimulator();
  const { reference } = await newCharge(simulator, { accountReference: '<b>"x"</b>' });
  const page = await simulator.server.inject(`/checkout/${reference}`);
  assert.match(page.body, /&lt;b&gt;&quot;x&quot;&lt;\/b&gt;/);
  const overview = await simulator.server.inject('/');
  assert.match(overview.body, /&lt;b&gt;/);
  assert.equal(overview.statusCode, 200);
});

test('mischief is what was asked for, else follows the ending, else the dice', () => {
  const none = () => 0;
  const charge = (amount: string) => ({ asked: null, amount });
  const payout = (number: string) => ({ asked: null, number });
  assert.equal(mischiefOf(charge('50.00'), {}, none), 'none');
  assert.equal(mischiefOf(charge('50.13'), {}, none), 'lost');
  assert.equal(mischiefOf(payout('254700009913'), {}, none), 'lost');
  assert.equal(mischiefOf(payout('254700000013'), {}, none), 'none');
  assert.equal(mischiefOf({ asked: 'late', amount: '50.13' }, {}, none), 'late');
  const chances = { late: 10, lost: 5 };
  const drawn = [0, 9, 10, 14, 15, 99].map((draw) =>
    mischiefOf(charge('50.00'), chances, () => draw),
  );
  assert.deepEqual(drawn, ['late', 'late', 'lost', 'lost', 'none', 'none']);
});

test('no mischief ever says paid of a payment that was not', () => {
  for (const mischief of Object.values(mischiefByEnding)) {
    for (const outcome of ['failed', 'cancelled', 'expired'] as const) {
      const told = planCallbacks(outcome, mischief).map(({ state }) => state);
      assert.ok(!told.includes('paid'), `${mischief} of ${outcome}`);
    }
  }
});
