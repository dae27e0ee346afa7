import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matches } from './cockfight.rules.ts';
import { cancellingPrice, drawTotal, plasadaBps } from './pari-mutuel.ts';
import { betWords, cockfightRules, tellFight, tellFixedBet } from './tell-fight.ts';

test('bets and fights are told in both languages', () => {
  const on = (price: number) => ({ on: 'meron', price, amount: 100n }) as const;
  assert.equal(tellFixedBet(on(84), 'en'), 'Meron @ 0.84');
  assert.equal(tellFixedBet(on(-97), 'sw'), 'Meron @ -0.97');
  assert.equal(tellFixedBet({ on: 'ftd', amount: 100n }, 'en'), 'Full time draw (FTD) 88 : 1');
  assert.equal(tellFixedBet({ on: 'bdd', amount: 100n }, 'sw'), 'Wote wameanguka (BDD) 8 : 1');
  assert.equal(tellFight(matches[0]!, 'wala', 'en'), 'Wala wins · Evenly matched');
  assert.equal(tellFight(matches[0]!, 'cancelled', 'sw'), 'Limefutwa · Wanalingana');
  assert.deepEqual(Object.keys(betWords), ['meron', 'wala', 'bdd', 'ftd', 'draw']);
});

test('the rules players read say the figures that are played by', () => {
  for (const language of ['en', 'sw'] as const) {
    const texts = cockfightRules.map((words) => words[language]).join(' ');
    const price = `${cancellingPrice / 100n}.0${cancellingPrice - 100n}`;
    for (const figure of [`${plasadaBps / 100n} %`, price, `${drawTotal}`]) {
      assert.ok(texts.includes(figure), figure);
    }
  }
});
