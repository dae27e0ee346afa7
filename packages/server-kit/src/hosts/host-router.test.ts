import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { createHttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { serverOfAll } from './host-router.ts';

const log = createLog('test', 'silent');

/** A server that takes every upgrade and says which it is. */
function served(host: string) {
  const server = createHttpServer({ log });
  server.server.on('upgrade', (_, socket) => {
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nx-served-by: ${host}\r\n\r\n`);
  });
  return { origin: `http://${host}:8082`, server };
}

const router = await serverOfAll([served('kenya.localhost'), served('tanzania.localhost')], log);
await router.listen({ host: '127.0.0.1', port: 0 });
after(() => router.close());
const { port } = router.server.address() as AddressInfo;

async function upgradeAt(host: string): Promise<{ status: number; by: unknown }> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/live',
    headers: { host: `${host}:${port}`, connection: 'Upgrade', upgrade: 'websocket' },
  }).end();
  const answered = Promise.race([once(asked, 'upgrade'), once(asked, 'response')]);
  const [response] = (await answered) as [IncomingMessage];
  asked.destroy();
  return { status: response.statusCode ?? 0, by: response.headers['x-served-by'] };
}

test('an upgrade goes to the server of the name it was sent to', async () => {
  assert.deepEqual(await upgradeAt('kenya.localhost'), { status: 101, by: 'kenya.localhost' });
  assert.deepEqual(await upgradeAt('Tanzania.localhost'), {
    status: 101,
    by: 'tanzania.localhost',
  });
});

test('an upgrade under a name of nobody is answered that there is nothing', async () => {
  assert.equal((await upgradeAt('uganda.localhost')).status, 404);
});
