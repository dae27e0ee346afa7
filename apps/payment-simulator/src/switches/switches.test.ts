import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openDaraja, phone, pushRequest } from '#simulator/daraja/daraja.testing.ts';
import { paymentsOfPhone } from '#simulator/payments.ts';
import { chargeRequest, type Simulator, startSimulator } from '#simulator/simulator.testing.ts';
import { currentChances } from './switches.ts';

const nowhere = 'http://127.0.0.1:9/rail-callbacks/mpesa';

const flip = ({ server }: Simulator, fields: Record<string, string>) =>
  server.inject({
    method: 'POST',
    url: '/switches',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a rail that is down takes nothing, and the others work on', async () => {
  await using simulator = await startSimulator();
  const daraja = await openDaraja(simulator);
  await flip(simulator, { daraja: 'down' });
  await assert.rejects(daraja.post('stkpush/v1/processrequest', pushRequest(nowhere)));
  assert.equal(paymentsOfPhone(simulator.context.store, phone, 9).length, 0);
  const other = await simulator.ask('POST', '/gateway/v1/charges', chargeRequest(nowhere));
  assert.equal(other.status, 200);
  await flip(simulator, { daraja: 'none' });
  const again = await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  assert.equal(again.status, 200);
});

test('a rail whose answers are lost takes the request all the same', async () => {
  await using simulator = await startSimulator();
  const daraja = await openDaraja(simulator);
  await flip(simulator, { daraja: 'answers_lost' });
  await assert.rejects(daraja.post('stkpush/v1/processrequest', pushRequest(nowhere)));
  assert.equal(paymentsOfPhone(simulator.context.store, phone, 9).length, 1);
});

test('the odds of mischief change while it runs, and nothing unknown changes them', async () => {
  await using simulator = await startSimulator();
  simulator.context.settings.chances = { late: 5 };
  assert.deepEqual(currentChances(simulator.context), { late: 5 });
  await flip(simulator, { odds: 'most' });
  assert.equal(currentChances(simulator.context).lost, 12);
  await flip(simulator, { odds: 'often', gateway: 'sometimes' });
  assert.equal(currentChances(simulator.context).lost, 12);
  await flip(simulator, { odds: 'none' });
  assert.deepEqual(currentChances(simulator.context), {});
});

test('the front page shows what is switched and where the phones are', async () => {
  await using simulator = await startSimulator();
  const daraja = await openDaraja(simulator);
  await daraja.post('stkpush/v1/processrequest', pushRequest(nowhere));
  await flip(simulator, { airtel: 'down' });
  const { body } = await simulator.server.inject('/');
  assert.match(body, /<option value="down" selected>is down<\/option>/);
  assert.match(body, new RegExp(`href="/phone/${phone}"`));
});
