/** What can happen to a request on its way over a socket, where no route of Fastify stands behind it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { createHostRouter } from '@bahati/server-kit/hosts/host-router.ts';
import { until } from '@bahati/testing/until.ts';
import { type Echo, log, nextAnswer, openEcho, openSocket, path } from './echo.testing.ts';

let echo: Echo;
before(async () => {
  echo = await openEcho();
});
beforeEach(() => {
  Object.assign(echo, { isLast: false, handled: [], mayAnswer: Promise.resolve() });
});
after(() => echo.server.close());

const head = (length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n` +
  `Content-Length: ${length}\r\n${more}\r\n`;

/** Sends the pieces one by one, each on its own way; answers with what comes back first. */
async function send(socket: Socket, ...pieces: string[]): Promise<string> {
  const answer = nextAnswer(socket);
  for (const piece of pieces) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return answer;
}

const rawOf = (answer: string): string =>
  Buffer.from(JSON.parse(answer.slice(answer.indexOf('{'))).raw, 'base64').toString();

test('a body in pieces arrives whole, and the connection serves the next request', async () => {
  const socket = await openSocket(echo.server);
  const before = echo.byFastify;
  const body = '{"word":"maharagwe"}';
  const split = await send(socket, head(body.length), body.slice(0, 5), body.slice(5));
  assert.equal(rawOf(split), body);
  assert.match(split, /\r\nConnection: keep-alive\r\n/);
  const insideTheHead = await send(socket, head(2).slice(0, 30), `${head(2).slice(30)}{`, '}');
  assert.equal(rawOf(insideTheHead), '{}');
  assert.equal(echo.byFastify, before);
  socket.destroy();
});

test('requests sent without waiting are answered in their order', async () => {
  const socket = await openSocket(echo.server);
  const bodies = ['[1]', '[2]', '[3]'];
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  socket.write(bodies.map((body) => head(3) + body).join(''));
  await until('three answers', () => text.split('HTTP/1.1 200').length === 4);
  const raws = [...text.matchAll(/"raw":"([^"]+)"/g)].map(([, raw = '']) => raw);
  assert.deepEqual(
    raws.map((raw) => Buffer.from(raw, 'base64').toString()),
    bodies,
  );
  socket.destroy();
});

test('an upload that breaks off reaches nobody and harms nobody', async () => {
  const socket = await openSocket(echo.server);
  socket.write(`${head(100)}{"half":`);
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  const ending = await openSocket(echo.server);
  ending.write(`${head(100)}{"half":`);
  ending.end();
  await once(ending.resume(), 'close');
  const next = await openSocket(echo.server);
  assert.equal(rawOf(await send(next, `${head(2)}{}`)), '{}');
  next.destroy();
  assert.deepEqual(echo.handled, ['{}']);
});

test('who leaves before the answer harms nobody', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  echo.mayAnswer = promise;
  const socket = await openSocket(echo.server);
  socket.write(`${head(2)}{}`);
  await until('the request', () => echo.handled.length === 1);
  socket.destroy();
  await until('the end', async () => (await countConnections()) === 0);
  resolve();
  const next = await openSocket(echo.server);
  assert.equal(rawOf(await send(next, `${head(2)}[]`)), '[]');
  next.destroy();
});

const countConnections = () =>
  new Promise<number>((resolve) => echo.server.server.getConnections((_, count) => resolve(count)));

test('a body that does not come is given up on', async () => {
  const hasty = await openEcho({ longestRequestMs: 100 });
  const socket = await openSocket(hasty.server);
  assert.match(await send(socket, `${head(100)}{"half":`), /^HTTP\/1\.1 408 /);
  assert.deepEqual(hasty.handled, []);
  await hasty.server.close();
});

