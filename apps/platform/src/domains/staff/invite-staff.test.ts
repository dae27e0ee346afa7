import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { codeAt, signInStaff, type StaffLogin } from './staff.testing.ts';

let platform: TestPlatform;
let nowMs = Date.now();
let [asker, second]: StaffLogin[] = [];
const keeping: readonly Permission[] = [
  'staff.read',
  'staff.change',
  'approvals.read',
  'approvals.decide',
];
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(nowMs) });
  asker = await signInStaff(platform, { permissions: keeping });
  second = await signInStaff(platform, { permissions: keeping });
});
after(() => platform.close());

const reason = 'Joins the evening shift';
const password = 'Bustani-ya-Forodhani-9';
let count = 0;
const freshName = () => `mgeni${(count += 1)}`;
const post = (path: string, body: object, who = asker) =>
  platform.staff(`POST ${path}`, { token: who?.token, body });
const invite = async (username = freshName(), role = 'cashier') =>
  (await post('/bo/staff', { username, role, reason })).value;
const accept = async (token: string, given: object = {}) => {
  const { value } = await post('/bo/invitation/read', { token });
  nowMs += 30_000;
  const code = codeAt(value?.secret ?? 'MJQWQYLUNEWXUYLX', nowMs);
  return post('/bo/invitation/accept', { token, password, code, ...given });
};
const rightsOf = async (token: string) =>
  (await platform.staff('GET /bo/session', { token })).value?.permissions;
/** The wish about this person that waits, as this reader sees it. */
const waitingFor = async (id: string, reader = second) => {
  const path = 'GET /bo/approvals?state=requested&kind=role_grant&pageSize=100';
  const { value } = await platform.staff(path, { token: reader?.token });
  return value.items.find(({ subject }: { subject: string }) => subject === `staff:${id}`);
};
const approve = (changeId: string, who = second) =>
  post(`/bo/approvals/${changeId}/approve`, {}, who);
const cardOf = async (id: string) =>
  (await platform.staff(`GET /bo/staff/${id}`, { token: asker?.token })).value;

test('who comes by a link enrols, has no rights, and gets them by a second person’s word', async () => {
  const { id, token } = await invite();
  const card = await cardOf(id);
  assert.deepEqual(
    [card.state, card.wanted.role, card.wanted.askedBy],
    ['invited', 'cashier', asker?.username],
  );
  const joined = await accept(token);
  assert.equal(joined.status, 200, joined.text);
  const session = joined.value.token;
  assert.deepEqual(await rightsOf(session), []);
  assert.equal((await platform.staff('GET /bo/deposits', { token: session })).code, 'forbidden');
  const wish = await waitingFor(id);
  assert.equal((await approve(wish.id, asker)).code, 'second_person_needed');
  assert.deepEqual(await rightsOf(session), []);
  assert.equal((await approve(wish.id)).value.state, 'applied');
  assert.ok((await rightsOf(session)).includes('deposits.decide'));
  assert.equal((await platform.staff('GET /bo/deposits', { token: session })).status, 200);
  const { state, grants, wanted } = await cardOf(id);
  assert.deepEqual([state, wanted], ['active', null]);
  assert.deepEqual(
    [grants[0].before, grants[0].after, grants[0].askedBy, grants[0].approvedBy, grants.length],
    ['newcomer', 'cashier', asker?.username, second?.username, 1],
  );
});

test('a link is good once, for a day, and only the newest', async () => {
  const { id, token } = await invite();
  const other = await post(`/bo/staff/${id}/invite`, { reason });
  assert.equal((await accept(token)).code, 'invitation_over');
  const answers = await Promise.all([accept(other.value.token), accept(other.value.token)]);
  assert.deepEqual(
    answers.map(({ success }) => success).toSorted((a, b) => Number(a) - Number(b)),
    [false, true],
  );
  const late = await invite();
  await platform.owner.query(
    `UPDATE staff_invitations SET expires_at = now() - interval '1 s' WHERE staff_id = $1`,
    [late.id],
  );
  assert.equal((await accept(late.token)).code, 'invitation_over');
  assert.equal((await accept('not a token')).code, 'invitation_over');
});

test('at the door the password is long and the authenticator proven', async () => {
  const { token } = await invite();
  assert.equal((await accept(token, { password: 'too-short' })).code, 'password_short');
  assert.equal((await accept(token, { code: '000000' })).code, 'code_wrong');
  assert.equal((await accept(token)).status, 200);
});

