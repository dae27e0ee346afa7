import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type Chance, gather, meanOf, varianceOf } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, cardOf, deck, type Rank } from '@bahati/game-rules/cards/card.ts';
import {
  cutDecimalText,
  multiply,
  rational,
  toDecimalText,
  toNumber,
} from '@bahati/game-rules/rational.ts';
import { hiLoChances, hiLoFigures } from './hi-lo.figures.ts';
import {
  hiLo,
  hiLoGuesses,
  hiLoRank,
  type HiLoState,
  highestMultiple,
  isRight,
  mostSkips,
  multipleAfter,
  rankCount,
  rightRanks,
} from './hi-lo.rules.ts';

const placed = (...places: number[]) => ({ cursor: 0, nextInt: () => places.shift() ?? 0 });
const published = (nonce = 1) =>
  createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce });
const acts = hiLo.acts!;
const spades = (rank: Rank): Card => cardOf(rank, 'spades');
const begun = (rank: Rank) => hiLo.start('start', placed(spades(rank)));
/** Each step is an act and the rank that comes of it. */
const after = (state: HiLoState, ...steps: readonly (readonly [string, Rank])[]) =>
  steps.reduce((played, [action, rank]) => {
    assert.ok(acts.actions(played).includes(action), action);
    return acts.act(played, action, placed(spades(rank)));
  }, state);
const take = (state: HiLoState) => acts.act(state, 'take', placed());
const ranks = Array.from({ length: rankCount }, (_, index) => index + 1);

test('ranks go from the ace to the king, four cards each', () => {
  for (const rank of ranks) assert.equal(deck.filter((card) => hiLoRank(card) === rank).length, 4);
  assert.equal(hiLoRank(spades(14)), 1);
  assert.equal(hiLoRank(spades(13)), 13);
});

test('a guess is right for as many ranks as it says', () => {
  for (const rank of ranks) {
    for (const guess of hiLoGuesses) {
      if (rightRanks(rank, guess) === 0) continue;
      const right = ranks.filter((next) => isRight(rank, guess, next)).length;
      assert.equal(right, rightRanks(rank, guess), `${guess} on ${rank}`);
    }
  }
  assert.deepEqual(
    ranks.slice(1, -1).map((rank) => rightRanks(rank, 'higher')),
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
  );
});

test('every first guess pays 0.99 over its chance, every later one over its chance alone', () => {
  for (const rank of ranks) {
    for (const guess of hiLoGuesses) {
      const chance = rational(BigInt(rightRanks(rank, guess)), BigInt(rankCount));
      const first = multipleAfter(null, rank, guess);
      const later = multipleAfter(rational(7n, 2n), rank, guess);
      if (chance.numerator === 0n) {
        assert.equal(first, null);
        continue;
      }
      assert.deepEqual(multiply(chance, first!), rational(99n, 100n));
      assert.deepEqual(multiply(chance, later!), rational(7n, 2n));
    }
  }
});

test('every way of guessing gives back 99 of 100', () => {
  for (const side of ['likelier', 'rarer'] as const) {
    for (const takesAt of [1n, 2n, 3n]) {
      assert.deepEqual(meanOf(hiLoChances({ side, takesAt })), rational(99n, 100n));
    }
  }
  for (const stated of hiLoFigures.bets) assert.equal(stated.returnPercent, '99.000000');
});

test('the chances of one guess are those of every two cards played through', () => {
  for (const side of ['likelier', 'rarer'] as const) {
    const played: Chance[] = deck.flatMap((first) =>
      deck.map((second) => {
        const state = hiLo.start('start', placed(first));
        const offers = hiLo.show(state).offers.toSorted((a, b) => b.ranks - a.ranks);
        const { guess } = (side === 'likelier' ? offers[0] : offers.at(-1))!;
        const next = acts.act(state, guess, placed(second));
        return { pay: hiLo.pay(next), probability: rational(1n, 52n * 52n) };
      }),
    );
    assert.deepEqual(gather(played), hiLoChances({ side, takesAt: 1n }));
  }
});

