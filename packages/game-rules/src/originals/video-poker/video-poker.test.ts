import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { meanOf } from '@bahati/game-rules/bet-games/figures.ts';
import { type Card, cardOf, deck, type Rank } from '@bahati/game-rules/cards/card.ts';
import { deucesWildFigures } from '@bahati/game-rules/originals/deuces-wild/deuces-wild.figures.ts';
import { deucesWild } from '@bahati/game-rules/originals/deuces-wild/deuces-wild.rules.ts';
import { jacksOrBetterFigures } from '@bahati/game-rules/originals/jacks-or-better/jacks-or-better.figures.ts';
import { jacksOrBetter } from '@bahati/game-rules/originals/jacks-or-better/jacks-or-better.rules.ts';
import { rational, toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { payOf } from './pay-table.ts';

const games = [jacksOrBetter, deucesWild];
const drawOf = (nonce: number) =>
  createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce });
const isDown = () => assert.fail('nothing may be drawn');
const noDraw = { cursor: 0, nextInt: isDown };

/** The mean pay of a hold, by drawing every way there is. */
function meanByHand(game: (typeof games)[number], dealt: readonly Card[], hold: number): number {
  const kept = dealt.filter((_, place) => (hold >> place) & 1);
  const left = deck.filter((card) => !dealt.includes(card));
  let [pays, ways] = [0, 0];
  const hand = [...kept];
  const ascending = Array.from({ length: 5 }, (): Card => 0);
  const fill = (from: number): void => {
    if (hand.length === 5) {
      for (const [at, card] of hand.entries()) {
        let place = at;
        for (; place > 0 && ascending[place - 1]! > card; place -= 1) {
          ascending[place] = ascending[place - 1]!;
        }
        ascending[place] = card;
      }
      pays += payOf(game.table, ascending);
      ways += 1;
      return;
    }
    for (let at = from; at < left.length; at += 1) {
      hand.push(left[at]!);
      fill(at + 1);
      hand.pop();
    }
  };
  fill(0);
  return pays / ways;
}

test('the best hold is the best of all holds drawn through by hand', () => {
  for (const [at, game] of games.entries()) {
    const { dealt } = game.start('deal', drawOf(at + 1));
    const means = Array.from({ length: 32 }, (_, hold) => meanByHand(game, dealt, hold));
    const best = [...game.bestHold(dealt)].reduce((set, digit, bit) => set | (+digit << bit), 0);
    assert.ok(
      means.every((mean) => mean <= (means[best] ?? 0)),
      game.code,
    );
  }
});

test('what is held stays in its place, and what was thrown away does not come back', () => {
  for (const game of games) {
    for (const action of ['hold:10110', 'hold:00000', 'hold:11111']) {
      for (let nonce = 0; nonce < 200; nonce += 1) {
        const draw = drawOf(nonce);
        const before = game.start('deal', draw);
        const after = game.acts!.act(before, action, draw);
        for (const [place, digit] of action.slice(5).split('').entries()) {
          if (digit === '1') assert.equal(after.cards[place], before.dealt[place]);
          else assert.ok(!before.dealt.includes(after.cards[place]!));
        }
        assert.equal(new Set(after.cards).size, 5);
        assert.deepEqual(game.acts!.actions(after), []);
      }
    }
  }
});

test('all 32 holds may be chosen, once, and nothing else', () => {
  const { acts, start } = jacksOrBetter;
  const dealt = start('deal', drawOf(1));
  assert.equal(new Set(acts?.actions(dealt)).size, 32);
  for (const action of ['hold:1011', 'hold:101100', 'hold:10112', 'hold', 'draw']) {
    assert.throws(() => acts?.act(dealt, action, noDraw), RangeError, action);
  }
  const over = acts!.act(dealt, 'hold:11111', noDraw);
  assert.throws(() => acts?.act(over, 'hold:11111', noDraw), RangeError);
});

