import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { mostRoles } from './list-roles.ts';
import { signInStaff, type StaffLogin } from './staff.testing.ts';

let platform: TestPlatform;
let [asker, second, third]: StaffLogin[] = [];
const keeping: readonly Permission[] = [
  'staff.read',
  'staff.change',
  'approvals.read',
  'approvals.decide',
];
before(async () => {
  platform = await openTestPlatform();
  asker = await signInStaff(platform, { permissions: keeping });
  second = await signInStaff(platform, { permissions: keeping });
  third = await signInStaff(platform, { permissions: keeping });
});
after(() => platform.close());

const reason = 'The night shift looks at deposits';
const name = { en: 'Night shift', sw: 'Zamu ya usiku' };
let count = 0;
const freshCode = () => `night-${(count += 1)}`;
const post = (path: string, body: object, who = asker) =>
  platform.staff(`POST ${path}`, { token: who?.token, body });
const approve = (changeId: string, who = second) =>
  post(`/bo/approvals/${changeId}/approve`, {}, who);
const askNew = (code: string, permissions: Permission[] = ['deposits.read'], who = asker) =>
  post('/bo/staffRoles', { code, name, permissions, reason }, who);
const askChange = (code: string, change: object = {}, who = asker) => {
  const body = { name, permissions: ['kyc.read'], version: 1, reason, ...change };
  return post(`/bo/staffRoles/${code}`, body, who);
};
const askRemoval = (code: string, who = asker) =>
  post(`/bo/staffRoles/${code}/remove`, { reason }, who);
const roles = async () =>
  (await platform.staff('GET /bo/staffRoles', { token: asker?.token })).value;
const roleOf = async (code: string) =>
  (await roles()).items.find((role: { code: string }) => role.code === code);
const addRole = async (permissions: Permission[] = ['deposits.read']) => {
  const code = freshCode();
  const { value } = await askNew(code, permissions);
  assert.equal((await approve(value.changeId)).value.state, 'applied');
  return code;
};
const ownRoleOf = (staff: StaffLogin | undefined) => `role-of-${staff?.username}`;

test('a role is made, changed and removed by two people, and waits until then', async () => {
  const code = freshCode();
  const added = await askNew(code, ['kyc.read', 'deposits.read', 'kyc.read']);
  assert.equal(await roleOf(code), undefined);
  const [wish] = (await roles()).waiting;
  assert.deepEqual([wish.code, wish.act, wish.askedBy], [code, 'add', asker?.username]);
  assert.equal((await approve(added.value.changeId, asker)).code, 'second_person_needed');
  assert.equal((await approve(added.value.changeId)).value.state, 'applied');
  const made = await roleOf(code);
  assert.deepEqual(
    [made.name, made.permissions, made.isBuiltIn, made.version],
    [name, ['kyc.read', 'deposits.read'], false, 1],
  );
  const other = { en: 'Late shift', sw: 'Zamu ya jioni' };
  const changed = await askChange(code, { name: other, permissions: ['members.read'] });
  assert.deepEqual(await roleOf(code), made);
  await approve(changed.value.changeId);
  const now = await roleOf(code);
  assert.deepEqual([now.name, now.permissions, now.version], [other, ['members.read'], 2]);
  const removed = await askRemoval(code);
  await approve(removed.value.changeId);
  assert.equal(await roleOf(code), undefined);
  assert.deepEqual((await roles()).waiting, []);
  const { rows } = await platform.owner.query<{ line: string }>(
    `SELECT actor || ' ' || action || ' ' || reason AS line FROM audit_entries
      WHERE subject = $1 ORDER BY id`,
    [`role:${code}`],
  );
  const once = [
    `${asker?.username} role_change.change_asked ${reason}`,
    `${second?.username} role_change.changed ${reason}`,
  ];
  assert.deepEqual(
    rows.map(({ line }) => line),
    [...once, ...once, ...once],
  );
});

test('a right that is taken away is gone at the next request, one that is given is there', async () => {
  const code = await addRole(['deposits.read']);
  const person = await signInStaff(platform, { role: code });
  const ask = async (path: string) =>
    (await platform.staff(`GET /bo/${path}`, { token: person.token })).code ?? 'in';
  assert.deepEqual([await ask('deposits'), await ask('members')], ['in', 'forbidden']);
  const { value } = await askChange(code, { permissions: ['members.read'] });
  assert.deepEqual([await ask('deposits'), await ask('members')], ['in', 'forbidden']);
  await approve(value.changeId);
  assert.deepEqual([await ask('deposits'), await ask('members')], ['forbidden', 'in']);
});

test('a built-in role stays as it is', async () => {
  assert.equal((await askChange('cashier')).code, 'role_built_in');
  assert.equal((await askRemoval('cashier')).code, 'role_built_in');
  assert.equal((await askNew('cashier')).code, 'role_taken');
});

