import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { eachFiveCards, pokerHandOf } from '@bahati/game-rules/cards/poker-hand.ts';
import { isLongTier, repetitions } from '@bahati/testing/tier.ts';
import {
  randomCards,
  seededDraws,
} from '@bahati/game-rules/seat-games/poker/seeded-draws.testing.ts';
import { handOfRank, handRank, omahaRank, rankCount, rankOfSeven } from './hand-rank.ts';
import { choose, compareReadings, slowBest, slowOmaha } from './slow-hands.testing.ts';

const deals = repetitions('deals of poker against a second opinion on hands', {
  usual: 20_000,
  long: 1_000_000,
});

/** `A♠ K♠` as cards. */
const cards = (signs: string): number[] =>
  signs.split(' ').map((sign) => deck.findIndex((card) => cardSign(card) === sign));

type Counts = Record<string, number>;

const signsOf = (some: readonly number[]): string => some.map(cardSign).join(' ');

/** How often each rank came, by what it is called, and how many ranks came at all. */
function countNames(counts: Float64Array): { names: Counts; classes: number } {
  const names: Counts = {};
  for (let rank = 1; rank <= rankCount; rank += 1) {
    const name = handOfRank(rank);
    names[name] = (names[name] ?? 0) + (counts[rank] ?? 0);
  }
  return { names, classes: counts.filter((count) => count > 0).length };
}

test('the 2,598,960 hands of five fall in 7,462 classes of the published sizes', () => {
  const counts = new Float64Array(rankCount + 1);
  let misnamed = 0;
  eachFiveCards((five) => {
    const rank = handRank(five);
    counts[rank] = (counts[rank] ?? 0) + 1;
    if (rank % 16 === 0 && handOfRank(rank) !== pokerHandOf(five)) misnamed += 1;
  });
  assert.equal(misnamed, 0);
  const { names, classes } = countNames(counts);
  assert.equal(classes, 7_462);
  assert.deepEqual(names, {
    'royal-flush': 4,
    'straight-flush': 36,
    'four-of-a-kind': 624,
    'full-house': 3_744,
    flush: 5_108,
    straight: 10_200,
    'three-of-a-kind': 54_912,
    'two-pair': 123_552,
    pair: 1_098_240,
    'high-card': 1_302_540,
  });
});

function countSevens(counts: Float64Array): void {
  for (let a = 0; a < 46; a += 1)
    for (let b = a + 1; b < 47; b += 1)
      for (let c = b + 1; c < 48; c += 1)
        for (let d = c + 1; d < 49; d += 1)
          for (let e = d + 1; e < 50; e += 1)
            for (let f = e + 1; f < 51; f += 1)
              for (let g = f + 1; g < 52; g += 1) {
                const rank = rankOfSeven(a, b, c, d, e, f, g);
                counts[rank] = (counts[rank] ?? 0) + 1;
              }
}

test('the 133,784,560 hands of seven fall in 4,824 classes of the published sizes', {
  skip: !isLongTier && 'each of them is looked at in the long tier',
}, () => {
  const counts = new Float64Array(rankCount + 1);
  countSevens(counts);
  const { names, classes } = countNames(counts);
  assert.equal(classes, 4_824);
  assert.deepEqual(names, {
    'royal-flush': 4_324,
    'straight-flush': 37_260,
    'four-of-a-kind': 224_848,
    'full-house': 3_473_184,
    flush: 4_047_644,
    straight: 6_180_020,
    'three-of-a-kind': 6_461_620,
    'two-pair': 31_433_400,
    pair: 58_627_800,
    'high-card': 23_294_460,
  });
});

/** Over every board of five from the 48 cards left: how often the first wins, loses and ties. */
function playBoards(first: string, second: string): [won: number, lost: number, tied: number] {
  const [a = -1, b = -1] = cards(first);
  const [c = -1, d = -1] = cards(second);
  const left = deck.filter((card) => ![a, b, c, d].includes(card));
  const found: [number, number, number] = [0, 0, 0];
  const five = (at: readonly number[]): void => {
    const [v = -1, w = -1, x = -1, y = -1, z = -1] = at;
    const difference = rankOfSeven(a, b, v, w, x, y, z) - rankOfSeven(c, d, v, w, x, y, z);
    found[difference > 0 ? 0 : difference < 0 ? 1 : 2] += 1;
  };
  const at = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number): void => {
    for (let next = from; next < left.length - (4 - place); next += 1) {
      at[place] = left[next] ?? -1;
      if (place === 4) five(at);
      else fill(place + 1, next + 1);
    }
  };
  fill(0, 0);
  return found;
}

