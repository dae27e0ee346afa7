import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import {
  payoutIfWon,
  betOutcome,
  isPartCashed,
  type BetLeg,
  type BetSelection,
  legState,
  newestFirst,
  oddsOfBet,
} from './bet.rules.ts';
import { isBetsView, isInView, stateOfView } from './bets-view.ts';
import { legsOfBet, termsOfBet } from './rebet.ts';

const selection = (change: Partial<BetSelection> = {}): BetSelection => ({
  eventId: '1',
  sport: 'football',
  country: 'KE',
  competition: 'Ligi',
  eventName: 'Simba City - Mto Rangers',
  home: 'Simba City',
  away: 'Mto Rangers',
  startsAt: '2026-11-27T18:00:00Z',
  eventState: 'upcoming',
  market: '1x2:0:',
  outcome: 'home',
  participant: null,
  odds: 1_950,
  scoreAtPlacing: null,
  score: null,
  result: null,
  deadHeat: null,
  ...change,
});
const leg = (change: Partial<BetLeg> = {}): BetLeg => ({
  odds: 1_950,
  isBanker: false,
  selections: [selection()],
  result: null,
  ...change,
});
const bet = (change: Partial<Bet> = {}): Bet => ({
  id: '9',
  reference: 'B7K2-9QXM',
  state: 'open',
  placedAt: '2026-11-27T10:00:00Z',
  shape: { kind: 'multiple' },
  legs: [leg(), leg({ odds: 2_000 })],
  lines: 1,
  isEachWay: false,
  currency: 'KES',
  stake: '100.00',
  mostPayout: '390.00',
  bonus: '0.00',
  payout: '0.00',
  openStake: '100.00',
  refusal: null,
  counter: null,
  cashOut: null,
  steps: [],
  ...change,
});

test('a leg stands as its result says, else as its event does', () => {
  assert.equal(legState(leg({ result: 'half_won' })), 'half_won');
  assert.equal(legState(leg()), 'waiting');
  assert.equal(legState(leg({ selections: [selection({ eventState: 'live' })] })), 'live');
  assert.equal(legState(leg({ selections: [selection({ eventState: 'ended' })] })), 'ended');
  assert.equal(legState(leg({ selections: [selection({ eventState: 'postponed' })] })), 'waiting');
});

test('a bet that is over came to what it paid against its stake', () => {
  assert.equal(betOutcome(bet(), 'KES'), 'none');
  assert.equal(betOutcome(bet({ state: 'settled', payout: '390.00' }), 'KES'), 'won');
  assert.equal(betOutcome(bet({ state: 'settled', payout: '50.00' }), 'KES'), 'lost');
  assert.equal(betOutcome(bet({ state: 'settled', payout: '100.00' }), 'KES'), 'returned');
  assert.equal(betOutcome(bet({ state: 'refused' }), 'KES'), 'returned');
});

test('a multiple has the odds of all its legs, a system has none of its own', () => {
  assert.equal(oddsOfBet(bet()), 3_900);
  assert.equal(oddsOfBet(bet({ shape: { kind: 'system', folds: [2] } })), null);
  assert.equal(oddsOfBet(bet({ shape: { kind: 'singles' }, legs: [leg()] })), 1_950);
  assert.equal(payoutIfWon(bet(), 'KES'), '390.00');
});

test('of a bet cashed out in part, what still runs may pay its share', () => {
  assert.equal(isPartCashed(bet(), 'KES'), false);
  const part = bet({ openStake: '33.33', payout: '60.00' });
  assert.equal(isPartCashed(part, 'KES'), true);
  assert.equal(payoutIfWon(part, 'KES'), '129.98');
  assert.equal(isPartCashed(bet({ state: 'settled', openStake: '0.00' }), 'KES'), false);
});

test('each view shows its own part of the two lists', () => {
  assert.ok(isBetsView('won') && !isBetsView('all'));
  assert.deepEqual([stateOfView('open'), stateOfView('won')], ['open', 'settled']);
  const won = bet({ state: 'settled', payout: '390.00' });
  assert.ok(isInView(won, 'won') && isInView(won, 'settled') && !isInView(won, 'lost'));
  assert.ok(isInView(bet({ state: 'cashed_out', payout: '120.00' }), 'cashed_out'));
});

test('what can still be bet on of an earlier bet stands on the slip again', () => {
  const over = leg({ selections: [selection({ eventId: '2', eventState: 'ended' })] });
  const { legs, gone } = legsOfBet(bet({ legs: [leg(), over, leg({ result: 'won' })] }));
  assert.equal(gone, 2);
  assert.deepEqual(
    legs.map(({ selections, odds }) => [selections[0]?.eventId, odds]),
    [['1', 1_950]],
  );
  const system = bet({ shape: { kind: 'system', folds: [2, 3] } });
  assert.deepEqual(termsOfBet(system), {
    kind: 'system',
    isEachWay: false,
    ownStakes: {},
    folds: [2, 3],
  });
});

test('steps stand newest first, also those of one moment', () => {
  const at = '2026-11-27T10:00:00Z';
  const steps = [
    { at, kind: 'placed', amount: null, note: null },
    { at, kind: 'accepted', amount: null, note: null },
    { at: '2026-11-27T12:00:00Z', kind: 'settled', amount: null, note: null },
  ];
  assert.deepEqual(
    newestFirst(steps).map(({ kind }) => kind),
    ['settled', 'accepted', 'placed'],
  );
});
