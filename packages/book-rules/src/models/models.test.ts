import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '@bahati/book-rules/markets/judge.ts';
import { type MarketCode, markets } from '@bahati/book-rules/markets/market-list.ts';
import { marketsFor } from '@bahati/book-rules/markets/markets-for.ts';
import { distributionOf } from '@bahati/book-rules/markets/distribution.ts';
import { priceMarkets } from '@bahati/book-rules/markets/price.ts';
import { marketText } from '@bahati/book-rules/market-key.ts';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { seededDraws } from './fixed-draws.ts';
import { modelOf } from './model-of.ts';
import { played, randomStrengths } from './played.testing.ts';

const events = repetitions('events of each sport played and judged', { usual: 3, long: 60 });

test('chances of results sum to one, and every result is over', () => {
  const draw = seededDraws(1);
  for (const sport of sportCodes) {
    const states = played(sport, randomStrengths(sport, draw), draw);
    for (const share of [0, 0.3, 0.7, 0.95]) {
      const state = states[Math.floor(share * (states.length - 1))]!;
      const results = modelOf(sport).results(state);
      const sum = results.reduce((total, { chance }) => total + chance, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9, `${sport} ${sum}`);
      assert.ok(results.every(({ result, chance }) => result.isOver && chance > 0));
    }
  }
});

test('an event that is over has its result for certain, and does not move', () => {
  const draw = seededDraws(2);
  for (const sport of sportCodes) {
    const model = modelOf(sport);
    const last = played(sport, randomStrengths(sport, draw), draw).at(-1)!;
    assert.deepEqual(model.results(last), [{ chance: 1, result: model.resultOf(last) }]);
    assert.equal(model.step(last, draw).state, last);
    assert.deepEqual(marketsFor(sport, last, true), []);
  }
});

test('states are what JSON carries', () => {
  const draw = seededDraws(3);
  for (const sport of sportCodes) {
    const states = played(sport, randomStrengths(sport, draw), draw);
    const state = states[states.length >> 1]!;
    assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
  }
});

test('what is decided in play stays as it is, and is priced as certain', () => {
  const draw = seededDraws(4);
  for (const sport of sportCodes) {
    for (let event = 0; event < events; event += 1) {
      const model = modelOf(sport);
      const states = played(sport, randomStrengths(sport, draw), draw);
      const keys = marketsFor(sport, states[0]!, false);
      assert.ok(keys.length > 0);
      const end = model.resultOf(states.at(-1)!);
      const price = states[Math.floor(draw() * states.length)]!;
      for (const key of keys) {
        const verdict = judge(key, end);
        assert.ok(verdict, `${sport} ${marketText(key)} is decided in the end`);
        const decided = states.findIndex((state) => judge(key, model.resultOf(state)));
        for (const state of states.slice(decided)) {
          assert.deepEqual(
            judge(key, model.resultOf(state)),
            verdict,
            `${sport} ${marketText(key)}`,
          );
        }
        if (!judge(key, model.resultOf(price))) continue;
        const [priced] = priceMarkets(sport, price, [key]);
        for (const { outcome, chances } of priced!.outcomes) {
          const leg = verdict.get(outcome)!;
          const hasDeadHeat = leg.result === 'won' && leg.deadHeat;
          if (leg.result === 'won' && !hasDeadHeat) assert.equal(chances.win, 1_000_000);
          if (leg.result === 'lost') assert.deepEqual(chances, { win: 0 });
        }
      }
    }
  }
});

test('how often play ends in what is how often the model says it does', () => {
  const count = repetitions('events of each sport against their model', {
    usual: 250,
    long: 12_000,
  });
  const draw = seededDraws(5);
  for (const sport of sportCodes) {
    const strengths = randomStrengths(sport, draw);
    const before = played(sport, strengths, draw);
    // From the start, and from a third of the way.
    for (const from of [before[0]!, before[Math.floor(before.length / 3)]!]) {
      const keys = marketsFor(sport, from, true);
      const priced = priceMarkets(sport, from, keys);
      const model = modelOf(sport);
      const hits = new Map<string, number>();
      for (let run = 0; run < count; run += 1) {
        let state = from;
        while (!model.resultOf(state).isOver) state = model.step(state, draw).state;
        const end = model.resultOf(state);
        for (const key of keys) {
          for (const [outcome, leg] of judge(key, end) ?? []) {
            if (leg.result !== 'won') continue;
            const name = `${marketText(key)} ${outcome}`;
            const share = leg.deadHeat ? leg.deadHeat.places / leg.deadHeat.tied : 1;
            hits.set(name, (hits.get(name) ?? 0) + share);
          }
        }
      }
      for (const { market, outcomes } of priced) {
        for (const { outcome, chances } of outcomes) {
          const chance = chances.win / 1_000_000;
          const seen = (hits.get(`${marketText(market)} ${outcome}`) ?? 0) / count;
          // Five deviations, and what a sample of 4,000 may be off.
          const bound = 5 * Math.sqrt((chance * (1 - chance) + 2 / count) / count) + 0.012;
          assert.ok(
            Math.abs(seen - chance) < bound,
            `${sport} ${marketText(market)} ${outcome}: ${seen} seen, ${chance} priced`,
          );
        }
      }
    }
  }
});

test('results that are priced together are judged alike', () => {
  const draw = seededDraws(6);
  for (const sport of sportCodes) {
    const states = played(sport, randomStrengths(sport, draw), draw);
    const state = states[Math.floor(states.length / 4)]!;
    const distribution = distributionOf(sport, state);
    for (const { market, outcomes } of priceMarkets(sport, state, marketsFor(sport, state, true))) {
      const { looksAt } = markets[market.code as MarketCode];
      const isBeside = looksAt === 'corners' || looksAt === 'cards';
      const results = isBeside ? distribution.beside!(looksAt) : distribution.results;
      const sums = new Map<string, number>();
      for (const { chance, result } of results) {
        for (const [outcome, leg] of judge(market, result)!) {
          if (leg.result !== 'won') continue;
          const share = leg.deadHeat ? leg.deadHeat.places / leg.deadHeat.tied : 1;
          sums.set(outcome, (sums.get(outcome) ?? 0) + chance * share);
        }
      }
      for (const { outcome, chances } of outcomes) {
        const plain = (sums.get(outcome) ?? 0) * 1_000_000;
        assert.ok(Math.abs(plain - chances.win) < 1, `${sport} ${marketText(market)} ${outcome}`);
      }
    }
  }
});
