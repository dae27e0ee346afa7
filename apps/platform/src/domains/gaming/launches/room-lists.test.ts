import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { passFreshTime } from '@bahati/server-kit/cache/kept-fresh.testing.ts';
import { addProvider, testProvider } from '@bahati/testing/factories.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';

const gameId = `${testProvider.code}-${testProvider.gameCode}`;

let platform: TestPlatform;
let vendor: Server;
let member: { token: string };
let mood: 'here' | 'away' | 'without rooms' = 'here';
let asked = 0;

const room = (roomId: string, minimum: string, taken: number, isPaused = false) => ({
  roomId,
  number: Number(roomId),
  unit: '10.00',
  minimum,
  maximum: '2000.00',
  currency: 'KES',
  players: taken,
  seats: { taken, most: 6 },
  isPaused,
});

before(async () => {
  platform = await openTestPlatform();
  vendor = createServer((request, response) => {
    asked += 1;
    if (mood === 'away') {
      response.destroy();
      return;
    }
    const isKnown = mood === 'here' && request.url === '/vendor/v1/rooms/list';
    const rooms = [
      room('1', '200.00', 2),
      room('2', '200.00', 6),
      room('3', '5000.00', 0),
      room('4', '200.00', 0, true),
    ];
    response.statusCode = isKnown ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        isKnown ? { success: true, value: { rooms } } : { success: false, code: 'not_found' },
      ),
    );
  });
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const { port } = vendor.address() as AddressInfo;
  await addProvider(platform.owner, { url: `http://127.0.0.1:${port}` });
  await platform.owner.query(`UPDATE games SET category = 'PVP' WHERE game_id = $1`, [gameId]);
  await platform.gaming.directory.refresh();
  member = await registerTestMember(platform);
});
after(async () => {
  await platform.close();
  vendor.close();
});

type Listed = { rooms: { roomId: string }[]; isVendorAway: boolean };

async function list(query = '', { token }: { token: string } = member) {
  const path = `GET /wps/relay/GLS2_roomList?gameId=${gameId}${query}` as const;
  const { value, code } = await platform.player(path, { token });
  const { rooms = [], isVendorAway } = (value ?? {}) as Partial<Listed>;
  return { code, ids: rooms.map(({ roomId }) => roomId).join(' '), isVendorAway };
}

test('the rooms of a game are told as its vendor tells them, and narrowed as one wishes', async () => {
  assert.deepEqual(await list(), { code: undefined, ids: '1 2 3 4', isVendorAway: false });
  assert.equal((await list('&open=1')).ids, '1 3');
  assert.equal((await list('&budget=4999.99')).ids, '1 2 4');
  assert.equal((await list('&budget=200.00&open=1')).ids, '1');
  assert.equal((await list('&budget=1.234')).code, 'invalid_input');
});

test('a vendor is asked once for all who look within some seconds', async () => {
  passFreshTime();
  const before = asked;
  await Promise.all(Array.from({ length: 20 }, () => list()));
  assert.equal(asked - before, 1);
});

test('a vendor that is away is told apart from a game without rooms', async () => {
  mood = 'away';
  passFreshTime();
  assert.deepEqual(await list(), { code: undefined, ids: '', isVendorAway: true });
  mood = 'without rooms';
  passFreshTime();
  assert.deepEqual(await list(), { code: undefined, ids: '', isVendorAway: false });
  mood = 'here';
  passFreshTime();
  assert.equal((await list()).ids, '1 2 3 4');
});

test('no room is told of a game under maintenance, nor to a trial member', async () => {
  const body = { os: 'Android', platform: 'W', gatewayVersion: 3 };
  const trial = (await platform.player('POST /wps/session/login/freeplay', { body })).value;
  assert.equal((await list('', trial)).ids, '');
  await platform.owner.query(`UPDATE games SET is_under_maintenance = true WHERE game_id = $1`, [
    gameId,
  ]);
  passFreshTime();
  assert.equal((await list()).ids, '');
  await platform.owner.query(`UPDATE games SET is_under_maintenance = false WHERE game_id = $1`, [
    gameId,
  ]);
  passFreshTime();
});

test('a game opens in the room that was chosen, and in none by a name that is no room’s', async () => {
  const launch = (chosen: string) =>
    platform.player('POST /wps/game/launchGame', {
      token: member.token,
      body: { gameId, room: chosen },
    });
  const { gameUrl } = (await launch('3')).value;
  assert.equal(new URL(gameUrl).searchParams.get('room'), '3');
  assert.equal((await launch('3&lobby=https://elsewhere.example')).code, 'invalid_input');
});
