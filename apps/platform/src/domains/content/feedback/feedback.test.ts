import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Feedback } from '@bahati/contract/back-office/content/feedback.ts';
import { browserWithCaptcha } from '#domains/identity/identity.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { dropOldFeedback } from '#domains/content/content.jobs.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['feedback.read', 'feedback.answer'] });
});
after(() => platform.close());

const words = 'My deposit has not arrived since this morning.';

async function give(more: object = {}, method = 'POST', token?: string) {
  const { cookie, captcha } = await browserWithCaptcha(platform);
  return platform.player(`${method} /wps/feedback`, {
    headers: { cookie },
    ...(token ? { token } : {}),
    body: { type: 1, content: words, captcha, ...more },
  });
}

const list = (query = '', token = staff.token) =>
  platform.staff(`GET /bo/feedback?${query}`, { token });
const itemsOf = async (query = ''): Promise<Feedback[]> => (await list(query)).value.items;
const answer = (id: string, words = 'We looked into it.', token = staff.token) =>
  platform.staff(`POST /bo/feedback/${id}/answer`, {
    token,
    body: { answer: words },
    ip: '198.51.100.9',
  });

test('feedback is taken by POST and by PUT, of every type, and told to staff newest first', async () => {
  for (const type of [0, 1, 2, 3, 4, 6]) {
    assert.equal((await give({ type }, type % 2 ? 'PUT' : 'POST')).success, true, String(type));
  }
  assert.deepEqual(
    (await itemsOf()).map(({ type }) => type),
    [6, 4, 3, 2, 1, 0],
  );
  assert.deepEqual(
    (await itemsOf('type=3')).map(({ type }) => type),
    [3],
  );
  const first = await list('pageSize=4');
  const second = await itemsOf(`pageSize=4&cursor=${first.value.nextCursor}`);
  assert.deepEqual(
    second.map(({ type }) => type),
    [1, 0],
  );
});

test('words and name are trimmed, and a visitor need give no name', async () => {
  await give({ content: `   ${'a'.repeat(20)}  `, sender: '  amani ' });
  await give({ content: 'b'.repeat(200) });
  const [second, first] = await itemsOf('pageSize=2');
  assert.deepEqual([first?.content, first?.sender], ['a'.repeat(20), 'amani']);
  assert.deepEqual([second?.content, second?.sender], ['b'.repeat(200), '']);
});

test('too short, too long, an unknown type and what the call does not know are refused', async () => {
  const given = [
    { content: 'a'.repeat(19) },
    { content: `${' '.repeat(10)}${'a'.repeat(19)}` },
    { content: 'a'.repeat(201) },
    { type: 5 },
    { type: 7 },
    { type: '1' },
    { sender: 'a'.repeat(65) },
    { note: 'x' },
    { email: 'nobody' },
  ];
  for (const more of given) {
    const refused = await give(more);
    assert.deepEqual([refused.status, refused.code], [400, 'invalid_input'], JSON.stringify(more));
  }
});

test('a person reads the letters: without them, with wrong ones or the same twice it is refused', async () => {
  const none = await platform.player('POST /wps/feedback', { body: { type: 1, content: words } });
  assert.deepEqual([none.status, none.code], [403, 'captcha_required']);
  const wrong = await give({ captcha: 'WRONG' });
  assert.deepEqual([wrong.status, wrong.code], [403, 'captcha_wrong']);
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const request = { headers: { cookie }, body: { type: 1, content: words, captcha } };
  assert.equal((await platform.player('POST /wps/feedback', request)).success, true);
  const again = await platform.player('POST /wps/feedback', request);
  assert.deepEqual([again.status, again.code], [403, 'captcha_wrong']);
});

test('one address may write only so often', async () => {
  const strict = await openTestPlatform({
    sharing: platform,
    environment: { RATE_LIMIT_FACTOR: '1' },
  });
  const write = () =>
    strict.player('POST /wps/feedback', { body: { type: 1, content: words }, ip: '203.0.113.7' });
  for (let at = 0; at < 5; at += 1) assert.equal((await write()).code, 'captcha_required');
  const refused = await write();
  assert.deepEqual([refused.status, refused.code], [429, 'too_many_requests']);
  await strict.close();
});

test('feedback is answered once, and the audit log says by whom', async () => {
  await give({ type: 4 });
  const [{ id }] = (await itemsOf('state=waiting&pageSize=1')) as [Feedback];
  const answers = await Promise.all([1, 2, 3].map((at) => answer(id, `  Answer ${at}  `)));
  const done = answers.filter(({ success }) => success);
  assert.equal(done.length, 1);
  const { answer: told, answeredBy, answeredAt } = done[0]!.value;
  assert.match(told, /^Answer \d$/);
  assert.equal(answeredBy, staff.username);
  assert.ok(Date.parse(answeredAt));
  const refused = answers.find(({ success }) => !success);
  assert.deepEqual([refused?.status, refused?.code], [409, 'already_answered']);
  assert.equal((await itemsOf('state=answered'))[0]?.id, id);
  assert.ok(!(await itemsOf('state=waiting')).some((item) => item.id === id));
  const { rows } = await platform.owner.query(
    'SELECT actor, action, reason, ip FROM audit_entries WHERE subject = $1',
    [`feedback:${id}`],
  );
  const by = { actor: staff.username, ip: '198.51.100.9' };
  assert.deepEqual(rows, [{ ...by, action: 'feedback.answered', reason: told }]);
});

