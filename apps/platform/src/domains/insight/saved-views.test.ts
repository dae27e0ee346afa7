import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { signInStaff, type StaffLogin } from '#domains/staff/staff.testing.ts';

let platform: TestPlatform;
let asha: StaffLogin;
let bakari: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  asha = await signInStaff(platform, { permissions: ['audit.read'] });
  bakari = await signInStaff(platform, { permissions: [] });
});
after(() => platform.close());

const page = '/withdrawals';
const save = ({ token }: StaffLogin, body: object) =>
  platform.staff('POST /bo/views', {
    token,
    body: { page, search: 'status=paid', isShared: false, ...body },
  });
const namesOf = async ({ token }: StaffLogin) => {
  const { value } = await platform.staff(`GET /bo/views?page=${page}`, { token });
  return value.items.map(({ name }: { name: string }) => name);
};
const remove = ({ token }: StaffLogin, id: string) =>
  platform.staff(`POST /bo/views/${id}/remove`, { token, body: {} });

test('a view is one’s own, and another staff user’s once it is shared', async () => {
  await save(asha, { name: 'Paid' });
  await save(asha, { name: 'Paid today', isShared: true });
  assert.deepEqual(await namesOf(asha), ['Paid', 'Paid today']);
  assert.deepEqual(await namesOf(bakari), ['Paid today']);
});

test('one of the same name is replaced, and both states are written down', async () => {
  const again = await save(asha, { name: 'Paid', search: 'status=rejected' });
  assert.equal(again.value.search, 'status=rejected');
  assert.equal((await namesOf(asha)).length, 2);
  const { value } = await platform.staff('GET /bo/audit?action=view.saved&pageSize=1', {
    token: asha.token,
  });
  const [entry] = value.items;
  assert.equal(entry.before.search, 'status=paid');
  assert.equal(entry.after.search, 'status=rejected');
});

test('the same view saved twice at once is there once', async () => {
  const both = await Promise.all([save(asha, { name: 'Twice' }), save(asha, { name: 'Twice' })]);
  assert.equal(both[0].value.id, both[1].value.id);
});

test('another staff user’s view cannot be removed, one’s own once', async () => {
  const { value } = await save(asha, { name: 'Mine', isShared: true });
  const foreign = await remove(bakari, value.id);
  assert.deepEqual([foreign.status, foreign.code], [404, 'not_found']);
  assert.ok((await remove(asha, value.id)).success);
  const again = await remove(asha, value.id);
  assert.deepEqual([again.status, again.code], [404, 'not_found']);
});

test('a person keeps fifty views and no more, however many are saved at once', async () => {
  const carol = await signInStaff(platform, { permissions: [] });
  const answers = await Promise.all(
    Array.from({ length: 53 }, (_, at) => save(carol, { name: `View ${at}` })),
  );
  const full = answers.filter(({ code }) => code === 'views_full');
  assert.deepEqual([full.length, full[0]?.status], [3, 409]);
  assert.equal((await namesOf(carol)).filter((name: string) => name.startsWith('View')).length, 50);
});

test('an address that is no page of the office is refused', async () => {
  for (const wrong of [
    '//elsewhere.example',
    'https://elsewhere.example',
    '/a b',
    'javascript:x',
  ]) {
    const answer = await save(asha, { name: 'Away', page: wrong });
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input'], wrong);
  }
});
