/** Tournaments of several tables from the first registration to the last payout, on a real database and wallet. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RoomsRequest, RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import { until } from '@bahati/testing/until.ts';
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
import { balanceOf } from '#games-server/sit-and-go/entrants.testing.ts';
import {
  arrive,
  assertHeardTheirOwn,
  assertPaid,
  assertWhole,
  chipsIn,
  enter,
  isSettled,
  lobbyOf,
  openTournament,
  ownOf,
  type Player,
  playUntil,
  price,
  register,
  startNow,
  stateOf,
  viewOf,
} from './players.testing.ts';

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
  await running.stop();
  await scene.close();
});

const settled = (roomId: string) =>
  until('everything is decided', async () => isSettled(scene, roomId));

const tablesOf = async (roomId: string) => {
  const { rows } = await scene.owner.query<{ number: number; count: number }>(
    `SELECT t.number, count(s.id)::int AS count FROM games.tournament_tables t
       LEFT JOIN games.seats s ON s.room_id = t.room_id
      WHERE t.tournament_id = $1 AND t.ended_at IS NULL GROUP BY t.number ORDER BY t.number`,
    [roomId],
  );
  return rows;
};

test('the next two of each series are listed, and those who look at once open no more', async () => {
  const [listed] = await Promise.all([lobbyOf(scene, origin), lobbyOf(scene, origin)]);
  assert.deepEqual(
    listed.map(({ buyIn, fee }) => `${buyIn} ${fee}`).toSorted(),
    ['50.00 5.00', '200.00 20.00', '1000.00 100.00'].flatMap((each) => [each, each]).toSorted(),
  );
  for (const { state, isOpen, entrants, pool, own, startsAt } of listed) {
    assert.deepEqual([state, isOpen, entrants, pool, own], ['registering', true, 0, '0.00', null]);
    assert.ok(Date.parse(startsAt) > Date.now());
  }
  assert.equal((await lobbyOf(scene, origin)).length, 6);
});

test('who registers pays once and is paid back if he takes it back before it begins', async () => {
  const roomId = await openTournament(scene, origin);
  const ana = await arrive(scene, origin, roomId);
  await register(ana);
  assert.equal(balanceOf(scene, ana), startBalance - price);
  const again = await ana.sitter.act({ kind: 'register' });
  assert.equal(again.t === 'refused' && again.code, 'already_seated');
  const seen = (await lobbyOf(scene, origin, ana)).find((each) => each.roomId === roomId);
  assert.deepEqual([seen?.own, seen?.entrants, seen?.pool], ['in', 1, '50.00']);
  assert.equal((await ana.sitter.act({ kind: 'unregister' })).t, 'done');
  await settled(roomId);
  assert.equal(balanceOf(scene, ana), startBalance);
  await register(ana);
  // A number is not given again.
  await until('he hears of his part', async () => ownOf(ana).entry?.entry === 2);
});

test('with fewer than three it is called off at its start, and everybody is paid back', async () => {
  const roomId = await openTournament(scene, origin);
  const players = await enter(scene, origin, roomId, 2);
  await startNow(scene, roomId);
  await until('it is called off', async () =>
    players.every((player) => viewOf(player).tournament.calledOffFor === 'too_few'),
  );
  await settled(roomId);
  for (const player of players) assert.equal(balanceOf(scene, player), startBalance);
  const late = await (await arrive(scene, origin, roomId)).sitter.act({ kind: 'register' });
  assert.equal(late.t === 'refused' && late.code, 'registration_closed');
});

test('seven play at two tables, one comes late, tables are kept even and the pool is paid', async () => {
  const roomId = await openTournament(scene, origin);
  const players = await enter(scene, origin, roomId, 7);
  const [ana] = players as [Player];
  await startNow(scene, roomId);
  await until('everybody has a table', async () =>
    players.every((player) => (ownOf(player)?.entry?.tableRoom ?? null) !== null),
  );
  assert.deepEqual(await tablesOf(roomId), [
    { number: 1, count: 4 },
    { number: 2, count: 3 },
  ]);
  const { tournament, terms, tables } = viewOf(ana);
  assert.deepEqual([tournament.state, tournament.left, tables.length], ['running', 7, 2]);
  assert.deepEqual([terms.chips, tournament.averageStack], ['15.00', '15.00']);
  assert.deepEqual(tournament.prizes, ['175.00', '105.00', '70.00']);
  assert.equal(tournament.draw.seed, null);
  await assertWhole(scene, roomId);
  const late = await arrive(scene, origin, roomId);
  await register(late);
  await until('he is seated where fewer are', async () => ownOf(late).entry?.table === 2);
  assert.deepEqual(
    (await tablesOf(roomId)).map(({ count }) => count),
    [4, 4],
  );
  assert.equal(viewOf(late).tournament.pool, '400.00');
  const all = [...players, late];
  const seen = new Set<string>();
  await playUntil(scene, origin, all, 'it is over', async () => {
    await assertWhole(scene, roomId);
    for (const player of all) seen.add(`${player.memberId} ${player.sitter.room.id}`);
    return (await stateOf(scene, roomId)) === 'over';
  });
  await settled(roomId);
  const paid = await assertPaid(scene, roomId);
  assert.equal(paid.length, 8);
  assert.equal(paid[0]?.place, 1);
  for (const { memberId, payout } of paid) {
    assert.equal(balanceOf(scene, { memberId }), startBalance - price + payout);
  }
  assert.ok(seen.size > all.length, 'somebody was moved');
  const heard = await assertHeardTheirOwn(scene, roomId, all);
  assert.ok(heard > 100, `${heard} messages were read`);
  const winner = all.find(({ memberId }) => memberId === paid[0]?.memberId) ?? assert.fail();
  await until('he hears of his prize', async () => ownOf(winner).entry?.prize === '200.00');
  await until('the draw may be proven', async () => viewOf(winner).tournament.draw.seed !== null);
  const own = await winner.sitter.frame.ask('GET', '/frame/v1/seats/hands?pageSize=50');
  const { items } = own.value as unknown as { items: { handId: string }[] };
  const { rows } = await scene.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM games.hands h
       JOIN games.seats s ON s.tournament_id = $1 AND s.member_id = $2
      WHERE h.players @> jsonb_build_array(jsonb_build_object('seatId', s.id::text))`,
    [roomId, winner.memberId],
  );
  assert.equal(items.length, Math.min(50, rows[0]?.count ?? 0), 'hands of all his tables');
  const replay = await winner.sitter.frame.ask('GET', `/frame/v1/seats/hands/${items[0]?.handId}`);
  assert.equal(replay.status, 200);
});

test('a paused tournament deals no hand and its blinds stand', async () => {
  const roomId = await openTournament(scene, origin);
  const players = await enter(scene, origin, roomId, 3);
  const [ana] = players as [Player];
  await startNow(scene, roomId);
  const hands = async () => {
    const { rows } = await scene.owner.query<{ over: number; played: number }>(
      `SELECT count(*) FILTER (WHERE h.over_at IS NOT NULL)::int AS over,
              count(*) FILTER (WHERE h.over_at IS NULL)::int AS played
         FROM games.tournament_tables t JOIN games.hands h ON h.room_id = t.room_id
        WHERE t.tournament_id = $1`,
      [roomId],
    );
    return rows[0] ?? assert.fail();
  };
  await until('a hand', async () => (await hands()).played === 1);
  const pause = (isPaused: boolean) =>
    scene.owner.query(
      'UPDATE games.rooms SET is_paused = $2, due_at = now(), version = version + 1 WHERE id = $1',
      [roomId, isPaused],
    );
  await pause(true);
  await until('the clock stands', async () => viewOf(ana).tournament.blindsRiseAt === null);
  const late = await (await arrive(scene, origin, roomId)).sitter.act({ kind: 'register' });
  assert.equal(late.t === 'refused' && late.code, 'table_paused');
  await until('the hand is over', async () => (await hands()).played === 0);
  await pause(false);
  await until('the clock runs', async () => viewOf(ana).tournament.blindsRiseAt !== null);
  await playUntil(scene, origin, players, 'it is over', async () => {
    return (await stateOf(scene, roomId)) === 'over';
  });
  await settled(roomId);
  await assertPaid(scene, roomId);
});

test('near the money every table waits for the others, and who goes out meanwhile does so together', async () => {
  const roomId = await openTournament(scene, origin, { tableSeats: 2 });
  const players = await enter(scene, origin, roomId, 4);
  await startNow(scene, roomId);
  const close = () =>
    scene.owner.query(
      `UPDATE games.tournaments SET played_ms = 600000 WHERE room_id = $1 AND state = 'running'`,
      [roomId],
    );
  await until('it is closed', async () => {
    await close();
    return !viewOf(players[0] ?? assert.fail()).tournament.isOpen;
  });
  // Two of four are paid, so from three on both tables go on together.
  const waits: boolean[] = [];
  await playUntil(scene, origin, players, 'it is over', async () => {
    const { isHandForHand, left } = viewOf(players[0] ?? assert.fail()).tournament;
    if (isHandForHand) waits.push(left === 3);
    return (await stateOf(scene, roomId)) === 'over';
  });
  assert.ok(waits.every(Boolean));
  await settled(roomId);
  const paid = await assertPaid(scene, roomId);
  assert.equal(
    paid.reduce((sum, { payout }) => sum + payout, 0n),
    20_000n,
  );
});

test('two of the staff void one that is played: everybody is paid back, also who is out', async () => {
  const roomId = await openTournament(scene, origin);
  const players = await enter(scene, origin, roomId, 7);
  await startNow(scene, roomId);
  await playUntil(scene, origin, players, 'somebody is out', async () => {
    const { rows } = await scene.owner.query(
      'SELECT 1 FROM games.seats WHERE tournament_id = $1 AND out_count IS NOT NULL',
      [roomId],
    );
    return rows.length > 0;
  });
  assert.equal(await stateOf(scene, roomId), 'running');
  const [zawadi, tumaini] = [
    await enterOffice(injected(running), 'zawadi'),
    await enterOffice(injected(running), 'tumaini'),
  ];
  const { rows } = await scene.owner.query<{ id: string }>(
    'SELECT id::text FROM games.seats WHERE tournament_id = $1 AND room_id <> $1 LIMIT 1',
    [roomId],
  );
  const reason = 'the cards were seen';
  const stood = await zawadi.send(`POST /rooms-office/v1/seats/${rows[0]?.id}/leave`, { reason });
  assert.equal(stood.code, 'in_tournament');
  const readPage = () => zawadi.get<OfficeRoomPage>(`/rooms-office/v1/rooms/${roomId}`);
  const { room, tournament } = await readPage();
  assert.deepEqual([tournament?.state, tournament?.entrants.length], ['running', 7]);
  assert.equal(room.isEnded, false);
  const [table] = tournament?.tables ?? [];
  const held = await zawadi.send(`PUT /rooms-office/v1/rooms/${table?.roomId}`, {
    isPaused: true,
    reason,
  });
  assert.equal(held.code, 'in_tournament', 'all tables are paused together');
  const decision = { kind: 'void_tournament', roomId };
  const looked = await zawadi.send('POST /rooms-office/v1/decisions/look', { decision });
  const { touched } = looked.value as unknown as { touched: RoomsTouched };
  assert.deepEqual([touched.way, touched.count, touched.stakesBack], ['call_off', 7, '385.00']);
  const asked = await zawadi.send('POST /rooms-office/v1/decisions', { decision, reason });
  const { id } = asked.value as unknown as RoomsRequest;
  const approved = await tumaini.send(`POST /rooms-office/v1/decisions/${id}`, {
    answer: 'approve',
  });
  assert.equal(approved.status, 200, approved.code ?? '');
  await settled(roomId);
  assert.equal(await stateOf(scene, roomId), 'called_off');
  assert.ok((await readPage()).room.isEnded);
  for (const player of players) assert.equal(balanceOf(scene, player), startBalance);
  assert.equal((await chipsIn(scene, roomId)).chips, 0n);
  const again = await zawadi.send('POST /rooms-office/v1/decisions', { decision, reason });
  assert.equal(again.code, 'decision_not_possible');
});

test('though nobody says a word and every line is cut, it is played to its end and paid', async () => {
  const roomId = await openTournament(scene, origin);
  const players = await enter(scene, origin, roomId, 7);
  await startNow(scene, roomId);
  for (const { sitter } of players) sitter.leave();
  await until('it is played', async () => (await stateOf(scene, roomId)) === 'running');
  // Turns that pass at once take no less of the rules than turns that are waited for.
  // Its rooms are held meanwhile, in the order in which the server holds them.
  await scene.owner.query(
    `WITH held AS MATERIALIZED (
       SELECT id FROM games.rooms
        WHERE id = $1 OR id IN
              (SELECT room_id FROM games.tournament_tables WHERE tournament_id = $1)
        ORDER BY id FOR UPDATE)
     UPDATE games.seats SET bank_ms = 0, is_away = true
      WHERE tournament_id = $1 AND (SELECT count(*) FROM held) > 0`,
    [roomId],
  );
  // The rest of its time passes at once.
  await scene.owner.query(
    `UPDATE games.tournaments SET played_ms = 100000000 WHERE room_id = $1 AND state = 'running'`,
    [roomId],
  );
  await until('it is over', async () => (await stateOf(scene, roomId)) === 'over');
  await settled(roomId);
  await assertPaid(scene, roomId);
});

// The last one: its game stays closed.
test('a tournament of a closed game that has not begun is called off, and everybody is paid back', async () => {
  const roomId = await openTournament(scene, origin);
  const players = await enter(scene, origin, roomId, 3);
  scene.wallet.closed.add('holdem-tournament');
  await until('it is called off', async () =>
    players.every((player) => viewOf(player).tournament.calledOffFor === 'closed'),
  );
  await settled(roomId);
  for (const player of players) assert.equal(balanceOf(scene, player), startBalance);
});