const letters = async (recipient: string) =>
  (
    await platform.owner.query<{ subject: string; body: string }>(
      'SELECT subject, body FROM outgoing_messages WHERE recipient = $1',
      [recipient],
    )
  ).rows;

test('a member’s answer comes into his inbox and to his bound e-mail, under the ticket’s number', async () => {
  const member = await registerTestMember(platform, 'jumawrites');
  await platform.owner.query('UPDATE credentials SET email = $2 WHERE member_id = $1', [
    member.id,
    'juma@writes.example',
  ]);
  const given = await give(
    { sender: 'somebody else', email: 'other@x.example' },
    'POST',
    member.token,
  );
  const { ticket } = given.value;
  const [asked] = await itemsOf(`ticket=${ticket}`);
  assert.deepEqual(
    [asked?.id, asked?.sender, asked?.memberId, asked?.reach],
    [ticket, member.username, member.id.toString(), 'inbox'],
  );
  await answer(ticket, 'Look at <b>your</b> deposits.');
  const { items } = (
    await platform.player('GET /wps/member/messages?language=sw', { token: member.token })
  ).value;
  const told = items.find(({ title }: { title: string }) => title.includes(ticket));
  assert.equal(told?.title, `Jibu la tiketi ${ticket}`);
  assert.ok(told?.content.includes('Look at &lt;b&gt;your&lt;/b&gt; deposits.'));
  const [letter] = await letters('juma@writes.example');
  assert.ok(letter?.subject.endsWith(`answer to ticket ${ticket}`));
  assert.ok(letter?.body.includes(words) && letter.body.includes('<b>your</b>'));
  assert.deepEqual(await letters('other@x.example'), []);
});

test('a visitor is answered by the e-mail he gave, in his language, and nobody else is', async () => {
  const given = await give({ email: 'neema@visits.example', language: 'sw' });
  const [asked] = await itemsOf(`ticket=${given.value.ticket}`);
  assert.deepEqual([asked?.memberId, asked?.reach], [null, 'email']);
  await answer(given.value.ticket);
  const [letter] = await letters('neema@visits.example');
  assert.ok(letter?.subject.endsWith(`jibu la tiketi ${given.value.ticket}`));
  const silent = await give();
  assert.equal((await itemsOf(`ticket=${silent.value.ticket}`))[0]?.reach, 'nothing');
  assert.equal((await answer(silent.value.ticket)).success, true);
  const stranger = await give({}, 'POST', 'm_of_nobody');
  assert.equal((await itemsOf(`ticket=${stranger.value.ticket}`))[0]?.reach, 'nothing');
});

test('what is not there and what is no answer are refused', async () => {
  const unknown = await answer('999999999');
  assert.deepEqual([unknown.status, unknown.code], [404, 'not_found']);
  const [{ id }] = (await itemsOf('pageSize=1')) as [Feedback];
  for (const told of ['', '    a    ', 'a'.repeat(501)]) {
    assert.equal((await answer(id, told)).code, 'invalid_input');
  }
  for (const query of ['cursor=!', 'pageSize=101', 'state=open', 'type=7', 'more=1']) {
    assert.equal((await list(query)).code, 'invalid_input', query);
  }
});

test('to look and to answer are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['feedback.read'] });
  const other = await signInStaff(platform, { permissions: ['members.read'] });
  const [{ id }] = (await itemsOf('pageSize=1')) as [Feedback];
  assert.equal((await list('', reader.token)).success, true);
  assert.equal((await answer(id, 'Wrote to him', reader.token)).code, 'forbidden');
  assert.equal((await list('', other.token)).code, 'forbidden');
});

test('what was answered is kept for a year, what waits for as long as it waits', async () => {
  await give({ content: 'The first of these two has waited for very long.' });
  await give({ content: 'The second of these two was answered long ago.' });
  const [second, first] = (await itemsOf('pageSize=2')) as [Feedback, Feedback];
  await answer(second.id);
  await platform.owner.query(
    `UPDATE feedback SET created_at = now() - interval '400 days',
            answered_at = answered_at - interval '366 days' WHERE id = ANY($1::bigint[])`,
    [[first.id, second.id]],
  );
  await dropOldFeedback(platform.context);
  const left = (await itemsOf('pageSize=100')).map(({ id }) => id);
  assert.deepEqual([left.includes(first.id), left.includes(second.id)], [true, false]);
});
