import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdem } from './holdem.rules.ts';
import { omaha } from './omaha.rules.ts';
import { readPokerAct } from './poker-game.ts';
import { blinds, happened, offered, openTable } from './table.testing.ts';

test('against one other the button posts the small blind and speaks first, then last', () => {
  const table = openTable(holdem, [1_000, 1_000]);
  assert.deepEqual(happened(table, 'button', 'small-blind', 'big-blind'), [
    'button 0',
    'small-blind 0 50',
    'big-blind 1 100',
  ]);
  assert.equal(offered(table), '0: call 50, 200 to 1000');
  table.say('call');
  assert.equal(offered(table), '1: check, 200 to 1000');
  table.say('check');
  assert.equal(table.state().turn, 1);
  assert.equal(table.state().board.length, 3);
});

test('among more the two left of the button post, and the one after them speaks first', () => {
  const table = openTable(holdem, [900, 0, 900, 900, 0, 900], { before: { button: 5 } });
  assert.deepEqual(happened(table, 'button', 'small-blind', 'big-blind'), [
    'button 0',
    'small-blind 2 50',
    'big-blind 3 100',
  ]);
  assert.equal(table.state().turn, 5);
  table.say('call', 'call', 'call', 'check');
  assert.equal(table.state().turn, 2);
});

test('the button moves past whoever would post the big blind twice in a row', () => {
  const before = { button: 0, bigBlind: 2 };
  assert.equal(openTable(holdem, [0, 900, 900], { before }).state().bigBlind, 1);
  assert.equal(openTable(holdem, [900, 900, 900], { before }).state().button, 1);
});

test('the first button is drawn, and what lasts is the button and the big blind', () => {
  const table = openTable(holdem, [900, 900, 900], { before: null });
  assert.equal(table.state().button, 0);
  assert.deepEqual(holdem.between(table.state()), { button: 0, bigBlind: 2 });
});

test('a short blind is all-in, and the whole big blind must be matched all the same', () => {
  const table = openTable(holdem, [900, 900, 30, 900], { before: { button: 3 } });
  assert.deepEqual(happened(table, 'big-blind'), ['big-blind 2 30']);
  assert.equal(offered(table), '3: call 100, 200 to 900');
});

test('where only players who are all-in are left, their largest bet is called and not more', () => {
  const table = openTable(holdem, [900, 20, 30], { before: { button: 2 } });
  assert.equal(offered(table), '0: call 30');
  assert.equal(table.refuses('to 200'), 'not_allowed');
});

test('nobody is asked who has matched all that others can still have', () => {
  const table = openTable(holdem, [900, 30]);
  assert.equal(table.state().turn, null);
  assert.deepEqual(happened(table, 'uncalled'), ['uncalled 0 20']);
});

test('a raise adds the last full raise at least', () => {
  const table = openTable(holdem, [5_000, 5_000, 5_000], { before: { button: 2 } });
  table.say('to 350');
  assert.equal(offered(table), '1: call 300, 600 to 5000');
  assert.equal(table.refuses('to 599'), 'amount_too_small');
  assert.equal(table.refuses('to 5001'), 'amount_too_large');
  table.say('to 1000');
  assert.equal(offered(table), '2: call 900, 1650 to 5000');
});

test('all somebody has may be a smaller raise, and those who have spoken may only call it', () => {
  const table = openTable(holdem, [5_000, 5_000, 450, 5_000], { before: { button: 3 } });
  table.say('to 350', 'call');
  assert.equal(offered(table), '1: call 300, 600 to 5000');
  table.say('fold');
  assert.equal(offered(table), '2: call 250, 450 to 450');
  table.say('to 450');
  assert.equal(offered(table), '3: call 100');
  assert.equal(table.refuses('to 5000'), 'not_allowed');
  table.say('call');
  assert.equal(offered(table), '0: call 100');
});

test('whoever has not spoken may raise a smaller raise, by the last full one', () => {
  const table = openTable(holdem, [450, 5_000, 5_000, 5_000], { before: { button: 3 } });
  table.say('to 350', 'to 450');
  assert.equal(offered(table), '1: call 400, 700 to 5000');
});

