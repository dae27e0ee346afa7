import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TournamentOwn } from '@bahati/contract/games-frame/tournaments.ts';
import { call, type Played, playTable, raise } from '#frame/poker/table/played-hand.testing.ts';
import { PokerTable } from '#frame/poker/table/poker-table.ts';
import { sitHere } from '#frame/seats/room/fake-room.testing.ts';
import { tellLeft } from './use-tournament.ts';

const playing: NonNullable<TournamentOwn['entry']> = {
  entry: 1,
  isAsking: false,
  tableRoom: '7',
  table: 1,
  place: null,
  prize: null,
};

const as = ({ view, own }: Played, entry: TournamentOwn['entry'], more: object = {}): Played => ({
  view,
  own: { ...own, brought: '55.00', entry, ...more } as Played['own'],
});

test('who is out of a tournament has left no table, and what he paid counts once as it ends', (t) => {
  const { hear, session, table } = sitHere(t, (parts) => new PokerTable(parts));
  const rules = playTable([1_500n, 1_500n, 1_500n]);
  hear(as(rules.deal(), playing));
  for (const act of [raise(1_500n), call]) hear(as(rules.say(act), playing));
  const last = rules.say(call);
  hear(as(last, playing));
  t.mock.timers.tick(10_000);
  const out = { ...playing, tableRoom: null, table: null, place: 3 };
  const noSeat = { seat: null, view: null, at: null };
  hear(as(last, out, noSeat));
  assert.equal(table.room.state.get().note, null);
  assert.equal(session.get().rounds, 0, 'no hand is a round of money');
  for (const _ of [1, 2]) hear(as(last, { ...out, prize: '0.00' }, noSeat));
  t.mock.timers.tick(10_000);
  const { rounds, won, staked } = session.get();
  assert.deepEqual([rounds, won, staked], [1, 0n, 5_500n]);
});

test('what is left until a start is told in minutes, from an hour on with hours', () => {
  assert.deepEqual([-5, 0, 59_000, 125_000, 3_599_999, 3_600_000, 3_725_000].map(tellLeft), [
    '0:00',
    '0:00',
    '0:59',
    '2:05',
    '1:00:00',
    '1:00:00',
    '1:02:05',
  ]);
});
