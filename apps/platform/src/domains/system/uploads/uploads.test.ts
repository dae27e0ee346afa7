import { until } from '@bahati/testing/until.ts';
import assert from 'node:assert/strict';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { after, test } from 'node:test';
import { chatImagesPath } from '@bahati/contract/player-site/support/chat-limits.ts';
import { memberImagesPath } from '@bahati/contract/player-site/system/image-paths.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import sharp from 'sharp';
import {
  filesIn,
  openSupportPlatform,
  openVisitorChat,
  picture,
  sendImage,
} from '#domains/support/support.testing.ts';
import { registerTestMember } from '#platform/platform.testing.ts';
import { dropOldUploads, startSweepingIncoming, sweepStrayUploads } from './drop-old-uploads.ts';
import { claimUploads, memberOwner } from './keep-upload.ts';
import { sweepIncoming } from './uploads-folder.ts';

let now = () => new Date();
const platform = await openSupportPlatform({ now: () => now() });
after(() => platform.close());
const visitor = await openVisitorChat(platform);
const { token } = await registerTestMember(platform);

const read = (url: string, server = platform.app.player) => server.inject({ url });
const rowCount = async () => {
  const { rows } = await platform.owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM uploads',
  );
  return rows[0]?.count;
};

/** A part of a PNG: length, name, content, checksum. */
function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says it is this large and packs to nearly nothing. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    part('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture comes back drawn anew, without what its file knew besides', async () => {
  const given = await sharp(await picture('jpeg', { width: 300, height: 200 }))
    .withExif({ IFD0: { Copyright: 'secret-place-of-amani' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
  assert.ok(given.includes('secret-place-of-amani'));
  const sent = await sendImage(platform, token, given, { type: 'image/jpeg' });
  assert.equal(sent.status, 200, JSON.stringify(sent));
  assert.deepEqual([sent.value.width, sent.value.height], [300, 200]);
  for (const server of [platform.app.player, platform.app.backOffice]) {
    const shown = await read(sent.value.url, server);
    assert.equal(shown.statusCode, 200);
    assert.equal(shown.headers['content-type'], 'image/jpeg');
    assert.equal(shown.headers['x-content-type-options'], 'nosniff');
    assert.match(String(shown.headers['content-security-policy']), /sandbox/);
    assert.match(String(shown.headers['cache-control']), /private/);
    assert.ok(!shown.rawPayload.includes('secret-place-of-amani'));
    assert.equal((await sharp(shown.rawPayload).metadata()).exif, undefined);
  }
});

test('a picture lying on its side is set upright before its direction is forgotten', async () => {
  const given = await sharp(await picture('jpeg', { width: 60, height: 20 }))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const sent = await sendImage(platform, token, given, { type: 'image/jpeg' });
  assert.deepEqual([sent.value.width, sent.value.height], [20, 60]);
});

test('a camera’s large picture is made as large as a screen', async () => {
  const given = await picture('jpeg', { width: 5000, height: 2500 });
  const sent = await sendImage(platform, token, given, { type: 'image/jpeg' });
  assert.deepEqual([sent.value.width, sent.value.height], [2048, 1024]);
});

test('what hides behind a picture’s end does not survive', async () => {
  const script = '<script>alert(document.domain)</script>';
  const given = Buffer.concat([await picture('png'), Buffer.from(script)]);
  const sent = await sendImage(platform, token, given);
  assert.equal(sent.status, 200);
  assert.ok(!(await read(sent.value.url)).rawPayload.includes('script'));
});

test('what is no whole picture is refused, and neither row nor file is left', async () => {
  const [rows, files] = [await rowCount(), (await filesIn(platform.folder)).length];
  const png = await picture('png', { width: 400, height: 400, isNoisy: true });
  const jpeg = await picture('jpeg', { width: 400, height: 400, isNoisy: true });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cases: [string, Buffer][] = [
    ['another beginning', Buffer.concat([Buffer.from('GIF89a'), png])],
    ['an SVG', svg],
    ['a page', Buffer.from('<!doctype html><p>png</p>')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a beginning', png.subarray(0, 5)],
    ['a beginning and noise', Buffer.concat([png.subarray(0, 8), randomBytes(5_000)])],
    ['a cut PNG', png.subarray(0, png.length / 2)],
    ['a cut JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG that begins as a JPEG', Buffer.concat([Buffer.from('ffd8ff', 'hex'), png])],
    ['a WebP', await sharp(png).webp().toBuffer()],
  ];
  for (const [what, bytes] of cases) {
    const { status, code } = await sendImage(platform, token, bytes);
    assert.deepEqual([status, code], [400, 'image_unreadable'], what);
  }
  assert.equal(await rowCount(), rows);
  assert.equal((await filesIn(platform.folder)).length, files);
});

const spoiltPictures = repetitions('pictures with noise in the middle', { usual: 4, long: 12 });

test('noise in the middle of a picture breaks nothing but the picture', async () => {
  const png = await picture('png', { width: 200, height: 200, isNoisy: true });
  for (let at = 0; at < spoiltPictures; at += 1) {
    const spoilt = Buffer.from(png);
    randomBytes(24).copy(spoilt, 8 + Math.floor((png.length - 40) * (at / spoiltPictures)));
    const { status } = await sendImage(platform, token, spoilt);
    assert.ok(status === 200 || status === 400, String(status));
  }
});

test('a bomb is known by its head, before anything is unpacked', async () => {
  const { status, code } = await sendImage(platform, token, bomb(30_000, 30_000));
  assert.deepEqual([status, code], [400, 'image_too_many_pixels']);
});

test('five megabytes are taken and one byte more is not, told ahead or not', async () => {
  const png = await picture('png');
  const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
  const most = 5 * 1024 * 1024;
  assert.equal((await sendImage(platform, token, padded(most))).status, 200);
  const files = (await filesIn(platform.folder)).length;
  const over = await sendImage(platform, token, padded(most + 1));
  assert.deepEqual([over.status, over.code], [413, 'image_too_large']);
  await platform.app.player.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.player.server.address() as AddressInfo;
  const pieces = padded(most + 1);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(pieces);
      controller.close();
    },
  });
  // A stream tells no length ahead.
  const request = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body,
    duplex: 'half',
  };
  const response = await fetch(`http://127.0.0.1:${port}/wps/chat/images`, request);
  assert.equal(response.status, 413);
  assert.equal((await filesIn(platform.folder)).length, files);
});

