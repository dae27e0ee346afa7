import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdem } from './holdem.rules.ts';
import { omaha } from './omaha.rules.ts';
import { cardsOf, happened, openTable, type Table } from './table.testing.ts';

/** Cards of two players: seat 1 is dealt first, the button is seat 0. */
const twoHands = (one: string, button: string, board: string): string => {
  const [a, b] = one.split(' ');
  const [c, d] = button.split(' ');
  const [f1, f2, f3, t, r] = board.split(' ');
  return [a, c, b, d, '2♦', f1, f2, f3, '2♥', t, '2♠', r].join(' ');
};

const checkDown = (table: Table): void =>
  table.say('call', 'check', 'check', 'check', 'check', 'check', 'check', 'check');

const aces = twoHands('A♠ A♦', 'K♠ K♦', '3♠ 5♦ 9♥ J♣ Q♠');

test('cards come one by one from the left of the button, and one is burnt before each street', () => {
  const table = openTable(holdem, [1_000, 1_000], { cards: aces });
  checkDown(table);
  assert.deepEqual(table.view(1).players[0]?.cards, cardsOf('A♠ A♦'));
  assert.deepEqual(table.view(null).board, cardsOf('3♠ 5♦ 9♥ J♣ Q♠'));
});

test('if nobody bet on the river the first left of the button shows, and a beaten hand is kept', () => {
  const table = openTable(holdem, [1_000, 1_000], { cards: aces });
  checkDown(table);
  assert.deepEqual(happened(table, 'show', 'muck', 'won'), ['show 1', 'muck 0', 'won 1 200']);
  assert.equal(table.view(1).players[1]?.cards, null);
  assert.deepEqual(table.view(0).players[1]?.cards, cardsOf('K♠ K♦'));
});

test('whoever bet last on the river shows first, and is shown a better hand', () => {
  const table = openTable(holdem, [1_000, 1_000], { cards: aces });
  table.say('call', 'check', 'check', 'check', 'check', 'check');
  table.say('check', 'to 100', 'call');
  assert.deepEqual(happened(table, 'show', 'muck', 'won'), ['show 0', 'show 1', 'won 1 400']);
});

test('equal hands share, and the odd chip goes to the first left of the button', () => {
  const cards = twoHands('A♠ 4♦', 'A♥ 4♣', 'K♠ K♦ Q♥ Q♣ J♠');
  const table = openTable(holdem, [101, 101], { cards, settings: { rakeBasisPoints: 50 } });
  table.say('to 101', 'call');
  assert.deepEqual(happened(table, 'rake', 'won'), ['rake 1', 'won 1 101', 'won 0 100']);
});

test('once all are all-in every hand lies open before the board is dealt', () => {
  const table = openTable(holdem, [1_000, 700], { cards: aces });
  table.say('to 1000', 'call');
  assert.deepEqual(happened(table, 'uncalled', 'show', 'street', 'muck', 'won'), [
    'uncalled 0 300',
    'show 1',
    'show 0',
    'street',
    'street',
    'street',
    'won 1 1400',
  ]);
  assert.equal(table.stacks(), '0:300 1:1400');
  assert.deepEqual(table.view(null).players[1]?.cards, cardsOf('K♠ K♦'));
});

test('whoever is left alone wins what was called and shows nothing', () => {
  const table = openTable(holdem, [1_000, 1_000], { settings: { rakeBasisPoints: 500 } });
  table.say('to 300', 'fold');
  assert.deepEqual(happened(table, 'uncalled', 'show', 'rake', 'won'), [
    'uncalled 0 200',
    'won 0 200',
  ]);
  assert.equal(table.view(1).players[1]?.cards, null);
  assert.deepEqual(holdem.result(table.state()), {
    stacks: [
      { seat: 0, stack: 1_100n },
      { seat: 1, stack: 900n },
    ],
    rake: 0n,
    contributed: [
      { seat: 0, stack: 100n },
      { seat: 1, stack: 100n },
    ],
  });
});

test('a hand that saw a flop pays its rake though nobody shows', () => {
  const table = openTable(holdem, [1_000, 1_000], { settings: { rakeBasisPoints: 500 } });
  table.say('call', 'check', 'to 100', 'fold');
  assert.deepEqual(happened(table, 'uncalled', 'rake', 'won'), [
    'uncalled 1 100',
    'rake 10',
    'won 1 190',
  ]);
});

test('each side pot is won by the best of those who are in it', () => {
  // Seat 1 has the best hand and 100, seat 2 the next and 300, seat 0 the worst and more.
  const dealt = 'A♠ K♠ 7♣ A♦ K♦ 2♣ 8♦ 3♠ 5♦ 9♥ 8♥ J♣ 8♠ Q♠';
  const table = openTable(holdem, [1_000, 100, 300], { cards: dealt, before: { button: 2 } });
  table.say('to 1000', 'call', 'call');
  assert.deepEqual(happened(table, 'uncalled', 'won'), [
    'uncalled 0 700',
    'won 1 300',
    'won 2 400',
  ]);
  assert.equal(table.stacks(), '0:700 1:300 2:400');
});

test('the river is checked down and all hands lie open if one of them is all-in', () => {
  const dealt = 'A♠ K♠ 7♣ A♦ K♦ 2♣ 8♦ 3♠ 5♦ 9♥ 8♥ J♣ 8♠ Q♠';
  const table = openTable(holdem, [1_000, 100, 1_000], { cards: dealt, before: { button: 2 } });
  table.say('call', 'call', 'check', 'check', 'check', 'check', 'check', 'check', 'check');
  assert.deepEqual(happened(table, 'show', 'muck'), ['show 1', 'show 2', 'show 0']);
});

test('at Omaha two cards of the hand count, so that one ace of a suit makes no flush', () => {
  const dealt = 'A♠ 9♦ K♦ 9♣ Q♥ 4♥ J♣ 3♥ 2♦ 2♠ 5♠ 7♠ 3♦ J♠ 3♣ 8♥';
  const table = openTable(omaha, [1_000, 1_000], { cards: dealt });
  checkDown(table);
  assert.deepEqual(happened(table, 'show', 'muck', 'won'), ['show 1', 'muck 0', 'won 1 200']);
  assert.equal(table.view(null).players[0]?.hand, 'pair');
});

test('others learn of dealt cards only whose they are', () => {
  const table = openTable(holdem, [1_000, 1_000], { cards: aces });
  const dealt = table.events.filter(({ kind }) => kind === 'dealt');
  assert.deepEqual(
    dealt.map((event) => holdem.viewEvent(event, 1)),
    [
      { kind: 'dealt', seat: 1, cards: cardsOf('A♠ A♦') },
      { kind: 'dealt', seat: 0 },
    ],
  );
});

test('pots of the streets before are told apart from the bets of this one', () => {
  const table = openTable(holdem, [1_000, 100, 1_000], { before: { button: 2 } });
  table.say('to 300', 'call', 'call');
  assert.deepEqual(table.view(null).pots, [
    { amount: 300n, seats: [1, 2, 0] },
    { amount: 400n, seats: [2, 0] },
  ]);
  table.say('to 200');
  assert.equal(table.view(null).pot, 900n);
});

test('an ante that somebody cannot post whole comes home above what he posted', () => {
  const table = openTable(holdem, [1_000, 4], { settings: { ante: 10n } });
  assert.deepEqual(happened(table, 'ante', 'uncalled'), ['ante 1 4', 'ante 0 10', 'uncalled 0 56']);
});