test('no way spreads more than what is watched', () => {
  const bound = Math.sqrt(Number(highestMultiple) * 0.99 - 0.99 ** 2);
  assert.equal(hiLoFigures.watched[0]?.standardDeviation, bound.toPrecision(7));
  const boldest = varianceOf(hiLoChances({ side: 'rarer', takesAt: 100n }));
  assert.ok(Math.sqrt(toNumber(boldest)) < bound);
});

test('the published seeds turn the published cards', () => {
  // 7♠ 10♠ 4♥ 9♥ K♦.
  let state = hiLo.start('start', published());
  const draw = published();
  draw.nextInt(52);
  for (const action of ['higher', 'lower', 'higher', 'higher']) {
    assert.ok(acts.actions(state).includes(action));
    state = acts.act(state, action, draw);
  }
  assert.deepEqual(state.cards.map(hiLoRank), [7, 10, 4, 9, 13]);
  // 0.99 × 13/7 × 13/10 × 13/10 × 13/5.
  assert.deepEqual(hiLo.pay(take(state)), rational(99n * 13n ** 4n, 100n * 7n * 10n * 10n * 5n));
});

test('the same rank is right for both sides, but not beyond the ends', () => {
  assert.equal(after(begun(7), ['higher', 7]).isLost, false);
  assert.equal(after(begun(7), ['lower', 7]).isLost, false);
  assert.equal(after(begun(14), ['higher', 14]).isLost, true);
  assert.equal(after(begun(13), ['lower', 13]).isLost, true);
  assert.equal(after(begun(14), ['same', 14]).isLost, false);
  assert.equal(after(begun(13), ['same', 12]).isLost, true);
});

test('what may be done follows from the card', () => {
  assert.deepEqual(acts.actions(begun(14)), ['higher', 'same', 'skip']);
  assert.deepEqual(acts.actions(begun(13)), ['same', 'lower', 'skip']);
  assert.deepEqual(acts.actions(begun(2)), ['higher', 'lower', 'skip']);
  assert.deepEqual(acts.actions(after(begun(2), ['higher', 5])), [
    'higher',
    'lower',
    'skip',
    'take',
  ]);
});

test('right guesses are taken', () => {
  const state = take(after(begun(7), ['higher', 10], ['skip', 2], ['lower', 14]));
  assert.deepEqual(acts.actions(state), []);
  // 0.99 × 13/7 × 13/2.
  assert.equal(cutDecimalText(hiLo.pay(state), 4), '11.9507');
  const { cards, ...view } = hiLo.show(state);
  assert.equal(cards.length, 4);
  assert.deepEqual(view, {
    steps: ['higher', 'skip', 'lower'],
    rank: 1,
    right: 2,
    skipsLeft: mostSkips - 1,
    isLost: false,
    isOver: true,
    multiple: '11.9507',
    offers: [],
  });
});

test('a wrong guess ends the round with nothing', () => {
  const state = after(begun(7), ['higher', 10], ['higher', 9]);
  assert.deepEqual(acts.actions(state), []);
  assert.deepEqual(hiLo.pay(state), rational(0n));
  const { right, isLost, multiple } = hiLo.show(state);
  assert.deepEqual({ right, isLost, multiple }, { right: 1, isLost: true, multiple: '0.0000' });
});

test('the offers say how likely they are and what they pay', () => {
  assert.deepEqual(hiLo.show(begun(2)).offers, [
    { guess: 'higher', ranks: 12, multiple: '1.0725' },
    { guess: 'lower', ranks: 2, multiple: '6.4350' },
  ]);
  assert.deepEqual(hiLo.show(begun(14)).offers, [
    { guess: 'higher', ranks: 12, multiple: '1.0725' },
    { guess: 'same', ranks: 1, multiple: '12.8700' },
  ]);
});

