/** The desk: one chat is one staff user's, the line is fair, and what is closed is written down. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { deskImagesPath } from '@bahati/contract/back-office/support/image-paths.ts';
import { registerTestMember } from '#platform/platform.testing.ts';
import { signInStaff } from '#domains/staff/staff.testing.ts';
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
const amina = await signInStaff(platform, { permissions: 'all' });
const juma = await signInStaff(platform, { permissions: ['chat.read', 'chat.answer'] });
const reader = await signInStaff(platform, { permissions: ['chat.read'] });

const act = (who: { token: string }, key: string, body: object = {}, at = platform) =>
  at.staff(`POST /bo/chats/${key}`, { token: who.token, body });
const look = (who: { token: string }, path: string) =>
  platform.staff(`GET /bo/${path}`, { token: who.token });
const answer = (who: { token: string }, id: string, text: string, clientId = randomUUID()) =>
  act(who, `${id}/messages`, { clientId, text });

/** A visitor who said something; answers his token and the chat's id. */
async function waitingGuest(text = 'Hello') {
  const token = await openVisitorChat(platform);
  await say(platform, token, text);
  const { value } = await player('GET /wps/chat', { token });
  return { token, id: value.id as string };
}

async function emptyDesk() {
  await owner.query(
    `UPDATE chats SET state = 'idle', waiting_since = NULL, staff_id = NULL, taken_by = NULL`,
  );
}

test('who waits longest stands first, and the line is read page by page', async () => {
  await emptyDesk();
  const guests = [await waitingGuest('1'), await waitingGuest('2'), await waitingGuest('3')];
  const ids = guests.map(({ id }) => id);
  // A second message does not lose one's place.
  await say(platform, guests[0]!.token, 'are you there?');
  const first = await look(reader, 'chats?list=waiting&pageSize=2');
  const rest = await look(reader, `chats?pageSize=2&cursor=${first.value.nextCursor}`);
  const read = [...first.value.items, ...rest.value.items];
  assert.deepEqual(
    read.map(({ id }) => id),
    ids,
  );
  assert.equal(rest.value.nextCursor, null);
  assert.deepEqual(
    [read[0].lastText, read[0].unread, read[0].username, read[0].memberId],
    ['are you there?', 2, null, null],
  );
  for (const cursor of ['x', Buffer.from('2026-13-45 99:00:00+00/1').toString('base64url')]) {
    assert.equal((await look(reader, `chats?cursor=${cursor}`)).code, 'invalid_input');
  }
});

test('an opened chat in which nothing was said does not wait', async () => {
  await emptyDesk();
  await openVisitorChat(platform);
  assert.deepEqual((await look(reader, 'chats')).value.items, []);
});

test('of many who take a chat at once, one has it', async () => {
  const { id, token } = await waitingGuest();
  const tries = await Promise.all([
    act(amina, `${id}/take`),
    act(juma, `${id}/take`, {}, second),
    act(amina, `${id}/take`, {}, second),
    act(juma, `${id}/take`),
  ]);
  const owners = new Set(tries.filter(({ success }) => success).map(({ value }) => value.takenBy));
  assert.equal(owners.size, 1);
  const refused = tries.filter(({ success }) => !success);
  assert.deepEqual(
    refused.map(({ status, code }) => [status, code]),
    [
      [409, 'chat_taken'],
      [409, 'chat_taken'],
    ],
  );
  const { value } = await player('GET /wps/chat/messages', { token });
  const events = value.items.filter(({ event }: { event: unknown }) => event === 'taken');
  assert.equal(events.length, 1);
});

test('only who took a chat answers, types, reads on and closes it', async () => {
  const { id, token } = await waitingGuest();
  await act(amina, `${id}/take`);
  for (const [key, body] of [
    ['messages', { clientId: randomUUID(), text: 'I too' }],
    ['typing', {}],
    ['read', { seq: 1 }],
    ['close', { note: 'not mine at all' }],
  ] as const) {
    const refused = await act(juma, `${id}/${key}`, body);
    assert.deepEqual([refused.status, refused.code], [409, 'chat_not_yours'], key);
  }
  const clientId = randomUUID();
  const said = await Promise.all([
    answer(amina, id, 'Welcome', clientId),
    answer(amina, id, 'Welcome', clientId),
  ]);
  assert.equal(said[0].value.seq, said[1].value.seq);
  assert.equal((await answer(amina, id, 'Other', clientId)).code, 'request_conflict');
  assert.equal((await answer(amina, id, '   ')).code, 'invalid_input');
  // The guest never learns by which name another staff user logs in.
  const { text, value } = await player('GET /wps/chat/messages', { token });
  assert.ok(!text.includes(amina.username));
  assert.equal(value.items.at(-1).text, 'Welcome');
  const seen = await look(reader, `chats/${id}/messages`);
  assert.equal(seen.value.items.at(-1).staff, amina.username);
});

