import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waters } from '@bahati/game-rules/fishing/species/waters.ts';
import { drawRound } from './draw-round.ts';
import { say, textOf, toldBy } from './played.testing.ts';

const [reef] = waters;

test('fishing: a dot for each shot, and a card for each capture, the dearest first', () => {
  const shown = {
    shots: [0, 1, 1, 2, 0, 2],
    caught: [
      { code: 'dagaa', pays: 2, count: 3 },
      { code: 'pweza-mkuu', pays: 500, count: 1 },
    ],
  };
  const board = drawRound({ game: reef!.code, version: reef!.version, shown }, say);
  assert.ok(board);
  assert.equal(toldBy(board, 'given back').length, 2);
  assert.equal(toldBy(board, 'hit').length, 2);
  assert.equal(toldBy(board, 'captured').length, 2);
  assert.deepEqual(toldBy(board, 'caught '), ['caught pweza-mkuu 500', 'caught dagaa 2']);
  assert.equal(textOf(board, 'caught dagaa 2'), '3 × 2');
});

test('fishing: every species of every water has a shape, and no mark leaves the board', () => {
  for (const { code: game, version, species } of waters) {
    for (const { code, prizes } of species) {
      const caught = [{ code, pays: prizes[0]!.pays, count: 1 }];
      const board = drawRound({ game, version, shown: { shots: [2], caught } }, say);
      assert.deepEqual(toldBy(board, 'fish '), [`fish ${code}`]);
      assert.ok(
        board?.marks.every((mark) => mark.shape !== 'box' || mark.y + mark.height <= board.height),
      );
    }
  }
});

test('fishing: what no reserve can be has no picture', () => {
  const draw = (shown: unknown) => drawRound({ game: reef!.code, version: 1, shown }, say);
  assert.equal(draw({ shots: [], caught: [] }), null);
  assert.equal(draw({ shots: [3], caught: [] }), null);
  assert.equal(draw({ shots: [2], caught: [{ code: 'nyangumi', pays: 2, count: 1 }] }), null);
});
