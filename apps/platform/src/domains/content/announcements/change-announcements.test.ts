import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { StaffAnnouncement } from '@bahati/contract/back-office/content/announcements.ts';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['content.read', 'content.change'] });
});
after(() => platform.close());

const settings = {
  type: 'PL',
  executions: ['A', 'B'],
  title: { en: 'New hours', sw: 'Saa mpya' },
  html: { en: '<p>From Monday</p>', sw: '<p>Kuanzia Jumatatu</p>' },
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: null,
  position: 5,
  action: 'NONE',
  link: null,
  images: [],
  isDraft: false,
};

const by = (token: string | undefined) => ({ token: token ?? staff.token, ip: '198.51.100.9' });
const add = (code: string, more: object = {}, token?: string) =>
  platform.staff('POST /bo/announcements', {
    ...by(token),
    body: { ...settings, code, ...more },
  });
const change = (id: string, more: object = {}, token?: string) =>
  platform.staff(`POST /bo/announcements/${id}`, { ...by(token), body: { ...settings, ...more } });
const remove = (id: string, token?: string) =>
  platform.staff(`POST /bo/announcements/${id}/remove`, { ...by(token), body: {} });
const list = (query = '', token?: string) =>
  platform.staff(`GET /bo/announcements?${query}`, by(token));
const codes = async (query = ''): Promise<string[]> =>
  (await list(query)).value.items.map(({ code }: StaffAnnouncement) => code);
const told = async (language = 'en'): Promise<string[]> => {
  const query = `types=PL&language=${language}&pageSize=100`;
  const { value } = await platform.player(`GET /wps/relay/MCSFE_getListAnnouncements?${query}`);
  return value.content.map(({ title }: { title: string }) => title);
};

test('what staff announce is told on the site in both languages, changed and taken away again', async () => {
  const added = await add('new-hours');
  assert.equal(added.success, true, added.text);
  const { id, ...whole } = added.value;
  assert.deepEqual(whole, { ...settings, code: 'new-hours', state: 'up' });
  await untilReadAgain('the change', async () => (await told()).includes('New hours'));
  assert.deepEqual(await told('sw'), ['Saa mpya']);
  const title = { en: 'Other hours', sw: 'Saa nyingine' };
  assert.equal((await change(id, { title })).success, true);
  await untilReadAgain('the change', async () => (await told()).includes('Other hours'));
  assert.equal((await remove(id)).success, true);
  await untilReadAgain('the change', async () => (await told()).length === 0);
  assert.equal((await remove(id)).code, 'not_found');
});

test('a draft is staff’s alone until it is announced, and can be taken back into one', async () => {
  const draft = await add('drafted', { isDraft: true, title: { en: 'Drafted', sw: 'Rasimu' } });
  assert.deepEqual([draft.value?.state, draft.value?.isDraft], ['draft', true], draft.text);
  const { id } = draft.value;
  // Told after it, so that the board was read when the draft stood already.
  const behind = (await add('behind-draft', { title: { en: 'Behind', sw: 'Nyuma' } })).value.id;
  await untilReadAgain('the one behind it', async () => (await told()).includes('Behind'));
  assert.ok(!(await told()).includes('Drafted'));
  assert.deepEqual(await codes('type=PL&state=draft'), ['drafted']);
  for (const state of ['up', 'planned', 'over']) {
    assert.ok(!(await codes(`type=PL&state=${state}`)).includes('drafted'), state);
  }
  const title = { en: 'Drafted', sw: 'Rasimu' };
  assert.equal((await change(id, { title })).value.state, 'up');
  await untilReadAgain('the draft announced', async () => (await told()).includes('Drafted'));
  assert.equal((await change(id, { title, isDraft: true })).value.state, 'draft');
  await untilReadAgain('the draft taken back', async () => !(await told()).includes('Drafted'));
  await remove(id);
  await remove(behind);
});

test('the audit log says who wrote what, with what stood before', async () => {
  const { id } = (await add('logged')).value;
  await change(id, { position: 9 });
  await remove(id);
  const { rows } = await platform.owner.query(
    `SELECT actor, action, before ->> 'position' AS before, after ->> 'position' AS after, ip
       FROM audit_entries WHERE subject = $1 ORDER BY id`,
    [`announcement:${id}`],
  );
  const who = { actor: staff.username, ip: '198.51.100.9' };
  assert.deepEqual(rows, [
    { ...who, action: 'announcement.added', before: null, after: '5' },
    { ...who, action: 'announcement.changed', before: '5', after: '9' },
    { ...who, action: 'announcement.removed', before: '9', after: null },
  ]);
});