test('a change is of a role that is there, as it was looked at, and changes something', async () => {
  const code = await addRole(['kyc.read']);
  assert.equal((await askNew(code)).code, 'role_taken');
  assert.equal((await askChange('no-such-role')).code, 'role_unknown');
  assert.equal((await askRemoval('no-such-role')).code, 'role_unknown');
  assert.equal((await askChange(code)).code, 'role_unchanged');
  const stale = await askChange(code, { permissions: ['members.read'], version: 7 });
  assert.equal(stale.code, 'changed_meanwhile');
});

test('nobody asks for or decides on a change of the role he has', async () => {
  const own = ownRoleOf(second);
  assert.equal((await askChange(own, {}, second)).code, 'own_matter');
  assert.equal((await askRemoval(ownRoleOf(asker))).code, 'own_matter');
  const { value } = await askChange(own);
  assert.equal((await approve(value.changeId)).code, 'own_matter');
  const inbox = 'GET /bo/approvals?state=requested&kind=role_change&pageSize=100';
  const { value: seen } = await platform.staff(inbox, { token: second?.token });
  const wish = seen.items.find(({ subject }: { subject: string }) => subject === `role:${own}`);
  assert.equal(wish.isOpenToReader, false);
  await post(`/bo/approvals/${value.changeId}/reject`, { reason });
  assert.deepEqual((await roleOf(own)).permissions.toSorted(), keeping.toSorted());
});

test('a role somebody has is not removed, nor once somebody was given it meanwhile', async () => {
  const code = await addRole();
  const { value } = await askRemoval(code);
  const person = await signInStaff(platform, { role: code });
  assert.equal((await askRemoval(code)).code, 'role_in_use');
  assert.equal((await approve(value.changeId)).code, 'cannot_apply');
  assert.equal((await roleOf(code)).people, 1);
  const away = await post(`/bo/staff/${person.id}/role`, { role: 'newcomer', reason });
  await approve(away.value.changeId);
  assert.equal((await approve(value.changeId)).value.state, 'applied');
});

test('what no longer fits cannot be applied, and what looks different begins anew', async () => {
  const code = freshCode();
  const { value: added } = await askNew(code);
  await platform.owner.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions) VALUES ($1, 'N', 'N', '{}')`,
    [code],
  );
  assert.equal((await approve(added.changeId)).code, 'cannot_apply');
  const { value: changed } = await askChange(code);
  await platform.owner.query(
    `UPDATE staff_roles SET permissions = '{members.read}' WHERE code = $1`,
    [code],
  );
  assert.equal((await approve(changed.changeId)).value.state, 'requested');
  assert.equal((await approve(changed.changeId, third)).value.state, 'applied');
  assert.deepEqual((await roleOf(code)).permissions, ['kyc.read']);
});

test('the last ones who keep staff stay keepers', async () => {
  const own = await openTestPlatform();
  try {
    const code = 'only-keepers';
    await own.owner.query(
      `INSERT INTO staff_roles (code, name_en, name_sw, permissions) VALUES ($1, 'K', 'K', $2)`,
      [code, keeping],
    );
    await signInStaff(own, { role: code });
    const [one, two] = [
      await signInStaff(own, { permissions: keeping }),
      await signInStaff(own, { permissions: keeping }),
    ];
    const body = { name, permissions: ['staff.read'], version: 1, reason };
    const { value } = await own.staff(`POST /bo/staffRoles/${code}`, { token: one.token, body });
    // Whoever keeps staff beside them has not enrolled yet.
    await own.owner.query(
      'UPDATE staff_members SET password_hash = NULL, totp_secret = NULL WHERE id = ANY($1)',
      [[one.id, two.id]],
    );
    const path = `POST /bo/approvals/${value.changeId}/approve`;
    assert.equal((await own.staff(path, { token: two.token, body: {} })).code, 'cannot_apply');
    await own.owner.query(
      `UPDATE staff_members SET password_hash = 'x', totp_secret = 'MJQWQYLUNEWXUYLX' WHERE id = $1`,
      [one.id],
    );
    const { value: done } = await own.staff(path, { token: two.token, body: {} });
    assert.equal(done.state, 'applied');
  } finally {
    await own.close();
  }
});

test('two who approve at once make a role once', async () => {
  const code = freshCode();
  const { value } = await askNew(code);
  const answers = await Promise.all([approve(value.changeId), approve(value.changeId, third)]);
  assert.deepEqual(answers.map((answer) => answer.code ?? 'applied').toSorted(), [
    'already_decided',
    'applied',
  ]);
  assert.equal((await roleOf(code)).version, 1);
});

test('there are as many roles as the list shows, and no more', async () => {
  await platform.owner.query(
    `INSERT INTO staff_roles (code, name_en, name_sw, permissions)
     SELECT 'filler-' || n, 'F', 'F', '{}'
       FROM generate_series(1, $1 - (SELECT count(*)::int FROM staff_roles)) AS n`,
    [mostRoles],
  );
  assert.equal((await roles()).items.length, mostRoles);
  assert.equal((await askNew(freshCode())).code, 'too_many_roles');
  await platform.owner.query(`DELETE FROM staff_roles WHERE code LIKE 'filler-%'`);
});
