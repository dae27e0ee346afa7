import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import { type EventResult, resultOf, type Score } from '@bahati/book-rules/models/result.ts';
import { judge } from './judge.ts';
import { judgePlaces } from './judges/order-judges.ts';
import { marketCodes, markets, outcomeCodes } from './market-list.ts';

const football = (parts: Score[], known: Partial<EventResult> = {}): EventResult =>
  resultOf('football', { parts, decidedParts: parts.length, isOver: parts.length === 2, ...known });

/** The outcomes that won; `?` is a market that is not decided, others with how they ended. */
function wonOf(key: string, result: EventResult): string {
  const verdict = judge(parseMarketKey(key)!, result);
  if (!verdict) return '?';
  return [...verdict]
    .filter(([, leg]) => leg.result !== 'lost')
    .map(([outcome, leg]) => (leg.result === 'won' ? outcome : `${outcome} ${leg.result}`))
    .join(', ');
}

function holds(result: EventResult, expected: Readonly<Record<string, string>>): void {
  for (const [key, won] of Object.entries(expected)) assert.equal(wonOf(key, result), won, key);
}

test('football that ended 2–1 after 0–1 is judged in every market', () => {
  const scorers = ['away', 'home', 'home'] as const;
  const ended = football(
    [
      [0, 1],
      [2, 0],
    ],
    { scorers, winner: 'home', corners: [7, 3], cards: [1, 2] },
  );
  holds(ended, {
    '1x2:0:': 'home',
    '1x2:1:': 'away',
    '1x2:2:': 'home',
    'double_chance:0:': 'home_draw, home_away',
    'draw_no_bet:0:': 'home',
    'asian_handicap:0:-0.75': 'home half_won, away half_lost',
    'handicap_3way:0:-1': 'draw',
    'total:0:2.5': 'over',
    'total:1:1': 'over push, under push',
    'home_total:0:1.5': 'over',
    'away_total:0:1.5': 'under',
    'odd_even:0:': 'odd',
    'btts:0:': 'yes',
    'btts:1:': 'no',
    'correct_score:0:': '2:1',
    'part_score:1:': '0:1',
    'exact_goals:0:': '3',
    'home_goals:0:': '2',
    'away_goals:0:': '1',
    'winning_margin:0:': 'home_1',
    'home_clean_sheet:0:': 'no',
    'away_win_to_nil:0:': 'no',
    'result_and_total:0:2.5': 'home_over',
    'result_and_btts:0:': 'home_yes',
    'btts_and_total:0:2.5': 'yes_over',
    'ht_ft:0:': 'away_home',
    'highest_half:0:': 'second',
    'home_both_halves:0:': 'no',
    'home_either_half:0:': 'yes',
    'away_either_half:0:': 'yes',
    'home_scores_both_halves:0:': 'no',
    'both_halves_over:0:': 'no',
    'both_halves_under:0:': 'no',
    'next_goal:0:1': 'away',
    'next_goal:0:3': 'home',
    'next_goal:0:4': 'none',
    'most_corners:0:': 'home',
    'total_corners:0:9.5': 'over',
    'away_corners:0:3.5': 'under',
    'corner_handicap:0:-4.5': 'away',
    'most_cards:0:': 'away',
    'total_cards:0:3.5': 'under',
  });
});

test('scores above those that are named fall to the others', () => {
  const high = football([
    [3, 0],
    [2, 1],
  ]);
  holds(high, {
    'correct_score:0:': 'other_home',
    'exact_goals:0:': '6+',
    'home_goals:0:': '3+',
    'winning_margin:0:': 'home_3+',
  });
  const level = football([
    [3, 3],
    [2, 2],
  ]);
  holds(level, { 'correct_score:0:': 'other_draw', 'draw_no_bet:0:': 'home push, away push' });
});

test('in play what is certain is decided, and nothing else', () => {
  const running = resultOf('football', {
    parts: [
      [1, 0],
      [1, 1],
    ],
    decidedParts: 1,
    scorers: ['home', 'away', 'home'],
  });
  holds(running, {
    '1x2:0:': '?',
    '1x2:1:': 'home',
    'total:0:2.5': 'over',
    // At three goals half of 2.75 is won, and the other half may be.
    'total:0:2.75': '?',
    'total:0:3.5': '?',
    'btts:0:': 'yes',
    'btts:2:': 'yes',
    'home_clean_sheet:0:': 'no',
    'next_goal:0:3': 'home',
    'next_goal:0:4': '?',
    'home_either_half:0:': 'yes',
    'away_both_halves:0:': 'no',
    'both_halves_over:0:': 'no',
    'ht_ft:0:': '?',
  });
});

test('ice hockey is settled on regular time, and its winner on all of it', () => {
  const ended = resultOf('ice_hockey', {
    parts: [
      [1, 1],
      [0, 1],
      [1, 0],
    ],
    decidedParts: 3,
    isOver: true,
    overtime: [0, 1],
    winner: 'away',
  });
  holds(ended, {
    '1x2:0:': 'draw',
    'winner:0:': 'away',
    'total:0:4.5': 'under',
    'overtime:0:': 'yes',
    '1x2:2:': 'away',
  });
  // Overtime is running: what regular time decides is decided.
  holds(
    { ...ended, isOver: false, overtime: null, winner: null },
    { '1x2:0:': 'draw', 'winner:0:': '?' },
  );
});