test('smaller raises that come to a full one in all open the betting again', () => {
  const table = openTable(holdem, [5_000, 5_000, 260, 320], { before: { button: 3 } });
  table.say('call', 'call', 'call', 'check');
  table.say('to 100', 'to 160');
  assert.equal(offered(table), '3: call 160, 220 to 220');
  table.say('to 220', 'call');
  assert.equal(offered(table), '1: call 120, 320 to 4900');
});

test('a first bet is the big blind at least, or all somebody has', () => {
  const table = openTable(holdem, [5_000, 5_000, 140], { before: { button: 2 } });
  table.say('call', 'call', 'check');
  assert.equal(offered(table), '1: check, 100 to 4900');
  table.say('check');
  assert.equal(offered(table), '2: check, 40 to 40');
  table.say('to 40');
  assert.equal(offered(table), '0: call 40, 140 to 4900');
  table.say('call');
  assert.equal(offered(table), '1: call 40');
});

test('the big blind may raise though nobody did', () => {
  const table = openTable(holdem, [5_000, 5_000, 5_000], { before: { button: 2 } });
  table.say('call', 'call');
  assert.equal(offered(table), '2: check, 200 to 5000');
});

test('at pot-limit a raise is at most the pot after the call', () => {
  const settings = { limit: 'pot-limit' } as const;
  const table = openTable(omaha, [9_000, 9_000, 9_000], { settings, before: { button: 2 } });
  assert.equal(offered(table), '0: call 100, 200 to 350');
  table.say('to 350');
  assert.equal(offered(table), '1: call 300, 600 to 1150');
  table.say('call', 'call');
  assert.equal(offered(table), '1: check, 100 to 1050');
  assert.equal(table.refuses('to 1051'), 'amount_too_large');
});

test('antes are no bets, and count in the pot', () => {
  const settings = { ante: 10n, limit: 'pot-limit' } as const;
  const table = openTable(omaha, [9_000, 9_000, 9_000], { settings, before: { button: 2 } });
  assert.equal(offered(table), '0: call 100, 200 to 380');
  assert.equal(table.view(null).pot, 180n);
});

test('words at the wrong time are refused by what is wrong with them', () => {
  const table = openTable(holdem, [1_000, 1_000]);
  assert.equal(table.refuses('check'), 'not_allowed');
  const refused = holdem.act(table.state(), 1, { kind: 'fold' }, { cursor: 0, nextInt: () => 0 });
  assert.deepEqual(refused, { refused: 'not_your_turn' });
  table.say('call', 'check');
  assert.equal(table.refuses('call'), 'not_allowed');
});

test('whoever says nothing checks, or folds where that is not free', () => {
  const table = openTable(holdem, [1_000, 1_000]);
  assert.deepEqual(holdem.idle(table.state()), { kind: 'fold' });
  table.say('call');
  assert.deepEqual(holdem.idle(table.state()), { kind: 'check' });
});

test('a frame sends words by name and amounts as digits', () => {
  assert.deepEqual(readPokerAct({ kind: 'call' }), { kind: 'call' });
  assert.deepEqual(readPokerAct({ kind: 'raise', to: '250' }), { kind: 'raise', to: 250n });
  for (const sent of [
    null,
    'fold',
    {},
    { kind: 'bluff' },
    { kind: 'raise' },
    { kind: 'raise', to: 250 },
    { kind: 'raise', to: '-1' },
    { kind: 'raise', to: '1'.repeat(19) },
  ]) {
    assert.equal(readPokerAct(sent), null);
  }
});

test('a hand of one, or of somebody who has nothing, is a mistake', () => {
  assert.throws(() => openTable(holdem, [1_000]), RangeError);
  assert.throws(
    () =>
      holdem.begin(
        blinds,
        [
          { seat: 0, stack: 0n },
          { seat: 1, stack: 9n },
        ],
        null,
        { cursor: 0, nextInt: () => 0 },
      ),
    RangeError,
  );
});
