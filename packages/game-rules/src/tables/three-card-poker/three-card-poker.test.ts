import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDrawStream, type DrawStream } from '@bahati/fairness/draw-stream.ts';
import { createNodeHmac } from '@bahati/fairness/node-hmac.ts';
import { type Card, cardSign, deck } from '@bahati/game-rules/cards/card.ts';
import { toDecimalText, toNumber } from '@bahati/game-rules/rational.ts';
import { optimalAct } from './optimal-play.ts';
import { handOfScore, scoreOf } from './three-card-hand.ts';
import { threeCardPoker } from './three-card-poker.rules.ts';

const { acts } = threeCardPoker;
assert.ok(acts);

const cardsOf = (text: string): Card[] =>
  text.split(' ').map((sign) => {
    const card = deck.find((each) => cardSign(each) === sign);
    assert.ok(card !== undefined, sign);
    return card;
  });

/** Deals these six cards: the player's three, then the dealer's. */
function dealing(text: string): DrawStream {
  const cards = cardsOf(text);
  const left = [...deck];
  let cursor = 0;
  return {
    get cursor() {
      return cursor;
    },
    nextInt(range) {
      assert.equal(range, left.length);
      const place = left.indexOf(cards[cursor] ?? -1);
      assert.ok(place >= 0);
      left.splice(place, 1);
      cursor += 1;
      return place;
    },
  };
}

const nothing = dealing('2♦ 3♦ 5♦ 7♦ 8♦ 9♦');
const opening = 'chips:ante=10,pairplus=2';

function paid(text: string, action: string) {
  const end = acts!.act(threeCardPoker.start(opening, dealing(text)), action, nothing);
  return [
    threeCardPoker.show(end).result,
    toNumber(threeCardPoker.pay(end)),
    acts!.extraStakes?.(end),
  ];
}

test('hands rank from a high card to a straight flush, and an ace may count low', () => {
  const rising = [
    '5♦ 3♥ 2♠',
    'J♦ 10♥ 8♠',
    'Q♦ 3♥ 2♠',
    'Q♦ 6♥ 4♠',
    'A♦ K♥ J♠',
    '2♦ 2♥ 3♠',
    'A♦ A♥ K♠',
    '5♦ 3♦ 2♦',
    'A♦ K♦ J♦',
    'A♦ 3♥ 2♠',
    '4♦ 3♥ 2♠',
    'A♦ K♥ Q♠',
    '2♦ 2♥ 2♠',
    'A♦ A♥ A♠',
    'A♦ 3♦ 2♦',
    'A♦ K♦ Q♦',
  ].map((text) => scoreOf(cardsOf(text)));
  assert.deepEqual(
    rising,
    rising.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(rising).size, rising.length);
  assert.equal(scoreOf(cardsOf('2♠ A♠ 3♠')), scoreOf(cardsOf('A♦ 2♦ 3♦')));
  assert.equal(handOfScore(scoreOf(cardsOf('K♦ A♥ 2♠'))), 'high');
});

test('six cards of one deck are dealt from the published seeds, the player first', () => {
  const draw = createDrawStream(createNodeHmac('def'), { clientSeed: 'abc', nonce: 1 });
  const { player, dealer } = threeCardPoker.start('chips:ante=1', draw);
  // 22 of 52, 33 of 51 and 8 of 50, each from what is left in the published order.
  assert.deepEqual(player, [22, 34, 8]);
  assert.deepEqual(player.map(cardSign), ['7♠', '10♠', '4♦']);
  assert.equal(new Set([...player, ...dealer]).size, 6);
});

test('each way a round ends pays each bet by itself', () => {
  const won = paid('K♦ 9♥ 4♠ Q♦ 9♠ 4♥', 'play');
  assert.deepEqual(won, ['won', 40, 10]);
  const unopposed = paid('Q♦ 6♥ 4♠ J♦ 10♠ 8♥', 'play');
  assert.deepEqual(unopposed, ['unopposed', 30, 10]);
  const pushed = paid('K♦ 9♥ 4♠ K♥ 9♠ 4♥', 'play');
  assert.deepEqual(pushed, ['pushed', 20, 10]);
  const lost = paid('K♦ 9♥ 4♠ A♥ 9♠ 4♥', 'play');
  assert.deepEqual(lost, ['lost', 0, 10]);
  assert.deepEqual(paid('K♦ 9♥ 4♠ A♥ 9♠ 4♥', 'fold'), ['folded', 0, 0]);
});