test('each side sees that the other is typing and how far it has read', async () => {
  const { id, token } = await waitingGuest();
  await act(amina, `${id}/take`);
  const guestSees = async () => (await player('GET /wps/chat', { token })).value;
  const deskSees = async () => (await look(amina, `chats/${id}`)).value;
  await act(amina, `${id}/typing`);
  await player('POST /wps/chat/typing', { token, body: {} });
  assert.equal((await guestSees()).isTyping, true);
  assert.equal((await deskSees()).isTyping, true);
  await act(amina, `${id}/read`, { seq: 1 });
  assert.equal((await guestSees()).readSeq, 1);
  await answer(amina, id, 'Here I am');
  assert.equal((await guestSees()).isTyping, false);
  await owner.query(
    `UPDATE chats SET guest_typing_at = now() - interval '7 seconds' WHERE id = $1`,
    [id],
  );
  assert.equal((await deskSees()).isTyping, false);
});

test('a chat handed back keeps its place by the message that waits', async () => {
  await emptyDesk();
  const early = await waitingGuest('early');
  const late = await waitingGuest('late');
  await act(juma, `${early.id}/take`);
  const handed = await act(juma, `${early.id}/handBack`);
  assert.equal(handed.value.state, 'waiting');
  const order = async () =>
    (await look(reader, 'chats')).value.items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await order(), [early.id, late.id]);
  // Whoever was answered has nothing that waits, and stands at the end.
  await act(juma, `${early.id}/take`);
  await answer(juma, early.id, 'Done');
  await act(juma, `${early.id}/handBack`);
  assert.deepEqual(await order(), [late.id, early.id]);
  const again = await act(juma, `${late.id}/handBack`);
  assert.deepEqual([again.status, again.code], [409, 'chat_not_taken']);
});

test('a chat another staff user left behind may be handed back by another, and that is written down', async () => {
  const { id } = await waitingGuest();
  await act(amina, `${id}/take`);
  assert.equal((await act(juma, `${id}/handBack`)).value.state, 'waiting');
  const { rows } = await owner.query<{ actor: string; before: { takenBy: string } }>(
    `SELECT actor, before FROM audit_entries WHERE subject = $1`,
    [`chat:${id}`],
  );
  assert.deepEqual(rows, [{ actor: juma.username, before: { takenBy: amina.username } }]);
});

test('closing needs a note, is written down, and the guest may begin again', async () => {
  const { id, token } = await waitingGuest();
  await act(amina, `${id}/take`);
  assert.equal((await act(amina, `${id}/close`, { note: 'ok' })).code, 'invalid_input');
  const note = 'Explained how a withdrawal is confirmed.';
  const closed = await act(amina, `${id}/close`, { note });
  assert.deepEqual([closed.value.state, closed.value.takenBy], ['idle', null]);
  assert.equal((await act(amina, `${id}/close`, { note })).code, 'chat_not_yours');
  const { rows } = await owner.query(
    'SELECT actor, action, reason FROM audit_entries WHERE subject = $1',
    [`chat:${id}`],
  );
  assert.deepEqual(rows, [{ actor: amina.username, action: 'chat.closed', reason: note }]);
  const { value } = await player('GET /wps/chat/messages', { token });
  assert.equal(value.items.at(-1).event, 'closed');
  assert.ok(!JSON.stringify(value).includes(note));
  await say(platform, token, 'One more thing');
  assert.equal((await look(reader, `chats/${id}`)).value.state, 'waiting');
});

test('each list holds what its name says', async () => {
  await emptyDesk();
  const [mine, theirs, rests] = [await waitingGuest(), await waitingGuest(), await waitingGuest()];
  await act(amina, `${mine.id}/take`);
  await act(juma, `${theirs.id}/take`);
  await act(juma, `${rests.id}/take`);
  await act(juma, `${rests.id}/close`, { note: 'nothing more to do' });
  const ids = async (list: string) =>
    (await look(amina, `chats?list=${list}`)).value.items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await ids('mine'), [mine.id]);
  assert.deepEqual(await ids('taken'), [theirs.id, mine.id]);
  assert.deepEqual(await ids('waiting'), []);
  assert.equal((await ids('idle'))[0], rests.id);
});

test('a member’s chat names the member, a picture in it can be looked at', async () => {
  const member = await registerTestMember(platform);
  const image = (await sendImage(platform, member.token, await picture('png'))).value;
  await say(platform, member.token, '', { imageIds: [image.id] });
  const { value } = await player('GET /wps/chat', { token: member.token });
  const chat = (await look(reader, `chats/${value.id}`)).value;
  assert.deepEqual([chat.memberId, chat.username], [`${member.id}`, member.username.toLowerCase()]);
  const { items } = (await look(reader, `chats/${value.id}/messages`)).value;
  assert.equal((await platform.staff(`GET ${items[0].images[0].url}`)).status, 200);
});

