import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  type NewMember,
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { anyone, words } from './mailings.testing.ts';
import { sendMailings } from './send-mailings.ts';

let platform: TestPlatform;
let asker: StaffLogin;
let other: StaffLogin;
let members: NewMember[];
before(async () => {
  platform = await openTestPlatform();
  const permissions = [
    'content.read',
    'messages.send',
    'approvals.read',
    'approvals.decide',
  ] as const;
  asker = await signInStaff(platform, { permissions });
  other = await signInStaff(platform, { permissions });
  members = await Promise.all([1, 2, 3].map(() => registerTestMember(platform)));
  await platform.owner.query('UPDATE brands SET mass_message_from = 2');
});
after(() => platform.close());

const write = async (audience: object, more: object = {}) => {
  const body = { ...words, idempotencyKey: randomUUID(), audience, sendAt: null, ...more };
  return (await platform.staff('POST /bo/mailings', { token: asker.token, body })).value;
};
const toAll = () => ({ kind: 'members', names: members.map(({ username }) => username) });
const wishOf = async (id: string): Promise<string> => {
  const path = 'GET /bo/approvals?kind=mass_message&state=requested';
  const { value } = await platform.staff(path, { token: asker.token });
  return value.items.find(({ subject }: { subject: string }) => subject === `mailing:${id}`).id;
};
const decide = (staff: StaffLogin, wish: string, act: 'approve' | 'reject') =>
  platform.staff(`POST /bo/approvals/${wish}/${act}`, {
    token: staff.token,
    body: act === 'reject' ? { reason: 'Not like this' } : {},
  });
const send = () => sendMailings(platform.context, {});
const stateOf = async (id: string) =>
  (await platform.staff(`GET /bo/mailings/${id}`, { token: asker.token })).value;
const inboxes = async (): Promise<number[]> =>
  Promise.all(
    members.map(async ({ token }) => {
      const { value } = await platform.player('GET /wps/member/messages', { token });
      return value.items.length;
    }),
  );

test('what is for very many waits for a second person, and its writer is not one', async () => {
  const { id, state } = await write(toAll());
  assert.equal(state, 'waiting');
  await send();
  assert.deepEqual(await inboxes(), [0, 0, 0]);
  const wish = await wishOf(id);
  const own = await decide(asker, wish, 'approve');
  assert.deepEqual([own.status, own.code], [409, 'second_person_needed']);
  const answers = await Promise.all([1, 2].map(() => decide(other, wish, 'approve')));
  assert.equal(answers.filter(({ success }) => success).length, 1);
  await send();
  assert.deepEqual(await inboxes(), [1, 1, 1]);
  assert.equal((await stateOf(id)).state, 'sent');
});

test('what a second person turned down reaches nobody', async () => {
  const { id } = await write(toAll());
  await decide(other, await wishOf(id), 'reject');
  await send();
  const { state, endedBy } = await stateOf(id);
  assert.deepEqual([state, endedBy], ['rejected', other.username]);
  assert.deepEqual(await inboxes(), [1, 1, 1]);
});

test('once it is stopped there is nothing to approve any more', async () => {
  const { id } = await write(toAll());
  const wish = await wishOf(id);
  await platform.staff(`POST /bo/mailings/${id}/stop`, {
    token: asker.token,
    body: { reason: 'A wrong date' },
  });
  const late = await decide(other, wish, 'approve');
  assert.deepEqual([late.status, late.code], [409, 'cannot_apply']);
});

test('a segment that has grown past one person’s word by its time is stopped', async () => {
  const rules = { ...anyone, upline: members[0]?.username };
  await platform.owner.query('UPDATE members SET upline_id = $1 WHERE id = $2', [
    members[0]?.id,
    members[1]?.id,
  ]);
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  const { id, state } = await write({ kind: 'segment', rules }, { sendAt });
  assert.equal(state, 'scheduled');
  const more = await Promise.all([1, 2].map(() => registerTestMember(platform)));
  await platform.owner.query('UPDATE members SET upline_id = $1 WHERE id = ANY($2)', [
    members[0]?.id,
    more.map(({ id: memberId }) => memberId),
  ]);
  await platform.owner.query('UPDATE mailings SET send_at = now() WHERE id = $1', [id]);
  await send();
  const { state: ended, matched, told, endedBy } = await stateOf(id);
  assert.deepEqual([ended, matched, told, endedBy], ['stopped', 3, 0, 'system']);
});
