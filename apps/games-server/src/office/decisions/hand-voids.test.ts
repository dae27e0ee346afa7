/** Voids of hands by two of the staff, and members who are stood up: chips are whole, and where they were. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RoomsRequest, RoomsTouched } from '@bahati/contract/rooms-office/decisions.ts';
import type { OfficeRoomPage } from '@bahati/contract/rooms-office/rooms.ts';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import { until } from '@bahati/testing/until.ts';
import { enterOffice, type TestOfficer } from '#games-server/office/officer.testing.ts';
import { originOf, type Sitter, sitDown } from '#games-server/rooms/sitters.testing.ts';
import {
  injected,
  type Running,
  runHere,
  type Scene,
  setScene,
  startBalance,
} from '#games-server/scene.testing.ts';

const reason = 'the cards were seen';

let scene: Scene;
let running: Running;
let zawadi: TestOfficer;
let tumaini: TestOfficer;

before(async () => {
  scene = await setScene();
  running = await runHere(scene, { TABLE_PACE: '5' });
  await running.app.listen({ host: '127.0.0.1', port: 0 });
  running.rooms.start();
  [zawadi, tumaini] = [
    await enterOffice(injected(running), 'zawadi'),
    await enterOffice(injected(running), 'tumaini'),
  ];
});
after(async () => {
  await running.stop();
  await scene.close();
});

const viewOf = ({ room }: Sitter) => room.view as unknown as SeatsView;
const ownOf = ({ room }: Sitter) => room.own as SeatsOwn;
const balanceOf = ({ memberId }: Sitter) => scene.wallet.members.get(memberId)?.balance ?? 0n;

async function sit(seat: number): Promise<Sitter> {
  const sitter = await sitDown(scene, originOf(running), scene.addMember(), 'holdem');
  const answer = await sitter.act({ kind: 'sit', seat, amount: '1000.00' });
  assert.equal(answer.t, 'done', JSON.stringify(answer));
  return sitter;
}

const handAfter = (sitter: Sitter, number = 0) =>
  until('a hand', async () => {
    const { hand } = viewOf(sitter);
    return hand && !hand.isOver && hand.number > number ? hand : undefined;
  });

type Poker = { options: { canCheck: boolean; raise?: { least: string } } | null };

/** Whoever's turn it is says this; answers once the room has heard it. */
async function say(sitters: readonly Sitter[], act: (options: object) => object): Promise<void> {
  const { hand } = viewOf(sitters[0] as Sitter);
  if (!hand || hand.isOver) return;
  const speaker = sitters.find((sitter) => ownOf(sitter).seat === hand.turn);
  const options = (speaker && (ownOf(speaker).view as Poker | null))?.options;
  if (!speaker || !options) return;
  const { number, step } = hand;
  await speaker.act({ kind: 'play', hand: number, step, act: act(options) });
  await until('it is heard', async () => {
    const now = viewOf(sitters[0] as Sitter).hand;
    return now?.number !== number || now.step > step || now.isOver;
  });
}

const handIdOf = async (sitter: Sitter, number: number): Promise<string> => {
  const { rows } = await scene.owner.query<{ id: string }>(
    'SELECT id::text FROM games.hands WHERE room_id = $1 AND number = $2',
    [sitter.room.id, number],
  );
  return rows[0]?.id ?? '';
};

const ask = (handId: string) =>
  zawadi.send('POST /rooms-office/v1/decisions', {
    decision: { kind: 'void_hand', handId },
    reason,
  });
const voidHand = async (handId: string) => {
  const asked = await ask(handId);
  assert.equal(asked.status, 200, asked.code ?? '');
  const { id } = asked.value as unknown as RoomsRequest;
  return tumaini.send(`POST /rooms-office/v1/decisions/${id}`, { answer: 'approve' });
};
const hold = (sitter: Sitter, isPaused: boolean) =>
  zawadi.send(`PUT /rooms-office/v1/rooms/${sitter.room.id}`, { isPaused, reason });
const page = (sitter: Sitter) =>
  zawadi.get<OfficeRoomPage>(`/rooms-office/v1/rooms/${sitter.room.id}`);

async function standUp(sitter: Sitter) {
  const { seats } = await page(sitter);
  const { seatId = '' } = seats.find(({ memberId }) => memberId === sitter.memberId) ?? {};
  return zawadi.send(`POST /rooms-office/v1/seats/${seatId}/leave`, { reason });
}

/** Of everybody: in the wallet, at the table and in the rake. */
async function held(sitters: readonly Sitter[]): Promise<bigint> {
  const { rows } = await scene.owner.query<{ chips: bigint; rake: bigint }>(
    `SELECT (SELECT coalesce(sum(stack), 0)::bigint FROM games.seats) AS chips,
            (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands WHERE voided_at IS NULL) AS rake`,
  );
  return (
    sitters.reduce((sum, sitter) => sum + balanceOf(sitter), 0n) +
    (rows[0]?.chips ?? 0n) +
    (rows[0]?.rake ?? 0n)
  );
}

let players: Sitter[];

