import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  type Simulator,
  chargeRequest,
  startListener,
  startSimulator,
} from '#simulator/simulator.testing.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format();

async function paidCharge(simulator: Simulator, url: string, amount = '500.00') {
  const request = chargeRequest(url, { rail: 'card', amount });
  const { value } = await simulator.ask('POST', '/gateway/v1/charges', request);
  const reference = value['reference'] ?? '';
  const body = { refundId: randomUUID(), rail: 'card', reference, currency: 'KES', amount };
  return { depositId: request.depositId, reference, body: { ...body, callbackUrl: url } };
}

/** A simulator that acts, and who hears of it. The charge is paid and told. */
async function start(amount?: string) {
  const listener = await startListener();
  const simulator = await startSimulator();
  const charge = await paidCharge(simulator, listener.url, amount);
  await simulator.press(charge.reference, 'pay');
  return {
    ...charge,
    listener,
    simulator,
    refund: (more: object = {}) =>
      simulator.ask('POST', '/gateway/v1/refunds', { ...charge.body, ...more }),
    find: () => simulator.ask('GET', `/gateway/v1/refunds/${charge.body.refundId}`),
    /** What was told of the refund so far. */
    told: () => listener.heard.flatMap(({ body }) => (body['kind'] === 'refund' ? [body] : [])),
    [Symbol.asyncDispose]: async () => {
      await simulator[Symbol.asyncDispose]();
      await listener[Symbol.asyncDispose]();
    },
  };
}

test('a charge goes back whole and once, is told, and stands reversed in the statement', async () => {
  await using at = await start();
  const taken = await at.refund();
  assert.deepEqual([taken.status, taken.value['state']], [200, 'pending']);
  assert.equal((await at.refund()).value['state'], 'pending', 'asked again it is the same');
  const second = await at.refund({ refundId: randomUUID() });
  assert.equal(second.code, 'refund_conflict');
  at.simulator.clockwork.start();
  await at.listener.hears(2);
  assert.deepEqual(
    at.told().map(({ state, refundId, amount }) => [state, refundId, amount]),
    [['done', at.body.refundId, '500.00']],
  );
  assert.equal((await at.find()).value['state'], 'done');
  const { value } = await at.simulator.ask('GET', `/gateway/v1/statements/card/${day}/0`);
  const entries = value['entries'] as unknown as Record<string, string>[];
  assert.deepEqual(
    entries.map(({ reference, state }) => [reference, state]),
    [[at.reference, 'reversed']],
  );
  assert.equal((await at.refund({ refundId: randomUUID() })).code, 'refund_conflict');
});

test('what is not paid, another sum or unknown does not go back', async () => {
  await using at = await start();
  assert.equal((await at.refund({ amount: '499.00' })).code, 'refund_conflict');
  assert.equal((await at.refund({ currency: 'TZS' })).code, 'refund_conflict');
  assert.equal((await at.refund({ rail: 'pesa-pepe' })).code, 'refund_conflict');
  assert.equal((await at.refund({ reference: 'PPNOBODY' })).code, 'not_found');
  assert.equal((await at.find()).code, 'not_found');
  const open = await paidCharge(at.simulator, at.listener.url);
  const early = await at.simulator.ask('POST', '/gateway/v1/refunds', open.body);
  assert.equal(early.code, 'refund_conflict');
});

test('a closed card takes nothing back, and the charge stands', async () => {
  await using at = await start('500.02');
  await at.refund();
  at.simulator.clockwork.start();
  await at.listener.hears(2);
  const [told] = at.told();
  assert.deepEqual([told?.['state'], told?.['reason']], ['refused', 'The card is closed.']);
  const { value } = await at.simulator.ask('GET', `/gateway/v1/statements/card/${day}/0`);
  const entries = value['entries'] as unknown as Record<string, string>[];
  assert.equal(entries[0]?.['state'], 'paid');
  const anew = await at.refund({ refundId: randomUUID() });
  assert.equal(anew.value['state'], 'pending');
});

test('its callbacks repeat, contradict and name a wrong amount as those of a charge', async () => {
  const expected: [cents: string, states: string[], amounts: string[]][] = [
    ['11', ['done', 'done', 'done'], ['500.11', '500.11', '500.11']],
    ['14', ['done', 'refused'], ['500.14', '500.14']],
    ['16', ['refused', 'done'], ['500.16', '500.16']],
    ['17', ['done', 'done'], ['500.18', '500.17']],
  ];
  for (const [cents, states, amounts] of expected) {
    await using at = await start(`500.${cents}`);
    at.simulator.clockwork.start();
    await at.listener.hears(1);
    at.simulator.skip(2_000);
    const before = states.length;
    await at.listener.hears(before);
    await at.refund();
    at.simulator.skip(2_000);
    at.simulator.skip(2_000);
    await at.listener.hears(before * 2);
    const told = at.told();
    assert.deepEqual(told.map(({ state }) => state ?? '').toSorted(), states.toSorted());
    assert.deepEqual(told.map(({ amount }) => amount ?? '').toSorted(), amounts.toSorted());
    assert.equal((await at.find()).value['state'], 'done', 'whatever was told on the way');
  }
});

test('a lost callback leaves the truth to be asked for', async () => {
  await using at = await start('500.13');
  await at.refund();
  at.simulator.clockwork.start();
  at.simulator.skip(60_000);
  const other = await paidCharge(at.simulator, at.listener.url);
  await at.simulator.press(other.reference, 'pay');
  // What is told after it has been told, and nothing of the refund before.
  await at.listener.hears(1);
  assert.deepEqual(at.told(), []);
  assert.equal((await at.find()).value['state'], 'done');
});