test('aces against connected sevens win, lose and tie as published', () => {
  assert.deepEqual(playBoards('A♠ A♥', '7♦ 6♦'), [1_315_168, 391_637, 5_499]);
});

test('suited queen and jack against eights win, lose and tie as published', () => {
  assert.deepEqual(playBoards('Q♠ J♠', '8♥ 8♦'), [838_940, 866_557, 6_807]);
});

test('five, six and seven cards are ordered as a slow reading of all their fives orders them', () => {
  const draws = seededDraws(1);
  for (let deal = 0; deal < deals; deal += 1) {
    const count = 5 + (deal % 8 < 6 ? 2 : deal % 2);
    const drawn = randomCards(draws, 2 * count - 5);
    // Two hands that share cards come close to each other more often.
    const [one, other] = [drawn.slice(0, count), drawn.slice(-count)];
    const found = Math.sign(handRank(one) - handRank(other));
    const due = Math.sign(compareReadings(slowBest(one), slowBest(other)));
    if (found !== due) assert.equal(found, due, `${signsOf(one)} v ${signsOf(other)}`);
    if (count === 7) {
      const [a = -1, b = -1, c = -1, d = -1, e = -1, f = -1, g = -1] = one;
      assert.equal(rankOfSeven(a, b, c, d, e, f, g), handRank(one));
    }
  }
});

test('at Omaha two of the hand and three of the board count, as a slow reading says', () => {
  const draws = seededDraws(2);
  for (let deal = 0; deal < deals / 20; deal += 1) {
    const drawn = randomCards(draws, 13);
    const [board, one, other] = [drawn.slice(0, 5), drawn.slice(5, 9), drawn.slice(9)];
    assert.equal(
      Math.sign(omahaRank(one, board) - omahaRank(other, board)),
      Math.sign(compareReadings(slowOmaha(one, board), slowOmaha(other, board))),
      `${signsOf(one)} v ${signsOf(other)} on ${signsOf(board)}`,
    );
  }
});

test('at Omaha four of a suit on the board make no flush with one in hand', () => {
  const board = cards('2♠ 5♠ 9♠ K♠ 3♦');
  assert.equal(handOfRank(omahaRank(cards('A♠ Q♦ J♥ 8♣'), board)), 'high-card');
  assert.equal(handOfRank(omahaRank(cards('A♠ Q♠ J♥ 8♣'), board)), 'flush');
});

test('the ace is low in the wheel alone, and five cards are all that count', () => {
  const nameOf = (signs: string) => handOfRank(handRank(cards(signs)));
  assert.equal(nameOf('A♠ 2♦ 3♦ 4♦ 5♦ K♥ K♣'), 'straight');
  assert.equal(nameOf('A♦ 2♦ 3♦ 4♦ 5♦ K♥ K♠'), 'straight-flush');
  assert.equal(nameOf('Q♠ K♦ A♦ 2♦ 3♥'), 'high-card');
  assert.ok(handRank(cards('2♦ 3♦ 4♠ 5♦ 6♦')) > handRank(cards('A♦ 2♦ 3♠ 4♦ 5♦')));
  assert.equal(handRank(cards('A♠ A♦ K♠ Q♦ J♥ 3♣ 2♣')), handRank(cards('A♣ A♥ K♣ Q♣ J♦ 7♥ 4♦')));
});

test('a hand of four or eight cards and a rank that is none are refused', () => {
  assert.throws(() => handRank([0, 1, 2, 3]), RangeError);
  assert.throws(() => handRank([0, 1, 2, 3, 4, 5, 6, 7]), RangeError);
  assert.throws(() => handOfRank(0), RangeError);
  assert.throws(() => handOfRank(rankCount + 1), RangeError);
  assert.equal(choose([1, 2, 3, 4, 5, 6, 7], 5).length, 21);
});
