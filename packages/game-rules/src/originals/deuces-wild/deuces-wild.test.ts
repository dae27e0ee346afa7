import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { eachFiveCards } from '@bahati/game-rules/cards/poker-hand.ts';
import { chancesOf } from '@bahati/game-rules/originals/video-poker/video-poker.figures.ts';
import { wholeDeckOf } from '@bahati/game-rules/originals/video-poker/whole-deck.ts';
import { toDecimalText } from '@bahati/game-rules/rational.ts';
import { deucesWildCounts, deucesWildFigures } from './deuces-wild.figures.ts';
import { deucesWildPays } from './deuces-wild.pays.ts';
import { deucesWild } from './deuces-wild.rules.ts';

const cards = (signs: string) =>
  signs.split(' ').map((sign) => deck.find((card) => cardSign(card) === sign) ?? Number.NaN);
const handOf = (signs: string) => {
  const ascending = cards(signs).toSorted((a, b) => a - b);
  return deucesWildPays.lines[deucesWildPays.lineOf(ascending)]?.hand ?? null;
};

// Counts every hand of the deck into every set of its cards: some seconds, and more on a busy machine.
test('best play of all deals gives back what is stated, to the last of 19,933,230,517,200', () => {
  const whole = wholeDeckOf(deucesWildPays);
  assert.deepEqual(whole.optimalCounts(), deucesWildCounts.best);
  const all = deucesWildCounts.best.reduce((sum, count) => sum + count, 0n);
  assert.equal(all, 19_933_230_517_200n);
  const chances = chancesOf(deucesWildPays, deucesWildCounts.best);
  assert.equal(toDecimalText(meanOf(chances), 10), '0.9972829465');
  assert.equal(toDecimalText(varianceOf(chances), 6), '25.780267');
  assert.equal(deucesWildFigures.bets[0]?.returnPercent, '99.728295');

  assert.equal(whole.paysWith([]), deucesWildPays.paysOfAll);
  const withRank = deck.filter((card) => card % 4 === 0).map((card) => whole.paysWith([card]));
  assert.deepEqual(withRank, deucesWildPays.paysWithRank);
});

test('each line pays for what the best replacement of the deuces would make', () => {
  assert.equal(handOf('10♥ J♥ Q♥ K♥ A♥'), 'natural-royal');
  assert.equal(handOf('2♦ 2♥ 2♠ 2♣ A♥'), 'four-deuces');
  assert.equal(handOf('2♦ 2♥ 2♠ Q♥ A♥'), 'wild-royal');
  assert.equal(handOf('2♦ 10♥ J♥ Q♥ K♥'), 'wild-royal');
  assert.equal(handOf('2♦ 2♥ 2♠ A♦ A♥'), 'five-of-a-kind');
  assert.equal(handOf('2♦ 9♥ 9♦ 9♠ 9♣'), 'five-of-a-kind');
  assert.equal(handOf('2♦ A♥ 3♥ 4♥ 5♥'), 'straight-flush');
  assert.equal(handOf('2♦ 9♥ J♥ Q♥ K♥'), 'straight-flush');
  assert.equal(handOf('2♦ 2♥ 2♠ 6♥ A♥'), 'four-of-a-kind');
  assert.equal(handOf('2♦ 2♥ 6♥ 6♦ A♥'), 'four-of-a-kind');
  assert.equal(handOf('2♦ 6♥ 6♦ A♦ A♥'), 'full-house');
  assert.equal(handOf('2♦ 6♥ 9♥ Q♥ A♥'), 'flush');
  assert.equal(handOf('2♦ 2♥ 3♥ 5♦ A♥'), 'straight');
  assert.equal(handOf('2♦ 9♥ J♦ Q♥ K♥'), 'straight');
  assert.equal(handOf('2♦ 2♥ 6♥ J♦ A♥'), 'three-of-a-kind');
  assert.equal(handOf('2♦ A♦ A♥ K♥ 3♠'), 'three-of-a-kind');
  assert.equal(handOf('2♦ A♦ Q♥ K♥ 3♠'), null);
  assert.equal(handOf('3♦ 3♥ A♦ A♥ 9♠'), null);
});

const wildCounts = [4, 48, 480, 624, 2_068, 31_552, 12_672, 14_472, 62_232, 355_080, 2_119_728];

test('without a draw the hands fall as they are counted with wild deuces', () => {
  const counts = wildCounts.map(() => 0);
  eachFiveCards((five) => {
    const line = deucesWildPays.lineOf(five);
    counts[line] = (counts[line] ?? 0) + 1;
  });
  assert.deepEqual(counts, wildCounts);
  assert.deepEqual(deucesWildCounts.any.map(Number), wildCounts);
});

test('a deuce is never thrown away by the best hold', () => {
  assert.equal(deucesWild.bestHold(cards('2♠ 5♥ 7♦ 9♣ J♠')), '10000');
  assert.equal(deucesWild.bestHold(cards('7♦ 2♥ 9♣ 2♦ J♠')), '01010');
  assert.equal(deucesWild.bestHold(cards('2♠ 10♥ J♥ 3♦ K♥')), '11101');
  assert.equal(deucesWild.bestHold(cards('10♥ J♥ Q♥ K♥ 9♥')), '11110');
});

test('the published seeds deal the same five cards as at Jacks or Better', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const { cards: dealt } = deucesWild.start('deal', draw);
  assert.equal(dealt.map(cardSign).join(' '), '7♠ 10♠ 4♦ 9♠ K♦');
});
