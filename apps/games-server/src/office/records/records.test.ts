/** Rounds, hands and seats by their ids: all that was staked, said and paid, and nothing that is hidden yet. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  OfficeEntry,
  OfficeHand,
  OfficeRevealed,
  OfficeRound,
  OfficeSeatHand,
  OfficeSeatRecord,
} from '@bahati/contract/rooms-office/records.ts';
import type { OfficePastHand } from '@bahati/contract/rooms-office/past-plays.ts';
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { TableOwn, TableView } from '@bahati/contract/games-frame/tables.ts';
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
const find = async (text: string) =>
  (await officer.get<{ found: object | null }>('/rooms-office/v1/find', { text })).found;
const roundOf = (id: string, language = 'en') =>
  officer.get<OfficeRound>(`/rooms-office/v1/rounds/${id}`, { language });

test('a round is told with its stakes and operations, and its hash once it is dealt', async () => {
  const sitter = await enter('bakarati-mji-mkongwe');
  const view = () => sitter.room.view as unknown as TableView;
  const roundId = await until('bets are taken', async () =>
    view().round?.phase === 'betting' ? view().round?.roundId : undefined,
  );
  const bet = (opening: string, amount: string) =>
    sitter.act({ kind: 'bet', roundId, opening, amount });
  assert.equal((await bet('player:player=2', '20.00')).t, 'done');
  assert.equal((await bet('tie:tie=1', '10.00')).t, 'done');
  const early = await roundOf(roundId);
  assert.deepEqual([early.hash, early.picture, early.outcome], [null, null, []]);
  assert.deepEqual([early.players, early.stake, early.payout], [1, '30.00', '0.00']);
  await until('it is paid', async () => (sitter.room.own as TableOwn).entry?.state === 'settled');
  const late = await roundOf(roundId, 'sw');
  assert.equal(late.hash, view().recent.find((past) => past.roundId === roundId)?.hash);
  assert.ok(late.outcome.length > 0 && late.picture?.game === 'baccarat');
  assert.ok(!late.outcome.some(({ value }) => value.includes('KSh')), 'of nobody’s bet');
  assert.equal(late.void, null);
  const { items } = await officer.get<{ items: OfficeEntry[] }>(
    `/rooms-office/v1/rounds/${roundId}/entries`,
  );
  const [entry] = items;
  assert.ok(entry);
  assert.deepEqual(
    entry.stakes.map(({ transactionId, opening, amount, state }) => {
      return { transactionId, opening, amount, state };
    }),
    [
      {
        transactionId: `${entry.externalId}-1`,
        opening: 'player:player=2',
        amount: '20.00',
        state: 'taken',
      },
      {
        transactionId: `${entry.externalId}-2`,
        opening: 'tie:tie=1',
        amount: '10.00',
        state: 'taken',
      },
    ],
  );
  assert.equal(entry.payout, late.payout);
  assert.match(entry.verifyUrl ?? '', /\/verify\?game=baccarat&/);
  assert.deepEqual(await find(entry.externalId), { kind: 'round', id: roundId });
  assert.equal(await find('r-nothing'), null);
  sitter.leave();
});

const handOf = ({ room }: Sitter) => (room.view as unknown as SeatsView).hand;

/** Calls or checks whenever it is somebody's turn, until the hand is over. */
async function playOut(sitters: readonly Sitter[], number: number): Promise<void> {
  await until('the hand is over', async () => {
    for (const sitter of sitters) {
      const hand = handOf(sitter);
      const own = sitter.room.own as SeatsOwn;
      const options = (own.view as { options: { canCheck: boolean } | null } | null)?.options;
      if (!hand || !options || hand.number !== number || hand.turn !== own.seat) continue;
      const act = { kind: options.canCheck ? 'check' : 'call' };
      await sitter.act({ kind: 'play', hand: number, step: hand.step, act });
    }
    const hand = sitters[0] && handOf(sitters[0]);
    return hand && (hand.number > number || hand.isOver);
  });
}

test('a hand is told step by step; its hidden cards once it is over, with a reason that is noted', async () => {
  const sitters = [await enter('holdem'), await enter('holdem')] as const;
  for (const [seat, sitter] of sitters.entries()) {
    await sitter.act({ kind: 'sit', seat, amount: '1000.00' });
  }
  const number = await until('a hand', async () => {
    const hand = handOf(sitters[0]);
    return hand && !hand.isOver ? hand.number : undefined;
  });
  const { id: roomId } = sitters[0].room;
  const { items } = await officer.get<{ items: OfficePastHand[] }>(
    `/rooms-office/v1/rooms/${roomId}/hands`,
  );
  const handId = items.find((hand) => hand.number === number)?.handId ?? '';
  const path = `/rooms-office/v1/hands/${handId}`;
  const reveal = (reason: string) => officer.send(`POST ${path}/cards`, { reason });
  assert.equal((await reveal('I want to know')).code, 'hand_not_over');
  const dealt = ({ steps }: OfficeHand | OfficeRevealed) =>
    steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'dealt');
  const early = await officer.get<OfficeHand>(path);
  assert.deepEqual(
    dealt(early).map(({ cards }) => cards),
    [[], []],
  );
  await playOut(sitters, number);
  const late = await officer.get<OfficeHand>(path);
  assert.deepEqual([late.isOver, late.voidedAt], [true, null]);
  assert.ok(late.steps.some(({ act }) => act?.['kind'] === 'call'));
  assert.ok(late.steps.some(({ events }) => events.some(({ kind }) => kind === 'won')));
  const won = late.players.reduce((sum, { won: each }) => sum + Number(each), 0);
  assert.equal(won, -Number(late.rake));
  assert.deepEqual(
    dealt(late).map(({ cards }) => cards),
    [[], []],
    'who mucks keeps his cards',
  );

  const { status, value } = await reveal('a player complained');
  assert.equal(status, 200);
  const revealed = value as unknown as OfficeRevealed;
  assert.equal(revealed.deck.length, 52);
  assert.ok(dealt(revealed).every(({ cards }) => cards.length === 2));
  const { notes } = await officer.get<OfficeHand>(path);
  assert.deepEqual(
    notes.map(({ what, by, reason }) => [what, by, reason]),
    [['cards', 'zawadi', 'a player complained']],
  );

  const seatId = late.players[0]?.seatId ?? '';
  const seat = await officer.get<OfficeSeatRecord>(`/rooms-office/v1/seats/${seatId}`);
  assert.deepEqual(
    seat.buyIns.map(({ transactionId, amount, state }) => [transactionId, amount, state]),
    [[`${seat.externalId}-1`, '1000.00', 'taken']],
  );
  assert.deepEqual(await find(seat.externalId), { kind: 'seat', id: seatId });
  assert.deepEqual(await find('holdem-kes-1'), { kind: 'room', id: roomId });
  const hands = await officer.get<{ items: OfficeSeatHand[] }>(
    `/rooms-office/v1/seats/${seatId}/hands`,
  );
  const own = hands.items.find((hand) => hand.handId === handId);
  assert.equal(own?.won, late.players[0]?.won);
});

test('who may read may not see hidden cards', async () => {
  const reader = await enterOffice(injected(running), 'juma', ['rooms.read', 'rooms.decide']);
  const asked = await reader.send('POST /rooms-office/v1/hands/1/cards', { reason: 'to look' });
  assert.equal(asked.code, 'forbidden');
});
