import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marketGroups } from '@bahati/book-rules/markets/market.ts';
import { marketCodes, outcomeCodes } from '@bahati/book-rules/markets/market-list.ts';
import { ruleKeys } from '@bahati/book-rules/settlement/rules.ts';
import en from '#features/sportsbook/words.en.json' with { type: 'json' };
import sw from '#features/sportsbook/words.sw.json' with { type: 'json' };

/** Sides are called by their names, scores and figures by themselves. */
const hasWord = (token: string): boolean =>
  !/^(?:home|away|other|round)$/.test(token) && !/^\d/.test(token);

test('every market, outcome and rule of the book has its words in both languages', () => {
  const tokens = outcomeCodes.flatMap((outcome) => outcome.split('_')).filter(hasWord);
  const keys = [
    ...marketCodes.map((code) => `book_market_${code}`),
    ...[...new Set(tokens)].map((token) => `book_outcome_${token}`),
    ...ruleKeys.map((key) => `book_rule_${key}`),
    ...marketGroups.map((group) => `book_group_${group}`),
  ];
  for (const words of [en, sw])
    assert.deepEqual(
      keys.filter((key) => !(key in words)),
      [],
    );
});
