import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import type { EventRow, InPlay } from '@bahati/contract/sportsbook/offer.ts';
import { clockText, ownPoints } from './clock.rules.ts';
import {
  columnMarket,
  columnMarkets,
  columnOutcomes,
  keyOfRow,
  secondMarket,
} from './lists/columns.rules.ts';
import { groupByDay, groupBySport, onceEach } from './lists/list-groups.rules.ts';
import { listedSport, readSportsSearch, withPlainIds } from './sports-search.ts';

test('every sport has a market for its columns, and each column its outcomes', () => {
  for (const sport of sportCodes) {
    const some = columnMarkets(sport);
    assert.ok(some.length > 0, sport);
    for (const code of some) assert.ok(columnOutcomes(code).length >= 2, `${sport} ${code}`);
    assert.notEqual(secondMarket(sport, some[0] ?? ''), some[0]);
  }
});

test('a market that the sport has not gives way to its main one', () => {
  assert.equal(columnMarket('football', 'btts'), 'btts');
  assert.equal(columnMarket('tennis', 'btts'), 'winner');
  assert.equal(columnMarket('football', undefined), '1x2');
});

test('a row shows the line of a market that stands in it now', () => {
  assert.equal(keyOfRow('1x2:0: total:0:2.5', 'total'), 'total:0:2.5');
  assert.equal(keyOfRow('1x2:0: total:0:3.5', 'total'), 'total:0:3.5');
  assert.equal(keyOfRow('1x2:0:', 'total'), undefined);
  assert.equal(keyOfRow('', '1x2'), undefined);
});

const inPlay = (some: Partial<InPlay>): InPlay => ({
  part: 1,
  clock: 2_700,
  isClockRunning: true,
  at: '2026-11-27T10:00:00.000Z',
  score: [0, 0],
  parts: [],
  turn: null,
  points: null,
  ...some,
});
const at = (time: string) => Date.parse(`2026-11-27T${time}Z`);

test('a clock runs on from when it was told, and stands where play stands', () => {
  assert.equal(clockText('football', inPlay({}), at('10:00:30')), "46'");
  assert.equal(clockText('football', inPlay({}), at('10:01:30')), "47'");
  assert.equal(clockText('football', inPlay({ isClockRunning: false }), at('10:05:00')), "46'");
  assert.equal(clockText('basketball', inPlay({ clock: 65 }), at('10:00:02')), '1:07');
  assert.equal(clockText('tennis', inPlay({ clock: null }), at('10:00:02')), null);
});

test('points that are the running part once more are told once', () => {
  const tennis = inPlay({
    part: 2,
    parts: [
      [6, 4],
      [2, 1],
    ],
    points: ['40', '15'],
  });
  assert.deepEqual(ownPoints(tennis), ['40', '15']);
  assert.equal(ownPoints(inPlay({ parts: [[14, 12]], points: ['14', '12'] })), null);
});

test('a device whose clock is wrong does not run the match on', () => {
  assert.equal(clockText('football', inPlay({}), at('12:00:00')), "46'");
  assert.equal(clockText('football', inPlay({}), at('09:00:00')), "46'");
});

test('what an address says is read into known shapes, and the rest is dropped', () => {
  assert.deepEqual(
    readSportsSearch({
      sport: 'football',
      when: 'live',
      event: 123,
      market: 'total',
      group: 'main',
    }),
    { sport: 'football', when: 'live', event: '123', market: 'total', group: 'main' },
  );
  assert.deepEqual(
    readSportsSearch({ sport: '<b>', when: 'never', event: '0', country: 'kenya', only: 1 }),
    {},
  );
});

test('an id stands in the address as it is, and is read as text again', () => {
  const plain = withPlainIds({ event: '1130043517', sport: 'football', competition: undefined });
  assert.equal(JSON.stringify(plain.event), '1130043517');
  assert.equal(readSportsSearch({ ...plain }).event, '1130043517');
  assert.equal(withPlainIds({ event: '123456789012345678' }).event, '123456789012345678');
});

test('football is listed first, and all sports where time matters more', () => {
  assert.equal(listedSport('SPORTS', {}), 'football');
  assert.equal(listedSport('SPORTS', { when: 'live' }), undefined);
  assert.equal(listedSport('SPORTS', { competition: '4' }), undefined);
  assert.equal(listedSport('SPORTS', { when: 'live', sport: 'tennis' }), 'tennis');
  assert.equal(listedSport('ESPORTS', {}), undefined);
});

const row = (id: string, sport: string, startsAt: string) => ({ id, sport, startsAt }) as EventRow;

test('an event that moved from one page to the next stands once, by sport and by day', () => {
  const rows = [
    row('1', 'football', '2026-11-27T20:00:00Z'),
    row('2', 'tennis', '2026-11-27T21:00:00Z'),
    row('3', 'football', '2026-11-28T20:00:00Z'),
    row('1', 'football', '2026-11-27T20:00:00Z'),
  ];
  const once = onceEach(rows);
  assert.deepEqual(
    once.map(({ id }) => id),
    ['1', '2', '3'],
  );
  assert.deepEqual(
    groupBySport(once.toReversed().toSorted((a) => (a.sport === 'tennis' ? -1 : 1))).map(
      ({ title, rows: some }) => `${title} ${some.length}`,
    ),
    ['football 2', 'tennis 1'],
  );
  assert.deepEqual(
    groupByDay(once, (instant) => instant.slice(0, 10)).map(({ title }) => title),
    ['2026-11-27', '2026-11-28'],
  );
});
