/** Models against other ways to the same chances: plain sums, closed forms, every order written out. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceMarkets } from '@bahati/book-rules/markets/price.ts';
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import type { Sport } from '@bahati/book-rules/sports.ts';
import { goalsFacts } from './goals/goals-facts.ts';
import { goalsModel } from './goals/goals-model.ts';
import type { Strengths } from './model.ts';
import { modelOf } from './model-of.ts';
import { leader, regularScore } from './result.ts';

const close = (found: number, expected: number, within: number, what: string): void =>
  assert.ok(Math.abs(found - expected) < within, `${what}: ${found}, expected ${expected}`);

const poisson = (mean: number, count: number): number => {
  let chance = Math.exp(-mean);
  for (let at = 1; at <= count; at += 1) chance *= mean / at;
  return chance;
};

/** Chances by 0, 1, 2 … of so many draws that hit or miss. */
function binomial(draws: number, chance: number): number[] {
  const row = Array.from({ length: draws + 1 }, () => 0);
  let term = (1 - chance) ** draws;
  for (let hits = 0; hits <= draws; hits += 1) {
    row[hits] = term;
    term *= ((draws - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return row;
}

function chancesOf(sport: Sport, strengths: Strengths, key: string): Record<string, number> {
  const state = modelOf(sport).start(strengths);
  const [priced] = priceMarkets(sport, state, [parseMarketKey(key)!]);
  return Object.fromEntries(
    priced!.outcomes.map(({ outcome, chances }) => [outcome, chances.win / 1_000_000]),
  );
}

/** Who leads and how much is scored, of two sides that score by themselves. */
function doubleSum(home: readonly number[], away: readonly number[], line: number) {
  const sums = { home: 0, draw: 0, away: 0, over: 0 };
  for (const [h, ofHome] of home.entries()) {
    for (const [a, ofAway] of away.entries()) {
      sums[h > a ? 'home' : h < a ? 'away' : 'draw'] += ofHome * ofAway;
      if (h + a > line) sums.over += ofHome * ofAway;
    }
  }
  return sums;
}

test('football without pressure and cards is the double sum of two Poisson sides', () => {
  const plain = goalsModel({ ...goalsFacts.football, chase: [1, 1, 1, 1, 1], redCard: 0 });
  for (const [home, away] of [
    [1.6, 1.1],
    [0.8, 0.9],
    [2.4, 0.6],
  ] as const) {
    const goals = (mean: number) => Array.from({ length: 20 }, (_, at) => poisson(mean, at));
    const expected = doubleSum(goals(home), goals(away), 2.5);
    const found = { home: 0, draw: 0, away: 0, over: 0 };
    for (const { chance, result } of plain.results(plain.start({ home, away }))) {
      const score = regularScore(result);
      found[leader(score) ?? 'draw'] += chance;
      if (score[0] + score[1] > 2.5) found.over += chance;
    }
    // At most one goal falls in a minute, which two Poisson sides do not keep to.
    for (const end of ['home', 'draw', 'away', 'over'] as const) {
      close(found[end], expected[end], 0.008, `${end} at ${home}–${away}`);
    }
  }
});

test('pressure makes more draws and fewer wins by one, as Dixon and Coles have it', () => {
  const plain = goalsModel({ ...goalsFacts.football, chase: [1, 1, 1, 1, 1], redCard: 0 });
  const chase = goalsModel(goalsFacts.football);
  const strengths = { home: 1.4, away: 1.2 };
  const draws = (model: typeof plain): number =>
    model
      .results(model.start(strengths))
      .reduce((sum, { chance, result }) => sum + (result.winner ? 0 : chance), 0);
  assert.ok(draws(chase) > draws(plain) + 0.004);
});

test('a red card takes from the side that has it', () => {
  const model = goalsModel(goalsFacts.football);
  const start = model.start({ home: 1.4, away: 1.4 });
  const home = (men: -1 | 0 | 1): number =>
    model
      .results({ ...start, men })
      .reduce((sum, { chance, result }) => sum + (result.winner === 'home' ? chance : 0), 0);
  assert.ok(home(-1) < home(0) - 0.1);
  assert.ok(home(1) > home(0) + 0.1);
});

test('handball is the double sum of two sides that score or do not in each step', () => {
  const [home, away] = [29, 26.5];
  const sums = doubleSum(binomial(120, home / 120), binomial(120, away / 120), 55.5);
  const won = chancesOf('handball', { home, away }, '1x2:0:');
  const total = chancesOf('handball', { home, away }, 'total:0:55.5');
  for (const end of ['home', 'draw', 'away'] as const) close(won[end]!, sums[end], 0.008, end);
  close(total['over']!, sums.over, 0.008, 'over');
});

test('a game of tennis is won on serve as its closed form says', () => {
  const p = 0.64;
  const q = 1 - p;
  const hold = p ** 4 * (1 + 4 * q + 10 * q * q) + (20 * p ** 3 * q ** 3 * p * p) / (p * p + q * q);
  const model = modelOf('tennis');
  // 5–0 in the second set after the first: the next game ends it if home serves and holds.
  const state = {
    ...model.start({ home: p, away: 0.000_001 }),
    parts: [
      [6, 0],
      [5, 0],
    ],
    partWinners: ['home'],
  } as ReturnType<typeof model.start>;
  const sixLove = model
    .results(state)
    .reduce((sum, { chance, result }) => sum + (result.parts[1]?.[1] === 0 ? chance : 0), 0);
  close(sixLove, hold, 1e-6, 'hold');
});

test('equal sides of sets and maps are equal, whoever serves first', () => {
  for (const sport of [
    'tennis',
    'table_tennis',
    'volleyball',
    'cs2',
    'valorant',
    'dota2',
  ] as const) {
    const strength = sport === 'tennis' ? 0.62 : 1;
    const won = chancesOf(sport, { home: strength, away: strength }, 'winner:0:');
    close(won['home']!, 0.5, 1e-6, sport);
  }
});

test('a best of three is won as the sum over its courses', () => {
  const p = chancesOf('cs2', { home: 1.2, away: 1 }, 'part_winner:1:')['home']!;
  const won = chancesOf('cs2', { home: 1.2, away: 1 }, 'winner:0:')['home']!;
  close(won, p * p * (3 - 2 * p), 1e-5, 'winner');
  const scores = chancesOf('cs2', { home: 1.2, away: 1 }, 'parts_score:0:');
  close(scores['2:1']!, 2 * p * p * (1 - p), 1e-5, '2:1');
});

test('a fight goes the distance as often as no round ends it', () => {
  const yes = chancesOf('mma', { home: 1, away: 1.4 }, 'goes_the_distance:0:')['yes']!;
  close(yes, 0.81 ** 3, 1e-6, 'distance');
});

/** Every order of a field written out, each at its chance of Plackett and Luce. */
function orders(weights: readonly number[]): { order: number[]; chance: number }[] {
  const from = (left: readonly number[]): { order: number[]; chance: number }[] => {
    if (left.length === 0) return [{ order: [], chance: 1 }];
    const all = left.reduce((sum, at) => sum + weights[at]!, 0);
    return left.flatMap((at) =>
      from(left.filter((other) => other !== at)).map(({ order, chance }) => ({
        order: [at, ...order],
        chance: (chance * weights[at]!) / all,
      })),
    );
  };
  return from([...weights.keys()]);
}

test('a race is won, and its podium reached, as all its orders written out say', () => {
  const weights = [5, 3, 2, 1.5, 1, 0.5];
  const field = weights.map((weight, at) => ({ entrant: `${at}`, weight }));
  const every = orders(weights);
  const winner = chancesOf('motor_sport', { field }, 'race_winner:0:');
  const podium = chancesOf('motor_sport', { field }, 'podium:0:');
  const pair = chancesOf('motor_sport', { field }, 'head_to_head:2:');
  for (const at of weights.keys()) {
    const first = every.filter(({ order }) => order[0] === at);
    const three = every.filter(({ order }) => order.indexOf(at) < 3);
    const sum = (of: { chance: number }[]) => of.reduce((total, { chance }) => total + chance, 0);
    close(winner[`p${at}`]!, sum(first), 1e-5, `winner ${at}`);
    close(podium[`p${at}`]!, sum(three), 0.012, `podium ${at}`);
  }
  close(pair['p2']!, 2 / 3.5, 0.012, 'head to head');
});
