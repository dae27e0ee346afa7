import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { chargeRequest, payoutRequest, startSimulator, testKey } from './simulator.testing.ts';

const nowhere = 'http://127.0.0.1:9/gateway-callbacks/mobile';

test('the same deposit asked for twice is one charge with one reference', async () => {
  await using simulator = await startSimulator();
  const request = chargeRequest(nowhere);
  const first = await simulator.ask('POST', '/gateway/v1/charges', request);
  const again = await simulator.ask('POST', '/gateway/v1/charges', { ...request, amount: '500' });
  assert.equal(first.status, 200);
  assert.equal(first.value['state'], 'pending');
  assert.equal(
    first.value['checkoutUrl'],
    `http://gateway.test/checkout/${first.value['reference']}`,
  );
  assert.deepEqual(again.value, first.value);
});

test('the same deposit with another amount is a conflict and changes nothing', async () => {
  await using simulator = await startSimulator();
  const request = chargeRequest(nowhere);
  await simulator.ask('POST', '/gateway/v1/charges', request);
  const other = await simulator.ask('POST', '/gateway/v1/charges', {
    ...request,
    amount: '501.00',
  });
  assert.equal(other.status, 409);
  assert.equal(other.code, 'charge_conflict');
  const now = await simulator.ask('GET', `/gateway/v1/charges/${request.depositId}`);
  assert.equal(now.value['amount'], '500.00');
});

test('the same withdrawal to another number is a conflict', async () => {
  await using simulator = await startSimulator();
  const request = payoutRequest(nowhere);
  const first = await simulator.ask('POST', '/gateway/v1/payouts', request);
  const again = await simulator.ask('POST', '/gateway/v1/payouts', request);
  assert.equal(first.value['state'], 'pending');
  assert.deepEqual(again.value, first.value);
  const other = { ...request, payee: '254799999999' };
  const refused = await simulator.ask('POST', '/gateway/v1/payouts', other);
  assert.equal(refused.code, 'payout_conflict');
});

test('a charge or payout nobody asked for is not found', async () => {
  await using simulator = await startSimulator();
  for (const kind of ['charges', 'payouts']) {
    const answer = await simulator.ask('GET', `/gateway/v1/${kind}/${randomUUID()}`);
    assert.equal(answer.status, 404);
    assert.equal(answer.code, 'not_found');
  }
});

test('a call signed with another key, not signed or changed on the way is refused', async () => {
  await using simulator = await startSimulator();
  const request = chargeRequest(nowhere);
  const forged = await simulator.ask('POST', '/gateway/v1/charges', request, 'another key of ours');
  assert.equal(forged.status, 401);
  const bare = await simulator.server.inject({
    method: 'POST',
    url: '/gateway/v1/charges',
    payload: request,
  });
  assert.equal(bare.statusCode, 401);
  const status = `/gateway/v1/charges/${request.depositId}`;
  assert.equal((await simulator.ask('GET', status, undefined, 'another key of ours')).status, 401);
  assert.equal((await simulator.ask('GET', status)).status, 404);
});

test('an old signature is refused even when it is right', async () => {
  await using simulator = await startSimulator();
  const { signedHeaders } = await import('@bahati/server-kit/signature.ts');
  const answer = await simulator.server.inject({
    method: 'GET',
    url: `/gateway/v1/charges/${randomUUID()}`,
    headers: signedHeaders('platform', testKey, '', Date.now() - 301_000),
  });
  assert.equal(answer.statusCode, 401);
});

test('amounts that are nothing and addresses that are scripts are invalid input', async () => {
  await using simulator = await startSimulator();
  const wrong = [
    { amount: '0.00' },
    { amount: '-5' },
    { returnUrl: 'javascript:alert(1)' },
    { callbackUrl: 'file:///etc/hosts' },
    { surprise: true },
  ];
  for (const change of wrong) {
    const request = chargeRequest(nowhere, change);
    const answer = await simulator.ask('POST', '/gateway/v1/charges', request);
    assert.equal(answer.code, 'invalid_input', JSON.stringify(change));
  }
});
