/** What gateways report of an SMS, proven, in any order, and told to staff. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { deliverMessage } from './deliver-message.ts';
import { assertSmsQuota } from './messaging.ts';
import {
  type FakeSmsGateway,
  openFakeSmsGateway,
  queueMessage,
  readMessage,
} from './messaging.testing.ts';

const key = 'only-tests-know';
const token = 'a-token-that-only-tests-know';

let gateway: FakeSmsGateway;
let http: TestPlatform;
let talking: TestPlatform;

before(async () => {
  gateway = await openFakeSmsGateway();
  http = await openTestPlatform({
    environment: {
      SMS_GATEWAY: 'http',
      SMS_HTTP_URL: `${gateway.origin}/send`,
      SMS_HTTP_KEY: key,
      SMS_HTTP_KEY_HEADER: 'X-Our-Key',
    },
  });
  talking = await openTestPlatform({
    sharing: http,
    environment: {
      SMS_GATEWAY: 'africastalking',
      AFRICASTALKING_ORIGIN: gateway.origin,
      AFRICASTALKING_USERNAME: 'bahati',
      AFRICASTALKING_KEY: key,
      AFRICASTALKING_REPORT_TOKEN: token,
    },
  });
});
beforeEach(() => gateway.reset());
after(async () => {
  await talking.close();
  await http.close();
  await gateway.close();
});

const report = (id: string, state: string) =>
  http.player('POST /gateway-callbacks/sms/http', {
    body: { id, state },
    headers: { 'x-our-key': key },
  });

async function sentMessage(): Promise<string> {
  const id = await queueMessage(http);
  await deliverMessage(http.context, id);
  return id;
}

const stateOf = async (id: string) => {
  const { state, last_error } = await readMessage(http, id);
  return [state, last_error];
};

let talkedAbout = 0;

/** Sent through Africa's Talking; answers our id and theirs. */
async function talkedMessage() {
  talkedAbout += 1;
  const messageId = `ATXid_${talkedAbout}`;
  const recipient = { statusCode: 101, status: 'Success', messageId };
  gateway.mood.answer = JSON.stringify({ SMSMessageData: { Recipients: [recipient] } });
  const id = await queueMessage(talking);
  await deliverMessage(talking.context, id);
  return { id, messageId };
}

