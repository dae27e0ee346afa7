import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shuffled } from '@bahati/game-rules/seat-games/match/shuffle.ts';
import { seededDraws } from '@bahati/game-rules/seat-games/poker/seeded-draws.testing.ts';
import { type BlindLevel, levelAt, levelFault } from './blind-levels.ts';
import { finishesOf } from './eliminations.ts';
import { prizesOf, sharedPrizes, sharesFor, usualShares } from './prizes.ts';
import { drawTables, lateSeat, type Move, movesFrom, type TournamentTable } from './tables.ts';

const level = (smallBlind: bigint, bigBlind: bigint, durationMs = 600_000): BlindLevel => ({
  smallBlind,
  bigBlind,
  ante: 0n,
  durationMs,
});
const levels = [level(10n, 20n), level(15n, 30n, 300_000), level(25n, 50n)];

test('a level lasts its time, and the last one to the end', () => {
  const told = (playedMs: number) => {
    const { level: at, leftMs } = levelAt(levels, playedMs);
    return [at, leftMs];
  };
  assert.deepEqual(told(0), [0, 600_000]);
  assert.deepEqual(told(599_999), [0, 1]);
  assert.deepEqual(told(600_000), [1, 300_000]);
  assert.deepEqual(told(900_000), [2, null]);
  assert.deepEqual(told(90_000_000), [2, null]);
  assert.throws(() => levelAt([], 0), RangeError);
});

test('levels that fall, stand still in time or are in no order are told apart', () => {
  assert.equal(levelFault(levels), null);
  assert.equal(levelFault([]), 'no_levels');
  assert.equal(levelFault([level(10n, 20n, 0)]), 'no_time');
  assert.equal(levelFault([level(20n, 10n)]), 'blinds_not_in_order');
  assert.equal(levelFault([level(0n, 10n)]), 'blinds_not_in_order');
  assert.equal(levelFault([level(10n, 20n), level(10n, 15n)]), 'blinds_fall');
});

test('each place has its share rounded down, and the first all that is left over', () => {
  assert.deepEqual(prizesOf(1_001n, [5_000, 3_000, 2_000]), [501n, 300n, 200n]);
  assert.deepEqual(prizesOf(0n, [10_000]), [0n]);
  assert.throws(() => prizesOf(100n, [5_000, 3_000]), RangeError);
  assert.throws(() => prizesOf(100n, [11_000, -1_000]), RangeError);
});

test('every usual table of prizes pays the whole pool, a better place never less', () => {
  for (const { shares } of usualShares) {
    for (const pool of [1n, 7n, 999n, 123_457n]) {
      const prizes = prizesOf(pool, shares);
      assert.equal(
        prizes.reduce((sum, prize) => sum + prize, 0n),
        pool,
      );
      assert.deepEqual(
        prizes,
        prizes.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)),
      );
    }
  }
});

test('the more entrants, the more places are paid', () => {
  assert.deepEqual(sharesFor(2), [10_000]);
  assert.deepEqual(sharesFor(6), [6_500, 3_500]);
  assert.deepEqual(sharesFor(9), [5_000, 3_000, 2_000]);
  assert.equal(sharesFor(100).length, 9);
  assert.throws(() => sharesFor(1), RangeError);
});

test('those who share places share their prizes, odd units to the first named', () => {
  assert.deepEqual(sharedPrizes([500n, 301n, 200n], 2, 2), [251n, 250n]);
  assert.deepEqual(sharedPrizes([500n, 301n, 200n], 3, 2), [100n, 100n]);
  assert.deepEqual(sharedPrizes([500n], 4, 3), [0n, 0n, 0n]);
});

test('of those who leave in one hand the larger stack at its start finishes better', () => {
  const finishes = finishesOf(5, [
    { player: 'b', stack: 700n },
    { player: 'a', stack: 300n },
  ]);
  assert.deepEqual(finishes, [
    { place: 5, players: ['a'] },
    { place: 4, players: ['b'] },
  ]);
});

test('equal stacks share their places', () => {
  const finishes = finishesOf(6, [
    { player: 'a', stack: 300n },
    { player: 'b', stack: 900n },
    { player: 'c', stack: 300n },
  ]);
  assert.deepEqual(finishes, [
    { place: 5, players: ['a', 'c'] },
    { place: 4, players: ['b'] },
  ]);
  assert.throws(() => finishesOf(0, [{ player: 'a', stack: 1n }]), RangeError);
});

const tableOf = (table: number, button: number, ...seats: number[]): TournamentTable => ({
  table,
  button,
  seats,
});