test('there is one way to begin', () => {
  for (const opening of ['deal:', 'Deal', 'deal:1', 'hold:11111', '']) {
    assert.equal(deucesWild.priceOf(opening), null, opening);
    assert.throws(() => deucesWild.start(opening, noDraw), RangeError);
  }
  assert.equal(deucesWild.priceOf(deucesWild.firstOpening), 1);
});

test('for a player who left the best cards are held, which ends the round', () => {
  for (const game of games) {
    const draw = drawOf(3);
    const dealt = game.start('deal', draw);
    const action = game.acts!.idle(dealt);
    assert.equal(action, `hold:${game.bestHold(dealt.dealt)}`);
    assert.deepEqual(game.acts!.actions(game.acts!.act(dealt, action, draw)), []);
  }
});

test('a deal shows nothing of the draw, and what it is worth as it lies', () => {
  const ranks: Rank[] = [11, 11, 5, 7, 9];
  const places = ranks.map((rank, at) => cardOf(rank, at === 1 ? 'clubs' : 'hearts'));
  const dealt = { dealt: places, held: null, cards: places };
  assert.deepEqual(jacksOrBetter.show(dealt), { ...dealt, hand: 'high-pair', multiple: '1' });
  assert.deepEqual(deucesWild.show(dealt), { ...dealt, hand: null, multiple: '0' });
});

test('a round is told in both languages', () => {
  const draw = drawOf(1);
  const over = jacksOrBetter.acts!.act(jacksOrBetter.start('deal', draw), 'hold:11010', draw);
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => toDecimalText(stakes, 2);
  assert.deepEqual(jacksOrBetter.tell(over, 'sw', money), {
    bets: [{ label: 'Dau', value: 'J au Zaidi' }],
    outcome: [
      { label: 'Zilizogawiwa', value: '7♠ 10♠ 4♦ 9♠ K♦' },
      { label: 'Ulizoshika', value: '7♠ 10♠ 9♠' },
      { label: 'Mkono', value: '7♠ 10♠ 5♥ 9♠ 10♣ · hakuna' },
      { label: 'Malipo', value: '0.00' },
    ],
  });
  const best = [9, 9, 9, 9, 4].map((rank, at) =>
    cardOf(rank as Rank, (['diamonds', 'hearts', 'spades', 'clubs'] as const)[at] ?? 'clubs'),
  );
  const told = jacksOrBetter.tell({ dealt: best, held: '11110', cards: best }, 'en', money);
  assert.equal(told.outcome[2]?.value, '9♦ 9♥ 9♠ 9♣ 4♣ · Four of a kind · 25×');
  assert.equal(told.outcome.at(-1)?.value, '25.00');
});

test('the ways of playing that are tried have chances that add up and pay as they were played', () => {
  for (const [game, figures] of [
    [jacksOrBetter, jacksOrBetterFigures],
    [deucesWild, deucesWildFigures],
  ] as const) {
    const blind = figures.samples[1];
    assert.ok(blind?.choose);
    const mean = toNumber(meanOf(blind.chances()));
    assert.ok(Math.abs(mean - game.table.paysOfAll / 2_598_960) < 1e-12);
    for (const { chances } of figures.samples) {
      const all = chances().reduce((sum, { probability }) => sum + toNumber(probability), 0);
      assert.ok(Math.abs(all - 1) < 1e-12);
    }
  }
  assert.deepEqual(
    jacksOrBetter.pay({ dealt: [], held: null, cards: [0, 1, 2, 3, 4] }),
    rational(25n),
  );
});

test('best play is tried with the very holds the hint shows', () => {
  const choose = deucesWildFigures.samples[0]?.choose;
  for (let nonce = 0; nonce < 30; nonce += 1) {
    const state = deucesWild.start('deal', drawOf(nonce));
    assert.equal(choose?.(deucesWild.show(state), []), deucesWild.acts?.idle(state));
  }
});
