import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff } from './staff.testing.ts';

let platform: TestPlatform;
let token: string;
let username: string;
before(async () => {
  platform = await openTestPlatform();
  ({ token, username } = await signInStaff(platform, { permissions: ['audit.read'] }));
  await signInStaff(platform, { permissions: [] });
});
after(() => platform.close());

const list = async (query: string) =>
  (await platform.staff(`GET /bo/audit?${query}`, { token })).value.items;
const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', {
    timeZone: 'Africa/Nairobi',
  });

test('the log is narrowed to a person and to days, both included', async () => {
  const own = await list(`actor=${username}`);
  assert.deepEqual(
    own.map(({ actor, action }: Record<string, string>) => [actor, action]),
    [[username, 'staff.logged_in']],
  );
  assert.equal((await list('actor=nobody')).length, 0);
  // Midnight may pass while this runs.
  const around = `from=${dayFromNow(-1)}&to=${dayFromNow(1)}`;
  assert.equal((await list(`actor=${username}&${around}`)).length, 1);
  assert.equal((await list(`from=${dayFromNow(2)}`)).length, 0);
  assert.equal((await list(`to=${dayFromNow(-2)}`)).length, 0);
});

test('whether the chain is whole is told, and a broken link by its sentence', async () => {
  const look = (who: TestPlatform) => who.staff('GET /bo/audit/chain', { token });
  const { value } = await look(platform);
  assert.ok(value.entries > 0);
  assert.deepEqual(value.breaches, []);
  await platform.owner.query('ALTER TABLE audit_entries DISABLE TRIGGER USER');
  await platform.owner.query(`UPDATE audit_entries SET actor = 'somebody else' WHERE id =
    (SELECT min(id) FROM audit_entries)`);
  // Another process has not proven it within the last minute.
  const second = await openTestPlatform({ sharing: platform });
  try {
    const broken = (await look(second)).value;
    assert.match(broken.breaches[0], /^Audit entry \d+ was altered\.$/);
  } finally {
    await second.close();
  }
});
