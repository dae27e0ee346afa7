import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Announcement } from '@bahati/contract/player-site/content/content.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { addAnnouncement } from '#domains/content/content.testing.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let clockShiftMs = 0;
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(Date.now() + clockShiftMs) });
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const add = (given: Parameters<typeof addAnnouncement>[1]) => addAnnouncement(platform, given);
  await add({ code: 'second', type: 'B', position: 2, titleSw: 'Pili' });
  await add({ code: 'first', type: 'B', position: 1, titleSw: 'Kwanza' });
  await add({
    code: 'whole',
    type: 'PL',
    startsAt: '2026-01-02T21:04:05Z',
    action: 'LINK',
    link: '/rng',
  });
  for (const who of ['A', 'B', 'F']) await add({ code: who, type: 'PU', executions: [who] });
  await add({ code: 'later', type: 'H', startsAt: at(60) });
  await add({ code: 'ending', type: 'H', startsAt: at(-60), endsAt: at(30) });
  await add({ code: 'over', type: 'H', startsAt: at(-60), endsAt: at(-30) });
  for (let place = 1; place <= 13; place += 1) {
    await add({ code: `offer ${place}`, type: 'PR', position: place });
  }
});
after(() => platform.close());

const list = (query = '') =>
  platform.player(`GET /wps/relay/MCSFE_getListAnnouncements?pageSize=100&${query}`);
const titles = async (query = ''): Promise<string[]> =>
  (await list(query)).value.content.map(({ title }: Announcement) => title);

test('announcements are told by type, in the operator’s order, in the reader’s language', async () => {
  assert.deepEqual(await titles('types=B'), ['first', 'second']);
  assert.deepEqual(await titles('types=H,B'), ['ending', 'first', 'second']);
  assert.deepEqual(await titles('types=B&language=sw'), ['Kwanza', 'Pili']);
  assert.equal((await titles()).length, 18);
});

test('an announcement carries its HTML, its time in the brand’s zone and what it leads to', async () => {
  const { value } = await list('types=PL');
  const { id, ...whole } = value.content[0];
  assert.match(id, /^\d+$/);
  assert.deepEqual(whole, {
    type: 'PL',
    executions: ['A', 'B'],
    title: 'whole',
    content: '<p>Words</p>',
    timestamp: '2026-01-03 00:04:05',
    startsAt: '2026-01-02T21:04:05.000Z',
    endsAt: null,
    action: 'LINK',
    link: '/rng',
    announcementImages: [],
  });
});

test('a visitor, a member and a first login are each told what is for them', async () => {
  assert.deepEqual(await titles('types=PU&execution=A'), ['A']);
  assert.deepEqual(await titles('types=PU&execution=B'), ['B']);
  assert.deepEqual((await titles('types=PU&execution=F')).toSorted(), ['A', 'F']);
  assert.deepEqual(await titles('types=PU'), ['B'], 'who does not say is a visitor');
});

test('an announcement is told from its beginning to its end and not a moment longer', async () => {
  assert.deepEqual(await titles('types=H'), ['ending']);
  clockShiftMs = 45 * 60_000;
  assert.deepEqual(await titles('types=H'), []);
  clockShiftMs = 61 * 60_000;
  assert.deepEqual(await titles('types=H'), ['later']);
  clockShiftMs = 0;
});

test('the list comes nine to a page unless more are asked for', async () => {
  const page = async (query: string) =>
    (await platform.player(`GET /wps/relay/MCSFE_getListAnnouncements?types=PR&${query}`)).value;
  const first = await page('');
  assert.deepEqual([first.content.length, first.pageNum, first.totalPages], [9, 1, 2]);
  assert.equal(first.total, 13);
  assert.equal((await page('pageNo=2')).content.length, 4);
  assert.deepEqual((await page('pageNo=3')).content, []);
});

test('a change of the table is told', async () => {
  await addAnnouncement(platform, { code: 'new', type: 'PL', position: -1 });
  await untilReadAgain('the new one', async () => (await titles('types=PL'))[0] === 'new');
});

test('what the list does not know is refused', async () => {
  for (const query of [
    'types=X',
    'types=B,',
    'types=B,PL,PU,PR,H,B',
    'platform=Z',
    'execution=C',
    'language=fr',
    'pageNo=0',
    'pageSize=101',
  ]) {
    const answer = await platform.player(`GET /wps/relay/MCSFE_getListAnnouncements?${query}`);
    assert.deepEqual([answer.status, answer.code], [400, 'invalid_input'], query);
  }
});

test('the table takes no link that leads to a script or to another site by a trick', async () => {
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://x.example',
  ]) {
    await assert.rejects(
      addAnnouncement(platform, { code: link, type: 'PL', action: 'LINK', link }),
      { code: '23514' },
      link,
    );
  }
  await assert.rejects(addAnnouncement(platform, { code: 'none', type: 'PL', action: 'LINK' }), {
    code: '23514',
  });
});