test('a sender who hangs up half way leaves neither row nor file', async () => {
  const { port } = platform.app.player.server.address() as AddressInfo;
  const [rows, files] = [await rowCount(), (await filesIn(platform.folder)).length];
  const png = await picture('png', { width: 300, height: 300, isNoisy: true });
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /wps/chat/images HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: image/png\r\ncontent-length: ${png.length}\r\n\r\n`,
  );
  socket.write(png.subarray(0, 100_000));
  const count = async () => (await filesIn(platform.folder)).length;
  await until('its first bytes', async () => (await count()) > files);
  socket.destroy();
  await until('it to be swept away', async () => (await count()) === files);
  assert.equal(await rowCount(), rows);
});

test('without its proof, with another’s, changed or late, a link leads nowhere', async () => {
  const first = (await sendImage(platform, token, await picture('png'))).value;
  const second = (await sendImage(platform, token, await picture('png'))).value;
  const late = first.url.replace(/until=\d+/, (text: string) => `${text}0`);
  const wrong = [
    `/wps/uploads/${first.id}`,
    first.url.replace(first.id, second.id),
    first.url.replace(first.id, randomUUID()),
    late,
    `${first.url}x`,
    first.url.replace(/proof=.*/, 'proof='),
    `${first.url}&until=1`,
    '/wps/uploads/..%2f..%2fetc%2fpasswd?until=9999999999&proof=x',
  ];
  for (const url of wrong) {
    const answer = await read(url);
    assert.equal(answer.statusCode, 404, url);
    assert.equal(answer.json().code, 'not_found');
  }
  assert.equal((await read(first.url)).statusCode, 200);
  now = () => new Date(Date.now() + 7 * 3_600_000);
  assert.equal((await read(first.url)).statusCode, 404);
  now = () => new Date();
});

test('a member’s picture is his own to speak of, once, and kept as long as that asks for', async () => {
  const [mine, other] = [await registerTestMember(platform), await registerTestMember(platform)];
  const sent = await sendImage(platform, mine.token, await picture('png'), {
    path: memberImagesPath,
  });
  assert.equal(sent.status, 200, JSON.stringify(sent));
  const { id, url } = sent.value;
  const claim = (memberId: bigint) =>
    inTransaction(platform.context.database, (transaction) =>
      claimUploads(transaction, memberOwner(memberId), [id], 400),
    );
  assert.deepEqual([await claim(other.id), await claim(mine.id)], [false, true]);
  assert.equal(await claim(mine.id), false);
  await platform.owner.query(
    `UPDATE uploads SET created_at = now() - interval '300 days' WHERE id = $1`,
    [id],
  );
  await dropOldUploads(platform.context);
  assert.equal((await read(url)).statusCode, 200);
  await platform.owner.query('UPDATE uploads SET keep_until = now() WHERE id = $1', [id]);
  await dropOldUploads(platform.context);
  assert.equal((await read(url)).statusCode, 404);
  assert.ok(!(await filesIn(platform.folder)).some((name) => name.startsWith(id)));
});

test('only a member’s own session sends to the members’ path', async () => {
  const png = await picture('png');
  const options = { path: memberImagesPath };
  for (const proof of [undefined, visitor, 'm_wrong']) {
    assert.equal((await sendImage(platform, proof, png, options)).code, 'unauthenticated');
  }
});

test('a trial account stores no picture, neither in its chat nor elsewhere', async () => {
  const { value } = await platform.player('POST /wps/session/login/freeplay', {
    body: { os: 'Android', platform: 'W', gatewayVersion: 3 },
  });
  const png = await picture('png');
  for (const path of [memberImagesPath, chatImagesPath]) {
    const { status, code } = await sendImage(platform, value.token, png, { path });
    assert.deepEqual([status, code], [403, 'need_true_account'], path);
  }
});

test('visitors store few pictures each, and a bounded number together', async () => {
  const png = await picture('png');
  const mine = await openVisitorChat(platform);
  const plant = (owner: string, count: number) =>
    platform.owner.query(
      `INSERT INTO uploads (id, owner, format, width, height, bytes, is_anonymous)
       SELECT gen_random_uuid(), $1, 'png', 1, 1, 1, true FROM generate_series(1, $2)`,
      [owner, count],
    );
  assert.equal((await sendImage(platform, mine, png)).status, 200);
  const { rows } = await platform.owner.query<{ owner: string }>(
    'SELECT owner FROM uploads WHERE is_anonymous',
  );
  await plant(rows[0]!.owner, 9);
  assert.equal((await sendImage(platform, mine, png)).code, 'too_many_requests');
  await plant('chat:0', 990);
  const other = await openVisitorChat(platform);
  assert.equal((await sendImage(platform, other, png)).code, 'too_many_requests');
  await platform.owner.query('DELETE FROM uploads WHERE is_anonymous');
});

test('whoever sends many at once waits, and holds up nobody else', async () => {
  const eager = await registerTestMember(platform);
  const png = await picture('png');
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => sendImage(platform, eager.token, png)),
  );
  const refused = sent.filter(({ code }) => code === 'too_many_requests');
  // Those that come once an earlier one is drawn pass again.
  assert.ok(refused.length >= 1 && refused.length <= 5, String(refused.length));
  assert.equal(sent.length - refused.length, sent.filter(({ status }) => status === 200).length);
});

test('what nothing speaks of goes after two hours, the rest when its time is over', async () => {
  const send = async () => (await sendImage(platform, token, await picture('png'))).value;
  const [fresh, unclaimed, claimed, old] = [await send(), await send(), await send(), await send()];
  const age = (id: string, days: number, isClaimed: boolean) =>
    platform.owner.query(
      `UPDATE uploads SET created_at = now() - make_interval(hours => $2),
              claimed_at = CASE WHEN $3 THEN now() END WHERE id = $1`,
      [id, days * 24 + 3, isClaimed],
    );
  await age(unclaimed.id, 0, false);
  await age(claimed.id, 20, true);
  await age(old.id, 30, true);
  await dropOldUploads(platform.context);
  // A second run changes nothing.
  await dropOldUploads(platform.context);
  const statuses = [];
  for (const { url } of [fresh, unclaimed, claimed, old])
    statuses.push((await read(url)).statusCode);
  assert.deepEqual(statuses, [200, 404, 200, 404]);
  const names = await filesIn(platform.folder);
  assert.ok(!names.some((name) => name.startsWith(old.id) || name.startsWith(unclaimed.id)));
});

test('files nobody knows are swept away once they are old, known ones stay', async () => {
  const known = (await sendImage(platform, token, await picture('png'))).value;
  const stray = `ab${randomUUID().slice(2)}`;
  const places = [join('ab', `${stray}.png`), join('incoming', randomUUID())];
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  await mkdir(join(platform.folder, 'ab'), { recursive: true });
  for (const place of places) {
    await writeFile(join(platform.folder, place), 'left behind');
    await utimes(join(platform.folder, place), longAgo, longAgo);
  }
  const kept = join(platform.folder, known.id.slice(0, 2), `${known.id}.png`);
  await utimes(kept, longAgo, longAgo);
  await sweepIncoming(platform.context.config, 60_000);
  await sweepStrayUploads(platform.context);
  const names = await filesIn(platform.folder);
  assert.ok(!names.some((name) => places.some((place) => place.endsWith(name))));
  assert.equal((await read(known.url)).statusCode, 200);
});

test('what a killed process was taking in is gone before ten minutes are over', async () => {
  const incoming = join(platform.folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  // The next look is two minutes later at most.
  const ages = { 'eight-minutes': 480_000, 'a-minute': 60_000 };
  for (const [name, ms] of Object.entries(ages)) {
    await writeFile(join(incoming, name), 'half a picture');
    const at = new Date(Date.now() - ms);
    await utimes(join(incoming, name), at, at);
  }
  const sweeping = startSweepingIncoming(platform.context.config, platform.context.log);
  await sweeping.stop();
  const names = await filesIn(platform.folder);
  assert.deepEqual([names.includes('eight-minutes'), names.includes('a-minute')], [false, true]);
  await rm(join(incoming, 'a-minute'));
});

test('nobody sends pictures without a chat, and in one not without end', async () => {
  const png = await picture('png');
  assert.equal((await sendImage(platform, undefined, png)).code, 'unauthenticated');
  assert.equal((await sendImage(platform, `v_${'A'.repeat(43)}`, png)).code, 'unauthenticated');
  const other = await sendImage(platform, token, png, { type: 'application/json' });
  assert.equal(other.status, 400);
  const text = await sendImage(platform, token, png, { type: 'text/plain' });
  assert.ok([400, 415].includes(text.status));
  await platform.owner.query(
    `INSERT INTO uploads (id, owner, format, width, height, bytes)
     SELECT gen_random_uuid(), 'chat:' || chats.id, 'png', 1, 1, 1
       FROM chats, generate_series(1, 60)`,
  );
  const refused = await sendImage(platform, token, png);
  assert.deepEqual([refused.status, refused.code], [429, 'too_many_requests']);
});