test('a length beyond the limit, a length unknown and two lengths are judged before the direct way', async () => {
  const tooLong = await openSocket(echo.server);
  const refused = await send(tooLong, head(65_537));
  assert.match(refused, /^HTTP\/1\.1 413 [^]*\r\nconnection: close\r\n[^]*payload_too_large/i);
  const chunked = await openSocket(echo.server);
  const chunks = head(0).replace('Content-Length: 0', 'Transfer-Encoding: chunked');
  const before = echo.byFastify;
  assert.equal(rawOf(await send(chunked, chunks, '2\r\n{}\r\n', '0\r\n\r\n')), '{}');
  assert.equal(echo.byFastify, before + 1);
  for (const more of ['Transfer-Encoding: chunked\r\n', 'Content-Length: 3\r\n']) {
    const both = await openSocket(echo.server);
    assert.match(await send(both, `${head(2, more)}{}`), /^HTTP\/1\.1 400 /);
    both.destroy();
  }
  for (const socket of [tooLong, chunked]) socket.destroy();
  assert.deepEqual(echo.handled, ['{}']);
});

test('who asks before he sends his body is told to go on', async () => {
  const socket = await openSocket(echo.server);
  const goOn = await send(socket, head(2, 'Expect: 100-continue\r\n'));
  assert.match(goOn, /^HTTP\/1\.1 100 Continue\r\n/);
  assert.equal(rawOf(await send(socket, '{}')), '{}');
  socket.destroy();
});

test('an answer that became the last one while it was made says so', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  echo.mayAnswer = promise;
  const socket = await openSocket(echo.server);
  const answer = send(socket, `${head(2)}{}`);
  await until('the request', () => echo.handled.length === 1);
  echo.isLast = true;
  resolve();
  assert.match(await answer, /^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/);
  await once(socket.resume(), 'close');
});

test('a server that closes answers what it has, and what still comes, as the last', async () => {
  const closing = await openEcho();
  const { promise, resolve } = Promise.withResolvers<void>();
  closing.mayAnswer = promise;
  const [busy, late] = [await openSocket(closing.server), await openSocket(closing.server)];
  let text = '';
  busy.on('data', (bytes: Buffer) => (text += bytes.toString()));
  busy.write(`${head(3)}[1]`);
  late.write(head(3));
  await until('the request', () => closing.handled.length === 1);
  const closed = closing.server.close();
  busy.write(`${head(3)}[2]`);
  await until('the second', () => closing.handled.length === 2);
  assert.equal(closing.byFastify, 1);
  resolve();
  await once(busy, 'close');
  const [first, second] = text.split(/(?<=\})(?=HTTP)/);
  assert.match(first ?? '', /^HTTP\/1\.1 200 /);
  assert.match(second ?? '', /^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
  assert.match(await send(late, '[3]'), /^HTTP\/1\.1 200 /);
  await closed;
});

test('several hosts behind one port: a plain POST meets neither Fastify, and all else its own', async () => {
  let atRouter = 0;
  const router = createHostRouter({
    log,
    first: echo.server,
    isProxyBelieved: true,
    serverAt: (host) => (host === 'ours' ? echo.server : undefined),
  });
  router.addHook('onRequest', (_request, _reply, done) => {
    atRouter += 1;
    done();
  });
  await router.listen({ host: '127.0.0.1', port: 0 });
  const before = echo.byFastify;
  const ask = async (text: string) => {
    const socket = await openSocket(router);
    const answer = await send(socket, text);
    socket.destroy();
    return answer;
  };
  const ours = `${head(2).replace('here', 'OURS:8080')}{}`;
  assert.equal(rawOf(await ask(ours)), '{}');
  const told = `${head(2, 'X-Forwarded-Host: evil, ours\r\n')}{}`;
  assert.match(await ask(told), /^HTTP\/1\.1 200 /);
  assert.deepEqual([echo.byFastify - before, atRouter], [0, 0]);
  assert.match(await ask(ours.replace('echo', 'other')), /^HTTP\/1\.1 404 [^]*not_found/);
  assert.deepEqual([echo.byFastify - before, atRouter], [1, 0]);
  assert.match(
    await ask(`${head(2)}{}`),
    /^HTTP\/1\.1 404 [^]*cache-control: no-store[^]*not_found/,
  );
  assert.deepEqual([echo.byFastify - before, atRouter], [1, 1]);
  await router.close();
});
