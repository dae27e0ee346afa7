import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factorOf } from '@bahati/book-rules/leg-result.ts';
import { marketText } from '@bahati/book-rules/market-key.ts';
import { seededDraws } from '@bahati/book-rules/models/fixed-draws.ts';
import { played, randomStrengths } from '@bahati/book-rules/models/played.testing.ts';
import { type Chances, fairlyPricedOdds, mostOdds, type Odds } from '@bahati/book-rules/odds.ts';
import { type Sport, sportCodes } from '@bahati/book-rules/sports.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { judge } from './judge.ts';
import { markets } from './market-list.ts';
import { marketsFor } from './markets-for.ts';
import { type Bet, sureReturn } from './sure-return.testing.ts';
import { distributionOf } from './distribution.ts';
import { chanceOfAll, type PricedMarket, priceMarkets } from './price.ts';

const states = repetitions('states of each sport searched for a sure win', { usual: 2, long: 40 });
const payback = 0.95;

function* randomStates(seed: number, of: readonly Sport[] = sportCodes) {
  const draw = seededDraws(seed);
  for (const sport of of) {
    for (let number = 0; number < states; number += 1) {
      const all = played(sport, randomStrengths(sport, draw), draw);
      const at = number === 0 ? 0 : Math.floor(draw() * (all.length - 1));
      yield { sport, state: all[at]!, isLive: at > 0 };
    }
  }
}

/** What one unit on each of a market's outcomes brings back at odds of 1 for all: its winners. */
const winners: Readonly<Record<string, number>> = { double_chance: 2, podium: 3, top_six: 6 };

function sumOf({ market, outcomes }: PricedMarket): { sum: number; expected: number } {
  let sum = 0;
  let push = 0;
  for (const { chances } of outcomes) {
    sum += chances.win + (chances.halfWin ?? 0);
    push = chances.push ?? 0;
  }
  const whole = winners[market.code] ?? 1;
  return { sum: sum + push * whole, expected: whole * 1_000_000 };
}

test('the chances of every market of every sport sum to one within rounding', () => {
  for (const { sport, state, isLive } of randomStates(11)) {
    const keys = marketsFor(sport, state, isLive);
    for (const market of priceMarkets(sport, state, keys)) {
      const { sum, expected } = sumOf(market);
      const name = `${sport} ${marketText(market.market)}`;
      assert.ok(Math.abs(sum - expected) <= market.outcomes.length, `${name}: ${sum}`);
    }
  }
});

const returned = (odds: Odds, { win, halfWin = 0, push = 0, halfLoss = 0 }: Chances): number =>
  (win * odds + (halfWin * (odds + 1_000)) / 2 + push * 1_000 + halfLoss * 500) / 1e9;

test('no outcome gives back more of its stake on average than it should', () => {
  for (const { sport, state, isLive } of randomStates(12)) {
    const keys = marketsFor(sport, state, isLive);
    for (const { market, outcomes } of priceMarkets(sport, state, keys)) {
      for (const { outcome, chances } of outcomes) {
        const odds = fairlyPricedOdds(chances, payback);
        if (odds === undefined || odds === mostOdds) continue;
        const back = returned(odds, chances);
        assert.ok(back <= payback + 1e-9, `${sport} ${marketText(market)} ${outcome} ${back}`);
      }
    }
  }
});

/** So many results can be searched in every market at once. */
const fewResults = 400;

/**
 * Bets on the score of the whole event: its many markets say the same thing in different words, so
 * here a sure win would be. Where few results are left, bets on everything.
 */
function betsOn(sport: Sport, state: Parameters<typeof distributionOf>[1]): Bet[] {
  const { results } = distributionOf(sport, state);
  const isFew = results.length <= fewResults;
  const others = ['corners', 'cards', ...(isFew ? [] : ['all', 'parts'])];
  const keys = marketsFor(sport, state, true).filter(({ code, part }) => {
    const { looksAt } = markets[code as keyof typeof markets];
    return (part === 0 || isFew) && !others.includes(looksAt);
  });
  const byVerdicts = new Map<string, number>();
  const bets = priceMarkets(sport, state, keys).flatMap(({ market, outcomes }) => {
    const verdicts = results.map(({ result }) => judge(market, result)!);
    return outcomes.flatMap(({ outcome, chances }): Bet[] => {
      const odds = fairlyPricedOdds(chances, payback);
      if (odds === undefined) return [];
      const returns = verdicts.map((verdict) => {
        const { over, under } = factorOf(odds, verdict.get(outcome)!);
        return Number(over) / Number(under);
      });
      return [{ name: `${marketText(market)} ${outcome}`, returns }];
    });
  });
  // Results no bet tells apart are one.
  results.forEach((_, at) => {
    const mark = bets.map(({ returns }) => returns[at]).join();
    if (!byVerdicts.has(mark)) byVerdicts.set(mark, at);
  });
  const kept = [...byVerdicts.values()];
  return bets.map(({ name, returns }) => ({ name, returns: kept.map((at) => returns[at]!) }));
}

const searched = ['football', 'ice_hockey', 'basketball', 'rugby', 'tennis'] as const;

test('no mixture of bets on an event is sure to win', () => {
  for (const { sport, state } of randomStates(13, searched)) {
    const bets = betsOn(sport, state);
    if (bets.length === 0) continue;
    const most = sureReturn(bets);
    assert.ok(most <= payback + 1e-6, `${sport} ${most}`);
  }
});

test('the search finds a sure win where there is one', () => {
  const bets = [
    { name: 'home', returns: [2.2, 0, 0] },
    { name: 'draw or away', returns: [0, 1.9, 1.9] },
  ];
  // 1.9 on home for each 2.2 on the others: either way 4.18 of 4.1.
  assert.ok(Math.abs(sureReturn(bets) - 4.18 / 4.1) < 1e-9);
});

test('selections of one event together are priced by the same results', () => {
  const draw = seededDraws(15);
  const football = played('football', randomStrengths('football', draw), draw)[0]!;
  const key = (code: string, line: string | null = null, part = 0) => ({ code, part, line });
  const of = (...selections: { market: ReturnType<typeof key>; outcome: string }[]) =>
    chanceOfAll('football', football, selections);
  const home = { market: key('1x2'), outcome: 'home' };
  const over = { market: key('total', '2.5'), outcome: 'over' };
  const under = { market: key('total', '2.5'), outcome: 'under' };
  const [priced] = priceMarkets('football', football, [key('result_and_total', '2.5')]);
  const homeOver = priced!.outcomes.find(({ outcome }) => outcome === 'home_over')!.chances.win;
  assert.ok(Math.abs(of(home, over)! * 1_000_000 - homeOver) < 1);
  assert.ok(Math.abs(of(home, over)! + of(home, under)! - of(home)!) < 1e-9);
  const corners = { market: key('total_corners', '9.5'), outcome: 'over' };
  assert.ok(Math.abs(of(home, corners)! - of(home)! * of(corners)!) < 1e-12);
  assert.equal(of(over, under), 0);
  assert.equal(of(home, { market: key('1x2'), outcome: 'nobody' }), undefined);
  assert.equal(of(home, { market: key('no_market'), outcome: 'home' }), undefined);
  assert.equal(of(home, { market: key('draw_no_bet'), outcome: 'home' }), undefined);
});
