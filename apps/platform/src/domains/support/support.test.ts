/** The guest's side: who may speak where, in which order, how fast, and who hears of it. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { registerTestMember } from '#platform/platform.testing.ts';
import { makeAgent } from '#domains/members/make-agent.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
import { dropOldChatMessages, dropVisitorChats } from './support.jobs.ts';
import {
  openSupportPlatform,
  openVisitorChat,
  picture,
  say,
  sendImage,
} from './support.testing.ts';

const platform = await openSupportPlatform();
const second = await openSupportPlatform({ sharing: platform });
after(async () => {
  await second.close();
  await platform.close();
});
const { player, owner } = platform;

const state = async (token: string) => (await player('GET /wps/chat', { token })).value;
const messages = async (token: string, query = '') =>
  (await player(`GET /wps/chat/messages${query}`, { token })).value;
const textsOf = (items: { text: string }[]) => items.map(({ text }) => text);

test('departments are told in the reader’s language with their hours', async () => {
  const { value } = await player('GET /wps/relay/CBS_modelList?language=sw');
  assert.equal(value.isExternal, false);
  const agents = value.models.find(({ code }: { code: string }) => code === 'agents');
  assert.deepEqual(
    { ...agents, isOpen: undefined },
    {
      code: 'agents',
      name: 'Mawakala',
      isForAgents: true,
      days: [1, 2, 3, 4, 5],
      opens: '12:00',
      closes: '21:00',
      isOpen: undefined,
    },
  );
  const help = value.models.find(({ code }: { code: string }) => code === 'help');
  assert.deepEqual([help.opens, help.closes, help.isOpen], ['00:00', '24:00', true]);
});

test('a visitor is given a token of his own, stored hashed, and only for a week', async () => {
  const { value } = await player('POST /wps/relay/CBS_launchChat', { body: { model: 'money' } });
  assert.match(value.chatUrl, /^\/chat\?t=v_[\w-]{43}$/);
  const token = value.chatUrl.split('t=')[1];
  assert.equal((await state(token)).model, 'money');
  const { rows } = await owner.query<{ row: string }>('SELECT chats::text AS row FROM chats');
  assert.ok(!rows.some(({ row }) => row.includes(token)));
  // Whoever has one is given no other.
  const again = await player('POST /wps/relay/CBS_launchChat', { token, body: { model: 'help' } });
  assert.equal(again.value.chatUrl, '/chat');
  assert.equal((await state(token)).model, 'help');
  const { id } = await state(token);
  await owner.query(`UPDATE chats SET created_at = now() - interval '8 days' WHERE id = $1`, [id]);
  assert.equal((await player('GET /wps/chat', { token })).code, 'unauthenticated');
  await dropVisitorChats(platform.context);
  assert.equal((await owner.query('SELECT 1 FROM chats WHERE id = $1', [id])).rows.length, 0);
});

test('without a token, or with one of nobody, no call of the chat is answered', async () => {
  const calls = [
    ['GET /wps/chat'],
    ['GET /wps/chat/messages'],
    ['POST /wps/chat/messages', { clientId: randomUUID(), text: 'a' }],
    ['POST /wps/chat/typing', {}],
    ['POST /wps/chat/read', { seq: 1 }],
  ] as const;
  for (const [key, body] of calls) {
    for (const token of [undefined, 'v_short', `v_${'A'.repeat(43)}`, `m_${'A'.repeat(43)}`]) {
      const answer = await player(key, { token, ...(body ? { body } : {}) });
      assert.deepEqual([answer.status, answer.code], [401, 'unauthenticated'], `${key} ${token}`);
    }
  }
});

test('a member’s own session opens his chat, and he needs no launch to begin', async () => {
  const { token } = await registerTestMember(platform);
  assert.equal((await state(token)).id, null);
  assert.deepEqual((await messages(token)).items, []);
  const sent = await say(platform, token, 'Habari');
  assert.equal(sent.value.seq, 1);
  assert.equal((await state(token)).state, 'waiting');
  const launched = await player('POST /wps/relay/CBS_launchChat', { token, body: {} });
  assert.deepEqual(launched.value, { chatUrl: '/chat', isExternal: false });
});

test('a department that is not there is not found, and the agents’ is for agents', async () => {
  const member = await registerTestMember(platform);
  const launch = (model: string, token?: string) =>
    player('POST /wps/relay/CBS_launchChat', { token, body: { model } });
  assert.equal((await launch('nowhere')).code, 'not_found');
  assert.equal((await launch('agents')).code, 'forbidden');
  assert.equal((await launch('agents', member.token)).code, 'forbidden');
  await makeAgent(platform.context, member.id, { type: 1 });
  assert.equal((await launch('agents', member.token)).success, true);
  // Who chooses nothing is led to his own kind.
  const other = await registerTestMember(platform);
  await makeAgent(platform.context, other.id, { type: 1 });
  await say(platform, other.token, 'Habari');
  assert.equal((await state(other.token)).model, 'agents');
});

test('a brand may chat elsewhere: then its address is answered and no chat is opened', async () => {
  await owner.query(`UPDATE brands SET chat_url = 'https://chat.example/bahati'`);
  const elsewhere = await openSupportPlatform({ sharing: platform });
  const { value } = await elsewhere.player('POST /wps/relay/CBS_launchChat', { body: {} });
  assert.deepEqual(value, { chatUrl: 'https://chat.example/bahati', isExternal: true });
  const { value: list } = await elsewhere.player('GET /wps/relay/CBS_modelList');
  assert.equal(list.isExternal, true);
  await elsewhere.close();
  await owner.query('UPDATE brands SET chat_url = NULL');
  await assert.rejects(owner.query(`UPDATE brands SET chat_url = 'javascript:alert(1)'`));
});

test('the same client id says one thing once, however often and wherever it is sent', async () => {
  const token = await openVisitorChat(platform);
  const clientId = randomUUID();
  const answers = await Promise.all(
    [platform, second, platform, second, platform].map((at) =>
      say(at, token, 'Once', { clientId }),
    ),
  );
  assert.deepEqual(new Set(answers.map(({ value }) => value.seq)), new Set([1]));
  assert.equal((await messages(token)).items.length, 1);
  const changed = await say(platform, token, 'Twice', { clientId });
  assert.deepEqual([changed.status, changed.code], [409, 'request_conflict']);
  // Another guest's id is his own affair.
  const other = await openVisitorChat(platform);
  assert.equal((await say(platform, other, 'Mine', { clientId })).value.seq, 1);
});

test('what many say at once is numbered without a gap, and reading on misses nothing', async () => {
  const token = await openVisitorChat(platform);
  const texts = Array.from({ length: 15 }, (_, at) => `message ${at}`);
  await Promise.all(texts.map((text, at) => say(at % 2 ? platform : second, token, text)));
  // As a page does that lost its connection: it goes on after what it has.
  const read: { seq: number; text: string }[] = [];
  for (let isMore = true; isMore; ) {
    const page = await messages(token, `?pageSize=4&after=${read.at(-1)?.seq ?? 0}`);
    read.push(...page.items);
    isMore = page.hasMore;
  }
  assert.deepEqual(
    read.map(({ seq }) => seq),
    texts.map((_, at) => at + 1),
  );
  assert.deepEqual(textsOf(read).toSorted(), texts.toSorted());
  const newest = await messages(token, '?pageSize=5');
  assert.deepEqual([newest.items[0].seq, newest.items.at(-1).seq, newest.hasMore], [11, 15, true]);
  const earlier = await messages(token, '?pageSize=20&before=11');
  assert.deepEqual([earlier.items.length, earlier.hasMore], [10, false]);
});

test('nothing to say, too much to say and four pictures are refused', async () => {
  const token = await openVisitorChat(platform);
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  for (const [text, imageIds] of [
    ['', []],
    ['  \n ', []],
    ['a'.repeat(1001), []],
    ['a', ids(4)],
  ] as const) {
    const answer = await say(platform, token, text, { imageIds: [...imageIds] });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input']);
  }
  assert.equal((await say(platform, token, 'a'.repeat(1000))).status, 200);
  assert.equal((await say(platform, token, 'a\0b')).code, 'invalid_input');
});

test('three pictures go with a message, each once, and only the sender’s own', async () => {
  const [token, stranger] = [await openVisitorChat(platform), await openVisitorChat(platform)];
  const send = async (as: string) => (await sendImage(platform, as, await picture('png'))).value;
  const [first, next, last] = [await send(token), await send(token), await send(token)];
  const stolen = await say(platform, stranger, 'Look', { imageIds: [first.id] });
  assert.deepEqual([stolen.status, stolen.code], [409, 'image_unknown']);
  const imageIds = [last.id, first.id, next.id];
  const sent = await say(platform, token, '', { imageIds });
  assert.deepEqual(
    sent.value.images.map(({ id }: { id: string }) => id),
    imageIds,
  );
  const again = await say(platform, token, 'again', { imageIds: [first.id] });
  assert.equal(again.code, 'image_unknown');
  assert.equal(
    (await say(platform, token, '', { imageIds: [randomUUID()] })).code,
    'image_unknown',
  );
  const twice = await send(token);
  assert.equal((await say(platform, token, '', { imageIds: [twice.id, twice.id] })).success, false);
  // The picture of one that is gone is told as gone, not as an error.
  await owner.query('DELETE FROM uploads WHERE id = $1', [next.id]);
  const { items } = await messages(token);
  assert.equal(items[0].images[2].url, null);
  assert.match(items[0].images[0].url, /^\/wps\/uploads\//);
});

test('no call reaches another’s chat: neither words, nor pictures, nor that he types', async () => {
  const [one, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  const visitor = await openVisitorChat(platform);
  await say(platform, one.token, 'my card ends with 4421');
  await player('POST /wps/chat/typing', { token: one.token, body: {} });
  for (const token of [other.token, visitor]) {
    for (const query of ['', '?after=0', '?before=100', '?chatId=1', '?id=1&memberId=1']) {
      const { text } = await player(`GET /wps/chat/messages${query}`, { token });
      assert.doesNotMatch(text, /4421/);
    }
    assert.equal((await state(token)).lastSeq, 0);
  }
});

test('twenty messages a minute are a conversation, more are not', async () => {
  const token = await openVisitorChat(platform);
  for (let at = 0; at < 20; at += 1) {
    assert.equal((await say(platform, token, `${at}`)).status, 200);
  }
  const refused = await say(platform, token, 'more');
  assert.deepEqual([refused.status, refused.code], [429, 'too_many_requests']);
  assert.ok(Number(refused.details?.['retryAfterSeconds']) > 0);
  await owner.query(`UPDATE chat_messages SET created_at = now() - interval '2 minutes'`);
  assert.equal((await say(platform, token, 'later')).status, 200);
});

test('an address opens few chats a minute', async () => {
  const strict = await openSupportPlatform({
    sharing: platform,
    environment: { RATE_LIMIT_FACTOR: '1' },
  });
  const open = (ip: string) => strict.player('POST /wps/relay/CBS_launchChat', { body: {}, ip });
  for (let at = 0; at < 10; at += 1) assert.equal((await open('192.0.2.9')).status, 200);
  assert.equal((await open('192.0.2.9')).code, 'too_many_requests');
  assert.equal((await open('192.0.2.10')).status, 200);
  await strict.close();
});

test('a blocked network neither chats, nor sends pictures, nor looks at them', async () => {
  const token = await openVisitorChat(platform);
  const shown = (await sendImage(platform, token, await picture('png'))).value;
  await owner.query(
    `INSERT INTO address_blocks (network, reason) VALUES ('203.0.113.0/24', 'test')`,
  );
  const ip = '203.0.113.7';
  const blocked = await openSupportPlatform({ sharing: platform });
  const { player: from } = blocked;
  const answers = [
    await from('GET /wps/relay/CBS_modelList', { ip }),
    await from('POST /wps/relay/CBS_launchChat', { ip, body: {} }),
    await from('GET /wps/chat', { ip, token }),
    await from('POST /wps/chat/messages', {
      ip,
      token,
      body: { clientId: randomUUID(), text: 'a' },
    }),
    await from(`GET ${shown.url}`, { ip }),
    await sendImage(blocked, token, await picture('png'), { ip }),
  ];
  assert.deepEqual(
    answers.map(({ code }) => code),
    answers.map(() => 'access_restricted'),
  );
  await blocked.close();
});

test('answers are unread until they are read, and are never unread again', async () => {
  const member = await registerTestMember(platform);
  await say(platform, member.token, 'Habari');
  const staff = await signInStaff(platform, { permissions: 'all' });
  const { id } = await state(member.token);
  await platform.staff(`POST /bo/chats/${id}/take`, { token: staff.token, body: {} });
  for (const text of ['Karibu', 'Nikusaidie nini?']) {
    const body = { clientId: randomUUID(), text };
    await platform.staff(`POST /bo/chats/${id}/messages`, { token: staff.token, body });
  }
  const { lastSeq, readSeq, unread } = await state(member.token);
  assert.deepEqual([lastSeq, readSeq, unread], [4, 4, 2]);
  const read = (seq: number) =>
    player('POST /wps/chat/read', { token: member.token, body: { seq } });
  await read(3);
  assert.equal((await state(member.token)).unread, 1);
  await read(1_000_000);
  await read(1);
  assert.equal((await state(member.token)).unread, 0);
  const seen = await platform.staff(`GET /bo/chats/${id}`, { token: staff.token });
  assert.equal(seen.value.readSeq, 4);
});

test('a member’s live connections are told of every answer, and nobody else’s', async () => {
  const member = await registerTestMember(platform);
  await say(platform, member.token, 'Habari');
  const staff = await signInStaff(platform, { permissions: ['chat.read', 'chat.answer'] });
  const { id } = await state(member.token);
  await platform.staff(`POST /bo/chats/${id}/take`, { token: staff.token, body: {} });
  const heard: string[] = [];
  const client = await owner.connect();
  client.on('notification', ({ payload = '' }) => heard.push(payload));
  await client.query('LISTEN bahati_live');
  const body = { clientId: randomUUID(), text: 'Karibu' };
  await platform.staff(`POST /bo/chats/${id}/messages`, { token: staff.token, body });
  // What was announced before this answer is heard with it.
  await client.query('SELECT 1');
  client.release(true);
  const notice = { to: member.id.toString(), message: { type: 'chat_changed' } };
  assert.deepEqual(heard, [JSON.stringify(notice)]);
});

test('what was said half a year ago is kept no longer', async () => {
  const token = await openVisitorChat(platform);
  await say(platform, token, 'old');
  await say(platform, token, 'new');
  const { id } = await state(token);
  await owner.query(
    `UPDATE chat_messages SET created_at = now() - interval '181 days'
      WHERE chat_id = $1 AND seq = 1`,
    [id],
  );
  await dropOldChatMessages(platform.context);
  assert.deepEqual(textsOf((await messages(token)).items), ['new']);
});
