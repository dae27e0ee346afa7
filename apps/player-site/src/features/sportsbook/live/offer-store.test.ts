import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import * as contract from '@bahati/contract/sportsbook/live.ts';
import type { OfferedEvent, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import { offerStore } from './offer-store.ts';
import { keepsMoving } from './odds-move.rules.ts';
import { bookLivePath, chosenTopics, isCovered, mostTopics } from './topics.rules.ts';

mock.timers.enable({ apis: ['setTimeout'] });

const eventOf = (id: string, version: number, some: Partial<OfferedEvent> = {}): OfferedEvent => ({
  id,
  version,
  sport: 'football',
  country: 'KE',
  competition: { id: '1', name: 'Savanna Premier' },
  round: null,
  isOutright: false,
  name: null,
  participants: [],
  startsAt: '2026-11-27T10:00:00Z',
  state: 'live',
  inPlay: null,
  isSuspended: false,
  marketCount: 1,
  isInPlayPlanned: true,
  eachWay: null,
  ...some,
});

const market = (odds: number, key = '1x2:0:'): OfferedMarket => ({
  market: key,
  group: 'main',
  state: 'open',
  outcomes: [{ outcome: 'home', odds, isOpen: true }],
});

const told = (eventId: string, version: number, markets: OfferedMarket[], isSuspended = false) =>
  offerStore.receive({
    type: 'odds',
    topic: `event:${eventId}`,
    eventId,
    version,
    isSuspended,
    isAll: false,
    markets,
  });

test('a price that moves shows its way for some seconds, to whoever reads it alone', () => {
  offerStore.take(eventOf('1', 1), [market(1_900), market(2_000, 'btts:0:')], 'all');
  let calls = 0;
  let others = 0;
  const stop = offerStore.onQuote('1', '1x2:0:', 'home')(() => (calls += 1));
  const stopOther = offerStore.onQuote('1', 'btts:0:', 'home')(() => (others += 1));
  told('1', 2, [market(1_950)]);
  assert.equal(offerStore.quote('1', '1x2:0:', 'home')?.move, 'up');
  told('1', 3, [market(1_950)]);
  assert.equal(calls, 1, 'the same price is no news');
  mock.timers.tick(keepsMoving.ms);
  assert.equal(offerStore.quote('1', '1x2:0:', 'home')?.move, null);
  told('1', 4, [market(1_800)]);
  assert.equal(offerStore.quote('1', '1x2:0:', 'home')?.move, 'down');
  assert.equal(others, 0);
  stop();
  stopOther();
});

test('what was told before never takes the place of what was told after', () => {
  offerStore.take(eventOf('2', 10), [market(1_900)], 'all');
  told('2', 9, [market(1_500)]);
  offerStore.take(eventOf('2', 8, { isSuspended: true }), [market(1_400)], 'all');
  assert.equal(offerStore.quote('2', '1x2:0:', 'home')?.odds, 1_900);
  assert.equal(offerStore.event('2')?.isSuspended, false);
});

test('an event on which no bets are taken shuts every price of it, and opens them again', () => {
  offerStore.take(eventOf('3', 1), [market(1_900), market(2_000, 'btts:0:')], 'all');
  told('3', 2, [], true);
  assert.equal(offerStore.quote('3', '1x2:0:', 'home')?.isOpen, false);
  assert.equal(offerStore.quote('3', 'btts:0:', 'home')?.isOpen, false);
  told('3', 3, []);
  assert.equal(offerStore.quote('3', 'btts:0:', 'home')?.isOpen, true);
  offerStore.receive({ type: 'event', event: eventOf('3', 4, { state: 'ended' }) });
  assert.equal(offerStore.quote('3', '1x2:0:', 'home')?.isOpen, false);
});

test('a row takes another line in place of the one before and leaves the event its markets', () => {
  offerStore.take(eventOf('4', 1), [market(1_900), market(2_000, 'total:0:2.5')], 'all');
  offerStore.take(eventOf('4', 2), [market(1_900), market(1_950, 'total:0:2.5')], 'row');
  assert.equal(offerStore.row('4'), '1x2:0: total:0:2.5');
  offerStore.receive({
    type: 'odds',
    topic: 'row:4',
    eventId: '4',
    version: 3,
    isSuspended: false,
    isAll: true,
    markets: [market(1_900), market(1_880, 'total:0:3.5')],
  });
  assert.equal(offerStore.row('4'), '1x2:0: total:0:3.5');
  assert.equal(offerStore.markets('4').length, 3);
  offerStore.take(eventOf('4', 5), [market(1_700)], 'all');
  assert.equal(offerStore.markets('4').length, 1);
  assert.equal(offerStore.quote('4', 'total:0:2.5', 'home'), undefined);
});

test('the open event is heard before rows, and no more topics than one connection takes', () => {
  const rows = Array.from({ length: 100 }, (_, at) => `row:${at + 1}`);
  const chosen = chosenTopics([...rows, 'live', 'event:7']);
  assert.deepEqual(chosen.slice(0, 2), ['event:7', 'live']);
  assert.equal(chosen.length, mostTopics);
  assert.deepEqual([mostTopics, bookLivePath], [contract.mostTopics, contract.bookLivePath]);
  assert.equal(isCovered(['row:1'], new Set(['row:1', 'row:2'])), true);
  assert.equal(isCovered(['row:3'], new Set(['row:1', 'row:2'])), false);
});
