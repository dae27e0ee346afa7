/** Rooms members open for friends: entered by a code alone, and no more of them than may be. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { until } from '@bahati/testing/until.ts';
import {
  type Frame,
  openFrame,
  over,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  assertPaid,
  balanceOf,
  playOut,
  register,
  settled,
  viewOf,
} from '#games-server/sit-and-go/entrants.testing.ts';
import { originOf, sitDown } from './sitters.testing.ts';

let scene: Scene;
let running: Running;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '20' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await running.stop();
  await scene.close();
});

const openGame = (memberId = scene.addMember(), gameCode = 'holdem') =>
  openFrame(scene, over(originOf(running)), memberId, gameCode);

const list = async ({ ask }: Frame) =>
  ((await ask('GET', '/frame/v1/rooms')).value as unknown as { rooms: ListedRoom[] }).rooms;
const open = ({ ask }: Frame, unit = '10.00', more: object = {}) =>
  ask('POST', '/frame/v1/rooms/open', { unit, ...more });
const enter = ({ ask }: Frame, code: string) => ask('POST', '/frame/v1/rooms/enter', { code });
const roomOf = ({ value }: { value?: unknown }) => (value as { room: ListedRoom }).room;

test('a friend enters a private room by its code and sits there, and nobody else sees it', async () => {
  const host = await openGame();
  const made = roomOf(await open(host));
  const code = made.inviteCode ?? assert.fail('no code');
  assert.match(code, /^[A-Z][A-Z2-9]{7}$/);
  const friend = await openGame();
  assert.equal(
    (await list(friend)).some(({ roomId }) => roomId === made.roomId),
    false,
  );
  assert.equal(roomOf(await enter(friend, code.toLowerCase())).roomId, made.roomId);
  assert.equal((await list(friend))[0]?.inviteCode, code);
  assert.equal((await list(host))[0]?.inviteCode, code);

  const memberId = scene.addMember();
  const stranger = await sitDown(scene, originOf(running), memberId, 'holdem', made.roomId);
  assert.deepEqual(stranger.heard.at(-1), { t: 'ended', code: 'not_found' });
  await enter(stranger.frame, code);
  await stranger.comeBack();
  const sat = await stranger.act({ kind: 'sit', seat: 0, amount: '200.00' });
  assert.equal(sat.t, 'done');
  stranger.leave();
});

test('a private room is of a level that is offered, of a game with seats', async () => {
  assert.equal((await open(await openGame(), '11.00')).code, 'stake_not_offered');
  assert.equal((await open(await openGame(), '10.001')).code, 'invalid_input');
  const table = await openGame(undefined, 'ruleti-ya-taa');
  assert.equal((await open(table)).code, 'not_found');
});

test('a code opens no room of another game, and none where there is none', async () => {
  const { inviteCode } = roomOf(await open(await openGame()));
  const omaha = await openGame(undefined, 'omaha');
  assert.equal((await enter(omaha, inviteCode ?? '')).code, 'not_found');
  assert.equal((await enter(await openGame(), 'ABCDEFGH')).code, 'not_found');
  assert.equal((await enter(await openGame(), 'ABC')).code, 'invalid_input');
});

test('a member has three private rooms in use at most, however fast he asks', async () => {
  const host = await openGame();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => open(host)));
  const made = answers.filter(({ value }) => value !== undefined && value !== null);
  assert.equal(made.length, 3);
  assert.deepEqual(
    answers.filter(({ code }) => code === 'too_many_rooms').map(({ details }) => details),
    [{ maximum: 3 }, { maximum: 3 }],
  );
});

test('a room nobody used for a day is listed to nobody, and makes way for another', async () => {
  const host = await openGame();
  const rooms = await Promise.all([1, 2, 3].map(async () => roomOf(await open(host))));
  const ids = rooms.map(({ roomId }) => roomId);
  await scene.owner.query(
    `UPDATE games.rooms SET created_at = now() - interval '25 hours' WHERE id = ANY($1::bigint[])`,
    [ids],
  );
  assert.equal(
    (await list(host)).some(({ roomId }) => ids.includes(roomId)),
    false,
  );
  assert.equal((await enter(host, rooms[0]?.inviteCode ?? '')).code, 'not_found');
  assert.notEqual(roomOf(await open(host)).roomId, undefined);
});

const sitAndGo = 'holdem-sit-and-go';
const openTournament = (frame: Frame, seats = 3) => open(frame, '50.00', { seats });

test('a private sit-and-go has the terms of its level, and only who has its code sees or enters it', async () => {
  const host = await openGame(undefined, sitAndGo);
  const offered = (await list(host)).find(({ seats }) => seats?.most === 3);
  const made = roomOf(await openTournament(host));
  const { roomId, inviteCode, minimum, unit, seats } = made;
  assert.deepEqual(
    [minimum, unit, seats],
    [offered?.minimum, offered?.unit, { taken: 0, bots: 0, most: 3 }],
  );
  assert.equal(roomOf(await openTournament(host, 6)).seats?.most, 6);
  assert.equal((await openTournament(host, 4)).code, 'stake_not_offered');

  const friend = await openGame(undefined, sitAndGo);
  const before = await list(friend);
  assert.ok(before.every((room) => room.inviteCode === null));
  assert.equal(before.length, 6, 'one of each level is everybody’s still');
  const stranger = await arriveAt(made);
  assert.deepEqual(stranger.heard.at(-1), { t: 'ended', code: 'not_found' });
  assert.equal(roomOf(await enter(friend, inviteCode ?? '')).roomId, roomId);
  assert.equal((await list(friend))[0]?.roomId, roomId);
});

const arriveAt = ({ roomId }: ListedRoom) =>
  sitDown(scene, originOf(running), scene.addMember(), sitAndGo, roomId);

test('one that fills is played and watched by its guests alone; one that does not pays back', async () => {
  const host = await openGame(undefined, sitAndGo);
  const [played, waiting] = [
    roomOf(await openTournament(host)),
    roomOf(await openTournament(host)),
  ];
  const join = async (room: ListedRoom) => {
    const sitter = await arriveAt(room);
    await enter(sitter.frame, room.inviteCode ?? '');
    await sitter.comeBack();
    await register(sitter);
    return sitter;
  };
  const sitters = [await join(played), await join(played), await join(played)];
  running.rooms.start();
  await until('it runs', async () => viewOf(sitters[0] ?? assert.fail()).hand !== null);
  const others = await list(await openGame(undefined, sitAndGo));
  assert.equal(others.length, 6, 'nobody else sees it played');
  const ana = await join(waiting);
  await until('the time to fill it is told', async () => viewOf(ana).sitAndGo.fillsUntil !== null);
  await scene.owner.query(`UPDATE games.sit_and_gos SET fills_until = now() WHERE room_id = $1`, [
    waiting.roomId,
  ]);
  await scene.owner.query('UPDATE games.rooms SET due_at = now() WHERE id = $1', [waiting.roomId]);
  await until('it is called off', async () => viewOf(ana).sitAndGo.calledOffFor === 'unfilled');
  await until('she is paid back', async () => balanceOf(scene, ana) === startBalance);
  await playOut(sitters);
  await settled(scene);
  await assertPaid(scene, played.roomId);
  // Those that have ended make way.
  const again = await Promise.all([1, 2, 3, 4].map(() => openTournament(host)));
  assert.deepEqual(
    again.map(({ code }) => code).filter((code) => code !== undefined && code !== null),
    ['too_many_rooms'],
  );
  for (const sitter of [...sitters, ana]) sitter.leave();
});
