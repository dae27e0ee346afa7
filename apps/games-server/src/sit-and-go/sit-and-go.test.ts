/** Sit-and-gos from the first registration to the last payout, on a real database and wallet. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import type { RoomsRequest, RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import { until } from '@bahati/testing/until.ts';
import { seatDetail } from '#games-server/seats/seat-detail.ts';
import { voidImportedRound } from '#games-server/rounds/void-imported-round.ts';
import { enterOffice } from '#games-server/office/officer.testing.ts';
import { originOf } from '#games-server/rooms/sitters.testing.ts';
import {
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';
import {
  arrive,
  assertPaid,
  balanceOf,
  chipsIn,
  game,
  openRoom,
  ownOf,
  playOut,
  register,
  settled,
  shove,
  viewOf,
} from './entrants.testing.ts';

/** Of the cheapest level, in minor units. */
const price = 5_500n;
const pool = 15_000n;

let scene: Scene;
let running: Running;
let origin: string;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '50' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  origin = originOf(running);
});
after(async () => {
  scene.platform.setHook(undefined);
  await running.stop();
  await scene.close();
});

const enterAs = (room: Pick<ListedRoom, 'roomId'>, count: number) =>
  Promise.all(Array.from({ length: count }, () => arrive(scene, origin, room)));

test('one of each level is listed with its price, and two who look at once open one', async () => {
  const [room] = await Promise.all([openRoom(scene, origin), openRoom(scene, origin)]);
  assert.deepEqual(
    [room.unit, room.minimum, room.maximum, room.seats],
    ['50.00', '55.00', '55.00', { taken: 0, bots: 0, most: 3 }],
  );
  const { rows } = await scene.owner.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM games.sit_and_gos',
  );
  assert.equal(rows[0]?.count, 6);
});

test('it begins when it is full, is played until one has all, and the pool is paid', async () => {
  const room = await openRoom(scene, origin);
  const sitters = await enterAs(room, 3);
  const [ana, ben, cleo] = sitters as [
    (typeof sitters)[0],
    (typeof sitters)[0],
    (typeof sitters)[0],
  ];
  assert.equal(viewOf(ana).sitAndGo.state, 'registering');
  const { buyIn, fee, prizes, chips } = viewOf(ana).terms;
  assert.deepEqual([buyIn, fee, prizes, chips], ['50.00', '5.00', ['150.00'], '15.00']);
  await register(ana);
  await register(ben);
  assert.deepEqual(
    [ana, ben].map((sitter) => balanceOf(scene, sitter)),
    [startBalance - price, startBalance - price],
  );
  await until('the time to fill it is told', async () => viewOf(ana).sitAndGo.fillsUntil !== null);
  assert.equal(viewOf(ana).hand, null);
  await register(cleo);
  await until('a hand', async () => viewOf(ana).hand !== null);
  const { sitAndGo, settings } = viewOf(ana);
  assert.equal(sitAndGo.state, 'running');
  assert.equal(sitAndGo.left, 3);
  assert.equal((settings as { rakeBasisPoints: number }).rakeBasisPoints, 0);
  assert.equal(await chipsIn(scene, room.roomId), 4_500n);
  await playOut(sitters);
  await settled(scene);
  await assertPaid(scene, room.roomId);
  const balances = sitters.map((sitter) => balanceOf(scene, sitter));
  assert.deepEqual(
    balances.toSorted((one, other) => Number(one - other)),
    [startBalance - price, startBalance - price, startBalance - price + pool],
  );
  const { players } = viewOf(ana).sitAndGo;
  const winner = players.find(({ place }) => place === 1);
  assert.equal(winner?.prize, '150.00');
  assert.ok(players.every(({ place }) => place !== null));
  // Everybody hears of his own seat to the end.
  for (const sitter of sitters) assert.notEqual(ownOf(sitter).seat, null);
  const staff = await enterOffice(injected(running), 'zawadi', ['rooms.read']);
  const page = await staff.get<OfficeRoomPage>(`/rooms-office/v1/rooms/${room.roomId}`);
  const { seats } = page;
  assert.ok(page.room.isEnded, 'and that it has ended');
  assert.deepEqual(
    seats.map(({ seat, place, prize }) => ({ seat, place, prize })),
    players.map(({ seat, place, prize }) => ({ seat, place, prize })),
    'staff see who finished where',
  );
  const own = sitters.find((sitter) => ownOf(sitter).seat === winner?.seat);
  assert.equal(own && balanceOf(scene, own), startBalance - price + pool);
});

