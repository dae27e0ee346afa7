import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DiceBet, readDiceBet } from '@bahati/game-rules/originals/dice/dice.rules.ts';
import {
  betOf,
  chanceText,
  movedTo,
  multipleText,
  openingOf,
  swapped,
  typedBet,
} from './dice-setting.ts';

const over: DiceBet = { side: 'over', mark: 5_050 };

test('a typed multiple or chance moves the mark to the nearest bet there is', () => {
  assert.deepEqual(typedBet(over, 'multiple', '4'), { side: 'over', mark: 7_525 });
  assert.deepEqual(typedBet(over, 'chance', '25'), { side: 'over', mark: 7_500 });
  assert.deepEqual(typedBet({ side: 'under', mark: 5_000 }, 'multiple', '990'), {
    side: 'under',
    mark: 10,
  });
  assert.deepEqual(typedBet(over, 'mark', '43.04'), { side: 'over', mark: 4_304 });
});

test('what a bet shows, typed again, is the same bet', () => {
  for (let steps = 10; steps <= 9_800; steps += 7) {
    const bet = betOf('under', steps);
    assert.deepEqual(typedBet(bet, 'chance', chanceText(bet)), bet);
    if (steps < 900) assert.deepEqual(typedBet(bet, 'multiple', multipleText(bet)), bet);
  }
});

test('whatever is typed or drawn, the rules offer the bet', () => {
  for (const side of ['over', 'under'] as const) {
    for (const mark of [0, 1, 199, 200, 5_000, 9_801, 9_999, 10_000, 1_000_000]) {
      assert.ok(readDiceBet(openingOf(movedTo({ side, mark: 5_000 }, mark))), `${side} ${mark}`);
    }
    for (const text of ['0', '0.0001', '99999', '1000000']) {
      const bet = typedBet({ side, mark: 5_000 }, 'chance', text);
      assert.ok(bet && readDiceBet(openingOf(bet)), text);
    }
  }
  assert.equal(typedBet(over, 'multiple', '0'), null);
  assert.equal(typedBet(over, 'multiple', 'much'), null);
});

test('the other side is as likely', () => {
  assert.deepEqual(swapped(over), { side: 'under', mark: 4_950 });
  assert.deepEqual(swapped(swapped(over)), over);
});
