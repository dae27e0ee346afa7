import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';
import { openTestPlatform, type TestPlatform } from '#platform/platform.testing.ts';
import { captchaCharacters } from './captcha-glyphs.ts';
import { drawCaptcha, randomCaptchaText } from './captcha-picture.ts';
import { assertCaptcha, dropOldCaptchas, isCaptchaRight } from './check-captcha.ts';
import { browserWithCaptcha } from '#domains/identity/identity.testing.ts';

let platform: TestPlatform;
before(async () => {
  platform = await openTestPlatform();
});
after(() => platform.close());

/** Reads a grey PNG as its specification says, checksums included. */
function readPng(png: Buffer): { width: number; height: number; pixels: Buffer } {
  assert.equal(png.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const size = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 4, at + 8 + size);
    assert.equal(png.readUInt32BE(at + 8 + size), crc32(body), name);
    chunks.set(name, body.subarray(4));
    at += size + 12;
  }
  assert.deepEqual([...chunks.keys()], ['IHDR', 'IDAT', 'IEND']);
  const header = chunks.get('IHDR') ?? Buffer.alloc(0);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  assert.deepEqual([...header.subarray(8)], [8, 0, 0, 0, 0]);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  assert.equal(rows.length, (width + 1) * height);
  const lines = Array.from({ length: height }, (_, y) => {
    assert.equal(rows[y * (width + 1)], 0);
    return rows.subarray(y * (width + 1) + 1, (y + 1) * (width + 1));
  });
  return { width, height, pixels: Buffer.concat(lines) };
}

test('the picture is a PNG of dark strokes on a light ground, none like another', async () => {
  const answer = await platform.player('GET /wps/captcha');
  const { width, height, pixels } = readPng(Buffer.from(answer.value, 'base64'));
  assert.deepEqual([width, height], [200, 72]);
  const dark = pixels.filter((grey) => grey < 100).length;
  assert.ok(dark > 400 && dark < pixels.length / 3, `${dark} dark pixels`);
  assert.ok(pixels.filter((grey) => grey > 200).length > pixels.length / 2);
  assert.notDeepEqual(drawCaptcha('ACEFH'), drawCaptcha('ACEFH'));
});

test('five characters, none of which looks like another', () => {
  assert.match(captchaCharacters, /^[^0OQD1IL2Z5S6G8BUV]+$/);
  for (const character of captchaCharacters) readPng(drawCaptcha(character.repeat(5)));
  const texts = new Set(Array.from({ length: 200 }, randomCaptchaText));
  assert.ok(texts.size > 195);
  for (const text of texts) {
    assert.equal(text.length, 5);
    assert.ok([...text].every((character) => captchaCharacters.includes(character)));
  }
});

test('the browser’s cookie is out of reach of scripts and other sites, and kept', async () => {
  const first = await platform.player('GET /wps/captcha');
  const setCookie = String(first.headers['set-cookie']);
  assert.match(setCookie, /^captcha=c_[\w-]{43}; Path=\/wps; HttpOnly; SameSite=Strict$/);
  const cookie = setCookie.split(';')[0] ?? '';
  const { rows } = await platform.owner.query<{ row: string }>(
    'SELECT captchas::text AS row FROM captchas',
  );
  assert.ok(rows.every(({ row }) => !row.includes(cookie.slice(10))));
  const tooSoon = await platform.player('GET /wps/captcha', { headers: { cookie } });
  assert.equal(tooSoon.status, 429);
  assert.equal(tooSoon.code, 'too_many_requests');
  assert.equal(tooSoon.details?.['retryAfterSeconds'], 1);
  await platform.owner.query(`UPDATE captchas SET drawn_at = drawn_at - interval '1 second'`);
  const next = await platform.player('GET /wps/captcha', { headers: { cookie } });
  assert.equal(next.status, 200);
  assert.equal(next.headers['set-cookie'], undefined);
});

test('an answer is good once, whatever its case', async () => {
  const { context } = platform;
  const { cookie } = await browserWithCaptcha(platform, 'ACEFH');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => isCaptchaRight(context, cookie, ' acEfh ')),
  );
  assert.equal(answers.filter(Boolean).length, 1);
});

test('a wrong answer throws the picture away', async () => {
  const { context } = platform;
  const { cookie, captcha } = await browserWithCaptcha(platform);
  assert.equal(await isCaptchaRight(context, cookie, 'XXXXX'), false);
  assert.equal(await isCaptchaRight(context, cookie, captcha), false);
});

test('a picture answers for its own browser alone, within five minutes', async () => {
  const { context, owner } = platform;
  const mine = await browserWithCaptcha(platform, 'ACEFH');
  const yours = await browserWithCaptcha(platform, 'JKMNP');
  for (const cookie of [undefined, '', 'captcha=', 'captcha=c_short', yours.cookie]) {
    assert.equal(await isCaptchaRight(context, cookie, mine.captcha), false);
  }
  assert.equal(await isCaptchaRight(context, `a=b; ${mine.cookie}; c=d`, mine.captcha), true);
  const old = await browserWithCaptcha(platform);
  await owner.query(`UPDATE captchas SET drawn_at = drawn_at - interval '5 minutes 1 second'`);
  assert.equal(await isCaptchaRight(context, old.cookie, old.captcha), false);
});

test('where it is always asked for, none and a wrong one are told apart', async () => {
  const { context } = platform;
  const { cookie, captcha } = await browserWithCaptcha(platform);
  const refuses = (code: string) => (error: unknown) => {
    assert.ok(error instanceof Error && 'details' in error);
    assert.equal(error.message, code);
    assert.deepEqual(error.details, { captcha: true });
    return true;
  };
  await assert.rejects(assertCaptcha(context, cookie, undefined), refuses('captcha_required'));
  await assertCaptcha(context, cookie, captcha);
  await assert.rejects(assertCaptcha(context, cookie, captcha), refuses('captcha_wrong'));
});

test('pictures nobody may answer any more are removed, others stay', async () => {
  const { context, owner } = platform;
  await browserWithCaptcha(platform);
  await owner.query(`UPDATE captchas SET drawn_at = now() - interval '6 minutes'`);
  const { cookie, captcha } = await browserWithCaptcha(platform);
  await dropOldCaptchas(context);
  const { rows } = await owner.query<{ count: number }>('SELECT count(*)::int FROM captchas');
  assert.equal(rows[0]?.count, 1);
  assert.equal(await isCaptchaRight(context, cookie, captcha), true);
});
