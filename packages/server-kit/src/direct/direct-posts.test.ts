/** Each request goes by `inject`, which is Fastify's way, and over a socket: the answers are the same. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newRequestId } from '@bahati/server-kit/http-server.ts';
import { type Echo, nextAnswer, openEcho, openSocket, path } from './echo.testing.ts';

let echo: Echo;
before(async () => {
  // Ids of requests are of one length from here on.
  for (let at = 0; at < 36; at += 1) newRequestId();
  echo = await openEcho();
});
after(() => echo.server.close());

/** Without what differs between any two answers, and what speaks of the connection alone. */
function parsed(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines
    .map((line) => line.toLowerCase())
    .filter((line) => !/^(date|connection|keep-alive):/.test(line));
  return { status: Number(first.split(' ')[1]), headers, body: sameId(body) };
}

const sameId = (body: string) => body.replace(/"requestId":"[\w-]+"/, '"requestId":"…"');

type Case = {
  name: string;
  isDirect: boolean;
  headers?: Record<string, string>;
  body?: string;
  url?: string;
  method?: 'POST' | 'PUT' | 'GET' | 'HEAD';
};

const json = { 'content-type': 'application/json' };
const longest = `"${'a'.repeat(65_534)}"`;

const cases: Case[] = [
  { name: 'JSON', isDirect: true, body: '{"a":"é"}' },
  { name: 'no JSON at all', isDirect: true, body: '{"a":' },
  { name: 'a refusal', isDirect: true, body: '"refuse"' },
  { name: 'a bug', isDirect: true, body: '"a bug"' },
  { name: 'the longest body', isDirect: true, body: longest },
  { name: 'an empty body', isDirect: true, body: '' },
  {
    name: 'a charset',
    isDirect: true,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
  { name: 'a wish for a version', isDirect: true, headers: { 'accept-version': '2.0.0' } },
  { name: 'a body too long', isDirect: false, body: `${longest} ` },
  { name: 'another type', isDirect: false, headers: { 'content-type': 'text/xml' } },
  { name: 'a type that is none', isDirect: false, headers: { 'content-type': 'json' } },
  { name: 'an origin', isDirect: false, headers: { origin: 'https://evil.example' } },
  { name: 'a query', isDirect: false, url: `${path}?a=1` },
  { name: 'a path of other letters', isDirect: false, url: '/provider/v1/%65cho' },
  { name: 'an unknown path', isDirect: false, url: '/provider/v1/other' },
  { name: 'a broken path', isDirect: false, url: '/provider/v1/%' },
  { name: 'another method', isDirect: false, method: 'PUT' },
  { name: 'a reading method', isDirect: false, method: 'GET' },
  { name: 'a method without a body', isDirect: false, method: 'HEAD' },
];

for (const {
  name,
  isDirect,
  headers: more = {},
  body = '{}',
  url = path,
  method = 'POST',
} of cases) {
  test(`${name}: both ways give the same answer`, async () => {
    const hasBody = method === 'POST' || method === 'PUT';
    const headers: Record<string, string> = {
      host: 'here',
      ...(hasBody ? { ...json, 'content-length': String(Buffer.byteLength(body)) } : {}),
      'user-agent': 'test',
      ...more,
    };
    const injected = await echo.server.inject({
      method,
      url,
      headers,
      ...(hasBody ? { payload: body } : {}),
    });
    const before = echo.byFastify;
    const socket = await openSocket(echo.server);
    const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
    const answer = nextAnswer(socket);
    socket.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${hasBody ? body : ''}`);
    if (method === 'HEAD') socket.end();
    const got = parsed(await answer);
    socket.destroy();
    const expected = Object.entries(injected.headers)
      .filter(([key]) => !/^(date|connection|keep-alive)$/.test(key))
      .map(([key, value]) => `${key}: ${String(value)}`.toLowerCase());
    assert.equal(got.status, injected.statusCode);
    assert.deepEqual(got.headers, expected);
    if (method !== 'HEAD') assert.equal(got.body, sameId(injected.body));
    if (!url.endsWith('%')) assert.equal(echo.byFastify === before, isDirect, 'the way it took');
  });
}
