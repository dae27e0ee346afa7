import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Banner } from '@bahati/contract/player-site/content/banners.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { addAnnouncement } from '#domains/content/content.testing.ts';
import { untilReadAgain } from '@bahati/server-kit/cache/kept-fresh.testing.ts';

let platform: TestPlatform;
let clockShiftMs = 0;
before(async () => {
  platform = await openTestPlatform({ now: () => new Date(Date.now() + clockShiftMs) });
});
after(() => platform.close());

const hour = 3_600_000;
const at = (shiftMs: number) => new Date(Date.now() + shiftMs).toISOString();

type Hung = {
  code: string;
  group: string;
  position?: number;
  linkageType?: string;
  linkage?: string | null;
  startsAt?: string;
  endsAt?: string;
  announcement?: string;
};

/** Its code is also its title in English. */
function hang(given: Hung): Promise<unknown> {
  const { code, group, position, linkageType, linkage, startsAt, endsAt, announcement } = given;
  return platform.owner.query(
    `INSERT INTO banners (code, group_name, position, wide_url, tall_url, title_en, title_sw,
       text_en, text_sw, action_en, action_sw, linkage_type, linkage, starts_at, ends_at,
       announcement_id)
     VALUES ($1, $2, $3, '/scene/wide.svg', '/scene/tall.svg', $1, 'sw ' || $1, 'Words', 'Maneno',
       'Go', 'Nenda', $4, $5, $6, $7, (SELECT id FROM announcements WHERE code = $8))`,
    [
      code,
      group,
      position ?? 0,
      linkageType ?? 'PAGE',
      linkage === undefined ? '/rng' : linkage,
      startsAt ?? at(-hour),
      endsAt ?? null,
      announcement ?? null,
    ],
  );
}

const list = async (query = ''): Promise<Banner[]> =>
  (await platform.player(`GET /wps/system/banners${query}`)).value.banners;
const titles = async (query = '') => (await list(query)).map(({ title }) => title);

test('banners come group by group in the operator’s order and in the reader’s language', async () => {
  assert.deepEqual(await list(), []);
  await hang({ code: 'second', group: 'w_home', position: 2 });
  await hang({ code: 'first', group: 'w_home', position: 1 });
  await hang({ code: 'login', group: 'w_login' });
  await untilReadAgain('the change', async () => (await titles()).length === 3);
  assert.deepEqual(await titles(), ['first', 'second', 'login']);
  assert.deepEqual(await titles('?language=sw'), ['sw first', 'sw second', 'sw login']);
});

test('a banner tells its pictures, its words, where it leads and whose picture it is', async () => {
  await addAnnouncement(platform, { code: 'offer', type: 'PR' });
  await hang({
    code: 'whole',
    group: 'w_promotion',
    announcement: 'offer',
    linkageType: 'GAME',
    linkage: 'BAHATI-taa-za-pwani',
  });
  await untilReadAgain('the change', async () => (await titles()).includes('whole'));
  const { id, announcementId, ...whole } = (await list()).find(({ title }) => title === 'whole')!;
  assert.match(id, /^\d+$/);
  assert.match(announcementId ?? '', /^\d+$/);
  assert.deepEqual(whole, {
    groupName: 'w_promotion',
    url: '/scene/wide.svg',
    tallUrl: '/scene/tall.svg',
    title: 'whole',
    text: 'Words',
    action: 'Go',
    executions: ['A', 'B'],
    linkageType: 'GAME',
    linkage: 'BAHATI-taa-za-pwani',
  });
});

test('a banner hangs from its first moment to its last', async () => {
  await hang({ code: 'soon', group: 'w_reg', startsAt: at(2 * hour), endsAt: at(4 * hour) });
  await hang({ code: 'anchor', group: 'w_reg' });
  await untilReadAgain('the change', async () => (await titles()).includes('anchor'));
  assert.equal((await titles()).includes('soon'), false);
  clockShiftMs = 3 * hour;
  assert.equal((await titles()).includes('soon'), true);
  clockShiftMs = 5 * hour;
  assert.equal((await titles()).includes('soon'), false);
  clockShiftMs = 0;
});

test('no group hangs more than twelve', async () => {
  for (let place = 1; place <= 15; place += 1)
    await hang({ code: `menu-${place}`, group: 'w_leftmenu', position: place });
  const menu = async () => (await list()).filter(({ groupName }) => groupName === 'w_leftmenu');
  await untilReadAgain('the change', async () =>
    (await menu()).some(({ title }) => title === 'menu-12'),
  );
  assert.equal((await menu()).length, 12);
});

test('the table takes no link that leads astray', async () => {
  const astray = [
    ['PAGE', 'https://elsewhere.example'],
    ['PAGE', '//elsewhere.example'],
    ['PAGE', '/\\elsewhere.example'],
    ['LINK', 'http://elsewhere.example'],
    ['LINK', 'javascript:alert(1)'],
    ['NONE', '/rng'],
    ['GAME', null],
  ] as const;
  for (const [linkageType, linkage] of astray)
    await assert.rejects(hang({ code: 'astray', group: 'w_home', linkageType, linkage }), {
      code: '23514',
    });
});

test('the site frames videos only of a brand that lets them in, and of one host', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bahati-site-'));
  await writeFile(join(folder, 'index.html'), '<title>Bahati</title>');
  const framed = async () => {
    const { ownerUrl } = platform;
    const siteFolders = { playerSite: folder, backOffice: folder };
    const second = await openTestPlatform({ sharing: { ownerUrl }, siteFolders });
    const { headers } = await second.player('GET /');
    await second.close();
    return /frame-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  };
  const games = 'http://127.0.0.1:8082';
  try {
    assert.equal(await framed(), games);
    await platform.owner.query(`UPDATE brands SET flags = flags || '{"videoBanners": true}'`);
    assert.equal(await framed(), `${games} https://www.youtube-nocookie.com`);
  } finally {
    await rm(folder, { recursive: true });
  }
});