test('the list comes newest first, by type and by whether its time has come, page by page', async () => {
  await add('up-now', { type: 'H' });
  await add('next-year', { type: 'H', startsAt: '2030-01-01T00:00:00.000Z' });
  await add('long-over', { type: 'H', endsAt: '2026-02-01T00:00:00.000Z' });
  assert.deepEqual(await codes('type=H'), ['long-over', 'next-year', 'up-now']);
  assert.deepEqual(await codes('type=H&state=up'), ['up-now']);
  assert.deepEqual(await codes('type=H&state=planned'), ['next-year']);
  assert.deepEqual(await codes('type=H&state=over'), ['long-over']);
  const first = await list('type=H&pageSize=2');
  assert.deepEqual(await codes(`type=H&pageSize=2&cursor=${first.value.nextCursor}`), ['up-now']);
  const [{ id }] = (await list('type=H&state=up')).value.items;
  const one = await platform.staff(`GET /bo/announcements/${id}`, by(undefined));
  assert.equal(one.value.code, 'up-now');
  assert.equal((await platform.staff('GET /bo/announcements/99999', by(undefined))).status, 404);
});

test('a code names one announcement, and what ends has to begin before', async () => {
  await add('once');
  const again = await add('once');
  assert.deepEqual([again.status, again.code], [409, 'code_taken']);
  const endsAt = '2025-12-31T23:59:59.000Z';
  assert.equal((await add('backwards', { endsAt })).code, 'ends_before_start');
  const { id } = (await list('pageSize=1')).value.items[0];
  assert.equal((await change(id, { endsAt })).code, 'ends_before_start');
});

test('a link leads into the site or to an https address, and stands only where one is said', async () => {
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'http://x.example',
    'https://',
    'rng',
    null,
  ]) {
    const answer = await add('bad-link', { action: 'LINK', link });
    assert.deepEqual([answer.status, answer.code], [400, 'link_invalid'], String(link));
  }
  assert.equal((await add('no-link', { action: 'NONE', link: '/rng' })).code, 'link_invalid');
  for (const [at, link] of ['/', '/rng?filter=HOT', 'https://bahati.example/a'].entries()) {
    const answer = await add(`link-${at}`, { action: 'LINK', link });
    assert.equal(answer.success, true, answer.text);
  }
});

test('what is no announcement is refused', async () => {
  for (const more of [
    { code: 'With Spaces' },
    { type: 'X' },
    { executions: [] },
    { executions: ['Z'] },
    { title: { en: '', sw: 'Saa' } },
    { title: { en: 'a'.repeat(121), sw: 'Saa' } },
    { html: { en: '<p>', sw: '' } },
    { html: { en: 'a'.repeat(20_001), sw: 'a' } },
    { startsAt: 'tomorrow' },
    { position: -1 },
    { isDraft: undefined },
    { action: 'PAY' },
    { more: 1 },
  ]) {
    const answer = await add('bad', more);
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input'], JSON.stringify(more));
  }
});

for (const [kind, isDraft, endsAt] of [
  ['sites ever read', false, null],
  ['as many drafts', true, '2026-02-01'],
] as const) {
  test(`more than ${kind} are refused`, async () => {
    await platform.owner.query(
      `INSERT INTO announcements (code, type, executions, title_en, title_sw, html_en, html_sw,
         starts_at, ends_at, is_draft)
       SELECT 'many-' || n, 'H', '{A}', 'a', 'a', 'a', 'a', '2026-01-01', $1::timestamptz, $2
         FROM generate_series(1, 500) AS n`,
      [endsAt, isDraft],
    );
    const answer = await add('one-too-many', { isDraft });
    assert.deepEqual([answer.status, answer.code], [409, 'too_many_announcements']);
    await platform.owner.query(`DELETE FROM announcements WHERE code LIKE 'many-%'`);
  });
}

test('to look and to change are rights of their own', async () => {
  const reader = await signInStaff(platform, { permissions: ['content.read'] });
  const other = await signInStaff(platform, { permissions: ['feedback.read', 'system.change'] });
  const { id } = (await add('rights')).value;
  assert.equal((await list('', reader.token)).success, true);
  assert.equal((await add('theirs', {}, reader.token)).code, 'forbidden');
  assert.equal((await change(id, {}, reader.token)).code, 'forbidden');
  assert.equal((await remove(id, reader.token)).code, 'forbidden');
  assert.equal((await list('', other.token)).code, 'forbidden');
});

test('a promotion has pictures of this site in their sequence, six at most', async () => {
  const images = ['/scene/b.svg', '/art/content/a.png'];
  const added = await add('with-pictures', { type: 'PR', images });
  assert.deepEqual(added.value.images, images);
  const tellPictures = async () => {
    const query = 'types=PR&pageSize=100';
    const { value } = await platform.player(`GET /wps/relay/MCSFE_getListAnnouncements?${query}`);
    return value.content[0]?.announcementImages;
  };
  await untilReadAgain('the promotion', async () => (await tellPictures()) !== undefined);
  assert.deepEqual(
    await tellPictures(),
    images.map((url, at) => ({ sequence: at + 1, url })),
  );
  for (const bad of [
    ['//evil.example/a.png'],
    ['https://a.example/a.png'],
    Array(7).fill('/a.png'),
  ])
    assert.equal((await add('bad-pictures', { images: bad })).code, 'invalid_input');
});
