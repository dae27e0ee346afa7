/**
 * Uploads in a bucket of an S3-compatible store, addressed by path (`endpoint/bucket/key`), which
 * every such store understands. The bucket is private: whoever looks at a picture gets it from us.
 */
import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#platform/config.ts';
import { fileOf, type KeptFile, placeOf, type UploadStore } from './uploads-kept-file.ts';
import { type AskBucket, boundedText, bucketAsker, type S3Settings } from './uploads-s3-request.ts';

/** Undefined: pictures stay in a folder. The settings are judged together by config.ts. */
export function s3Settings(config: Config): S3Settings | undefined {
  const {
    UPLOAD_S3_ENDPOINT: endpoint,
    UPLOAD_S3_BUCKET: bucket,
    UPLOAD_S3_REGION: region,
    UPLOAD_S3_KEY_ID: accessKeyId,
    UPLOAD_S3_SECRET: secretAccessKey,
    UPLOAD_S3_PREFIX: prefix,
  } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, prefix };
}

/** The bucket may hold other things, other brands' pictures too: ours are below this. */
const rootOf = ({ prefix }: S3Settings) => `${prefix}uploads/`;
const longestWaitMs = 20_000;
/** A picture crosses the reader's own network, which may be slow. */
const longestReadMs = 120_000;
const mostPages = 10;
const longestListBytes = 2_000_000;

function keyOf(settings: S3Settings, file: KeptFile): string {
  const { drawer, name } = placeOf(file);
  return `${rootOf(settings)}${drawer}/${name}`;
}

export function s3Store(settings: S3Settings, waitMs = longestWaitMs): UploadStore {
  const ask = bucketAsker(settings, waitMs);
  return {
    async keep(path, file) {
      const headers = {
        'content-type': `image/${file.format}`,
        // Signed, so that the store takes these bytes and no others.
        'x-amz-content-sha256': await hashOf(path),
      };
      const body = await openAsBlob(path);
      const response = await ask(`/${keyOf(settings, file)}`, [200], {
        method: 'PUT',
        headers,
        body,
      });
      await response.body?.cancel();
    },
    read: (file) => read(ask, `/${keyOf(settings, file)}`, waitMs),
    async remove(file) {
      const response = await ask(`/${keyOf(settings, file)}`, [200, 204, 404], {
        method: 'DELETE',
      });
      await response.body?.cancel();
    },
    oldFiles: (drawer, olderThanMs) =>
      oldFiles(ask, `${rootOf(settings)}${drawer}/`, Date.now() - olderThanMs),
  };
}

/** The wait for the answer is short, the one for its bytes as long as a slow reader's. */
async function read(ask: AskBucket, path: string, waitMs: number): Promise<Readable | undefined> {
  const patience = new AbortController();
  const giveUp = () => patience.abort(new DOMException('too long', 'TimeoutError'));
  const waiting = setTimeout(giveUp, waitMs);
  const response = await ask(path, [200, 404], { signal: patience.signal }).finally(() =>
    clearTimeout(waiting),
  );
  if (response.status === 200 && response.body) {
    const reading = setTimeout(giveUp, longestReadMs);
    const bytes = Readable.fromWeb(response.body as ReadableStream);
    return bytes.once('close', () => clearTimeout(reading));
  }
  await response.body?.cancel();
  return undefined;
}

async function oldFiles(ask: AskBucket, prefix: string, before: number): Promise<KeptFile[]> {
  const found: KeptFile[] = [];
  let token: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (token !== undefined) query.set('continuation-token', token);
    const list = await boundedText(await ask(`?${query}`, [200]), longestListBytes);
    found.push(...oldOf(list, before));
    token = unescaped(/<NextContinuationToken>([^<]+)</.exec(list)?.[1]);
    if (token === undefined) break;
  }
  return found;
}

/** The files of a list (ListBucketResult) that were last changed before this. */
function oldOf(list: string, before: number): KeptFile[] {
  return [...list.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1] ?? '';
    const at = Date.parse(/<LastModified>([^<]+)</.exec(entry)?.[1] ?? '');
    const file = fileOf(key.split('/').at(-1) ?? '');
    // What cannot be read as a time is left alone.
    return file && at < before ? [file] : [];
  });
}

function unescaped(text: string | undefined): string | undefined {
  return text?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
