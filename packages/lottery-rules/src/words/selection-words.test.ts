import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betTypeOf, betTypes } from '@bahati/lottery-rules/bets/bet-types.ts';
import { parseSelection } from '@bahati/lottery-rules/bets/selection.ts';
import { numbersWords, prizeWords, selectionWords } from './selection-words.ts';
import { layouts } from '@bahati/lottery-rules/draws/families.ts';

function said(id: string, text: string) {
  const betType = betTypeOf(id);
  assert.ok(betType, id);
  const read = parseSelection(betType, text);
  assert.ok('selection' in read, `${id} ${text}`);
  return selectionWords(betType, read.selection);
}

test('what was chosen is said by place, and without a heading where there is one place alone', () => {
  assert.equal(said('five-digit.last-two.direct', '4|2,7').en, 'Place 4: 4 · Place 5: 2, 7');
  assert.equal(said('four-d-sg.big.straight', '1234').sw, '1234');
  assert.equal(said('vn-north.ticket.number', '12345|01').en, 'Numbers: 12345 · Series: 01');
});

test('every sample of every type of bet has words in both languages', () => {
  for (const betType of betTypes) {
    for (const sample of betType.samples) {
      const { en, sw } = said(betType.id, sample);
      assert.ok(en.length > 0 && sw.length > 0, betType.id);
    }
  }
});

test('numbers are written as on a ball, and every prize has a name', () => {
  const balls = { kind: 'balls', main: [3, 12, 40, 7, 9, 31], extra: [5] } as const;
  assert.equal(numbersWords('six-mark', balls).en, '03 12 40 07 09 31 + 05');
  assert.equal(numbersWords('lucky-28', { kind: 'balls', main: [0, 4, 9], extra: [] }).en, '0 4 9');
  const prizes = { kind: 'prizes', prizes: { special: ['12345'], series: ['01'] } } as const;
  assert.equal(numbersWords('vn-north', prizes).sw, 'Maalum: 12345; Mfululizo: 01');
  for (const layout of Object.values(layouts)) {
    if (layout.kind !== 'prizes') continue;
    for (const { prize } of layout.slots) assert.notEqual(prizeWords(prize).en, prize);
  }
});
