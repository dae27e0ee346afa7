/** The line into a room: who is let in, what ends it, and what is said over it. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import type { RoomServerMessage } from '@bahati/contract/games-frame/rooms.ts';
import { roomsLivePath, roomsProtocol } from '@bahati/contract/games-frame/rooms-line.ts';
import { until } from '@bahati/testing/until.ts';
import { WebSocket } from 'ws';
import { originOf, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  openFrame,
  over,
  type Running,
  runHere,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';

const gameCode = 'bakarati-mji-mkongwe';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { ROOM_CHAIN_GAMES: '100' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
});
after(async () => {
  await running.stop();
  await scene.close();
});

const address = (path = roomsLivePath) => originOf(running).replace('http', 'ws') + path;

/** The status with which an upgrade was refused. */
async function refusedWith(
  path: string,
  protocol: string[],
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  const socket = new WebSocket(address(path), protocol, { headers });
  socket.on('error', () => undefined);
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return response.statusCode;
}

/** Says one text over a new line and answers the last word it ended with. */
async function endingOf(text: string): Promise<unknown> {
  const socket = new WebSocket(address(), roomsProtocol);
  await once(socket, 'open');
  const heard: RoomServerMessage[] = [];
  socket.on('message', (raw: Buffer) => {
    heard.push(JSON.parse(raw.toString('utf8')) as RoomServerMessage);
  });
  socket.send(text);
  await once(socket, 'close');
  const last = heard.at(-1);
  return last?.t === 'ended' ? last.code : last;
}

test('only the frame’s own page opens a line, by its path and in its words', async () => {
  assert.equal(await refusedWith('/frame/v1/else', [roomsProtocol]), 404);
  assert.equal(await refusedWith(roomsLivePath, ['bahati.rooms.v0']), 426);
  const foreign = { origin: 'https://elsewhere.example' };
  assert.equal(await refusedWith(roomsLivePath, [roomsProtocol], foreign), 403);
});

test('a line ends with the reason where nobody may join by it', async () => {
  const frame = await openFrame(scene, over(originOf(running)), scene.addMember(), gameCode);
  const token = String(frame.opened['frameToken']);
  const join = (room: string, by = token) => JSON.stringify({ t: 'join', token: by, room });
  const { roomId } = (
    (await frame.ask('GET', '/frame/v1/rooms')).value as unknown as { rooms: { roomId: string }[] }
  ).rooms[0] ?? { roomId: '' };
  assert.equal(await endingOf('no JSON'), 'invalid_input');
  assert.equal(await endingOf(JSON.stringify({ t: 'join', token, room: 'x' })), 'invalid_input');
  assert.equal(await endingOf(JSON.stringify({ t: 'say', phrase: 'hello' })), 'unauthenticated');
  assert.equal(await endingOf(join(roomId, `f${'0'.repeat(43)}`)), 'unauthenticated');
  assert.equal(await endingOf(join('999999')), 'not_found');
  const other = await openFrame(scene, over(originOf(running)), scene.addMember(), 'holdem');
  assert.equal(await endingOf(join(roomId, String(other.opened['frameToken']))), 'not_found');
});

test('who says more than anybody would is cut off', async () => {
  const sitter = await sitDown(scene, originOf(running), scene.addMember(), gameCode);
  for (let at = 0; at < 200; at += 1) sitter.say({ t: 'ping', at });
  await until('the line ends', async () => {
    const last = sitter.heard.at(-1);
    return last?.t === 'ended' && last.code === 'too_many_requests';
  });
});

test('a phrase is heard by everybody in the room, under a name that may be shown', async () => {
  const [ana, juma] = await Promise.all(
    [1, 2].map(() => sitDown(scene, originOf(running), scene.addMember(), gameCode)),
  );
  ana?.say({ t: 'say', phrase: 'good_luck' });
  const said = await until('the phrase is heard', async () =>
    juma?.heard.find((message) => message.t === 'said'),
  );
  assert.equal(said.t === 'said' && said.phrase, 'good_luck');
});