async function formReport(fields: Record<string, string>, sentToken = token, at = talking) {
  const response = await at.app.player.inject({
    method: 'POST',
    url: `/gateway-callbacks/sms/africastalking/${sentToken}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, ...response.json<{ code?: string }>() };
}

test('a report tells that a message arrived, or did not', async () => {
  const [arrived, lost] = [await sentMessage(), await sentMessage()];
  assert.equal((await report(arrived, 'delivered')).status, 200);
  assert.equal((await report(lost, 'failed')).status, 200);
  assert.deepEqual(await stateOf(arrived), ['delivered', null]);
  assert.deepEqual(await stateOf(lost), ['failed', 'not_delivered']);
});

test('arrived is the last word, however often and in whatever order reports come', async () => {
  const id = await sentMessage();
  for (const state of ['failed', 'failed', 'delivered', 'delivered', 'failed']) {
    assert.equal((await report(id, state)).status, 200);
  }
  assert.deepEqual(await stateOf(id), ['delivered', null]);
});

test('a report that comes before the message is known to be sent has to come again', async () => {
  const id = await queueMessage(http);
  const early = await report(id, 'delivered');
  assert.deepEqual([early.status, early.code], [503, 'retry']);
  await deliverMessage(http.context, id);
  assert.equal((await report(id, 'delivered')).status, 200);
  assert.deepEqual(await stateOf(id), ['delivered', null]);
});

test('a message that never left is not made to have arrived', async () => {
  const id = await sentMessage();
  await http.owner.query(
    `UPDATE outgoing_messages SET state = 'failed', sent_at = NULL, last_error = 'too_late'
      WHERE id = $1`,
    [id],
  );
  assert.equal((await report(id, 'delivered')).status, 200);
  assert.deepEqual(await stateOf(id), ['failed', 'too_late']);
});

test('without the key nothing is believed, nor about an e-mail or what nobody sent', async () => {
  const id = await sentMessage();
  for (const wrong of [undefined, 'another', `${key}x`]) {
    const headers = wrong ? { 'x-our-key': wrong } : {};
    const refused = await http.player('POST /gateway-callbacks/sms/http', {
      body: { id, state: 'delivered' },
      headers,
    });
    assert.deepEqual([refused.status, refused.code], [401, 'unauthenticated']);
  }
  assert.deepEqual(await stateOf(id), ['sent', null]);
  assert.equal((await report('999999999', 'delivered')).code, 'not_found');
  await http.owner.query(
    `UPDATE outgoing_messages SET channel = 'email', subject = 'x' WHERE id = $1`,
    [id],
  );
  assert.equal((await report(id, 'delivered')).code, 'not_found');
  for (const [spoilt, state] of [
    ['0', 'delivered'],
    ['1; DROP', 'delivered'],
    [id, 'lost'],
  ] as const) {
    assert.equal((await report(spoilt, state)).code, 'invalid_input');
  }
});

test('Africa’s Talking speaks of a message by its own id, and of steps that are no end', async () => {
  const { id, messageId } = await talkedMessage();
  assert.equal((await formReport({ id: messageId, status: 'Sent' })).status, 200);
  assert.deepEqual(await stateOf(id), ['sent', null]);
  const phoneNumber = '+254712345678';
  assert.equal((await formReport({ id: messageId, status: 'Success', phoneNumber })).status, 200);
  assert.deepEqual(await stateOf(id), ['delivered', null]);
  for (const status of ['Failed', 'Rejected', 'Expired', 'AbsentSubscriber']) {
    const lost = await talkedMessage();
    const failureReason = 'UserInBlacklist';
    await formReport({ id: lost.messageId, status, failureReason });
    assert.deepEqual(await stateOf(lost.id), ['failed', 'not_delivered'], status);
  }
  assert.equal((await formReport({ id: 'ATXid_0', status: 'Success' })).code, 'not_found');
  assert.equal((await formReport({ status: 'Success' })).code, 'invalid_input');
});

test('an id that is given twice, or is none, never sends a message twice', async () => {
  for (const messageId of ['ATXid_same', 'ATXid_same', '', 'x'.repeat(101), 7]) {
    const recipient = { statusCode: 101, status: 'Success', messageId };
    gateway.mood.answer = JSON.stringify({ SMSMessageData: { Recipients: [recipient] } });
    const id = await queueMessage(talking);
    await deliverMessage(talking.context, id);
    assert.deepEqual(await stateOf(id), ['sent', null], String(messageId));
  }
  assert.equal((await formReport({ id: 'ATXid_same', status: 'Success' })).status, 200);
});

test('a wrong token proves nothing, nor any where none is set', async () => {
  const { id, messageId } = await talkedMessage();
  const fields = { id: messageId, status: 'Success' };
  assert.equal((await formReport(fields, `${token}x`)).code, 'unauthenticated');
  assert.equal((await formReport(fields, token, http)).code, 'unauthenticated');
  assert.equal((await formReport(fields, 'undefined', http)).code, 'unauthenticated');
  const open = await talking.player('POST /gateway-callbacks/sms/http', {
    body: { id, state: 'delivered' },
    headers: { 'x-api-key': 'undefined' },
  });
  assert.equal(open.code, 'unauthenticated');
  assert.deepEqual(await stateOf(id), ['sent', null]);
});

test('staff find what arrived and what did not, and when that was told', async () => {
  const [arrived, lost] = [await sentMessage(), await sentMessage()];
  await report(arrived, 'delivered');
  await report(lost, 'failed');
  const staff = await signInStaff(http, { permissions: ['messages.read'] });
  const list = async (state: string) => {
    const answer = await http.staff(`GET /bo/messages?state=${state}`, { token: staff.token });
    return answer.value.items[0];
  };
  const [first, second] = [await list('delivered'), await list('failed')];
  assert.deepEqual([first.id, first.lastError], [arrived, null]);
  assert.deepEqual([second.id, second.lastError], [lost, 'not_delivered']);
  for (const { sentAt, reportedAt } of [first, second]) {
    assert.ok(Date.parse(reportedAt) >= Date.parse(sentAt));
  }
});

test('an SMS that did not arrive has cost its money and counts towards the day’s cap', async () => {
  const before = await counted();
  const lost = await sentMessage();
  await report(lost, 'failed');
  assert.equal(await counted(), before + 1);
});

/** The smallest cap that is not reached yet, less one: what counts within the day. */
async function counted(): Promise<number> {
  for (let cap = 1; ; cap += 1) {
    const config = { ...http.context.config, SMS_PER_DAY: cap };
    const client = await http.context.database.connect();
    const isReached = await assertSmsQuota({ config }, client).then(
      () => false,
      () => true,
    );
    client.release();
    if (!isReached) return cap - 1;
  }
}
