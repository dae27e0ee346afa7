import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OutgoingMessage } from '@bahati/contract/back-office/messaging/messages.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { deliverMessage } from './deliver-message.ts';
import { dropOldMessages } from './messaging.jobs.ts';
import { loginCode, queueMessage } from './messaging.testing.ts';

let demo: TestPlatform;
/** The same database with real ways out, which nothing is sent by here. */
let platform: TestPlatform;
let token: string;
before(async () => {
  demo = await openTestPlatform();
  platform = await openTestPlatform({
    sharing: demo,
    environment: {
      SMS_GATEWAY: 'africastalking',
      AFRICASTALKING_USERNAME: 'bahati',
      AFRICASTALKING_KEY: 'only-tests-know',
      EMAIL_GATEWAY: 'smtp',
      SMTP_URL: 'smtp://127.0.0.1:1',
      EMAIL_FROM: 'no-reply@bahati.example',
    },
  });
  ({ token } = await signInStaff(demo, { permissions: ['messages.read'] }));
});
after(async () => {
  await platform.close();
  await demo.close();
});

const list = (query = '', at = demo) => at.staff(`GET /bo/messages?${query}`, { token });
const itemsOf = async (query: string, at = demo): Promise<OutgoingMessage[]> =>
  (await list(query, at)).value.items;

test('messages are told newest first, by page, by channel, state and recipient', async () => {
  const sms = await queueMessage(demo, { ...loginCode, recipient: '+254711000001' });
  const mail = await queueMessage(demo, {
    ...loginCode,
    channel: 'email',
    recipient: 'amani_1@example.com',
    language: 'sw',
  });
  await deliverMessage(demo.context, mail);
  const [newest, before] = await itemsOf('');
  assert.deepEqual([newest?.id, before?.id], [mail, sms]);
  assert.deepEqual([newest?.recipient, before?.recipient], ['am•••@example.com', '+254••••••001']);
  assert.equal(newest?.state, 'sent');
  assert.equal(newest?.subject, '482913 ni msimbo wako wa Bahati');
  assert.ok(Date.parse(newest?.sentAt ?? '') >= Date.parse(newest?.createdAt ?? ''));
  assert.deepEqual(
    [before?.state, before?.sentAt, before?.subject, before?.purpose],
    ['queued', null, null, 'login_code'],
  );
  const ids = async (query: string) => (await itemsOf(query)).map(({ id }) => id);
  assert.deepEqual(await ids('channel=sms'), [sms]);
  assert.deepEqual(await ids('channel=email'), [mail]);
  assert.deepEqual(await ids('state=queued'), [sms]);
  assert.deepEqual(await ids('state=failed'), []);
  assert.deepEqual(await ids('recipient=%2B254711'), [sms]);
  assert.deepEqual(await ids('recipient=Amani_1'), [mail]);
  assert.deepEqual(await ids('recipient=amani%25'), []);
  assert.deepEqual(await ids('recipient=_mani'), []);
  const first = (await list('pageSize=1')).value;
  const second = (await list(`pageSize=1&cursor=${first.nextCursor}`)).value;
  assert.deepEqual([first.items[0].id, second.items[0].id], [mail, sms]);
  assert.equal(second.nextCursor, null);
});

test('the list wants its permission and a filter it knows', async () => {
  const other = await signInStaff(demo, { permissions: ['members.read', 'audit.read'] });
  assert.equal((await demo.staff('GET /bo/messages')).code, 'unauthenticated');
  assert.equal((await demo.staff('GET /bo/messages', { token: other.token })).code, 'forbidden');
  for (const query of ['channel=fax', 'state=lost', 'cursor=!', 'pageSize=101', 'more=1']) {
    assert.equal((await list(query)).code, 'invalid_input', query);
  }
});

test('where messages leave the operator staff never read a code, not even of one that waits', async () => {
  const waiting = await queueMessage(demo, { ...loginCode, recipient: '+254711000009' });
  const query = 'recipient=%2B254711000009';
  assert.match((await itemsOf(query))[0]?.body ?? '', /^482913/);
  const [told] = await itemsOf(query, platform);
  assert.equal(told?.id, waiting);
  assert.match(told?.body ?? '', /^•••••• is your Bahati code/);
  for (const { subject, body } of await itemsOf('', platform)) {
    assert.ok(!`${subject} ${body}`.includes('482913'));
  }
});

test('messages are kept for ninety days', async () => {
  const recipient = '+254711000090';
  const old = await queueMessage(demo, { ...loginCode, recipient });
  const kept = await queueMessage(demo, { ...loginCode, recipient });
  const age = (id: string, days: number) =>
    demo.owner.query(
      `UPDATE outgoing_messages SET created_at = now() - make_interval(days => $2) WHERE id = $1`,
      [id, days],
    );
  await age(old, 91);
  await age(kept, 89);
  await dropOldMessages(demo.context);
  const left = await itemsOf('recipient=%2B254711000090');
  assert.deepEqual(
    left.map(({ id }) => id),
    [kept],
  );
});
