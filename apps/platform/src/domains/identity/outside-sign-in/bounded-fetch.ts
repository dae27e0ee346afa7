/** Requests to a server of somebody else's: an end to the wait and to what is read. */
import { fetchOutside } from '@bahati/server-kit/hosts/fetch-outside.ts';
import { outsideName, timeOutside } from '@bahati/server-kit/metrics/call-times.ts';
import type { CustomFetch } from 'openid-client';

export type FetchLimits = {
  /** Ends every request of one use together. */
  signal: AbortSignal;
  longestBytes: number;
  /** Plain HTTP only where the provider is a test's or the demo's own. */
  isPlainHttpAllowed: boolean;
};

/** Throws on plain HTTP, on a redirect, after the signal, and beyond the bytes. */
export function boundedFetch({
  signal,
  longestBytes,
  isPlainHttpAllowed,
}: FetchLimits): CustomFetch {
  return async (url, options) => {
    if (!isPlainHttpAllowed && !url.startsWith('https:')) {
      throw new TypeError(`Not fetched, for it is not HTTPS: ${new URL(url).origin}`);
    }
    const exchange = async () => {
      const response = await fetchOutside(url, {
        ...(options as RequestInit),
        redirect: 'error',
        signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal,
      });
      const body = await readBounded(response, longestBytes);
      const { status, headers } = response;
      return new Response(body.length > 0 ? body : null, { status, headers });
    };
    return timeOutside(outsideName(new URL(url).host, options.method, url), exchange);
  };
}

async function readBounded(response: Response, longestBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > longestBytes) throw new TypeError('The answer is longer than is read.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
