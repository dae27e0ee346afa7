import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DiceBet, readDiceBet } from '@bahati/game-rules/originals/dice/dice.rules.ts';
import {
  betOf,
  chanceText,
  markText,
  movedTo,
  multipleText,
  openingOf,
  swapped,
  typedBet,
} from './dice-setting.ts';

const over: DiceBet = { side: 'over', mark: 5_050 };

test('a typed multiple or chance moves the mark to the nearest bet there is', () => {
  const over7525 = { side: 'over', mark: 7_525 };
  assert.deepEqual(typedBet(over, 'multiple', '4').value, over7525);
  assert.deepEqual(typedBet(over, 'chance', '25').value, { side: 'over', mark: 7_500 });
  const under: DiceBet = { side: 'under', mark: 5_000 };
  assert.deepEqual(typedBet(under, 'multiple', '990').value, { side: 'under', mark: 10 });
  assert.deepEqual(typedBet(over, 'mark', '43.04').value, { side: 'over', mark: 4_304 });
});

test('what a bet shows, typed again, is the same bet', () => {
  for (let steps = 10; steps <= 9_800; steps += 7) {
    const bet = betOf('under', steps);
    assert.deepEqual(typedBet(bet, 'chance', chanceText(bet)).value, bet);
    if (steps < 900) assert.deepEqual(typedBet(bet, 'multiple', multipleText(bet)).value, bet);
  }
});

test('whatever mark is drawn, the rules offer the bet', () => {
  for (const side of ['over', 'under'] as const) {
    for (const mark of [0, 1, 199, 200, 5_000, 9_801, 9_999, 10_000, 1_000_000]) {
      assert.ok(readDiceBet(openingOf(movedTo({ side, mark: 5_000 }, mark))), `${side} ${mark}`);
    }
  }
});

test('a figure that no bet has is told its limit and moves nothing', () => {
  const fault = (figure: 'mark' | 'multiple' | 'chance', text: string) =>
    typedBet(over, figure, text).fault;
  assert.deepEqual(fault('chance', '0'), { is: 'below', limit: chanceText(betOf('over', 10)) });
  assert.deepEqual(fault('chance', '99'), { is: 'above', limit: chanceText(betOf('over', 9_800)) });
  assert.deepEqual(fault('multiple', '0'), {
    is: 'below',
    limit: multipleText(betOf('over', 9_800)),
  });
  assert.deepEqual(fault('mark', '100'), { is: 'above', limit: markText(betOf('over', 10).mark) });
  assert.equal(fault('multiple', 'much')?.is, 'not_a_number');
  assert.equal(fault('multiple', '2,5')?.is, 'unclear_comma');
});

test('the other side is as likely', () => {
  assert.deepEqual(swapped(over), { side: 'under', mark: 4_950 });
  assert.deepEqual(swapped(swapped(over)), over);
});
