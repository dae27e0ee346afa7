/** Notes and tags: what staff tell each other of a member. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { auditActions } from '#domains/cashier/cashier.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
let reader: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: 'all' });
  reader = await signInStaff(platform, { permissions: ['members.read'] });
});
after(() => platform.close());

const post = (path: string, body: object, who = staff) =>
  platform.staff(`POST /bo/${path}`, { token: who.token, body });
const get = (path: string) => platform.staff(`GET /bo/${path}`, { token: reader.token });

const write = (member: NewMember, text = 'Called about a slow payout', clientId = randomUUID()) =>
  post(`members/${member.id}/notes`, { clientId, text });

const addTag = (code: string, more: object = {}) => {
  const name = { en: 'Some tag', sw: 'Lebo fulani' };
  return post('memberTags', { code, name, colour: 'brass', isRetired: false, ...more });
};

test('a note is written once, pinned, withdrawn for a reason, and stays to be read', async () => {
  const member = await registerTestMember(platform);
  const clientId = randomUUID();
  const answers = await Promise.all(
    [1, 2, 3].map(() => write(member, 'Asks for a rest', clientId)),
  );
  assert.equal(new Set(answers.map(({ value }) => value.id)).size, 1);
  const other = await write(member, 'Something else', clientId);
  assert.deepEqual([other.status, other.code], [409, 'request_conflict']);
  const { id } = answers[0]?.value ?? {};
  assert.equal((await post(`memberNotes/${id}/pin`, { isPinned: true })).value.isPinned, true);
  assert.equal((await get(`members/${member.id}/marks`)).value.pinned[0].id, id);
  const gone = await post(`memberNotes/${id}/withdraw`, { reason: 'Written to the wrong card' });
  assert.deepEqual([gone.value.isPinned, gone.value.withdrawnBy], [false, staff.username]);
  for (const act of [
    await post(`memberNotes/${id}/withdraw`, { reason: 'Written to the wrong card' }),
    await post(`memberNotes/${id}/pin`, { isPinned: true }),
  ]) {
    assert.deepEqual([act.status, act.code], [409, 'note_withdrawn']);
  }
  const [read] = (await get(`members/${member.id}/notes`)).value.items;
  assert.deepEqual([read.text, read.withdrawnBy], ['Asks for a rest', staff.username]);
  assert.deepEqual(await auditActions(platform, `member:${member.id}`), [
    'member.note_written',
    'member.note_pinned',
    'member.note_withdrawn',
  ]);
});

test('five notes are pinned and no more; notes are told newest first, page by page', async () => {
  const member = await registerTestMember(platform);
  const ids: string[] = [];
  for (let count = 1; count <= 6; count += 1) {
    ids.push((await write(member, `Note ${count}`)).value.id);
  }
  const pins = await Promise.all(
    ids.map((id) => post(`memberNotes/${id}/pin`, { isPinned: true })),
  );
  assert.equal(pins.filter(({ status }) => status === 200).length, 5);
  assert.equal(pins.filter(({ code }) => code === 'too_many_pinned').length, 1);
  const first = (await get(`members/${member.id}/notes?pageSize=4`)).value;
  const rest = (await get(`members/${member.id}/notes?pageSize=4&cursor=${first.nextCursor}`))
    .value;
  const told = [...first.items, ...rest.items].map(({ id }: { id: string }) => id);
  assert.deepEqual(told, ids.toReversed());
});

test('a tag of the list is put on a member and taken away, each once', async () => {
  const member = await registerTestMember(platform);
  await addTag('night_owl');
  const tag = (isOn: boolean, code = 'night_owl') =>
    post(`members/${member.id}/tags`, { tag: code, isOn });
  await Promise.all([tag(true), tag(true)]);
  const [worn] = (await get(`members/${member.id}/marks`)).value.tags;
  assert.deepEqual([worn.code, worn.name.sw], ['night_owl', 'Lebo fulani']);
  assert.deepEqual((await tag(false)).value.tags, []);
  await tag(false);
  assert.deepEqual(await auditActions(platform, `member:${member.id}`), [
    'member.tagged',
    'member.untagged',
  ]);
  await addTag('night_owl', { isRetired: true });
  for (const code of ['night_owl', 'nobody_knows']) {
    const unknown = await tag(true, code);
    assert.deepEqual([unknown.status, unknown.code], [409, 'tag_unknown']);
  }
});

test('a member has eight tags at most, and a brand forty', async () => {
  const member = await registerTestMember(platform);
  const codes = Array.from({ length: 40 }, (_, at) => `tag_${at}`);
  const made = [];
  for (const code of codes) made.push(await addTag(code));
  assert.equal(made.at(-1)?.code, 'too_many_tags');
  const worn = [];
  for (const code of codes.slice(0, 9)) {
    worn.push(await post(`members/${member.id}/tags`, { tag: code, isOn: true }));
  }
  assert.deepEqual([worn[7]?.status, worn[8]?.code], [200, 'too_many_tags']);
});

test('who may only read changes nothing, and of nobody nothing is told', async () => {
  const member = await registerTestMember(platform);
  const { id } = (await write(member)).value;
  for (const [path, body] of [
    [`members/${member.id}/notes`, { clientId: randomUUID(), text: 'A note' }],
    [`memberNotes/${id}/pin`, { isPinned: true }],
    [`memberNotes/${id}/withdraw`, { reason: 'No reason at all' }],
    [`members/${member.id}/tags`, { tag: 'watch', isOn: true }],
  ] as const) {
    assert.equal((await post(path, body, reader)).code, 'forbidden', path);
  }
  assert.equal((await get('members/999999999/marks')).code, 'not_found');
  assert.equal((await write({ ...member, id: 999_999_999n })).code, 'not_found');
});