test('the next big blind of the fullest table moves to where it comes soonest', () => {
  const full = tableOf(1, 0, 0, 1, 2, 3, 4, 5);
  const moves = movesFrom(1, [full, tableOf(2, 3, 0, 1, 3, 4)], 6, seededDraws(1));
  // The button goes to seat 1, so seat 3 would post. At table 2 it goes to seat 4: seat 5 would
  // have posted the small blind just now, seat 2 posts the big one in the hand after the next.
  assert.deepEqual(moves, [{ from: { table: 1, seat: 3 }, to: { table: 2, seat: 2 } }]);
});

test('tables that differ by one player are left alone', () => {
  const tables = [tableOf(1, 0, 0, 1, 2, 3), tableOf(2, 0, 0, 1, 2)];
  assert.deepEqual(movesFrom(1, tables, 6, seededDraws(1)), []);
});

test('a table that is not needed ends once its hand is over, and all of its players move', () => {
  const tables = [tableOf(1, 0, 0, 1, 2), tableOf(2, 0, 0, 1), tableOf(3, 4, 2, 4)];
  assert.deepEqual(movesFrom(1, tables, 4, seededDraws(1)), [], 'nobody moves before');
  const moves = movesFrom(3, tables, 4, seededDraws(1));
  assert.equal(moves.length, 2);
  assert.ok(moves.every(({ from, to }) => from.table === 3 && to.table !== 3));
});

test('who comes late sits at the emptiest table where the big blind comes soonest', () => {
  const tables = [tableOf(1, 0, 0, 1, 2), tableOf(2, 0, 0, 1)];
  // The button goes to seat 1 and seat 0 posts the small blind: a third one at seat 2 posts it.
  assert.deepEqual(lateSeat(tables, 3), { table: 2, seat: 2 });
  assert.equal(lateSeat([tableOf(1, 0, 0, 1, 2)], 3), null);
});

test('a tournament begins with even tables, each player at one of them, as the seed draws', () => {
  for (let count = 1; count <= 60; count += 1) {
    const players = Array.from({ length: count }, (_, at) => at);
    const tables = drawTables(players, 6, seededDraws(count));
    const counts = tables.map(({ length }) => length);
    assert.equal(tables.length, Math.ceil(count / 6));
    assert.ok(Math.max(...counts) - Math.min(...counts) < 2);
    assert.deepEqual(
      tables.flat().toSorted((one, other) => one - other),
      players,
    );
    assert.deepEqual(tables, drawTables(players, 6, seededDraws(count)));
  }
});

function carryOut(
  tables: readonly TournamentTable[],
  moves: readonly Move[],
): readonly TournamentTable[] {
  const seats = new Map(tables.map((each) => [each.table, new Set(each.seats)]));
  for (const { from, to } of moves) {
    assert.ok(seats.get(from.table)?.delete(from.seat), 'Nobody sits there.');
    assert.ok(!seats.get(to.table)?.has(to.seat), 'The seat is taken.');
    seats.get(to.table)?.add(to.seat);
  }
  const left = tables.map((each) => ({ ...each, seats: [...(seats.get(each.table) ?? [])] }));
  return left.filter(({ seats: taken }) => taken.length > 0);
}

const playersIn = (tables: readonly TournamentTable[]) =>
  tables.reduce((sum, { seats }) => sum + seats.length, 0);

test('once every table has had its turn none is needless and none has two players more', () => {
  const draws = seededDraws(11);
  for (let at = 0; at < 3_000; at += 1) {
    const size = 2 + draws.nextInt(8);
    const begun = Array.from({ length: 1 + draws.nextInt(6) }, (_, table) => {
      const seats = [...Array(size).keys()].filter(() => draws.nextInt(3) > 0);
      return tableOf(table + 1, draws.nextInt(size), ...(seats.length > 0 ? seats : [0]));
    });
    let tables: readonly TournamentTable[] = begun;
    // A table ends in each round of turns at least; then one round makes the others even.
    for (let round = 0; round <= begun.length; round += 1) {
      for (const { table } of shuffled(tables, draws)) {
        tables = carryOut(tables, movesFrom(table, tables, size, draws));
        assert.ok(tables.every(({ seats }) => seats.length <= size));
      }
    }
    const counts = tables.map(({ seats }) => seats.length);
    assert.equal(playersIn(tables), playersIn(begun));
    assert.equal(tables.length, Math.ceil(playersIn(begun) / size));
    assert.ok(Math.max(...counts) - Math.min(...counts) < 2);
  }
});
