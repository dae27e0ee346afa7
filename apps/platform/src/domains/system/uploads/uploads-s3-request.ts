/**
 * One signed request to a bucket, bounded in time and followed nowhere else. The SDK of AWS reads a
 * list of any length whole, and takes 38 MB a process for these four requests (ADR 24).
 */
import { timeOutside } from '@bahati/server-kit/metrics/call-times.ts';
import { AwsClient } from 'aws4fetch';
import { StoreFault } from './uploads-kept-file.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What every name in the bucket begins with; empty or ending with a slash. */
  prefix: string;
};

export type AskBucket = (
  path: string,
  expected: readonly number[],
  init?: Omit<RequestInit, 'redirect'>,
) => Promise<Response>;

/** Asks once. An answer of another status than the expected ones is a StoreFault, as is none. */
export function bucketAsker(settings: S3Settings, waitMs: number): AskBucket {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  return async (path, expected, { signal = AbortSignal.timeout(waitMs), ...init } = {}) => {
    const what = `${init.method ?? 'GET'} of an upload`;
    try {
      const request = await client.sign(`${endpoint}/${bucket}${path}`, {
        ...init,
        // The signature is for this address alone.
        redirect: 'manual',
        signal,
      });
      const name = { party: 'uploads', call: init.method ?? 'GET' };
      const response = await timeOutside(name, () => fetch(request));
      if (expected.includes(response.status)) return response;
      throw new StoreFault(`${what} was answered ${response.status} ${await reasonOf(response)}`);
    } catch (error) {
      throw faultOf(error, what);
    }
  };
}

/** The store's own word for what was wrong; it may say more, which nobody needs. */
async function reasonOf(response: Response): Promise<string> {
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    return 'a redirect, which is not followed: are endpoint and region right?';
  }
  const text = await boundedText(response, 10_000).catch(() => '');
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}

export async function boundedText(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new StoreFault('The store answered more than is read.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** What fetch says of its trouble stands in the cause. */
function faultOf(error: unknown, what: string): StoreFault {
  if (error instanceof StoreFault) return error;
  const { name = '', cause } = error instanceof Error ? error : {};
  if (name === 'TimeoutError') return new StoreFault(`${what} was not answered in time`);
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  return new StoreFault(`${what} failed: ${code}`, { cause: error });
}
