import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { crc32 } from 'node:zlib';
import { contentPicturesPath } from '@bahati/contract/back-office/content/banners.ts';
import { imageLimits } from '@bahati/contract/image-limits.ts';
import sharp from 'sharp';
import { type StaffLogin, signInStaff } from '#domains/staff/staff.testing.ts';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { addAnnouncement } from '#domains/content/content.testing.ts';
import { dropUnshownPictures, picturesPerHour } from './content-pictures.ts';

let platform: TestPlatform;
let staff: StaffLogin;
before(async () => {
  platform = await openTestPlatform();
  staff = await signInStaff(platform, { permissions: ['content.change'] });
});
after(() => platform.close());

const draw = (format: 'png' | 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#147' } })
    .withExifMerge({ IFD0: { Artist: 'somebody private' } })
    .toFormat(format)
    .toBuffer();

/** The same picture with a head that says it is this wide and this high. */
function pretendSize(png: Buffer, side: number): Buffer {
  const head = Buffer.from(png.subarray(12, 29));
  head.writeUInt32BE(side, 4);
  head.writeUInt32BE(side, 8);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(head));
  return Buffer.concat([png.subarray(0, 12), head, sum, png.subarray(33)]);
}

async function send(bytes: Buffer, type = 'image/png', token: string | undefined = staff.token) {
  const response = await platform.app.backOffice.inject({
    method: 'POST',
    url: contentPicturesPath,
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload: bytes,
  });
  return { status: response.statusCode, ...response.json() };
}

test('a picture is drawn anew and shown to everybody under a name of the operator', async () => {
  for (const format of ['png', 'jpeg'] as const) {
    const sent = await send(await draw(format), `image/${format}`);
    assert.equal(sent.success, true, sent.message);
    const { url, width, height } = sent.value;
    assert.match(url, new RegExp(`^/art/content/[0-9a-f-]{36}\\.${format}$`));
    assert.deepEqual([width, height], [40, 30]);
    for (const server of [platform.app.player, platform.app.backOffice]) {
      const shown = await server.inject({ url });
      assert.equal(shown.statusCode, 200);
      assert.equal(shown.headers['content-type'], `image/${format}`);
      assert.match(String(shown.headers['cache-control']), /immutable/);
      assert.match(String(shown.headers['content-security-policy']), /sandbox/);
      const head = await sharp(shown.rawPayload).metadata();
      assert.deepEqual([head.format, head.width, head.exif], [format, 40, undefined]);
    }
  }
});

test('what is no picture, or another than it says, is refused and leaves nothing', async () => {
  const count = async () =>
    (await platform.owner.query('SELECT 1 FROM content_pictures')).rows.length;
  const before = await count();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  for (const [bytes, type] of [
    [svg, 'image/png'],
    [Buffer.from('GIF89a'), 'image/jpeg'],
    [await draw('jpeg'), 'image/png'],
    [(await draw('png')).subarray(0, 50), 'image/png'],
  ] as const) {
    const { status, code } = await send(bytes, type);
    assert.deepEqual([status, code], [400, 'image_unreadable']);
  }
  assert.equal((await send(svg, 'image/svg+xml')).code, 'unsupported_media_type');
  assert.equal((await send(pretendSize(await draw('png'), 30_000))).code, 'image_too_many_pixels');
  const large = Buffer.alloc(imageLimits.bytes + 1);
  const tooLarge = await send(large);
  assert.deepEqual([tooLarge.status, tooLarge.code], [413, 'image_too_large']);
  assert.equal(await count(), before);
});

test('only who may change content sends pictures, and not without end', async () => {
  const reader = await signInStaff(platform, { permissions: ['content.read'] });
  const bytes = await draw('png');
  assert.equal((await send(bytes, 'image/png', reader.token)).code, 'forbidden');
  assert.equal((await send(bytes, 'image/png', '')).code, 'unauthenticated');
  await platform.owner.query(
    `INSERT INTO content_pictures (id, format, width, height, bytes, added_by)
     SELECT gen_random_uuid(), 'png', 1, 1, '\\x00', $1 FROM generate_series(1, $2)`,
    [staff.username, picturesPerHour],
  );
  assert.equal((await send(bytes)).code, 'too_many_requests');
  await platform.owner.query(`DELETE FROM content_pictures WHERE bytes = '\\x00'`);
});

test('a name nobody gave is not there', async () => {
  const { url } = (await send(await draw('png'))).value;
  for (const path of [
    url.replace('.png', '.jpeg'),
    url.replace('.png', ''),
    '/art/content/00000000-0000-4000-8000-000000000000.png',
    '/art/content/..%2f..%2fetc%2fpasswd',
  ]) {
    assert.equal((await platform.app.player.inject({ url: path })).statusCode, 404, path);
  }
});

test('what nothing shows goes after a day, what a banner or a notice shows stays', async () => {
  const urls: string[] = [];
  for (let at = 0; at < 5; at += 1) urls.push((await send(await draw('png'))).value.url);
  const [hung = '', told = '', lost = '', fresh = '', promoted = ''] = urls;
  await platform.owner.query(
    `INSERT INTO banners (code, group_name, wide_url, tall_url, title_en, title_sw, text_en,
       text_sw, linkage_type) VALUES ('hung', 'w_home', '/a.svg', $1, 'a', 'a', '', '', 'NONE')`,
    [hung],
  );
  await addAnnouncement(platform, { code: 'promoted', type: 'PR' });
  await platform.owner.query(
    `UPDATE announcements SET image_urls = ARRAY[$1] WHERE code = 'promoted'`,
    [promoted],
  );
  await addAnnouncement(platform, { code: 'told', type: 'PL' });
  await platform.owner.query(`UPDATE announcements SET html_sw = $1 WHERE code = 'told'`, [
    `<p><img src="${told}"></p>`,
  ]);
  await platform.owner.query(
    `UPDATE content_pictures SET added_at = now() - interval '25 hours'
      WHERE NOT strpos($1, id::text) > 0`,
    [fresh],
  );
  await dropUnshownPictures(platform.context);
  await dropUnshownPictures(platform.context);
  const statuses = await Promise.all(
    [hung, told, lost, fresh, promoted].map(
      async (url) => (await platform.app.player.inject({ url })).statusCode,
    ),
  );
  assert.deepEqual(statuses, [200, 200, 404, 200, 200]);
});
