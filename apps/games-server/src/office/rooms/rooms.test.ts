/** Rooms as staff see them and hold them: what is played for what, what stands still, pauses and limits. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OfficePastHand, OfficePastRound } from '@bahati/contract/rooms-office/past-plays.ts';
import type { OfficeRoom, OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { TableView } from '@bahati/contract/games-frame/tables.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice, type TestOfficer } from '#games-server/office/officer.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
} from '#games-server/scene.testing.ts';

const tableGame = 'bakarati-mji-mkongwe';

let scene: Scene;
let running: Running;
let officer: TestOfficer;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '10', ROOM_CHAIN_GAMES: '200' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  officer = await enterOffice(injected(running), 'zawadi');
});
after(async () => {
  await running.stop();
  await scene.close();
});

const enter = (gameCode: string) => sitDown(scene, originOf(running), scene.addMember(), gameCode);
const seatsOf = ({ room }: Sitter) => room.view as unknown as SeatsView;
const tableOf = ({ room }: Sitter) => room.view as unknown as TableView;
const list = async (query: Record<string, string>): Promise<OfficeRoom[]> =>
  (await officer.get<{ items: OfficeRoom[] }>('/rooms-office/v1/rooms', query)).items;
const page = (roomId: string) => officer.get<OfficeRoomPage>(`/rooms-office/v1/rooms/${roomId}`);
const change = (roomId: string, body: object) =>
  officer.send(`PUT /rooms-office/v1/rooms/${roomId}`, { reason: 'a test of it', ...body });

const sitWith = async (seat: number) => {
  const sitter = await enter('holdem');
  const answer = await sitter.act({ kind: 'sit', seat, amount: '1000.00' });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
  return sitter;
};

test('a hand that runs is told with its chips, and without a card that is hidden', async () => {
  const [ana, juma] = [await sitWith(0), await sitWith(1)];
  const { id: roomId } = ana.room;
  await until('a hand runs', async () => seatsOf(ana).hand?.isOver === false);
  const line = await until('it is listed', async () =>
    (await list({ state: 'busy', kind: 'seats' })).find((room) => room.current !== null),
  );
  assert.equal(line.roomId, roomId);
  assert.deepEqual(line.seats, { taken: 2, bots: 0, most: 6 });
  assert.equal(line.atTable, '2000.00', 'chips before them and in the hand');
  assert.equal(line.current?.phase, 'playing');
  assert.deepEqual(line.title, { en: 'Hold’em Poker', sw: 'Poka ya Hold’em' });
  assert.equal(line.players, 2);
  const { seats, hand } = await page(roomId);
  assert.deepEqual(
    seats.map(({ memberId, brought }) => [memberId, brought]),
    [ana, juma].map(({ memberId }) => [memberId, '1000.00']),
  );
  const told = JSON.stringify(hand);
  assert.match(told, /"cards":null/);
  const { rows } = await scene.owner.query<{ seed: string; deck: number[] }>(
    `SELECT seed, state -> 'deck' AS deck FROM games.hands WHERE room_id = $1 ORDER BY id DESC LIMIT 1`,
    [roomId],
  );
  assert.ok(rows[0] && !told.includes(rows[0].seed));
  assert.ok(!told.includes('"deck"') && !told.includes(rows[0].deck.slice(0, 4).join(',')));
  for (const sitter of [ana, juma]) await sitter.act({ kind: 'leave' });
  await until('both are gone', async () => seatsOf(ana).seats.length === 0);
  const hands = await officer.get<{ items: OfficePastHand[] }>(
    `/rooms-office/v1/rooms/${roomId}/hands`,
  );
  assert.ok(hands.items.every(({ isOver, players }) => isOver && players === 2));
});

test('a paused table ends its round and begins no other until it goes on', async () => {
  const watcher = await enter(tableGame);
  const { id: roomId } = watcher.room;
  const { roundId } = await until('bets are taken', async () => {
    const { round } = tableOf(watcher);
    return round?.phase === 'betting' && round;
  });
  const bet = { kind: 'bet', roundId, opening: 'player:player=1', amount: '10.00' };
  assert.equal((await watcher.act(bet)).t, 'done');
  assert.equal((await list({ state: 'busy', kind: 'table' }))[0]?.atTable, '10.00');
  assert.equal((await change(roomId, { isPaused: true })).status, 200);
  await until('its players are told', async () => tableOf(watcher).isPaused);
  const late = await watcher.act(bet);
  assert.equal(late.t === 'refused' && late.code, 'table_paused');
  await until('the round is over', async () => tableOf(watcher).round?.phase === 'over');
  await until('it is paid', async () => {
    const { rows } = await scene.owner.query(
      "SELECT 1 FROM games.table_entries WHERE round_id = $1 AND state = 'settled'",
      [roundId],
    );
    return rows.length === 1;
  });
  assert.equal((await list({ state: 'paused' }))[0]?.roomId, roomId);
  await until('its turn has come to nothing', async () => {
    const { rows } = await scene.owner.query<{ isAsleep: boolean }>(
      'SELECT due_at IS NULL AS "isAsleep" FROM games.rooms WHERE id = $1',
      [roomId],
    );
    return rows[0]?.isAsleep;
  });
  assert.equal(tableOf(watcher).round?.roundId, roundId);
  await change(roomId, { isPaused: false });
  await until('the next one begins', async () => tableOf(watcher).round?.roundId !== roundId);
  const { notes } = await page(roomId);
  assert.deepEqual(
    notes.map(({ what, by, reason }) => [what, by, reason]),
    [
      ['resumed', 'zawadi', 'a test of it'],
      ['paused', 'zawadi', 'a test of it'],
    ],
  );
  const rounds = await officer.get<{ items: OfficePastRound[] }>(
    `/rooms-office/v1/rooms/${roomId}/rounds`,
  );
  const own = rounds.items.find((round) => round.roundId === roundId);
  assert.deepEqual([own?.players, own?.stake, own?.phase], [1, '10.00', 'over']);
  watcher.leave();
});

test('a paused table with seats ends its hand; nobody sits down or brings more, and one may leave', async () => {
  const [ana, juma] = [await sitWith(2), await sitWith(3)];
  const { id: roomId } = ana.room;
  const number = await until('a hand', async () => {
    const { hand } = seatsOf(ana);
    return hand && !hand.isOver && hand.number;
  });
  await change(roomId, { isPaused: true });
  const late = await enter('holdem');
  const sat = await late.act({ kind: 'sit', seat: 4, amount: '1000.00' });
  assert.equal(sat.t === 'refused' && sat.code, 'table_paused');
  const more = await ana.act({ kind: 'topUp', amount: '100.00' });
  assert.equal(more.t === 'refused' && more.code, 'table_paused');
  await until('the hand is over', async () => seatsOf(ana).hand?.isOver);
  assert.equal(seatsOf(ana).hand?.number, number);
  for (const sitter of [ana, juma]) assert.equal((await sitter.act({ kind: 'leave' })).t, 'done');
  await until('both are gone', async () => seatsOf(ana).seats.length === 0);
  assert.equal(seatsOf(ana).hand?.number, number, 'none was dealt');
  await change(roomId, { isPaused: false });
});

test('limits lie within what the level offers, and hold from the next buy-in on', async () => {
  const [level] = await list({ gameCode: 'holdem' });
  const { roomId = '', unit } = level ?? {};
  assert.deepEqual((await page(roomId)).bounds, { minimum: '200.00', maximum: '2000.00' });
  const limits = (minimum: string, maximum: string) =>
    change(roomId, { limits: { minimum, maximum } });
  for (const [minimum, maximum] of [
    ['100.00', '2000.00'],
    ['200.00', '2000.01'],
    ['900.00', '800.00'],
  ] as const) {
    const { code, details } = await limits(minimum, maximum);
    assert.equal(code, 'limits_not_possible');
    assert.deepEqual(details, { minimum: '200.00', maximum: '2000.00' });
  }
  assert.equal((await limits('500.00', '800.00')).status, 200);
  assert.equal((await list({ gameCode: 'holdem' }))[0]?.unit, unit, 'the level stays the level');
  const sitter = await enter('holdem');
  const refused = await sitter.act({ kind: 'sit', seat: 0, amount: '1000.00' });
  assert.equal(refused.t === 'refused' && refused.code, 'buy_in_not_allowed');
  const { notes } = await page(roomId);
  assert.deepEqual(notes[0]?.detail, {
    before: { minimum: '20000', maximum: '200000' },
    after: { minimum: '50000', maximum: '80000' },
  });
  const [table] = await list({ gameCode: tableGame });
  const odd = { limits: { minimum: '10.00', maximum: '15.00' } };
  assert.equal((await change(table?.roomId ?? '', odd)).code, 'limits_not_possible');
  const whole = { limits: { minimum: '10.00', maximum: '500.00' } };
  assert.equal((await change(table?.roomId ?? '', whole)).status, 200);
});

test('a room that cannot go on is shown with its fault, and one the wallet is silent about too', async () => {
  assert.deepEqual(await list({ state: 'trouble' }), []);
  const [, second, third] = await list({ gameCode: 'holdem' });
  assert.ok(second && third);
  await scene.owner.query(
    `UPDATE games.rooms SET trouble = 'it broke', trouble_since = now() - interval '1 minute',
            due_at = 'infinity' WHERE id = $1`,
    [second.roomId],
  );
  await scene.owner.query(
    `INSERT INTO games.seats (external_id, room_id, seat, game_code, member_id, session_id, currency,
       shown_name, state, payout, attempts, due_at)
     SELECT 'r-' || md5('x'), $1, 0, 'holdem', member_id, id, 'KES', 'Ana', 'paying', 0, 9, 'infinity'
       FROM games.frame_sessions LIMIT 1`,
    [third.roomId],
  );
  const troubled = await list({ state: 'trouble' });
  assert.deepEqual(
    troubled.map(({ roomId, troubles }) => [roomId, troubles.map(({ kind }) => kind)]),
    [
      [second.roomId, ['error']],
      [third.roomId, ['wallet']],
    ],
  );
  assert.equal(troubled[0]?.troubles[0]?.message, 'it broke');
  assert.deepEqual(await officer.get('/rooms-office/v1/counts'), { rooms: 2, reports: 0 });
  await scene.owner.query("UPDATE games.rooms SET due_at = now() WHERE trouble = 'it broke'");
  await until('it goes on again', async () => (await list({ state: 'trouble' })).length === 1);
});
