/**
 * A store that speaks S3 as far as uploads need it, and judges every signature by the published
 * algorithm (AWS Signature Version 4, "Authenticating Requests: Using the Authorization Header"),
 * written here anew so that the client is not judged by itself.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type SignedParts = {
  method: string;
  /** As they stand in the request line. */
  path: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  signedHeaders: readonly string[];
  payloadHash: string;
  at: string;
  region: string;
};

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** The signature of a request to S3, in hex. */
export function signatureOf(parts: SignedParts, secret: string): string {
  const { method, path, query, headers, signedHeaders, payloadHash, at, region } = parts;
  const sortedQuery = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&');
  const canonical = [
    method,
    path,
    sortedQuery,
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim()}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
  const day = at.slice(0, 8);
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)];
  const steps = [day, region, 's3', 'aws4_request'];
  const key = steps.reduce<string | Buffer>((last, step) => hmac(last, step), `AWS4${secret}`);
  return hmac(key, toSign.join('\n')).toString('hex');
}

export const fakeS3Keys = {
  accessKeyId: 'AKIAUPLOADSEXAMPLE',
  secretAccessKey: 'a-secret-that-must-not-leak/EXAMPLE',
  region: 'af-south-1',
  bucket: 'bahati-pictures',
};

/** How the store behaves just now. */
type Mood = 'well' | 'hangs' | 'redirects' | 'broken' | 'stops half way';

type State = { mood: Mood; pageSize: number };

type Objects = Map<string, Kept>;

type Kept = { bytes: Buffer; type: string; at: Date };

export async function openFakeS3() {
  const objects = new Map<string, Kept>();
  const seen: string[] = [];
  const state: State = { mood: 'well', pageSize: 1_000 };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await buffer(request);
      seen.push(`${request.method} ${request.url}`);
      if (state.mood === 'hangs') return;
      if (state.mood === 'redirects') {
        response.writeHead(307, { location: `http://${request.headers.host}/elsewhere` }).end();
        return;
      }
      if (state.mood === 'broken') return refuse(response, 503, 'SlowDown');
      const wrong = wrongWith(request, body);
      if (wrong) return refuse(response, 403, wrong);
      answer(objects, state, { request, response, body });
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    objects,
    seen,
    state,
    settings: {
      UPLOAD_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      UPLOAD_S3_BUCKET: fakeS3Keys.bucket,
      UPLOAD_S3_REGION: fakeS3Keys.region,
      UPLOAD_S3_KEY_ID: fakeS3Keys.accessKeyId,
      UPLOAD_S3_SECRET: fakeS3Keys.secretAccessKey,
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; body: Buffer };

function answer(objects: Objects, state: State, { request, response: to, body }: Exchange) {
  const { method, url = '', headers } = request;
  const { pathname, searchParams } = new URL(url, 'http://store');
  const [, bucket, ...rest] = pathname.split('/');
  if (bucket !== fakeS3Keys.bucket) return refuse(to, 404, 'NoSuchBucket');
  const key = rest.join('/');
  if (key === '') return to.end(listOf(objects, searchParams, state.pageSize));
  const kept = objects.get(key);
  if (method === 'PUT') {
    if (headers['content-length'] === undefined) return refuse(to, 411, 'MissingContentLength');
    objects.set(key, { bytes: body, type: String(headers['content-type']), at: new Date() });
    return to.end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return to.writeHead(204).end();
  }
  if (!kept) return refuse(to, 404, 'NoSuchKey');
  to.writeHead(200, { 'content-type': kept.type, 'content-length': kept.bytes.length });
  if (state.mood !== 'stops half way') return to.end(kept.bytes);
  to.write(kept.bytes.subarray(0, kept.bytes.length / 2));
  setTimeout(() => to.destroy(), 50);
}

function listOf(objects: Objects, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const names = [...objects.keys()].toSorted().filter((key) => key.startsWith(prefix));
  const left = names.filter((key) => key > after);
  const shown = left.slice(0, pageSize);
  const entries = shown.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}` +
      '</LastModified><ETag>&quot;0&quot;</ETag><Size>1</Size></Contents>',
  );
  const next =
    left.length > shown.length
      ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>`
      : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`;
}

function refuse(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** The code S3 refuses a request with; undefined: it is signed as it should be. */
function wrongWith(request: IncomingMessage, body: Buffer): string | undefined {
  const [, keyId, day, region = '', names = '', signature] =
    form.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== fakeS3Keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== fakeS3Keys.region) return 'AuthorizationHeaderMalformed';
  const header = (name: string) => String(request.headers[name] ?? '');
  const [at, payloadHash] = [header('x-amz-date'), header('x-amz-content-sha256')];
  const signedHeaders = names.split(';');
  const isCovered = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    signedHeaders.includes(name),
  );
  if (!isCovered || !at.startsWith(String(day))) return 'AccessDenied';
  if (payloadHash !== 'UNSIGNED-PAYLOAD' && payloadHash !== sha256(body)) {
    return 'XAmzContentSHA256Mismatch';
  }
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = Object.fromEntries(signedHeaders.map((name) => [name, header(name)]));
  const parts = { method: request.method ?? '', path, query, headers, signedHeaders, payloadHash };
  const right = signatureOf({ ...parts, at, region }, fakeS3Keys.secretAccessKey);
  return right === signature ? undefined : 'SignatureDoesNotMatch';
}
