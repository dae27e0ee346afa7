import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdem } from './holdem.rules.ts';
import { leftAlone } from './left-alone.ts';
import { openTable } from './table.testing.ts';

/** The button is seat 0: seat 1 and 2 post, seat 0 speaks first. */
function played(stacks: readonly number[], ...words: readonly string[]) {
  const table = openTable(holdem, stacks, { before: { button: stacks.length - 1 } });
  const states = [table.state()];
  for (const word of words) {
    table.say(word);
    states.push(table.state());
  }
  assert.equal(table.state().turn, null, 'the hand is over');
  return leftAlone(states);
}

const threeRich = [900, 900, 900];
const checks = (count: number) => Array.from({ length: count }, () => 'check');

test('two who check down a hand that the third left spared each other', () => {
  assert.deepEqual(played(threeRich, 'fold', 'call', ...checks(7)), {
    seats: [1, 2],
    isSpared: true,
  });
});

test('a bet or a raise on any street is no sparing', () => {
  const spared = (...words: string[]) => played(threeRich, ...words)?.isSpared;
  assert.equal(
    spared('fold', 'call', 'check', ...checks(2), 'to 200', 'call', ...checks(2)),
    false,
  );
  assert.equal(spared('fold', 'to 300', 'call', 'to 300', 'fold'), false);
  assert.equal(spared('fold', 'call', 'check', ...checks(5), 'to 200', 'fold'), false);
});

test('who is left alone facing a bet is looked at from the next street on', () => {
  assert.deepEqual(played(threeRich, 'to 300', 'fold', 'call', ...checks(6)), {
    seats: [2, 0],
    isSpared: true,
  });
});

test('nothing is said of two who could not bet, and of hands dealt to two', () => {
  assert.equal(played(threeRich, 'to 900', 'fold', 'call'), null);
  assert.equal(played([900, 900], 'call', ...checks(7)), null);
  assert.equal(played(threeRich, 'fold', 'fold'), null);
});
