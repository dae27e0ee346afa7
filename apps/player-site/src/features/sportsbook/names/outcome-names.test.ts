import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '#features/sportsbook/words.en.json' with { type: 'json' };
import {
  columnName,
  marketName,
  outcomeName,
  signedLine,
  spokenName,
  type Speaker,
} from './outcome-names.rules.ts';

const words: Record<string, string> = en;
const speaker: Speaker = {
  has: (key) => key in words,
  t: (key, blanks = {}) =>
    (words[key] ?? key).replaceAll(/{{(\w+)}}/g, (_, name: string) => String(blanks[name])),
};
const event = {
  sport: 'football',
  participants: [
    { id: '1', name: 'Simba City', shortName: 'Simba' },
    { id: '2', name: 'Tana Rovers', shortName: 'Tana' },
  ],
};
const football = { part: 'half', score: 'goals' };
const outcome = (key: string, code: string) => outcomeName(key, code, event, speaker);

test('outcomes are named by sides, lines, scores and words put together', () => {
  assert.equal(outcome('1x2:0:', 'home'), 'Simba City');
  assert.equal(outcome('1x2:0:', 'draw'), 'Draw');
  assert.equal(outcome('total:0:2.5', 'over'), 'Over 2.5');
  assert.equal(outcome('double_chance:0:', 'home_draw'), 'Simba City or Draw');
  assert.equal(outcome('asian_handicap:0:-0.75', 'home'), 'Simba City (−0.75)');
  assert.equal(outcome('asian_handicap:0:-0.75', 'away'), 'Tana Rovers (+0.75)');
  assert.equal(outcome('correct_score:0:', '2:1'), '2–1');
  assert.equal(outcome('correct_score:0:', 'other_away'), 'Any other: Tana Rovers');
  assert.equal(outcome('ht_ft:0:', 'draw_home'), 'Draw / Simba City');
  assert.equal(outcome('result_and_total:0:2.5', 'home_under'), 'Simba City & Under 2.5');
  assert.equal(outcome('winning_margin:0:', 'away_3+'), 'Tana Rovers by 3+');
  assert.equal(outcome('winning_round:0:', 'home_round_3'), 'Simba City in round 3');
  assert.equal(outcome('race_winner:0:', 'p2'), 'Tana Rovers');
});

test('a market is named with its part, and in the words of its sport', () => {
  assert.equal(marketName('total:0:2.5', event, football, speaker), 'Total goals');
  assert.equal(marketName('1x2:1:', event, football, speaker), '1st half: Match result (1X2)');
  assert.equal(
    marketName('total_parts:0:2.5', event, { part: 'map', score: 'parts' }, speaker),
    'Total maps',
  );
  assert.equal(
    marketName('winner:2:', event, { part: 'set', score: 'parts' }, speaker),
    'Set 2: Winner',
  );
  assert.equal(
    marketName('head_to_head:3:', event, { part: 'race', score: 'order' }, speaker),
    'Head to head',
  );
});

test('a button says aloud what no heading tells the ear', () => {
  assert.equal(spokenName('1x2:0:', 'home', event, football, speaker), 'Simba City to win');
  assert.equal(spokenName('1x2:0:', 'draw', event, football, speaker), 'Draw');
  assert.equal(
    spokenName('total:0:2.5', 'over', event, football, speaker),
    'Total goals: Over 2.5',
  );
});

test('columns and lines are short', () => {
  assert.deepEqual(
    ['home', 'draw', 'away'].map((code) => columnName('1x2:0:', code, speaker)),
    ['1', 'X', '2'],
  );
  assert.deepEqual(
    [signedLine('1.5', 'home'), signedLine('1.5', 'away'), signedLine('0', 'away')],
    ['+1.5', '−1.5', '0'],
  );
});