test('no guess pays more than the highest, and with none left the round is paid', () => {
  // 12.87 × 13 × 13 = 2175.03: another same would pass 4,000, so would a seven.
  const sames = [1, 2, 3].map(() => ['same', 14] as const);
  const high = after(begun(14), ...sames);
  assert.equal(hiLo.show(high).multiple, '2175.0300');
  assert.deepEqual(acts.actions(high), ['higher', 'skip', 'take']);
  const onwards = after(high, ['higher', 8]);
  assert.equal(hiLo.show(onwards).multiple, '2356.2825');
  assert.deepEqual(acts.actions(onwards), ['lower', 'skip', 'take']);
  const ended = after(onwards, ['lower', 7]);
  assert.equal(hiLo.show(ended).multiple, '3828.9590');
  assert.deepEqual(acts.actions(ended), []);
  assert.equal(cutDecimalText(hiLo.pay(ended), 2), '3828.95');
  assert.equal(hiLo.show(ended).isOver, true);
});

test('skips are free and counted', () => {
  let state = begun(7);
  for (let skipped = 0; skipped < mostSkips; skipped += 1) state = after(state, ['skip', 7]);
  assert.equal(hiLo.show(state).skipsLeft, 0);
  assert.deepEqual(acts.actions(state), ['higher', 'lower']);
  const won = after(state, ['higher', 8]);
  assert.equal(hiLo.show(won).multiple, '1.8385');
});

test('a round left alone ends: with what stands, or by the likelier side', () => {
  assert.equal(acts.idle(begun(3)), 'higher');
  assert.equal(acts.idle(begun(14)), 'higher');
  assert.equal(acts.idle(begun(13)), 'lower');
  assert.equal(acts.idle(after(begun(3), ['higher', 9])), 'take');
  for (const began of [begun(3), begun(13), after(begun(3), ['higher', 9])]) {
    let state = began;
    for (let times = 0; acts.actions(state).length > 0; times += 1) {
      assert.ok(times < 3);
      assert.ok(acts.actions(state).includes(acts.idle(state)));
      state = acts.act(state, acts.idle(state), placed(spades(7)));
    }
    assert.ok(hiLo.show(state).isOver);
  }
});

test('what is no bet costs nothing and cannot begin', () => {
  for (const opening of ['Start', 'start:', 'start:1', 'start ', '']) {
    assert.equal(hiLo.priceOf(opening), null, opening);
    assert.throws(() => hiLo.start(opening, placed()), RangeError);
  }
  assert.equal(hiLo.priceOf(hiLo.firstOpening), 1);
  assert.throws(() => acts.act(begun(7), 'sideways', placed()), RangeError);
});

test('a sample plays to where its chances are', () => {
  for (const { opening, choose, chances } of hiLoFigures.samples) {
    const pays = new Set(chances().map(({ pay }) => `${pay.numerator}/${pay.denominator}`));
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const draw = published(nonce);
      let state = hiLo.start(opening, draw);
      while (acts.actions(state).length > 0) {
        const action = choose!(hiLo.show(state), acts.actions(state));
        assert.ok(acts.actions(state).includes(action), action);
        state = acts.act(state, action, draw);
      }
      const { numerator, denominator } = hiLo.pay(state);
      assert.ok(pays.has(`${numerator}/${denominator}`));
    }
  }
});

test('a round is told in both languages', () => {
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${cutDecimalText(stakes, 2)}`;
  const state = take(after(begun(7), ['higher', 10], ['skip', 2], ['lower', 14]));
  assert.deepEqual(hiLo.tell(state, 'sw', money), {
    bets: [{ label: 'Karata ya kwanza', value: '7♠' }],
    outcome: [
      { label: 'Karata', value: '7♠ · juu 10♠ · imerukwa 2♠ · chini A♠' },
      { label: 'Makisio sahihi', value: '2' },
      { label: 'Malipo', value: 'KSh 11.95' },
    ],
  });
  const lost = hiLo.tell(after(begun(7), ['lower', 8]), 'en', money);
  assert.equal(lost.outcome.at(-1)?.value, 'KSh 0.00');
});
