/**
 * `fetch` to another program. Names that end in `.localhost` are this machine's (RFC 6761), which
 * browsers know and resolvers need not; `fetch` lets nobody say where a name is, and sets the Host.
 */
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';

export function fetchOutside(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const target = new URL(url);
  const isHere = target.protocol === 'http:' && target.hostname.endsWith('.localhost');
  return isHere ? fetchHere(target, init) : fetch(url, init);
}

/** No redirect is followed: a program of ours makes none. */
async function fetchHere(target: URL, init: RequestInit): Promise<Response> {
  const { method, headers, body } = new Request(target, init);
  const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port: target.port || 80,
        path: target.pathname + target.search,
        method,
        headers: { ...Object.fromEntries(headers), host: target.host },
        ...(init.signal ? { signal: init.signal } : {}),
      },
      resolve,
    );
    request.on('error', reject).end(bytes);
  });
  const status = answer.statusCode ?? 500;
  if (init.redirect !== 'manual' && status >= 300 && status < 400) {
    answer.destroy();
    throw new TypeError('A redirect is not followed.');
  }
  const isEmpty = status === 204 || status === 304;
  if (isEmpty) answer.resume();
  return new Response(isEmpty ? null : (Readable.toWeb(answer) as BodyInit), {
    status,
    headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
  });
}
