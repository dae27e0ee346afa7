import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askedMarket, judge } from '@bahati/book-rules/markets/judge.ts';
import { priceAsked } from '@bahati/book-rules/markets/price.ts';
import { parseMarketKey } from '@bahati/book-rules/market-key.ts';
import {
  daysOfSeason,
  pairingsOf,
  ratesOf,
  virtualLeagues,
  virtualMarkets,
} from './virtual-leagues.ts';
import { halvesBy, playVirtual, virtualResult, virtualResults } from './virtual-match.ts';

const rates = { home: 1_700, away: 1_200 };

const keyOf = (text: string) => {
  const key = parseMarketKey(text);
  assert.ok(key, text);
  return key;
};

/** A plain generator with a fixed start: the same numbers in each run. */
const drawsFrom = (seed: number) => {
  let state = seed;
  return (range: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * range);
  };
};

test('the chances of all results sum to one, and those of every offered market too', () => {
  const results = virtualResults(rates);
  const sum = results.reduce((all, { chance }) => all + chance, 0);
  assert.ok(Math.abs(sum - 1) < 1e-9);
  for (const text of virtualMarkets) {
    const asked = askedMarket(keyOf(text));
    assert.ok(asked, text);
    const outcomes = priceAsked({ results, grouped: new Map(), beside: () => [] }, asked);
    const win = outcomes.reduce((all, { chances }) => all + chances.win, 0);
    const wanted = text.startsWith('double_chance') ? 2_000_000 : 1_000_000;
    assert.ok(Math.abs(win - wanted) < 40, `${text}: ${win}`);
  }
});

test('played matches score as often as their prices say', () => {
  const draw = drawsFrom(7);
  const asked = askedMarket(keyOf('1x2:0:'));
  assert.ok(asked);
  const priced = priceAsked(
    { results: virtualResults(rates), grouped: new Map(), beside: () => [] },
    asked,
  );
  const won = new Map<string, number>();
  const matches = 4_000;
  for (let match = 0; match < matches; match += 1) {
    const result = virtualResult(halvesBy(playVirtual(rates, draw), 90), []);
    for (const [outcome, leg] of judge(keyOf('1x2:0:'), result) ?? []) {
      if (leg.result === 'won') won.set(outcome, (won.get(outcome) ?? 0) + 1);
    }
  }
  for (const { outcome, chances } of priced) {
    const share = (won.get(outcome) ?? 0) / matches;
    assert.ok(Math.abs(share - chances.win / 1e6) < 0.03, `${outcome}: ${share}`);
  }
});

test('each side meets each other once at home and once away in a season', () => {
  for (const league of virtualLeagues) {
    const met = new Set<string>();
    for (let day = 0; day < daysOfSeason(league); day += 1) {
      const pairs = pairingsOf(league, day);
      const busy = pairs.flatMap(({ home, away }) => [home, away]);
      assert.equal(new Set(busy).size, league.teams.length, 'nobody plays twice on a day');
      for (const { home, away } of pairs) met.add(`${home}-${away}`);
    }
    assert.equal(met.size, league.teams.length * (league.teams.length - 1));
  }
});

test('a strong side at home is the favourite', () => {
  const [league] = virtualLeagues;
  const [strong, weak] = [league?.teams[0], league?.teams.at(-1)];
  assert.ok(strong && weak);
  const { home, away } = ratesOf(strong, weak);
  assert.ok(home > 2 * away);
});
