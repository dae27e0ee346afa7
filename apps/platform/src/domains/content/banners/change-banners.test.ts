import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { StaffBanner } from '@bahati/contract/back-office/content/banners.ts';
import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { addAnnouncement } from '#domains/content/content.testing.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
});
after(() => platform.close());

const settings = {
  groupName: 'w_home',
  executions: ['A', 'B'],
  wideUrl: '/scene/dhow-race-wide.svg',
  tallUrl: '/scene/dhow-race-tall.svg',
  title: { en: 'Race of the Dhows', sw: 'Mashindano ya Majahazi' },
  text: { en: 'Out now', sw: 'Imetoka' },
  action: { en: 'Play', sw: 'Cheza' },
  linkageType: 'PAGE',
  linkage: '/rng',
  announcementId: null,
  position: 1,
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
};

const by = (token: string | undefined) => ({ token: token ?? staff.token, ip: '198.51.100.9' });
const add = (code: string, more: object = {}, token?: string) =>
  platform.staff('POST /bo/banners', { ...by(token), body: { ...settings, code, ...more } });
const change = (id: string, more: object = {}, token?: string) =>
  platform.staff(`POST /bo/banners/${id}`, { ...by(token), body: { ...settings, ...more } });
const remove = (id: string, token?: string) =>
  platform.staff(`POST /bo/banners/${id}/remove`, { ...by(token), body: {} });
const list = (query = '', token?: string) => platform.staff(`GET /bo/banners?${query}`, by(token));
const shown = async (): Promise<Banner[]> =>
  (await platform.player('GET /wps/system/banners?language=sw')).value.banners;
const titles = async () => (await shown()).map(({ title }) => title);

test('a banner staff hang is shown on the site, changed and taken down again', async () => {
  const added = await add('dhows');
  assert.equal(added.success, true, added.text);
  const { id, ...whole } = added.value;
  assert.deepEqual(whole, { ...settings, code: 'dhows', state: 'up' });
  await untilReadAgain('the change', async () =>
    (await titles()).includes('Mashindano ya Majahazi'),
  );
  const title = { en: 'Dhows', sw: 'Majahazi' };
  assert.equal((await change(id, { title, executions: ['A', 'A'] })).success, true);
  await untilReadAgain('the change', async () => (await titles()).includes('Majahazi'));
  assert.deepEqual((await shown())[0]?.executions, ['A']);
  assert.equal((await remove(id)).success, true);
  await untilReadAgain('the change', async () => (await titles()).length === 0);
  assert.equal((await remove(id)).code, 'not_found');
  assert.equal((await change(id)).code, 'not_found');
});

test('the audit log says who hung what, with what hung before', async () => {
  const { id } = (await add('logged')).value;
  await change(id, { linkage: '/live' });
  await remove(id);
  const { rows } = await platform.owner.query(
    `SELECT actor, action, before ->> 'linkage' AS before, after ->> 'linkage' AS after
       FROM audit_entries WHERE subject = $1 ORDER BY id`,
    [`banner:${id}`],
  );
  const actor = staff.username;
  assert.deepEqual(rows, [
    { actor, action: 'banner.added', before: null, after: '/rng' },
    { actor, action: 'banner.changed', before: '/rng', after: '/live' },
    { actor, action: 'banner.removed', before: '/live', after: null },
  ]);
});

test('the list comes newest first, by group, page by page', async () => {
  for (const code of ['one', 'two', 'three']) await add(code, { groupName: 'w_login' });
  const first = await list('groupName=w_login&pageSize=2');
  const codes = first.value.items.map(({ code }: StaffBanner) => code);
  assert.deepEqual(codes, ['three', 'two']);
  const next = await list(`groupName=w_login&pageSize=2&cursor=${first.value.nextCursor}`);
  assert.deepEqual([next.value.items.length, next.value.nextCursor], [1, null]);
  const one = await platform.staff(`GET /bo/banners/${next.value.items[0].id}`, by(undefined));
  assert.equal(one.value.code, 'one');
});