test('records tell a place and a prize, and no chips as money', async () => {
  const { rows } = await scene.owner.query<{ id: string }>(
    "SELECT external_id AS id FROM games.seats WHERE state = 'left' AND place = 1",
  );
  const roundId = rows[0]?.id ?? '';
  const { choices, outcome } = await seatDetail(running.context, { roundId, language: 'en' });
  assert.deepEqual(choices, [{ label: 'Buy-in and fee', value: 'KSh 55.00' }]);
  assert.deepEqual(outcome, [
    { label: 'Place', value: '1' },
    { label: 'Prize', value: 'KSh 150.00' },
  ]);
});

test('the wallet is told of turnover once, as much as was paid to take part', async () => {
  const { rows } = await scene.owner.query<{ contributed: bigint }>(
    "SELECT contributed FROM games.seats WHERE state = 'left'",
  );
  assert.ok(rows.length >= 3);
  for (const { contributed } of rows) assert.equal(contributed, price);
});

test('who takes his registration back is paid back, and the seat is free at once', async () => {
  const room = await openRoom(scene, origin);
  const [ana] = await enterAs(room, 1);
  assert.ok(ana);
  await register(ana);
  const again = await ana.act({ kind: 'register' });
  assert.equal(again.t === 'refused' && again.code, 'already_seated');
  assert.equal((await ana.act({ kind: 'unregister' })).t, 'done');
  await until('his seat is free', async () => viewOf(ana).seats.length === 0);
  await settled(scene);
  assert.equal(balanceOf(scene, ana), startBalance);
  await until('nobody is waited for', async () => viewOf(ana).sitAndGo.fillsUntil === null);
  const key = randomUUID();
  for (const _ of [1, 2]) assert.equal((await ana.act({ kind: 'register' }, key)).t, 'done');
  assert.equal(balanceOf(scene, ana), startBalance - price, 'the same word is done once');
  assert.equal((await ana.act({ kind: 'unregister' })).t, 'done');
  await settled(scene);
  assert.equal(balanceOf(scene, ana), startBalance);
});

test('who cannot pay takes no seat', async () => {
  const room = await openRoom(scene, origin);
  const poor = await arrive(scene, origin, room, price - 1n);
  const answer = await poor.act({ kind: 'register' });
  assert.equal(answer.t === 'refused' && answer.code, 'insufficient_funds');
  await until('no seat is taken', async () => viewOf(poor).seats.length === 0);
});

test('one that is not full in time is called off, and everybody is paid back', async () => {
  const room = await openRoom(scene, origin, 1);
  const sitters = await enterAs(room, 2);
  for (const sitter of sitters) await register(sitter);
  await until('a time is told', async () => sitters.every((s) => viewOf(s).sitAndGo.fillsUntil));
  await scene.owner.query('UPDATE games.sit_and_gos SET fills_until = now() WHERE room_id = $1 ', [
    room.roomId,
  ]);
  await scene.owner.query('UPDATE games.rooms SET due_at = now() WHERE id = $1', [room.roomId]);
  await until('it is called off', async () =>
    sitters.every((sitter) => viewOf(sitter).sitAndGo.calledOffFor === 'unfilled'),
  );
  await settled(scene);
  for (const sitter of sitters) assert.equal(balanceOf(scene, sitter), startBalance);
  const [ana] = sitters;
  const late = await ana?.act({ kind: 'register' });
  assert.equal(late?.t === 'refused' && late.code, 'registration_closed');
  assert.notEqual((await openRoom(scene, origin, 1)).roomId, room.roomId);
});

test('though nobody says a word and every line is cut, it is played to its end and paid', async () => {
  const room = await openRoom(scene, origin);
  const sitters = await enterAs(room, 3);
  for (const sitter of sitters) await register(sitter);
  // Turns that pass at once take no less of the rules than turns that are waited for.
  await scene.owner.query(
    "UPDATE games.seats SET bank_ms = 0, is_away = true WHERE room_id = $1 AND state = 'in'",
    [room.roomId],
  );
  for (const sitter of sitters) sitter.leave();
  const stateOf = async () => {
    const { rows } = await scene.owner.query<{ state: string; blinds: number }>(
      'SELECT state, blinds FROM games.sit_and_gos WHERE room_id = $1',
      [room.roomId],
    );
    return rows[0];
  };
  await until('blinds rise', async () => ((await stateOf())?.blinds ?? 0) > 0);
  // The rest of its time passes at once.
  await scene.owner.query(
    `UPDATE games.sit_and_gos SET played_ms = 10000000 WHERE room_id = $1 AND state = 'running'`,
    [room.roomId],
  );
  await until('it is over', async () => (await stateOf())?.state === 'over');
  await settled(scene);
  await assertPaid(scene, room.roomId);
});