test('a hand in the middle is ended, each has what he began it with, and the next is dealt', async () => {
  players = [await sit(0), await sit(1)];
  const [ana] = players as [Sitter];
  const { number } = await handAfter(ana);
  await say(players, () => ({ kind: 'call' }));
  const handId = await handIdOf(ana, number);
  const { value } = await zawadi.send('POST /rooms-office/v1/decisions/look', {
    decision: { kind: 'void_hand', handId },
  });
  const { touched } = value as unknown as { touched: RoomsTouched };
  assert.deepEqual(
    [touched.way, touched.members.map(({ seat, after }) => [seat, after])],
    [
      'cancel',
      [
        [0, '1000.00'],
        [1, '1000.00'],
      ],
    ],
  );
  assert.equal((await voidHand(handId)).status, 200);
  await until('its players are told', async () =>
    players.every((sitter) => {
      const { hand } = viewOf(sitter);
      return hand?.number === number && hand.isOver && hand.isVoided;
    }),
  );
  assert.deepEqual(
    viewOf(ana).seats.map(({ stack }) => stack),
    ['1000.00', '1000.00'],
  );
  assert.equal(await held(players), 2n * startBalance);
  assert.equal((await ask(handId)).code, 'decision_not_possible');
  await handAfter(ana, number);
});

test('a hand that is over is undone in a paused room, chip by chip, with its rake', async () => {
  const [ana] = players as [Sitter];
  const { hand } = viewOf(ana);
  const number = hand?.number ?? 0;
  // Somebody goes all in and is called, or folds: either way chips move.
  await until('the hand is over', async () => {
    await say(players, (options) => ({
      kind: (options as { canCheck: boolean }).canCheck ? 'check' : 'call',
    }));
    return viewOf(ana).hand?.isOver === true || (viewOf(ana).hand?.number ?? 0) > number;
  });
  const handId = await handIdOf(ana, number);
  const early = await ask(handId);
  assert.equal(early.code, 'room_not_paused');
  assert.equal((await hold(ana, true)).status, 200);
  await until('nothing is played', async () => {
    await say(players, () => ({ kind: 'fold' }));
    return (await ask(handId)).code !== 'room_not_paused';
  });
  const before = await held(players);
  assert.equal((await voidHand(handId)).status, 200);
  const { rows } = await scene.owner.query<{ before: bigint; now: bigint }>(
    `SELECT (SELECT sum((p -> 'stack' ->> '#n')::bigint)::bigint
               FROM games.hands h, jsonb_array_elements(h.players) p WHERE h.id = $1) AS before,
            (SELECT sum(stack)::bigint FROM games.seats
              WHERE id IN (SELECT (p ->> 'seatId')::bigint
                             FROM games.hands h, jsonb_array_elements(h.players) p
                            WHERE h.id = $1))
             + (SELECT coalesce(sum(rake), 0)::bigint FROM games.hands
                 WHERE id > $1 AND voided_at IS NULL) AS now`,
    [handId],
  );
  assert.equal(rows[0]?.now, rows[0]?.before, 'with what the hands after it took');
  assert.equal(await held(players), before);
  assert.equal(await held(players), 2n * startBalance);
});

test('where somebody has stood up a hand that is over stands, and he is paid what he has', async () => {
  const [ana, juma] = players as [Sitter, Sitter];
  await hold(ana, false);
  const { number } = await handAfter(ana, viewOf(ana).hand?.number ?? 0);
  const handId = await handIdOf(ana, number);
  const inHand = await standUp(juma);
  assert.equal(inHand.status, 200);
  await until('he is paid', async () => {
    await say(players, () => ({ kind: 'fold' }));
    return viewOf(ana).seats.every(({ seat }) => seat !== 1);
  });
  await until('the wallet has it', async () => (await held(players)) === 2n * startBalance);
  await hold(ana, true);
  const gone = await ask(handId);
  assert.deepEqual([gone.code, gone.details], ['player_left', { seat: 2 }]);
  const again = await zawadi.send('POST /rooms-office/v1/seats/999999/leave', { reason });
  assert.equal(again.code, 'not_found');
  assert.equal((await standUp(ana)).status, 200);
  await until('nobody sits', async () => viewOf(ana).seats.length === 0);
});

test('a room that cannot go on gives everybody back what he has: its hand is voided, he is stood up', async () => {
  const [ana] = players as [Sitter];
  await hold(ana, false);
  players = [await sit(0), await sit(1)];
  const [one] = players as [Sitter];
  const { number } = await handAfter(one);
  // Its rules cannot read the settings any more: no turn of it comes about.
  await scene.owner.query(
    `UPDATE games.rooms SET settings = settings || '{"unit": "no amount"}' WHERE id = $1`,
    [one.room.id],
  );
  assert.equal((await voidHand(await handIdOf(one, number))).status, 200);
  await until('it stands still', async () => {
    const { rows } = await scene.owner.query('SELECT 1 FROM games.rooms WHERE trouble IS NOT NULL');
    return rows.length === 1;
  });
  const seats = await scene.owner.query<{ id: string }>(
    "SELECT id::text FROM games.seats WHERE state = 'in'",
  );
  for (const { id } of seats.rows) {
    const left = await zawadi.send(`POST /rooms-office/v1/seats/${id}/leave`, { reason });
    assert.equal(left.status, 200);
  }
  await until('everybody is paid', async () =>
    players.every((sitter) => balanceOf(sitter) === startBalance),
  );
});
