import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InboxMessage } from '@bahati/contract/player-site/content/content.ts';
import type { LiveMessage } from '@bahati/contract/player-site/live.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { dropOldInboxMessages } from '#domains/content/content.jobs.ts';
import { openLiveHub } from '#domains/system/live/live.ts';
import { tellMember } from '#domains/content/content.testing.ts';
import { tellOfDeposit } from './tell-of-deposit.ts';
import { tellOfFailedLogins } from './tell-of-failed-logins.ts';
import { type EndedWithdrawal, tellOfWithdrawal } from './tell-of-withdrawal.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

const list = (member: NewMember, query = '') =>
  platform.player(`GET /wps/member/messages?${query}`, { token: member.token });
const itemsOf = async (member: NewMember, query = ''): Promise<InboxMessage[]> =>
  (await list(member, query)).value.items;
const unreadOf = async ({ token }: NewMember): Promise<number> =>
  (await platform.player('GET /wps/relay/CSP_unreadCount', { token })).value.unread;
const read = ({ token }: NewMember, id: string) =>
  platform.player(`POST /wps/member/messages/${id}/read`, { token, body: {} });
const remove = ({ token }: NewMember, id: string) =>
  platform.player(`DELETE /wps/member/messages/${id}`, { token });

test('messages are told newest first, by page, in the reader’s language', async () => {
  const member = await registerTestMember(platform);
  for (const key of ['one', 'two', 'three']) await tellMember(platform, member.id, key);
  const first = await list(member, 'pageSize=2');
  const titles = (page: typeof first) => page.value.items.map(({ title }: InboxMessage) => title);
  assert.deepEqual(titles(first), ['three', 'two']);
  const second = await list(member, `pageSize=2&language=sw&cursor=${first.value.nextCursor}`);
  assert.deepEqual(titles(second), ['sw one']);
  assert.equal(second.value.items[0].content, '<p>Maneno</p>');
  assert.equal(second.value.nextCursor, null);
  for (const query of ['cursor=!', 'pageSize=101', 'language=fr']) {
    assert.equal((await list(member, query)).code, 'invalid_input', query);
  }
});

test('one thing is told once, however often and at once it is sent, even after it was deleted', async () => {
  const member = await registerTestMember(platform);
  await Promise.all([1, 2, 3, 4].map(() => tellMember(platform, member.id, 'once')));
  const [only, ...others] = await itemsOf(member);
  assert.ok(only);
  assert.deepEqual(others, []);
  assert.equal((await remove(member, only.id)).success, true);
  await tellMember(platform, member.id, 'once');
  assert.deepEqual(await itemsOf(member), []);
});

test('marks of reading made at once count each message once, and the first time stands', async () => {
  const member = await registerTestMember(platform);
  for (const key of ['a', 'b', 'c']) await tellMember(platform, member.id, key);
  assert.equal(await unreadOf(member), 3);
  const [newest] = await itemsOf(member);
  assert.ok(newest);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => read(member, newest.id)));
  assert.ok(answers.every(({ success }) => success));
  assert.equal(await unreadOf(member), 2);
  const readAt = (await itemsOf(member))[0]?.readAt;
  assert.ok(readAt);
  await read(member, newest.id);
  assert.equal((await itemsOf(member))[0]?.readAt, readAt);
  const all = await Promise.all(
    [1, 2, 3].map(() =>
      platform.player('POST /wps/member/messages/readAll', { token: member.token, body: {} }),
    ),
  );
  assert.ok(all.every(({ success }) => success));
  assert.equal(await unreadOf(member), 0);
  assert.equal((await itemsOf(member))[0]?.readAt, readAt);
});

test('a deleted message is gone, unread or not, and is deleted once', async () => {
  const member = await registerTestMember(platform);
  await tellMember(platform, member.id, 'gone');
  const [message] = await itemsOf(member);
  const { id } = message!;
  const answers = await Promise.all([1, 2, 3].map(() => remove(member, id)));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  const refused = answers.find(({ success }) => !success);
  assert.deepEqual([refused?.status, refused?.code], [404, 'not_found']);
  assert.deepEqual([await unreadOf(member), await itemsOf(member)], [0, []]);
  assert.equal((await read(member, id)).code, 'not_found');
});

test('another member’s messages are not there', async () => {
  const [amina, juma] = [await registerTestMember(platform), await registerTestMember(platform)];
  await tellMember(platform, amina.id, 'hers');
  const [message] = await itemsOf(amina);
  const { id } = message!;
  assert.deepEqual(await itemsOf(juma), []);
  assert.equal((await read(juma, id)).code, 'not_found');
  assert.equal((await remove(juma, id)).code, 'not_found');
  await platform.player('POST /wps/member/messages/readAll', { token: juma.token, body: {} });
  assert.equal(await unreadOf(amina), 1);
});

test('nobody counts past a hundred', async () => {
  const member = await registerTestMember(platform);
  await platform.owner.query(
    `INSERT INTO inbox_messages (member_id, key, title_en, title_sw, html_en, html_sw)
     SELECT $1, n::text, 'x', 'x', '', '' FROM generate_series(1, 130) AS n`,
    [member.id],
  );
  assert.equal(await unreadOf(member), 100);
});

test('a trial member has no inbox, a visitor is asked to log in', async () => {
  const trial = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const { token } = trial.value;
  const calls: [key: string, body?: object][] = [
    ['GET /wps/relay/CSP_unreadCount'],
    ['GET /wps/member/messages'],
    ['POST /wps/member/messages/readAll', {}],
    ['POST /wps/member/messages/1/read', {}],
    ['DELETE /wps/member/messages/1'],
  ];
  for (const [key, body] of calls) {
    const refused = await platform.player(key, { token, ...(body ? { body } : {}) });
    assert.deepEqual([refused.status, refused.code], [403, 'need_true_account'], key);
    assert.equal((await platform.player(key, body ? { body } : {})).code, 'unauthenticated', key);
  }
});

