import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketGroups } from '@bahati/book-rules/markets/market.ts';
import { marketCodes, outcomeCodes } from '@bahati/book-rules/markets/market-list.ts';
import { sportCodes } from '@bahati/book-rules/sports.ts';
import { type CallDeclaration, standardRefusals } from '@bahati/contract/call.ts';
import { controlKind, controlScope } from '@bahati/contract/trading/shapes.ts';
import { tradingCalls } from '@bahati/contract/trading/trading.ts';
import en from '#office/locales/en.json' with { type: 'json' };
import sw from '#office/locales/sw.json' with { type: 'json' };
import { marketName, outcomeName, sidesOf } from './market-names.rules.ts';

type Words = { [key: string]: string | Words };

const wordOf = (words: Words, key: string): string | undefined => {
  let at: string | Words | undefined = words;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
};

/** Sides are called by their names, scores and figures by themselves. */
const hasWord = (token: string): boolean =>
  !/^(?:home|away|other|round)$/.test(token) && !/^\d/.test(token);

test('every market, outcome, sport, control and refusal of the trading room has its words', () => {
  const calls: CallDeclaration[] = Object.values(tradingCalls);
  const refusals = [
    ...Object.keys(standardRefusals),
    ...calls.flatMap((call) => Object.keys(call.refusals)),
  ];
  const tokens = new Set(outcomeCodes.flatMap((outcome) => outcome.split('_')).filter(hasWord));
  const keys = [
    ...marketCodes.map((code) => `trading.market.${code}`),
    ...[...tokens].map((token) => `trading.outcome.${token}`),
    ...marketGroups.map((group) => `trading.group.${group}`),
    ...sportCodes.map((sport) => `trading.sport.${sport}`),
    ...controlKind.options.map((kind) => `trading.control.${kind}`),
    ...controlScope.options.map((scope) => `trading.scope.${scope}`),
    ...refusals.map((code) => `refusals.${code}`),
  ];
  for (const words of [en, sw] as Words[]) {
    assert.deepEqual(
      keys.filter((key) => wordOf(words, key) === undefined),
      [],
    );
  }
});

const speaker = {
  has: (key: string) => wordOf(en, `trading.${key}`) !== undefined,
  say: (key: string, blanks: Readonly<Record<string, string>> = {}) =>
    (wordOf(en, `trading.${key}`) ?? key).replaceAll(
      /%\{(\w+)\}/g,
      (gap, name: string) => blanks[name] ?? gap,
    ),
};

test('a market and its outcomes are called by the sides, the part and the line', () => {
  const event = { sport: 'football', sides: sidesOf('Simba City – Kilifi Sharks') };
  const outcome = (key: string, name: string) => outcomeName(key, name, event, speaker);
  assert.equal(marketName('total:0:2.5', event, speaker), 'Total goals');
  assert.equal(outcome('total:0:2.5', 'over'), 'Over 2.5');
  assert.equal(marketName('home_total:1:0.5', event, speaker), '1st half: Simba City total');
  assert.equal(outcome('asian_handicap:0:-0.75', 'away'), 'Kilifi Sharks (+0.75)');
  assert.equal(outcome('correct_score:0:', '2:1'), '2–1');
  assert.equal(outcome('double_chance:0:', 'home_draw'), 'Simba City or Draw');
  assert.equal(outcome('1x2:0:', 'away'), 'Kilifi Sharks');
  assert.equal(outcomeName('1x2:0:', 'home', { ...event, sides: undefined }, speaker), 'Home');
});
