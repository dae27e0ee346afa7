import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaccaratOutcome } from './baccarat.rules.ts';
import { beadPlate, bigRoad, type DerivedRoad, derivedRoad } from './roads.ts';

/** `P` player, `B` banker, `T` tie; a small letter is one with a pair of that hand. */
function roundsOf(text: string): BaccaratOutcome[] {
  const winners = { p: 'player', b: 'banker', t: 'tie' } as const;
  return [...text].map((letter) => ({
    winner: winners[letter.toLowerCase() as keyof typeof winners],
    isPlayerPair: letter === 'p',
    isBankerPair: letter === 'b',
  }));
}

const cellsOf = (text: string) =>
  bigRoad(roundsOf(text)).map(({ side, column, row }) => `${side?.[0]}${column}.${row}`);

const coloursOf = (text: string, road: DerivedRoad) =>
  derivedRoad(roundsOf(text), road).map(({ colour, column, row }) =>
    [colour[0], column, '.', row].join(''),
  );

test('the bead plate fills columns of six with every round', () => {
  const beads = beadPlate(roundsOf('PBTPBBb'));
  assert.deepEqual(
    beads.map(({ column, row }) => [column, row]),
    [0, 1, 2, 3, 4, 5].map((row) => [0, row]).concat([[1, 0]]),
  );
  assert.deepEqual([beads[2]?.winner, beads[6]?.isBankerPair], ['tie', true]);
});

test('a streak goes down its column and the other side begins the next', () => {
  assert.deepEqual(cellsOf('BBPBPP'), ['b0.0', 'b0.1', 'p1.0', 'b2.0', 'p3.0', 'p3.1']);
});

test('a tie is counted on the mark before it, and pairs stay on their marks', () => {
  const marks = bigRoad(roundsOf('TTBTpTT'));
  assert.deepEqual(
    marks.map(({ side, ties }) => [side, ties]),
    [
      ['banker', 3],
      ['player', 2],
    ],
  );
  assert.equal(marks[1]?.isPlayerPair, true);
  const [lone] = bigRoad(roundsOf('TT'));
  assert.deepEqual([lone?.side, lone?.ties, lone?.column, lone?.row], [null, 2, 0, 0]);
  assert.deepEqual(bigRoad([]), []);
});

test('a streak of more than six turns right at the bottom and keeps its row', () => {
  assert.deepEqual(cellsOf('BBBBBBBB').slice(5), ['b0.5', 'b1.5', 'b2.5']);
});

test('a streak turns above a tail in its way, and a column whose top is taken is passed over', () => {
  const cells = cellsOf(`${'B'.repeat(8)}${'P'.repeat(7)}${'B'.repeat(2)}`);
  assert.deepEqual(cells.slice(8, 15), ['p1.0', 'p1.1', 'p1.2', 'p1.3', 'p1.4', 'p2.4', 'p3.4']);
  assert.deepEqual(cells.slice(15), ['b2.0', 'b2.1']);
  const deep = cellsOf(`${'B'.repeat(20)}P`);
  assert.equal(new Set(deep).size, deep.length);
});

test('the roads made of the big road begin where they have enough columns to look back on', () => {
  assert.deepEqual(coloursOf('BBP', 'bigEyeBoy'), []);
  assert.equal(coloursOf('BBPP', 'bigEyeBoy').length, 1);
  assert.equal(coloursOf('BPB', 'bigEyeBoy').length, 1);
  assert.equal(coloursOf('BPBB', 'smallRoad').length, 1);
  assert.equal(coloursOf('BPBP', 'smallRoad').length, 1);
  assert.equal(coloursOf('BPB', 'smallRoad').length, 0);
  assert.equal(coloursOf('BPBPP', 'cockroachPig').length, 1);
  assert.equal(coloursOf('BPBPB', 'cockroachPig').length, 1);
  assert.equal(coloursOf('BPBP', 'cockroachPig').length, 0);
});

test('what repeats itself is red, and what does not is blue', () => {
  // Two, two, two: every mark finds its like, and one streak of red comes of it.
  assert.deepEqual(coloursOf('BBPPBB', 'bigEyeBoy'), ['r0.0', 'r0.1', 'r0.2']);
  // One and then two: the second mark finds nothing beside it but something above.
  assert.deepEqual(coloursOf('BPP', 'bigEyeBoy'), ['b0.0']);
  // Past the end of the shorter column by two: neither there nor above, which is regular again.
  assert.deepEqual(coloursOf('BPPP', 'bigEyeBoy'), ['b0.0', 'r1.0']);
  // Columns of two and of one: their lengths differ where the third begins.
  assert.deepEqual(coloursOf('BBPB', 'bigEyeBoy'), ['b0.0']);
});

test('a long row of rounds gives the five roads as they were worked out by hand', () => {
  // Columns: B2 P1 B3 P2 B1 P1.
  const text = 'BBPBBBPPBP';
  assert.equal(
    coloursOf(text, 'bigEyeBoy')
      .map(([colour]) => colour)
      .join(''),
    'bbrbrbb',
  );
  assert.equal(
    coloursOf(text, 'smallRoad')
      .map(([colour]) => colour)
      .join(''),
    'rbbbbb',
  );
  assert.equal(
    coloursOf(text, 'cockroachPig')
      .map(([colour]) => colour)
      .join(''),
    'rrr',
  );
});

test('ties never move any road but the bead plate', () => {
  const [plain, tied] = ['BBPBBBPPBP', 'BTBTPBBTTBPPTBP'];
  for (const road of ['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const) {
    assert.deepEqual(coloursOf(tied, road), coloursOf(plain, road));
  }
  assert.deepEqual(cellsOf(tied), cellsOf(plain));
});
