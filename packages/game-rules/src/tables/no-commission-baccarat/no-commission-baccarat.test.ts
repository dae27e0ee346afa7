import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { cardOf } from '@bahati/game-rules/cards/card.ts';
import { rational, subtract, toDecimalText } from '@bahati/game-rules/rational.ts';
import {
  baccaratChances,
  baccaratDeals,
  sixCounts,
} from '@bahati/game-rules/tables/baccarat/baccarat.figures.ts';
import {
  baccarat,
  baccaratEnd,
  dealBaccarat,
  payOfStacks,
} from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { noCommissionBaccaratFigures } from './no-commission-baccarat.figures.ts';
import { noCommissionBaccarat, payWithoutCommission } from './no-commission-baccarat.rules.ts';

/** Cards as they leave the decks, by points from one to ten; suits are of no account. */
function paidOnBanker(...points: number[]) {
  const ranks = points.map((each) => (each === 1 ? 14 : each) as Parameters<typeof cardOf>[0]);
  const cards = ranks.map((rank) => cardOf(rank, 'spades'));
  let at = 0;
  const end = baccaratEnd(dealBaccarat(() => cards[at++] ?? assert.fail('a card too many')));
  return payOfStacks([{ place: 'banker', chips: 1 }], end, payWithoutCommission);
}

test('banker costs what is published, and every other bet what it costs with commission', () => {
  const edges = noCommissionBaccaratFigures.bets.map(({ opening }) => {
    const back = meanOf(baccaratChances(opening, payWithoutCommission));
    return [opening.split(':')[0], toDecimalText(subtract(rational(1n), back), 8)];
  });
  assert.deepEqual(edges, [
    ['banker', '0.01458104'],
    ['player', '0.01235081'],
    ['tie', '0.14359629'],
    ['player-pair', '0.10361446'],
    ['banker-pair', '0.10361446'],
    ['either-pair', '0.13709877'],
  ]);
  assert.equal(noCommissionBaccaratFigures.bets[0]?.returnPercent, '98.541896');
});

test('the banker wins with six in one deal of nineteen', () => {
  const sixes = sixCounts.reduce((sum, count) => sum + count, 0n);
  assert.equal(toDecimalText(rational(100n * sixes, baccaratDeals), 4), '5.3864');
});

test('a banker of six pays half, any other the whole, and a six that does not win neither', () => {
  assert.deepEqual(paidOnBanker(2, 2, 3, 4, 10), rational(3n, 2n));
  assert.deepEqual(paidOnBanker(2, 3, 3, 4, 10), rational(2n));
  assert.deepEqual(paidOnBanker(10, 10, 7, 5, 1), rational(0n));
  assert.deepEqual(paidOnBanker(3, 2, 3, 4), rational(1n));
  assert.deepEqual(paidOnBanker(4, 2, 3, 4), rational(0n));
});

test('the same seeds deal the same cards at both tables', () => {
  const dealtAt = (game: typeof baccarat, nonce: number) => {
    const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce });
    const { player, banker } = game.start('banker:banker=1', draw);
    return { player, banker };
  };
  for (let nonce = 0; nonce < 50; nonce += 1) {
    assert.deepEqual(dealtAt(noCommissionBaccarat, nonce), dealtAt(baccarat, nonce));
  }
});
