import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { builtInRoles } from '#platform/access/staff-roles.ts';
import { keepBuiltInRoles } from './keep-roles.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

async function readRoles() {
  const { rows } = await platform.owner.query<{ code: string; permissions: string[] }>(
    'SELECT code, permissions, version, changed_at FROM staff_roles WHERE is_builtin ORDER BY code',
  );
  return rows;
}

test('the operator’s roles are there once a platform is open, and stay as they are', async () => {
  const roles = await readRoles();
  assert.deepEqual(
    roles.map(({ code, permissions }) => ({ code, permissions })),
    builtInRoles
      .map(({ code, permissions }) => ({ code, permissions: [...permissions] }))
      .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
  );
  await keepBuiltInRoles(platform.context.database);
  assert.deepEqual(await readRoles(), roles);
});

test('an older version’s rights of a role become those of this one', async () => {
  const roles = await readRoles();
  await platform.owner.query(
    `UPDATE staff_roles SET permissions = '{members.read}' WHERE code IN ('operator', 'auditor')`,
  );
  await keepBuiltInRoles(platform.context.database);
  const kept = await readRoles();
  const rights = (list: typeof roles) => list.map(({ code, permissions }) => [code, permissions]);
  assert.deepEqual(rights(kept), rights(roles));
});

test('every permission is somebody’s, and an auditor’s rights change nothing', () => {
  const rightsOf = (code: string) => builtInRoles.find((role) => role.code === code)?.permissions;
  assert.deepEqual(rightsOf('operator'), permission.options);
  assert.ok(rightsOf('auditor')?.every((name) => name.endsWith('.read')));
  for (const { code, permissions } of builtInRoles) {
    assert.equal(new Set(permissions).size, permissions.length, code);
  }
});
