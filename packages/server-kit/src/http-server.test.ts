import assert from 'node:assert/strict';
import { connect, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { createLog } from './log.ts';

const log = createLog('test', 'silent');

/** Sends the beginning, then a byte each now and then, until the server has enough of it. */
function trickle(server: HttpServer, beginning: string): Promise<string> {
  const { port } = server.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
    const timer = setInterval(() => socket.write('a'), 20);
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    // A byte may be on its way to a socket that is closed already.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

test('a request that arrives byte by byte is ended, be it slow in its headers or in its body', async () => {
  const server = createHttpServer({ log, longestRequestMs: 200 });
  let handled = 0;
  server.post('/', () => (handled += 1));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const head = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';
  const answers = await Promise.all([
    trickle(server, `${head}Content-Length: 60000\r\n\r\n{"`),
    trickle(server, `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`),
    trickle(server, `${head}X-Slow: `),
  ]);
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 4\d\d /);
  assert.equal(handled, 0);
  await server.close();
});

test('a whole request may take less than half a minute, whoever serves', async () => {
  const { server } = createHttpServer({ log });
  const { connectionsCheckingInterval } = server as unknown as Record<string, number>;
  const longest = Math.max(server.requestTimeout, server.headersTimeout);
  assert.ok(longest + (connectionsCheckingInterval ?? Infinity) < 30_000);
});