test('the bonus is paid also to a hand that loses, and pair plus also to one that folds', () => {
  assert.deepEqual(paid('2♦ 3♥ 4♠ A♥ A♠ A♦', 'play'), ['lost', 10 + 14, 10]);
  assert.deepEqual(paid('2♦ 2♥ 2♠ A♥ A♠ A♦', 'play'), ['lost', 40 + 62, 10]);
  assert.deepEqual(paid('2♦ 3♦ 4♦ A♥ A♠ A♦', 'play'), ['won', 40 + 50 + 82, 10]);
  assert.deepEqual(paid('2♦ 7♦ 4♦ A♥ A♠ A♦', 'play'), ['lost', 10, 10]);
  assert.deepEqual(paid('2♦ 2♥ 4♠ A♥ A♠ A♦', 'fold'), ['folded', 4, 0]);
  assert.deepEqual(paid('2♦ 3♥ 4♠ A♥ A♠ A♦', 'fold'), ['folded', 14, 0]);
});

test('what the dealer holds shows in nothing until the player has decided', () => {
  const open = (text: string) => threeCardPoker.show(threeCardPoker.start(opening, dealing(text)));
  const view = open('K♦ 9♥ 4♠ A♥ A♠ A♦');
  assert.deepEqual([view.dealer, view.result, view.pays], [null, null, null]);
  assert.deepEqual(view, open('K♦ 9♥ 4♠ 2♥ 3♠ 5♦'));
});

test('a player who went away folds, for nothing', () => {
  const state = threeCardPoker.start(opening, dealing('K♦ 9♥ 4♠ A♥ A♠ A♦'));
  const end = acts.act(state, acts.idle(state), nothing);
  assert.deepEqual([acts.actions(end), acts.extraStakes?.(end)], [[], 0]);
  assert.throws(() => acts.act(end, 'play', nothing), RangeError);
  assert.throws(() => acts.act(state, 'raise', nothing), RangeError);
});

test('best play plays a queen, six and four and folds a queen, six and three', () => {
  const choice = (text: string) =>
    optimalAct(threeCardPoker.show(threeCardPoker.start('chips:ante=1', dealing(text))));
  assert.equal(choice('Q♦ 6♥ 4♠ A♥ A♠ A♦'), 'play');
  assert.equal(choice('Q♦ 6♥ 3♠ A♥ A♠ A♦'), 'fold');
  assert.equal(choice('2♦ 2♥ 3♠ A♥ A♠ A♦'), 'play');
});

test('there is no round without an ante and no second spelling of one', () => {
  for (const wrong of [
    'chips:pairplus=1',
    'chips:ante=0',
    'chips:ante=1001',
    'chips:pairplus=1,ante=1',
    'ante=1',
    'chips:ante=01',
    'deal',
  ]) {
    assert.equal(threeCardPoker.priceOf(wrong), null, wrong);
    assert.throws(() => threeCardPoker.start(wrong, nothing), RangeError);
  }
  assert.equal(threeCardPoker.priceOf(opening), 12);
  assert.equal(threeCardPoker.priceOf(threeCardPoker.firstOpening), 1);
});

test('a round is told in both languages', () => {
  const money = (stakes: Parameters<typeof toDecimalText>[0]) => `KSh ${toDecimalText(stakes, 2)}`;
  const state = threeCardPoker.start(opening, dealing('2♦ 3♦ 4♦ A♥ A♠ A♦'));
  const told = threeCardPoker.tell(acts.act(state, 'play', nothing), 'sw', money);
  assert.deepEqual(told.bets.at(-1), { label: 'Jozi na zaidi', value: 'KSh 2.00' });
  assert.deepEqual(told.outcome[0], {
    label: 'Karata zako',
    value: '2♦ 3♦ 4♦ · mfululizo wa rangi moja',
  });
  assert.equal(told.outcome.at(-1)?.value, 'KSh 172.00');
  const folded = threeCardPoker.tell(acts.act(state, 'fold', nothing), 'en', money);
  assert.deepEqual(folded.bets, [
    { label: 'Ante', value: 'KSh 10.00' },
    { label: 'Pair plus', value: 'KSh 2.00' },
  ]);
  assert.equal(folded.outcome.find(({ label }) => label === 'Result')?.value, 'folded');
});
