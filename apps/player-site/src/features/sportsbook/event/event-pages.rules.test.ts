import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import type { BookIncident, OfferedMarket } from '@bahati/contract/sportsbook/offer.ts';
import { createBuilder, mostBuilt } from './builder/builder-store.ts';
import { joinIncidents } from './incidents.rules.ts';
import { blocksOf, blocksOfGroup, groupsOf, lookOf, scoreColumns } from './market-groups.rules.ts';
import { orderedStatistics, outcomeFor, shareOf } from './statistics/statistics.rules.ts';
import {
  groundHeight,
  groundOf,
  marksOf,
  momentumOf,
  pressingSide,
  storyOf,
} from './tracker/tracker.rules.ts';

const market = (key: string, odds: readonly number[], some: Partial<OfferedMarket> = {}) => ({
  market: key,
  group: 'goals',
  state: 'open' as const,
  outcomes: odds.map((one, at) => ({
    outcome: at === 0 ? 'over' : 'under',
    odds: one,
    isOpen: true,
  })),
  ...some,
});

test('the line nearest to an even chance leads, the others follow by their line', () => {
  const [block] = blocksOf([
    market('total:0:0.5', [1_080, 8_000]),
    market('total:0:3.5', [3_400, 1_300]),
    market('total:0:2.5', [1_900, 1_900]),
    market('total:0:1.5', [1_300, 3_400], { state: 'closed' }),
  ]);
  assert.equal(block?.id, 'total:0');
  assert.deepEqual(
    block?.lines.map((line) => line.market),
    ['total:0:2.5', 'total:0:0.5', 'total:0:3.5'],
  );
  assert.equal(block && lookOf(block), 'lines');
});

test('groups stand in the order of the tabs, and only those that have markets', () => {
  const blocks = blocksOf([
    market('odd_even:0:', [1_900, 1_900], { group: 'specials' }),
    market('total:0:2.5', [1_900, 1_900]),
    market('1x2:0:', [1_900, 3_400], { group: 'main' }),
  ]);
  assert.deepEqual(groupsOf(blocks), ['main', 'goals', 'specials']);
  const ids = (group: string) => blocksOfGroup(blocks, group).map(({ id }) => id);
  assert.deepEqual(ids('main'), ['total:0', '1x2:0']);
  assert.deepEqual(ids('goals'), ['total:0']);
});

test('scores stand under who wins by them', () => {
  assert.deepEqual(scoreColumns(['1:0', '0:0', '0:2', '2:2', 'other_home', 'other_draw']), [
    ['1:0', 'other_home'],
    ['0:0', '2:2', 'other_draw'],
    ['0:2'],
  ]);
});

const incident = (number: number, some: Partial<BookIncident>): BookIncident => ({
  number,
  clock: number * 10,
  part: 1,
  kind: 'attack',
  side: 'home',
  ...some,
});

test('marks stand on the ground, the newest first, and whole at its edge', () => {
  const marks = marksOf([
    incident(1, { place: [0, 0] }),
    incident(2, { place: [100, 100], side: 'away', kind: 'corner' }),
    incident(3, {}),
  ]);
  assert.deepEqual(
    marks.map(({ number, age }) => [number, age]),
    [
      [2, 0],
      [1, 1],
    ],
  );
  for (const { x, y } of marks) {
    assert.ok(x > 0 && x < 100);
    assert.ok(y > 0 && y < groundHeight);
  }
});

test('momentum is whose attacks were more, and one at the most', () => {
  const told = [
    ...Array.from({ length: 20 }, (_, at) => incident(at + 1, { side: 'away' })),
    ...Array.from({ length: 20 }, (_, at) => incident(at + 21, { kind: 'shot' })),
    incident(99, { kind: 'throw_in', side: 'away' }),
  ];
  const momentum = momentumOf(told);
  assert.ok(momentum.every((one) => Math.abs(one) <= 1));
  assert.ok((momentum[0] ?? 0) < 0);
  assert.equal(momentum.at(-1), 1);
  assert.equal(pressingSide(momentum), 'home');
  assert.deepEqual(momentumOf([incident(1, { kind: 'part_start', side: null })]), []);
  assert.equal(pressingSide([]), null);
});

test('every sport has a ground, and the story leaves attacks out', () => {
  for (const sport of sportCodes) assert.ok(groundOf(sport));
  assert.deepEqual(
    storyOf([incident(1, { kind: 'goal' }), incident(2, {}), incident(3, { kind: 'end' })]).map(
      ({ number }) => number,
    ),
    [3, 1],
  );
});

test('incidents told twice happened once, in the order of their numbers', () => {
  const joined = joinIncidents(
    [incident(1, {}), incident(3, {})],
    [incident(2, {}), incident(3, { kind: 'goal' })],
  );
  assert.deepEqual(
    joined.map(({ number, kind }) => `${number} ${kind}`),
    ['1 attack', '2 attack', '3 goal'],
  );
});

test('form is told from the view of the side', () => {
  const played = { startsAt: '', home: 'Simba', away: 'Tana', score: [2, 1] as const };
  assert.equal(outcomeFor('Simba', played), 'won');
  assert.equal(outcomeFor('Tana', played), 'lost');
  assert.equal(outcomeFor('Lamu', played), undefined);
  assert.equal(outcomeFor('Tana', { ...played, score: [1, 1] }), 'drawn');
  assert.deepEqual([shareOf([0, 0]), shareOf([3, 1])], [50, 75]);
  assert.deepEqual(
    orderedStatistics({ scrums: [1, 1], shots: [2, 3], possession: [50, 50] }).map(
      ([name]) => name,
    ),
    ['possession', 'shots', 'scrums'],
  );
});

test('a builder takes one outcome of a market, and no more than the book does', () => {
  const builder = createBuilder();
  const pick = (key: string, outcome: string) => ({
    eventId: '1',
    market: key,
    outcome,
    odds: 1_900,
    sport: 'football',
    eventName: 'Simba – Tana',
    home: 'Simba',
    away: 'Tana',
    participant: null,
    startsAt: '',
  });
  builder.toggle(pick('1x2:0:', 'home'));
  builder.toggle(pick('1x2:0:', 'draw'));
  assert.deepEqual(
    builder.read().map(({ outcome }) => outcome),
    ['draw'],
  );
  for (let at = 1; at < mostBuilt; at += 1) builder.toggle(pick(`total:0:${at}.5`, 'over'));
  assert.equal(builder.toggle(pick('btts:0:', 'yes')), false);
  assert.equal(builder.toggle(pick('1x2:0:', 'draw')), true, 'taken off again');
  assert.equal(builder.read().length, mostBuilt - 1);
});
