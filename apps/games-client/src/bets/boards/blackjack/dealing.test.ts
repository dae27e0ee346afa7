import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { deck, rankOf } from '@bahati/game-rules/cards/card.ts';
import { blackjack } from '@bahati/game-rules/tables/blackjack/blackjack.rules.ts';
import { tableAfter, tableOf } from './dealing.ts';

function dealing(...ranks: number[]): DrawStream {
  let cursor = 0;
  return {
    get cursor() {
      return cursor;
    },
    nextInt() {
      cursor += 1;
      return deck.find((card) => rankOf(card) === ranks[cursor - 1]) ?? 0;
    },
  };
}

const movesOf = (...views: Parameters<typeof tableAfter>) =>
  tableAfter(...views).moves.map((move) => ('hand' in move ? `hand ${move.hand}` : move.does));

test('a round is dealt in turn, the hidden card last, and turned where it ends at once', () => {
  const draw = dealing(14, 9, 13, 7);
  const view = blackjack.show(blackjack.start('deal', draw));
  assert.deepEqual(movesOf(view, null, 0), ['hand 0', 'dealer', 'hand 0', 'dealer', 'turn']);
  const half = tableAfter(view, null, 3).table;
  assert.deepEqual(half, { hands: [2], dealer: 1, isHoleUp: false });
  assert.deepEqual(tableAfter(view, null, 5).table, tableOf(view));
});

test('a split lays the pair apart and deals each hand one, then the dealer goes on', () => {
  const draw = dealing(8, 6, 8, 10, 3, 10, 10, 9);
  const { act } = blackjack.acts!;
  const first = blackjack.start('deal', draw);
  const split = act(first, 'split', draw);
  const [dealt, apart] = [blackjack.show(first), blackjack.show(split)];
  assert.deepEqual(tableAfter(apart, dealt, 0).table.hands, [1, 1]);
  assert.deepEqual(movesOf(apart, dealt, 0), ['hand 0', 'hand 1']);
  const doubled = act(split, 'double', draw);
  const end = blackjack.show(act(doubled, 'stand', draw));
  assert.deepEqual(movesOf(end, blackjack.show(doubled), 0), ['turn', 'dealer']);
  assert.deepEqual(tableAfter(end, blackjack.show(doubled), 2).table, tableOf(end));
});

test('a new round after one that is over begins on a bare table', () => {
  const over = blackjack.show(blackjack.start('deal', dealing(14, 9, 13, 7)));
  const next = blackjack.show(blackjack.start('deal', dealing(9, 9, 8, 7)));
  assert.equal(movesOf(next, over, 0).length, 4);
  assert.deepEqual(tableAfter(next, over, 0).table.hands, [0]);
});

test('a round that is over lies as it ended, and one that is found again is dealt whole', () => {
  const draw = dealing(8, 2, 3, 10, 2, 3, 2);
  const { act } = blackjack.acts!;
  const hit = act(blackjack.start('deal', draw), 'hit', draw);
  const over = blackjack.show(act(hit, 'stand', draw));
  const lies = { hands: [3], dealer: 4, isHoleUp: true };
  assert.deepEqual(tableAfter(over, over, 0), { table: lies, moves: [] });
  assert.deepEqual(tableAfter(over, null, 99).table, lies);
  assert.deepEqual(movesOf(over, null, 0), [
    'hand 0',
    'dealer',
    'hand 0',
    'dealer',
    'hand 0',
    'turn',
    'dealer',
    'dealer',
  ]);
});