test('who may only read answers nothing, and who may not read sees nothing', async () => {
  const { id } = await waitingGuest();
  const stranger = await signInStaff(platform, { permissions: ['members.read'] });
  for (const key of ['take', 'typing', 'handBack']) {
    assert.equal((await act(reader, `${id}/${key}`)).code, 'forbidden', key);
  }
  assert.equal((await answer(reader, id, 'Hello')).code, 'forbidden');
  assert.equal((await act(reader, `${id}/close`, { note: 'long enough' })).code, 'forbidden');
  assert.equal((await look(reader, 'cannedReplies')).code, 'forbidden');
  for (const path of ['chats', `chats/${id}`, `chats/${id}/messages`]) {
    assert.equal((await look(stranger, path)).code, 'forbidden', path);
  }
});

test('a chat that is not there is not found', async () => {
  const id = '999999999';
  for (const path of [`chats/${id}`, `chats/${id}/messages`]) {
    assert.equal((await look(amina, path)).code, 'not_found');
  }
  for (const key of ['take', 'typing', 'handBack']) {
    assert.equal((await act(amina, `${id}/${key}`)).code, 'not_found', key);
  }
  assert.equal((await answer(amina, id, 'Hello')).code, 'not_found');
  assert.equal((await act(amina, `${id}/read`, { seq: 1 })).code, 'not_found');
  assert.equal((await act(amina, `${id}/close`, { note: 'long enough' })).code, 'not_found');
});

test('canned replies stand in both languages', async () => {
  const { items } = (await look(juma, 'cannedReplies')).value;
  assert.equal(items[0].title.sw, 'Salamu');
  for (const { text } of items) assert.ok(text.en && text.sw && text.en !== text.sw);
});

test('an answer may carry pictures, which the guest sees and nobody else may send', async () => {
  const { token, id } = await waitingGuest();
  await act(juma, `${id}/take`);
  const path = deskImagesPath;
  const png = await picture('png', { width: 50, height: 20 });
  const sent = await sendImage(platform, juma.token, png, { path });
  assert.equal(sent.status, 200, JSON.stringify(sent));
  const body = { clientId: randomUUID(), imageIds: [sent.value.id] };
  const said = await act(juma, `${id}/messages`, body);
  assert.equal(said.status, 200, said.text);
  const { items } = (await player('GET /wps/chat/messages', { token })).value;
  const [image] = items.at(-1).images;
  assert.deepEqual([image.id, image.width, image.height], [sent.value.id, 50, 20]);
  const shown = await platform.app.player.inject({ url: image.url });
  assert.equal(shown.headers['content-type'], 'image/png');
  // The same answer again is the same answer; the picture in another one is not.
  assert.equal((await act(juma, `${id}/messages`, body)).value.seq, said.value.seq);
  const twice = await act(juma, `${id}/messages`, { ...body, clientId: randomUUID() });
  assert.deepEqual([twice.status, twice.code], [409, 'image_unknown']);
});

test('a picture of another staff user’s or a guest’s is none of the answerer’s', async () => {
  const { token, id } = await waitingGuest();
  await act(juma, `${id}/take`);
  const path = deskImagesPath;
  const png = await picture('png');
  const others = [
    await sendImage(platform, amina.token, png, { path }),
    await sendImage(platform, token, png),
  ];
  for (const { value } of others) {
    const body = { clientId: randomUUID(), text: 'See', imageIds: [value.id] };
    const refused = await act(juma, `${id}/messages`, body);
    assert.deepEqual([refused.status, refused.code], [409, 'image_unknown']);
  }
  const { lastSeq } = (await look(reader, `chats/${id}`)).value;
  assert.equal(lastSeq, 2);
});

test('only who may answer chats sends pictures to the desk', async () => {
  const png = await picture('png');
  const send = (token: string | undefined) =>
    sendImage(platform, token, png, { path: deskImagesPath });
  assert.equal((await send(reader.token)).code, 'forbidden');
  const member = await registerTestMember(platform);
  for (const token of [undefined, member.token, await openVisitorChat(platform)]) {
    assert.equal((await send(token)).code, 'unauthenticated');
  }
});

test('an answer without words and pictures is none', async () => {
  const { id } = await waitingGuest();
  await act(juma, `${id}/take`);
  const empty = await act(juma, `${id}/messages`, { clientId: randomUUID(), text: ' ' });
  assert.deepEqual([empty.status, empty.code], [400, 'invalid_input']);
});
