import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { chancesOf } from '@bahati/game-rules/originals/video-poker/video-poker.figures.ts';
import { wholeDeckOf } from '@bahati/game-rules/originals/video-poker/whole-deck.ts';
import { toDecimalText } from '@bahati/game-rules/rational.ts';
import { jacksOrBetterCounts, jacksOrBetterFigures } from './jacks-or-better.figures.ts';
import { jacksOrBetterPays } from './jacks-or-better.pays.ts';
import { jacksOrBetter } from './jacks-or-better.rules.ts';

const cards = (signs: string) =>
  signs.split(' ').map((sign) => deck.find((card) => cardSign(card) === sign) ?? Number.NaN);
const ascending = (signs: string) => cards(signs).toSorted((a, b) => a - b);
const handOf = (signs: string) =>
  jacksOrBetterPays.lines[jacksOrBetterPays.lineOf(ascending(signs))]?.hand ?? null;

// Counts every hand of the deck into every set of its cards: some seconds, and more on a busy machine.
test('best play of all deals gives back what is stated, to the last of 19,933,230,517,200', () => {
  const whole = wholeDeckOf(jacksOrBetterPays);
  assert.deepEqual(whole.optimalCounts(), jacksOrBetterCounts.best);
  const all = jacksOrBetterCounts.best.reduce((sum, count) => sum + count, 0n);
  assert.equal(all, 19_933_230_517_200n);
  const chances = chancesOf(jacksOrBetterPays, jacksOrBetterCounts.best);
  assert.equal(toDecimalText(meanOf(chances), 10), '0.9954390437');
  assert.equal(toDecimalText(varianceOf(chances), 6), '19.514676');
  assert.equal(jacksOrBetterFigures.bets[0]?.returnPercent, '99.543904');
  assert.equal(jacksOrBetterFigures.bets[0]?.topWin.oneIn, '40390.55');

  assert.equal(whole.paysWith([]), jacksOrBetterPays.paysOfAll);
  const withRank = deck.filter((card) => card % 4 === 0).map((card) => whole.paysWith([card]));
  assert.deepEqual(withRank, jacksOrBetterPays.paysWithRank);
});

test('only pairs from the jack up are paid', () => {
  assert.equal(handOf('J♦ J♣ 2♦ 3♦ 4♦'), 'high-pair');
  assert.equal(handOf('A♦ A♣ 2♦ 3♦ 4♦'), 'high-pair');
  assert.equal(handOf('10♦ 10♣ 2♦ 3♦ 4♦'), null);
  assert.equal(handOf('2♦ 3♦ 4♦ 5♦ 7♣'), null);
  assert.equal(handOf('2♦ 2♣ 3♦ 3♣ 7♣'), 'two-pair');
});

test('the best holds are those of the known strategy', () => {
  const best = (signs: string) => jacksOrBetter.bestHold(cards(signs));
  assert.equal(best('A♥ K♥ Q♥ J♥ 9♥'), '11110', 'four to a royal before a flush');
  assert.equal(best('10♠ J♥ 10♦ Q♣ K♠'), '11011', 'an open straight up to the king before tens');
  assert.equal(best('9♠ J♥ 9♦ Q♣ 2♠'), '10100', 'a low pair before two figures');
  assert.equal(best('J♠ J♥ 3♠ 7♠ 9♠'), '11000', 'a high pair before four to a flush');
  assert.equal(best('2♠ 5♥ 7♦ 9♣ 10♠'), '00000', 'nothing');
  assert.equal(best('9♠ 9♥ 9♦ 4♣ 4♠'), '11111', 'a full house');
});

test('the published seeds deal, and the draw goes on where the deal ended', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const dealt = jacksOrBetter.start('deal', draw);
  assert.equal(dealt.dealt.map(cardSign).join(' '), '7♠ 10♠ 4♦ 9♠ K♦');
  const over = jacksOrBetter.acts?.act(dealt, 'hold:11010', draw);
  assert.ok(over);
  // The next fractions are 0.2626 and 0.6706: place 12 of the 47 left, then place 30 of 46.
  assert.equal(over.cards.map(cardSign).join(' '), '7♠ 10♠ 5♥ 9♠ 10♣');
});
