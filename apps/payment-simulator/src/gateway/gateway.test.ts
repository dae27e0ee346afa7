import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { settleDue } from '#simulator/settle.ts';
import {
  chargeRequest,
  payoutRequest,
  startSimulator,
  testKey,
} from '#simulator/simulator.testing.ts';

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

test('the statement holds what was really moved on that day of East Africa, of that rail alone', async () => {
  await using simulator = await startSimulator();
  const paid = chargeRequest(nowhere);
  const asked = await simulator.ask('POST', '/gateway/v1/charges', paid);
  await simulator.press(asked.value['reference'] ?? '', 'pay');
  const declined = await simulator.ask('POST', '/gateway/v1/charges', chargeRequest(nowhere));
  await simulator.press(declined.value['reference'] ?? '', 'decline');
  const sent = payoutRequest(nowhere);
  await simulator.ask('POST', '/gateway/v1/payouts', sent);
  settleDue(simulator.context);
  const day = (ms: number) => new Date(ms + 3 * 3_600_000).toISOString().slice(0, 10);
  const now = simulator.context.now();
  const entries = async (rail: string, at: number, page = 0) => {
    const path = `/gateway/v1/statements/${rail}/${day(at)}/${page}`;
    const { value } = await simulator.ask('GET', path);
    return (value as unknown as { entries: Record<string, string>[] }).entries;
  };
  const told = await entries('mpesa', now);
  assert.deepEqual(
    told.map(({ kind, ourId, amount, state, account }) => [kind, ourId, amount, state, account]),
    [
      ['charge', paid.depositId, '500.00', 'paid', 'amani'],
      ['payout', sent.withdrawalId, '250.00', 'paid', '254712345678'],
    ],
  );
  assert.equal(told[0]?.['reference'], asked.value['reference']);
  assert.deepEqual(await entries('mpesa', now, 1), []);
  assert.deepEqual(await entries('card', now), []);
  assert.deepEqual(await entries('mpesa', now - 2 * 24 * 3_600_000), []);
  const forged = `/gateway/v1/statements/mpesa/${day(now)}/0`;
  assert.equal((await simulator.ask('GET', forged, undefined, 'another key of ours')).status, 401);
});
