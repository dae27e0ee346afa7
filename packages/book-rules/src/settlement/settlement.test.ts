import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { resultOf } from '@bahati/book-rules/models/result.ts';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { type EarlyEnd, judgeEnded } from './judge-ended.ts';
import { abandonedVoidHours, postponedVoidHours, ruleKeys, rulesOf } from './rules.ts';

const brokenOff = resultOf('football', {
  parts: [
    [1, 0],
    [1, 1],
  ],
  decidedParts: 1,
  scorers: ['home', 'away', 'home'],
});

const ended = (key: string, end: EarlyEnd, result = brokenOff): string[] => [
  ...new Set(
    [...judgeEnded(parseMarketKey(key)!, result, end)].map(
      ([outcome, leg]) => `${outcome} ${leg.result}`,
    ),
  ),
];

test('of an abandoned event what is decided stands and the rest is void', () => {
  assert.deepEqual(ended('1x2:1:', 'abandoned'), ['home won', 'draw lost', 'away lost']);
  assert.deepEqual(ended('total:0:2.5', 'abandoned'), ['over won', 'under lost']);
  assert.deepEqual(ended('total:0:3.5', 'abandoned'), ['over void', 'under void']);
  assert.deepEqual(ended('1x2:0:', 'abandoned'), ['home void', 'draw void', 'away void']);
  assert.deepEqual(ended('1x2:2:', 'abandoned'), ['home void', 'draw void', 'away void']);
});

test('of a cancelled event everything is void', () => {
  assert.deepEqual(ended('total:0:2.5', 'cancelled'), ['over void', 'under void']);
});

test('after a retirement the sets that were played stand', () => {
  const retired = resultOf('tennis', {
    parts: [
      [6, 3],
      [2, 4],
    ],
    decidedParts: 1,
    bestOf: 3,
    partWinners: ['home'],
  });
  assert.deepEqual(ended('part_winner:1:', 'retired', retired), ['home won', 'away lost']);
  assert.deepEqual(ended('part_winner:2:', 'retired', retired), ['home void', 'away void']);
  assert.deepEqual(ended('winner:0:', 'retired', retired), ['home void', 'away void']);
  assert.deepEqual(ended('home_wins_a_part:0:', 'retired', retired), ['yes won', 'no lost']);
});

test('a race that is not run is void for everybody who takes part', () => {
  const race = resultOf('athletics', { order: { entrants: ['7', '9'], places: [0, 0] } });
  assert.deepEqual(ended('race_winner:0:', 'abandoned', race), ['p7 void', 'p9 void']);
});

test('every sport says what counts, when it is void and what odd endings do', () => {
  const used = new Set<string>();
  for (const sport of sportCodes) {
    const rules = rulesOf(sport);
    const keys = rules.map(({ key }) => key);
    assert.equal(new Set(keys).size, keys.length, sport);
    assert.equal(keys.filter((key) => key.startsWith('counts_')).length, 1, sport);
    assert.ok(keys.includes('postponed_void_after'), sport);
    assert.ok(postponedVoidHours(sport) > 0);
    assert.ok(abandonedVoidHours(sport) >= 0);
    for (const key of keys) used.add(key);
  }
  assert.deepEqual(
    ruleKeys.filter((key) => !used.has(key)),
    [],
  );
});
