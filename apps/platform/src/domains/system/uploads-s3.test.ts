import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { after, afterEach, test } from 'node:test';
import { memberImagesPath } from '@bahati/contract/player-site/system/image-paths.ts';
import { platformConfig } from '#platform/config.ts';
import { registerTestMember } from '#platform/platform.testing.ts';
import {
  filesIn,
  openSupportPlatform,
  picture,
  sendImage,
} from '#domains/support/support.testing.ts';
import { dropOldUploads, sweepStrayUploads } from './drop-old-uploads.ts';
import { fakeS3Keys, openFakeS3, signatureOf } from './fake-s3.testing.ts';
import { type KeptFile, StoreFault } from './uploads-kept-file.ts';
import { s3Settings, s3Store } from './uploads-s3.ts';

const s3 = await openFakeS3();
const platform = await openSupportPlatform({ environment: s3.settings });
const folder = await mkdtemp(join(tmpdir(), 'bahati-s3-'));
afterEach(() => {
  s3.state.mood = 'well';
});
after(async () => {
  await platform.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const member = await registerTestMember(platform);
const send = async () =>
  sendImage(platform, member.token, await picture('png'), { path: memberImagesPath });
const read = (url: string) => platform.app.player.inject({ url });

const settings = s3Settings(platform.context.config);
assert.ok(settings);
const soon = s3Store(settings, 5_000);
const impatient = s3Store(settings, 200);

async function keptFile(): Promise<KeptFile> {
  const file = { id: randomUUID(), format: 'png' as const };
  const path = join(folder, file.id);
  await writeFile(path, `bytes of ${file.id}`);
  await soon.keep(path, file);
  return file;
}

async function faultOf(work: Promise<unknown>): Promise<string> {
  const fault = await work.then(
    () => assert.fail('It worked.'),
    (error: unknown) => error,
  );
  assert.ok(fault instanceof StoreFault, String(fault));
  assert.ok(!fault.message.includes(fakeS3Keys.secretAccessKey));
  return fault.message;
}

test('the fake store signs as the published examples of S3 do', () => {
  const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const host = 'examplebucket.s3.amazonaws.com';
  const at = '20130524T000000Z';
  const common = { at, region: 'us-east-1' };
  const date = { host, 'x-amz-date': at };
  const get = {
    ...common,
    method: 'GET',
    path: '/test.txt',
    query: '',
    headers: { ...date, range: 'bytes=0-9', 'x-amz-content-sha256': emptyHash },
    signedHeaders: ['host', 'range', 'x-amz-content-sha256', 'x-amz-date'],
    payloadHash: emptyHash,
  };
  assert.equal(
    signatureOf(get, secret),
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  const payloadHash = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
  const put = {
    ...common,
    method: 'PUT',
    path: '/test%24file.text',
    query: '',
    headers: {
      ...date,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': payloadHash,
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    },
    signedHeaders: ['date', 'host', 'x-amz-content-sha256', 'x-amz-date', 'x-amz-storage-class'],
    payloadHash,
  };
  assert.equal(
    signatureOf(put, secret),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
  const list = {
    ...get,
    path: '/',
    query: 'prefix=J&max-keys=2',
    headers: { ...date, 'x-amz-content-sha256': emptyHash },
    signedHeaders: ['host', 'x-amz-content-sha256', 'x-amz-date'],
  };
  assert.equal(
    signatureOf(list, secret),
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

test('a picture stands in the bucket by our name and comes back through our link', async () => {
  const sent = await send();
  assert.equal(sent.status, 200, JSON.stringify(sent));
  const { id, url } = sent.value;
  const key = `uploads/${id.slice(0, 2)}/${id}.png`;
  assert.equal(s3.objects.get(key)?.type, 'image/png');
  assert.ok(s3.seen.includes(`PUT /${fakeS3Keys.bucket}/${key}`));
  const shown = await read(url);
  assert.equal(shown.statusCode, 200);
  assert.deepEqual(shown.rawPayload, s3.objects.get(key)?.bytes);
  assert.deepEqual(await filesIn(platform.folder), []);
});

test('a picture that is gone from the bucket is not found, whatever the row says', async () => {
  const { url } = (await send()).value;
  s3.objects.clear();
  assert.equal((await read(url)).statusCode, 404);
});

test('a wrong secret, region or bucket is told, and no secret is', async () => {
  const file = await keptFile();
  const wrong = (change: object) => s3Store({ ...settings, ...change }, 5_000).read(file);
  assert.match(await faultOf(wrong({ secretAccessKey: 'x' })), /403 SignatureDoesNotMatch/);
  assert.match(await faultOf(wrong({ region: 'eu-west-1' })), /403 AuthorizationHeaderMalformed/);
  assert.match(await faultOf(wrong({ accessKeyId: 'AKIA' })), /403 InvalidAccessKeyId/);
  const elsewhere = s3Store({ ...settings, bucket: 'another' }, 5_000);
  assert.match(await faultOf(elsewhere.oldFiles('00', 0)), /404 NoSuchBucket/);
});

test('a store that hangs, redirects, breaks or is gone is given up, and asked once', async () => {
  const file = await keptFile();
  const before = s3.seen.length;
  s3.state.mood = 'hangs';
  assert.match(await faultOf(impatient.read(file)), /GET of an upload was not answered in time/);
  assert.match(
    await faultOf(impatient.remove(file)),
    /DELETE of an upload was not answered in time/,
  );
  s3.state.mood = 'redirects';
  assert.match(await faultOf(soon.read(file)), /307 a redirect, which is not followed/);
  s3.state.mood = 'broken';
  assert.match(await faultOf(soon.read(file)), /503 SlowDown/);
  assert.equal(s3.seen.length - before, 4);
  assert.ok(!s3.seen.some((line) => line.includes('elsewhere')));
  const nobody = s3Store({ ...settings, endpoint: 'http://127.0.0.1:9' }, 5_000);
  assert.match(await faultOf(nobody.read(file)), /ECONNREFUSED|failed/);
});

test('bytes that stop half way are an error to whoever reads, not a shorter picture', async () => {
  const file = await keptFile();
  s3.state.mood = 'stops half way';
  const bytes = await soon.read(file);
  assert.ok(bytes);
  await assert.rejects(buffer(bytes));
});

test('while the store is out of order a sender may try again, and nothing is left', async () => {
  const rows = 'SELECT id FROM uploads';
  const before = (await platform.owner.query(rows)).rows.length;
  s3.state.mood = 'broken';
  const refused = await send();
  assert.deepEqual([refused.status, refused.code], [503, 'retry']);
  assert.equal((await platform.owner.query(rows)).rows.length, before);
  assert.deepEqual(await filesIn(platform.folder), []);
  s3.state.mood = 'well';
  const { url } = (await send()).value;
  s3.state.mood = 'broken';
  const unread = await read(url);
  assert.deepEqual([unread.statusCode, unread.json().code], [503, 'retry']);
});

test('what nobody knows is found in the bucket page by page, and goes once it is old', async () => {
  s3.objects.clear();
  s3.state.pageSize = 2;
  const known = (await send()).value;
  const drawer = known.id.slice(0, 2);
  const strays = Array.from({ length: 5 }, () => `${drawer}${randomUUID().slice(2)}`);
  const longAgo = new Date(Date.now() - 3 * 86_400_000);
  for (const id of strays) {
    s3.objects.set(`uploads/${drawer}/${id}.png`, {
      bytes: Buffer.from('x'),
      type: '',
      at: longAgo,
    });
  }
  const foreign = `uploads/${drawer}/notes.txt`;
  s3.objects.set(foreign, { bytes: Buffer.from('x'), type: '', at: longAgo });
  const kept = s3.objects.get(`uploads/${drawer}/${known.id}.png`);
  assert.ok(kept);
  kept.at = longAgo;
  const young = `${drawer}${randomUUID().slice(2)}`;
  s3.objects.set(`uploads/${drawer}/${young}.png`, { ...kept, at: new Date() });
  await sweepStrayUploads(platform.context);
  assert.deepEqual(
    [...s3.objects.keys()].toSorted(),
    [foreign, `uploads/${drawer}/${known.id}.png`, `uploads/${drawer}/${young}.png`].toSorted(),
  );
  await platform.owner.query(`UPDATE uploads SET created_at = now() - interval '3 hours'`);
  await dropOldUploads(platform.context);
  assert.ok(!s3.objects.has(`uploads/${drawer}/${known.id}.png`));
});

test('half a bucket is refused by name, and plain HTTP in production', () => {
  const base = { DATABASE_URL: 'postgres://u@127.0.0.1/d', NODE_ENV: 'test' };
  const { UPLOAD_S3_SECRET: _, ...half } = s3.settings;
  assert.throws(() => platformConfig({ ...base, ...half }), /UPLOAD_S3_SECRET/);
  const { UPLOAD_S3_SECRET, UPLOAD_S3_REGION } = s3.settings;
  assert.throws(
    () => platformConfig({ ...base, UPLOAD_S3_SECRET, UPLOAD_S3_REGION }),
    /UPLOAD_S3_ENDPOINT.*UPLOAD_S3_BUCKET.*UPLOAD_S3_KEY_ID/s,
  );
  assert.throws(
    () => platformConfig({ ...base, ...s3.settings, UPLOAD_S3_ENDPOINT: 'http://a.b/c' }),
    /UPLOAD_S3_ENDPOINT/,
  );
  assert.throws(
    () => platformConfig({ ...base, ...s3.settings, NODE_ENV: 'production' }),
    /UPLOAD_S3_ENDPOINT.*HTTPS/s,
  );
  assert.equal(s3Settings(platformConfig(base)), undefined);
});