test('a paused one deals no hand and its blinds stand, and who went out watches on', async () => {
  const room = await openRoom(scene, origin, 1);
  const sitters = await enterAs(room, 6);
  for (const sitter of sitters) await register(sitter);
  const [ana] = sitters;
  assert.ok(ana);
  await until('a hand', async () => viewOf(ana).hand !== null);
  const pause = (isPaused: boolean) =>
    scene.owner.query(
      `UPDATE games.rooms SET is_paused = $2, due_at = now(), version = version + 1 WHERE id = $1`,
      [room.roomId, isPaused],
    );
  await pause(true);
  await until('the clock stands', async () => viewOf(ana).sitAndGo.blindsRiseAt === null);
  const { hand } = viewOf(ana);
  assert.ok(hand?.isOver);
  const left = await ana.act({ kind: 'unregister' });
  assert.equal(left.t === 'refused' && left.code, 'registration_closed');
  await pause(false);
  await until('the next hand', async () => (viewOf(ana).hand?.number ?? 0) > hand.number);
  await until('somebody is out', async () => {
    sitters.forEach(shove);
    return viewOf(ana).sitAndGo.left < 6;
  });
  assert.equal(
    await chipsIn(scene, room.roomId),
    viewOf(ana).sitAndGo.state === 'over' ? 0n : 9_000n,
  );
  await playOut(sitters);
  await settled(scene);
  await assertPaid(scene, room.roomId);
  const balances = sitters.map((sitter) => balanceOf(scene, sitter));
  const sum = balances.reduce((all, each) => all + each, 0n);
  assert.equal(sum, 6n * startBalance - 6n * 500n, 'the house keeps the fees alone');
});

test('two of the staff call one off that is played: everybody is paid back, and no chip is money', async () => {
  const room = await openRoom(scene, origin);
  const sitters = await enterAs(room, 3);
  for (const sitter of sitters) await register(sitter);
  const [ana] = sitters;
  assert.ok(ana);
  await until('a hand', async () => viewOf(ana).hand !== null);
  const [zawadi, tumaini] = [
    await enterOffice(injected(running), 'zawadi'),
    await enterOffice(injected(running), 'tumaini'),
  ];
  const { rows } = await scene.owner.query<{ id: string }>(
    "SELECT id::text FROM games.seats WHERE room_id = $1 AND state = 'in' LIMIT 1",
    [room.roomId],
  );
  const reason = 'the cards were seen';
  const stood = await zawadi.send(`POST /rooms-office/v1/seats/${rows[0]?.id}/leave`, { reason });
  assert.equal(stood.code, 'in_tournament');
  const isEnded = async () =>
    (await zawadi.get<OfficeRoomPage>(`/rooms-office/v1/rooms/${room.roomId}`)).room.isEnded;
  assert.equal(await isEnded(), false, 'it is played');
  const decision = { kind: 'void_sit_and_go', roomId: room.roomId };
  const looked = await zawadi.send('POST /rooms-office/v1/decisions/look', { decision });
  const { touched } = looked.value as unknown as { touched: RoomsTouched };
  assert.deepEqual([touched.way, touched.count, touched.stakesBack], ['call_off', 3, '165.00']);
  const asked = await zawadi.send('POST /rooms-office/v1/decisions', { decision, reason });
  const { id } = asked.value as unknown as RoomsRequest;
  const approved = await tumaini.send(`POST /rooms-office/v1/decisions/${id}`, {
    answer: 'approve',
  });
  assert.equal(approved.status, 200, approved.code ?? '');
  await until('it is called off', async () => viewOf(ana).sitAndGo.calledOffFor === 'voided');
  assert.ok(await isEnded());
  await settled(scene);
  for (const sitter of sitters) assert.equal(balanceOf(scene, sitter), startBalance);
  assert.equal(await chipsIn(scene, room.roomId), 0n);
  const again = await zawadi.send('POST /rooms-office/v1/decisions', { decision, reason });
  assert.equal(again.code, 'decision_not_possible');
  const paused = await zawadi.send(`PUT /rooms-office/v1/rooms/${room.roomId}`, {
    isPaused: true,
    reason,
  });
  assert.equal(paused.code, 'room_ended');
});

test('who has registered and whose round the operator voids takes no part, and nothing is paid twice', async () => {
  const room = await openRoom(scene, origin);
  const [ana] = await enterAs(room, 1);
  assert.ok(ana);
  await register(ana);
  const { rows } = await scene.owner.query<{ roundId: string }>(
    `SELECT external_id AS "roundId" FROM games.seats WHERE room_id = $1 AND state = 'in'`,
    [room.roomId],
  );
  const { memberId } = ana;
  const told = { roundId: rows[0]?.roundId ?? '', gameCode: game, memberId };
  scene.wallet.voidRounds({ rounds: [told] });
  await voidImportedRound(running.context, told);
  await until('his seat is free', async () => viewOf(ana).seats.length === 0);
  await until('it is void', async () => {
    return (await voidImportedRound(running.context, told)).isVoided;
  });
  assert.equal(balanceOf(scene, ana), startBalance);
});