test('each kind of link leads where its kind may lead', async () => {
  for (const [linkageType, linkage] of [
    ['PAGE', '//evil.example'],
    ['PAGE', '/\\evil.example'],
    ['PAGE', '/..//evil.example'],
    ['PAGE', null],
    ['LINK', 'http://plain.example'],
    ['LINK', 'javascript:alert(1)'],
    ['GAME', '../x'],
    ['VIDEO', 'javascript:alert(1)'],
    ['NONE', '/rng'],
  ]) {
    const answer = await add('bad-link', { linkageType, linkage });
    assert.deepEqual([answer.status, answer.code], [400, 'link_invalid'], `${linkage}`);
  }
  for (const [at, [linkageType, linkage]] of [
    ['PAGE', '/'],
    ['LINK', 'https://partner.example/'],
    ['GAME', 'BAHATI-taa-za-pwani'],
    ['VIDEO', 'https://youtu.be/abcdefghijk'],
    ['NONE', null],
  ].entries()) {
    const answer = await add(`link-${at}`, { linkageType, linkage });
    assert.equal(answer.success, true, answer.text);
  }
});

test('a picture is of the site’s own origin', async () => {
  for (const wideUrl of [
    'https://evil.example/a.png',
    '//evil.example/a.png',
    'a.png',
    '/\\e',
    '',
  ]) {
    assert.equal((await add('bad-picture', { wideUrl })).code, 'invalid_input', wideUrl);
  }
});

test('a button says something, in both languages, wherever one is shown', async () => {
  const action = { en: 'Play', sw: '' };
  const answer = await add('mute', { action });
  assert.deepEqual([answer.status, answer.code], [400, 'action_missing']);
  const silent = { action: { en: '', sw: '' }, linkageType: 'NONE', linkage: null };
  assert.equal((await add('silent', silent)).success, true);
});

test('a code names one banner, it ends after it began, and shows only a promotion there is', async () => {
  await add('once');
  assert.deepEqual([(await add('once')).status, (await add('once')).code], [409, 'code_taken']);
  const endsAt = '2025-12-31T23:59:59.000Z';
  assert.equal((await add('backwards', { endsAt })).code, 'ends_before_start');
  assert.equal((await add('lost', { announcementId: '9999' })).code, 'announcement_unknown');
  await addAnnouncement(platform, { code: 'notice', type: 'PL' });
  await addAnnouncement(platform, { code: 'offer', type: 'PR' });
  const { rows } = await platform.owner.query<{ id: bigint; code: string }>(
    `SELECT id, code FROM announcements WHERE code IN ('notice', 'offer') ORDER BY code`,
  );
  const [notice, offer] = rows.map(({ id }) => String(id));
  assert.equal((await add('of-notice', { announcementId: notice })).code, 'announcement_unknown');
  assert.equal((await add('of-offer', { announcementId: offer })).value.announcementId, offer);
});

test('a house that keeps five hundred banners is told so', async () => {
  await platform.owner.query(
    `INSERT INTO banners (code, group_name, wide_url, tall_url, title_en, title_sw, text_en,
       text_sw, linkage_type)
     SELECT 'many-' || n, 'w_reg', '/a.svg', '/a.svg', 'a', 'a', '', '', 'NONE'
       FROM generate_series(1, 500) AS n`,
  );
  const answer = await add('one-too-many');
  assert.deepEqual([answer.status, answer.code], [409, 'too_many_banners']);
  await platform.owner.query(`DELETE FROM banners WHERE code LIKE 'many-%'`);
});

test('to look and to change are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['content.read'] });
  const other = await signInStaff(platform, { permissions: ['feedback.read'] });
  const { id } = (await add('rights')).value;
  assert.equal((await list('', reader.token)).success, true);
  assert.equal((await add('theirs', {}, reader.token)).code, 'forbidden');
  assert.equal((await change(id, {}, reader.token)).code, 'forbidden');
  assert.equal((await remove(id, reader.token)).code, 'forbidden');
  assert.equal((await list('', other.token)).code, 'forbidden');
});
