import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { crashLivePath } from '@bahati/contract/games-frame/crash.ts';
import { until } from '@bahati/testing/until.ts';
import { createApp } from '#games-server/app.ts';
import {
  injected,
  runHere,
  type Running,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';
import { openFlyer } from './crash.testing.ts';
import type { Listener } from './live-hub.ts';

/** What a connection may hold back for its reader before it is cut off. */
const longestBacklogBytes = 65_536;

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene);
});
after(async () => {
  await running.stop();
  await scene.close();
});

/** A server whose listeners the test speaks to, as its hub does. */
async function openLoudServer() {
  const { crash, context } = running;
  const listeners = new Set<Listener>();
  const hub: typeof crash.hub = {
    ...crash.hub,
    add(listener) {
      const leave = crash.hub.add(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
  const app = await createApp(context, { crash: { ...crash, hub } });
  const answers = new Set<ServerResponse>();
  app.server.on('request', (_request, answer: ServerResponse) => answers.add(answer));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, port, listeners, answers };
}

async function token(): Promise<string> {
  const { opened } = await openFlyer(scene, injected(running), scene.addMember());
  return String(opened['frameToken']);
}

/** Hears events; `ticks` are those of this test, `hasState` says that the whole state was told. */
async function listen(port: number) {
  const headers = { authorization: `Bearer ${await token()}` };
  const request = get({ port, path: crashLivePath, agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  const heard = { ticks: 0, hasState: false, close: () => request.destroy() };
  let rest = '';
  response.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part.startsWith(`data: ${heard.ticks} `)) heard.ticks += 1;
      if (part.startsWith('data: {"type":"state"')) heard.hasState = true;
    }
  });
  for (const stream of [response, request]) stream.on('error', () => undefined);
  return heard;
}

/** Asks for the events and never reads one. */
async function hold(port: number): Promise<Socket> {
  const bearer = await token();
  const socket = connect({ port, host: '127.0.0.1' });
  await once(socket, 'connect');
  socket.on('error', () => undefined).pause();
  socket.write(
    `GET ${crashLivePath} HTTP/1.1\r\nhost: here\r\nauthorization: Bearer ${bearer}\r\n\r\n`,
  );
  return socket;
}

test('who does not read is cut off, the others hear every tick, and no connection holds back much', async (t) => {
  const { app, port, listeners, answers } = await openLoudServer();
  t.after(() => app.close());
  const readers = [await listen(port), await listen(port), await listen(port)];
  const slow = await hold(port);
  await until('all to listen', async () => listeners.size === 4);
  const memberIds = [...listeners].map(({ memberId }) => memberId);
  // As long as the dearest bets are told: what the system itself keeps for a reader fills with them.
  const words = 'x'.repeat(4_000);
  let told = 0;
  let mostHeld = 0;
  while (listeners.size === 4) {
    assert.ok(told < 20_000, 'the reader that does not read is cut off');
    // Fewer bytes than cut off who reads, however late it comes to it.
    for (const end = told + 10; told < end; told += 1) {
      for (const { write } of listeners) write(`data: ${told} ${words}\n\n`);
      mostHeld = Math.max(mostHeld, ...[...answers].map(({ writableLength }) => writableLength));
    }
    await until('the others to hear', async () => readers.every(({ ticks }) => ticks === told));
  }
  assert.ok(mostHeld > longestBacklogBytes, `${mostHeld} bytes waited: it was cut off for them`);
  assert.ok(mostHeld < longestBacklogBytes + 2 * words.length, `${mostHeld} bytes are bounded`);
  assert.equal(listeners.size, 3);
  for (const { write } of listeners) write(`data: ${told} ${words}\n\n`);
  await until('the tick after', async () => readers.every(({ ticks }) => ticks === told + 1));
  const left = memberIds.filter((id) => [...listeners].every(({ memberId }) => memberId !== id));
  assert.equal(left.length, 1);
  assert.equal(running.crash.hub.count(left[0]), 0, 'its place is free');
  const back = await listen(port);
  await until('the whole state', async () => back.hasState);
  for (const { close } of [...readers, back]) close();
  slow.destroy();
  await until('all to have left', async () => running.crash.hub.count() === 0);
});