test('basketball is settled with overtime', () => {
  const ended = resultOf('basketball', {
    parts: [
      [20, 20],
      [20, 20],
      [20, 20],
      [20, 20],
    ],
    decidedParts: 4,
    isOver: true,
    overtime: [12, 6],
    winner: 'home',
  });
  holds(ended, {
    'winner:0:': 'home',
    'total:0:170.5': 'over',
    'handicap:0:-5.5': 'home',
    'part_result:4:': 'draw',
    'margin_band:0:': 'home_6-10',
  });
});

test('tennis that ended in two sets leaves a third one void', () => {
  const ended = resultOf('tennis', {
    parts: [
      [7, 6],
      [6, 2],
    ],
    decidedParts: 2,
    isOver: true,
    bestOf: 3,
    partWinners: ['home', 'home'],
    winner: 'home',
  });
  holds(ended, {
    'winner:0:': 'home',
    'part_winner:2:': 'home',
    'part_winner:3:': 'home void, away void',
    'total:3:9.5': 'over void, under void',
    'parts_score:0:': '2:0',
    'part_handicap:0:-1.5': 'home',
    'total_parts:0:2.5': 'under',
    'away_wins_a_part:0:': 'no',
    'set_score:1:': '7:6',
    'extra_points:1:': 'yes',
    'extra_points:2:': 'no',
    'total:0:20.5': 'over',
    'handicap:0:-4.5': 'home',
  });
});

test('a fight is judged by who ended it how and when', () => {
  const stopped = resultOf('mma', {
    decidedParts: 2,
    bestOf: 3,
    isOver: true,
    winner: 'away',
    fight: { method: 'submission', round: 2 },
  });
  holds(stopped, {
    'winner:0:': 'away',
    'fight_result:0:': 'away',
    'mma_method:0:': 'away_submission',
    'goes_the_distance:0:': 'no',
    'total_rounds:0:1.5': 'over',
    'total_rounds:0:2.5': 'under',
    'winning_round:0:': 'away_round_2',
  });
  const drawn = resultOf('boxing', {
    decidedParts: 10,
    bestOf: 10,
    isOver: true,
    fight: { method: 'draw', round: 10 },
  });
  holds(drawn, {
    'winner:0:': 'home push, away push',
    'fight_result:0:': 'draw',
    'boxing_method:0:': 'draw',
    'goes_the_distance:0:': 'yes',
    'winning_round:0:': 'distance',
  });
});

test('a dead heat shares the places that are left', () => {
  const race = resultOf('athletics', {
    isOver: true,
    decidedParts: 1,
    order: { entrants: ['1', '2', '3', '4', '5', '6'], places: [1, 1, 3, 3, 0, -1] },
  });
  const winner = judge(parseMarketKey('race_winner:0:')!, race)!;
  assert.deepEqual(winner.get('p1'), { result: 'won', deadHeat: { places: 1, tied: 2 } });
  assert.deepEqual(winner.get('p3'), { result: 'lost' });
  assert.deepEqual(winner.get('p6'), { result: 'void' });
  const podium = judge(parseMarketKey('podium:0:')!, race)!;
  assert.deepEqual(podium.get('p2'), { result: 'won' });
  assert.deepEqual(podium.get('p4'), { result: 'won', deadHeat: { places: 1, tied: 2 } });
  assert.deepEqual(podium.get('p5'), { result: 'lost' });
  assert.deepEqual(judgePlaces(race, 2)!.get('p2'), { result: 'won' });
  holds(race, {
    'head_to_head:1:': 'p1 push, p2 push',
    'head_to_head:2:': 'p3 push, p4 push',
    'head_to_head:3:': 'p5 void, p6 void',
  });
});

test('what is no market has no judge', () => {
  const ended = football([
    [0, 0],
    [0, 0],
  ]);
  for (const key of [
    'nothing:0:',
    '1x2:0:1',
    'total:0:',
    'ht_ft:1:',
    'part_score:0:',
    'next_goal:0:0',
  ]) {
    assert.throws(() => judge(parseMarketKey(key)!, ended), RangeError, key);
  }
  assert.throws(() => judge({ code: 'handicap', part: 0, line: '0.25' }, ended), RangeError);
});

test('markets and outcomes are named as the contract allows, sixty outcomes at most', () => {
  for (const code of marketCodes) {
    assert.match(code, /^[a-z0-9_]{1,40}$/);
    const { outcomes } = markets[code];
    if (outcomes !== 'entrants') assert.ok(outcomes.length >= 2 && outcomes.length <= 60, code);
  }
  for (const outcome of outcomeCodes) assert.match(outcome, /^[a-z0-9_:+-]{1,40}$/);
});
