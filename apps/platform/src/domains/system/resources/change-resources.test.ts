import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPath } from '@bahati/contract/player-site/system/veiled-path.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { seedResources } from '#seed/seed-resources.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  await seedResources(platform.owner);
  staff = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
});
after(() => platform.close());

const read = async (list: string) =>
  (await platform.staff(`GET /bo/${list}`, { token: staff.token })).value;
const write = (list: string, body: object, token = staff.token) =>
  platform.staff(`POST /bo/${list}`, { token, body, ip: '198.51.100.9' });
const onSite = async () => (await platform.player('GET /wps/system/resources')).value;

const mail = {
  csType: 'TELEGRAM',
  csPosition: 'menu',
  title: { en: 'Write to us', sw: 'Tuandikie' },
  path: 'mailto:care@bahati.example',
};

test('customer service is written as a list, told in its order and still veiled', async () => {
  const { version, items } = await read('customerService');
  const written = await write('customerService', { version, items: [mail, ...items] });
  assert.equal(written.success, true, written.text);
  assert.equal(written.value.items.length, items.length + 1);
  await untilReadAgain(
    'the change',
    async () => (await onSite()).customerService[0]?.title === 'Write to us',
  );
  const [first] = (await onSite()).customerService;
  assert.equal(await openPath(first.path), mail.path);
  const { rows } = await platform.owner.query(
    `SELECT actor, json_array_length(before -> 'items') AS before,
            json_array_length(after -> 'items') AS after
       FROM audit_entries WHERE action = 'customer_service.changed'`,
  );
  assert.deepEqual(rows, [{ actor: staff.username, before: 4, after: 5 }]);
});

test('apps and marks are written as a list and told in its order', async () => {
  const { version, items } = await read('resources');
  const label = { en: 'Bahati for Android', sw: 'Bahati kwa Android' };
  const app = { resourceType: 'ANDROID_APP', label, url: 'https://apps.bahati.example/bahati.apk' };
  const written = await write('resources', { version, items: [app, ...items.slice(0, 2)] });
  assert.equal(written.success, true, written.text);
  await untilReadAgain('the change', async () => (await onSite()).resources.length === 3);
  assert.equal((await onSite()).resources[0].labelName, label.en);
});

test('who wrote over another staff user’s list is told so, and of two at once one is', async () => {
  for (const list of ['customerService', 'resources']) {
    const { version, items } = await read(list);
    const answers = await Promise.all([
      write(list, { version, items: items.slice(1) }),
      write(list, { version, items: items.slice(0, -1) }),
    ]);
    const codes = answers.map(({ success, code }) => (success ? 'done' : (code ?? '')));
    assert.deepEqual(new Set(codes), new Set(['changed_meanwhile', 'done']), list);
  }
});

test('an address that is a script or another site’s by a trick is no link', async () => {
  const { version } = await read('customerService');
  for (const path of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'http://a.b',
  ]) {
    const answer = await write('customerService', { version, items: [mail, { ...mail, path }] });
    assert.deepEqual([answer.status, answer.code], [400, 'link_invalid'], path);
    assert.deepEqual(answer.details, { at: 1 });
  }
  const list = await read('resources');
  const entry = { resourceType: 'PAYMENT', label: mail.title, url: 'mailto:a@b.example' };
  const answer = await write('resources', { version: list.version, items: [entry] });
  assert.deepEqual([answer.status, answer.code], [400, 'link_invalid']);
});

test('what is no list is refused, and to look and to change are rights of their own', async () => {
  const { version, items } = await read('customerService');
  for (const body of [
    { items },
    { version: 'newest', items },
    { version, items: [{ ...mail, csType: 'PIGEON' }] },
    { version, items: [{ ...mail, title: { en: 'Only English' } }] },
    { version, items: Array.from({ length: 41 }, () => mail) },
  ]) {
    assert.equal((await write('customerService', body)).code, 'invalid_input');
  }
  const reader = await signInStaff(platform, { permissions: ['content.read'] });
  assert.equal(
    (await write('customerService', { version, items }, reader.token)).code,
    'forbidden',
  );
  assert.equal((await write('resources', { version, items: [] }, reader.token)).code, 'forbidden');
});
