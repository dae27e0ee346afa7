import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { fetchOutside } from './fetch-outside.ts';

test('a name under .localhost is reached here, and the request still says the name', async () => {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    request.resume().on('end', () => response.end('heard'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetchOutside(`http://tanzania.localhost:${port}/told?a=1`, {
    method: 'POST',
    headers: { 'x-signature': 'proof' },
    body: 'told',
  });
  assert.equal(await answer.text(), 'heard');
  assert.equal(await (await fetchOutside(`http://127.0.0.1:${port}/`)).text(), 'heard');
  assert.deepEqual(
    asked.map(({ headers, url }) => [headers.host, url, headers['x-signature']]),
    [
      [`tanzania.localhost:${port}`, '/told?a=1', 'proof'],
      [`127.0.0.1:${port}`, '/', undefined],
    ],
  );
  server.closeAllConnections();
  server.close();
});