test('whoever is connected hears that the inbox changed: told, read, deleted', async () => {
  const member = await registerTestMember(platform);
  const heard: LiveMessage[] = [];
  const hub = await openLiveHub({
    databaseUrl: platform.ownerUrl,
    log: platform.context.log,
    readBalances: async () => new Map(),
  });
  hub.add({
    memberId: member.id,
    sessionId: 0n,
    send: (message) => heard.push(message),
    close: () => undefined,
  });
  const hears = (count: number) => until(`event ${count}`, () => heard.length >= count);
  await tellMember(platform, member.id, 'live');
  await hears(1);
  const [message] = await itemsOf(member);
  await read(member, message!.id);
  await hears(2);
  await remove(member, message!.id);
  await hears(3);
  assert.deepEqual(new Set(heard.map(({ type }) => type)), new Set(['inbox_changed']));
  await hub.stop();
});

test('how a withdrawal ended is told once, and what staff typed can be no tag', async () => {
  const member = await registerTestMember(platform);
  const ended: EndedWithdrawal = {
    memberId: member.id.toString(),
    withdrawalId: '00000000-0000-4000-8000-000000000001',
    ending: 'rejected',
    amount: '1500.00',
    currency: 'KES',
    reason: 'Your name <script>alert(1)</script> & "number"',
  };
  await tellOfWithdrawal(platform.context, ended);
  await tellOfWithdrawal(platform.context, ended);
  await tellOfWithdrawal(platform.context, { ...ended, ending: 'paid', reason: null });
  const told = await itemsOf(member);
  assert.deepEqual(
    told.map(({ title }) => title.replace(/\s/g, ' ')),
    ['Your withdrawal of KSh 1,500.00 has been paid', 'KSh 1,500.00 is back in your balance'],
  );
  assert.match(
    told[1]!.content,
    /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;number&quot;/,
  );
  assert.doesNotMatch(told[1]!.content, /<script/);
  const [, inSwahili] = await itemsOf(member, 'language=sw');
  assert.match(inSwahili!.title, /zimerudi kwenye salio lako$/);
});

test('a deposit is told once, with what was paid and what reached the balance', async () => {
  const member = await registerTestMember(platform);
  const completed = {
    memberId: member.id.toString(),
    depositId: '00000000-0000-4000-8000-000000000002',
    amount: '1000.00',
    credited: '950.00',
    currency: 'KES',
  } as const;
  await tellOfDeposit(platform.context, completed);
  await tellOfDeposit(platform.context, completed);
  const whole = { depositId: '00000000-0000-4000-8000-000000000003', credited: '1000.00' };
  await tellOfDeposit(platform.context, { ...completed, ...whole });
  const told = await itemsOf(member);
  assert.deepEqual(
    told.map(({ title }) => title.replace(/\s/g, ' ')),
    ['Deposit received: KSh 1,000.00', 'Deposit received: KSh 950.00'],
  );
  assert.match(told[1]!.content, /paid <strong>KSh.1,000\.00<\/strong>.*<strong>KSh.950\.00/);
  assert.doesNotMatch(told[0]!.content, /tax/);
  const [, inSwahili] = await itemsOf(member, 'language=sw');
  assert.match(inSwahili!.title, /^Umeweka pesa: KSh.950\.00$/);
});

test('three failed logins of an hour are told, and once an hour at most', async () => {
  const [amina, juma] = [await registerTestMember(platform), await registerTestMember(platform)];
  const fail = ({ id }: NewMember, minutesAgo: number) =>
    platform.owner.query(
      `INSERT INTO login_attempts (member_id, way, is_successful, at)
       VALUES ($1, 'password', false, now() - make_interval(mins => $2))`,
      [id, minutesAgo],
    );
  for (const minutes of [70, 50, 40]) await fail(amina, minutes);
  for (const minutes of [3, 2]) await fail(juma, minutes);
  await tellOfFailedLogins(platform.context);
  assert.deepEqual([await itemsOf(amina), await itemsOf(juma)], [[], []]);
  await fail(amina, 1);
  await Promise.all([1, 2, 3].map(() => tellOfFailedLogins(platform.context)));
  await fail(amina, 0);
  await tellOfFailedLogins(platform.context);
  const [only, ...others] = await itemsOf(amina);
  assert.match(only!.title, /^3 failed login attempts since \d\d:\d\d$/);
  assert.deepEqual([others, await itemsOf(juma)], [[], []]);
  await platform.owner.query(
    `UPDATE inbox_messages SET created_at = created_at - interval '61 minutes',
            key = 'failed logins of an hour before' WHERE member_id = $1`,
    [amina.id],
  );
  await tellOfFailedLogins(platform.context);
  assert.match((await itemsOf(amina))[0]!.title, /^4 failed login attempts since /);
});

test('messages are kept for half a year', async () => {
  const member = await registerTestMember(platform);
  await tellMember(platform, member.id, 'old');
  await tellMember(platform, member.id, 'young');
  await platform.owner.query(
    `UPDATE inbox_messages SET created_at = now() - interval '181 days'
      WHERE member_id = $1 AND key = 'old'`,
    [member.id],
  );
  await dropOldInboxMessages(platform.context);
  assert.deepEqual(
    (await itemsOf(member)).map(({ title }) => title),
    ['young'],
  );
});