test('a name is one person’s, and a role has to exist', async () => {
  const username = freshName();
  await invite(username);
  const again = await post('/bo/staff', { username, role: 'cashier', reason });
  assert.equal(again.code, 'username_taken');
  const unknown = await post('/bo/staff', { username: freshName(), role: 'no-such', reason });
  assert.equal(unknown.code, 'role_unknown');
  const none = await post('/bo/staff', { username: freshName(), role: 'newcomer', reason });
  assert.equal(none.code, 'cannot_apply');
  const { rows } = await platform.owner.query(
    'SELECT 1 FROM staff_members WHERE username IN ($1, $2)',
    [`mgeni${count}`, `mgeni${count - 1}`],
  );
  assert.equal(rows.length, 0);
});

test('invited anew, everything of before ends and the role waits for a second person', async () => {
  const person = await signInStaff(platform, { permissions: ['deposits.read'] });
  const id = person.id.toString();
  const { value } = await post(`/bo/staff/${id}/invite`, { reason });
  assert.equal(await rightsOf(person.token), undefined);
  const joined = await accept(value.token);
  assert.deepEqual(await rightsOf(joined.value.token), []);
  await approve((await waitingFor(id)).id);
  assert.deepEqual(await rightsOf(joined.value.token), ['deposits.read']);
  assert.equal((await post(`/bo/staff/${asker?.id}/invite`, { reason })).code, 'own_account');
  await post(`/bo/staff/${id}/disable`, { reason });
  assert.equal((await post(`/bo/staff/${id}/invite`, { reason })).code, 'staff_disabled');
  assert.equal((await post('/bo/staff/999999/invite', { reason })).code, 'not_found');
});

test('nobody asks for or decides on a role of his own', async () => {
  const wish = { role: 'operator', reason };
  assert.equal((await post(`/bo/staff/${asker?.id}/role`, wish)).code, 'own_account');
  const asked = await post(`/bo/staff/${second?.id}/role`, wish);
  assert.equal((await approve(asked.value.changeId)).code, 'own_matter');
  assert.equal((await approve(asked.value.changeId, asker)).code, 'second_person_needed');
  assert.equal((await waitingFor(`${second?.id}`)).isOpenToReader, false);
  await post(`/bo/approvals/${asked.value.changeId}/reject`, { reason });
});

test('a wish that is changed after the first word begins anew', async () => {
  const person = await signInStaff(platform, { permissions: [] });
  const third = await signInStaff(platform, { permissions: keeping });
  const first = await post(`/bo/staff/${person.id}/role`, { role: 'analyst', reason });
  const newer = await post(`/bo/staff/${person.id}/role`, { role: 'operator', reason }, second);
  assert.equal((await approve(first.value.changeId, third)).code, 'already_decided');
  // Whoever changed it has asked for it.
  assert.equal((await approve(newer.value.changeId)).code, 'second_person_needed');
  // Other rights than those the first word was given for: this word is the first again.
  const { changeId } = newer.value;
  await platform.owner.query(
    `UPDATE staff_roles SET permissions = permissions[1:3] WHERE code = 'operator'`,
  );
  assert.equal((await approve(changeId, third)).value.state, 'requested');
  assert.deepEqual(await rightsOf(person.token), []);
  assert.equal((await approve(changeId, third)).code, 'second_person_needed');
  assert.equal((await approve(changeId, asker)).value.state, 'applied');
});

test('two who approve at once give a role once', async () => {
  const person = await signInStaff(platform, { permissions: [] });
  const third = await signInStaff(platform, { permissions: keeping });
  const { value } = await post(`/bo/staff/${person.id}/role`, { role: 'analyst', reason });
  const answers = await Promise.all([approve(value.changeId), approve(value.changeId, third)]);
  assert.equal(answers.filter(({ success }) => success).length, 1);
  assert.equal((await cardOf(person.id.toString())).grants.length, 1);
  const again = await post(`/bo/staff/${person.id}/role`, { role: 'analyst', reason });
  assert.equal(again.code, 'cannot_apply');
});

test('a removed right is gone at the next request', async () => {
  const person = await signInStaff(platform, { permissions: ['deposits.read'] });
  const ask = () => platform.staff('GET /bo/deposits', { token: person.token });
  assert.equal((await ask()).status, 200);
  const { value } = await post(`/bo/staff/${person.id}/role`, { role: 'newcomer', reason });
  await approve(value.changeId);
  assert.equal((await ask()).code, 'forbidden');
});
