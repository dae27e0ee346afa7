import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SeenSitAndGo } from '@bahati/contract/games-frame/sit-and-go.ts';
import type { ListedRoom } from '@bahati/contract/games-frame/rooms.ts';
import { seatOfferOf } from '@bahati/game-rules/seat-games/seat-offers.ts';
import { call, type Played, playTable, raise } from '#frame/poker/table/played-hand.testing.ts';
import { PokerTable } from '#frame/poker/table/poker-table.ts';
import { sitHere } from '#frame/seats/room/fake-room.testing.ts';
import { entryTerms } from './entry-terms.ts';

const running: SeenSitAndGo = {
  state: 'running',
  calledOffFor: null,
  fillsUntil: null,
  blinds: 0,
  blindsRiseAt: null,
  left: 3,
  players: [0, 1, 2].map((seat) => ({ seat, name: 'mt***', place: null, prize: null })),
};

const withGame = ({ view, own }: Played, sitAndGo: SeenSitAndGo): Played => ({
  view: { ...view, sitAndGo } as Played['view'],
  own: { ...own, brought: '55.00' },
});

test('chips won and lost are no money; the prize counts once, less what was paid', (t) => {
  const { hear, session } = sitHere(t, (parts) => new PokerTable(parts));
  const rules = playTable([1_500n, 1_500n, 1_500n]);
  hear(withGame(rules.deal(), running));
  for (const act of [raise(1_500n), call]) hear(withGame(rules.say(act), running));
  const last = rules.say(call);
  hear(withGame(last, running));
  t.mock.timers.tick(10_000);
  assert.equal(session.get().rounds, 0, 'no hand is a round of money');
  const players = running.players.map((player) => ({
    ...player,
    place: player.seat === 0 ? 1 : 2,
    prize: player.seat === 0 ? '150.00' : '0.00',
  }));
  const over: SeenSitAndGo = { ...running, state: 'over', left: 1, players };
  for (const _ of [1, 2]) hear(withGame(last, over));
  t.mock.timers.tick(10_000);
  const { rounds, won, staked } = session.get();
  assert.deepEqual([rounds, won, staked], [1, 9_500n, 0n]);
});

test('a row of the lobby tells the terms of its own size', () => {
  const offer = seatOfferOf('holdem-sit-and-go') ?? assert.fail('it is offered');
  const minor = (wire: string) => BigInt(wire.replace('.', ''));
  const room = (most: number, unit = '50.00'): Pick<ListedRoom, 'currency' | 'seats' | 'unit'> => ({
    currency: 'KES',
    unit,
    seats: { taken: 0, bots: 0, most },
  });
  assert.deepEqual(entryTerms(offer, room(3), minor)?.prizes, [15_000n]);
  assert.deepEqual(entryTerms(offer, room(6), minor)?.prizes, [19_500n, 10_500n]);
  assert.equal(entryTerms(offer, room(6, '51.00'), minor), undefined);
});
