import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endedEvent, layStakes, payPot, type Purse, rakeOf, resultOf } from './purse.ts';
import { assertSeats, buttonOf, orderFrom } from './seats.ts';
import { arePlaces, fieldsOf, isSameAct } from './sent.ts';

const settings = { stake: 1_001n, rakeBasisPoints: 500, rakeCap: 1_000n };
const players = [0, 2, 5].map((seat) => ({ seat, stack: 5_000n + BigInt(seat) }));
const draw = (...places: number[]) => ({ cursor: 0, nextInt: () => places.shift() ?? 0 });
const all = ({ stacks, pot, rake }: Purse) =>
  stacks.reduce((sum, { stack }) => sum + stack, pot + rake);

test('the rake is the percentage rounded down and never above the cap', () => {
  assert.equal(rakeOf(settings, 3_003n), 150n);
  assert.equal(rakeOf(settings, 19_999n), 999n);
  assert.equal(rakeOf(settings, 1_000_000n), 1_000n);
  assert.equal(rakeOf({ ...settings, rakeBasisPoints: 0 }, 3_003n), 0n);
});

test('stakes are laid from every stack, and the winner takes the pot less the rake', () => {
  const laid = layStakes(settings, players);
  assert.equal(laid.pot, 3_003n);
  assert.equal(resultOf(laid), null);
  const paid = payPot(laid, [{ seat: 2, parts: 1n }]);
  assert.deepEqual(resultOf(paid), {
    stacks: [
      { seat: 0, stack: 3_999n },
      { seat: 2, stack: 4_001n + 2_853n },
      { seat: 5, stack: 4_004n },
    ],
    rake: 150n,
    contributed: [0, 2, 5].map((seat) => ({ seat, stack: 1_001n })),
  });
  assert.equal(endedEvent('home', paid)['rake'], 150n);
  assert.throws(() => payPot(paid, [{ seat: 2, parts: 1n }]), RangeError);
});

test('odd units of a split go to the shares in their order', () => {
  const laid = layStakes({ ...settings, rakeCap: 151n, rakeBasisPoints: 506 }, players);
  const paid = payPot(
    laid,
    [5, 0].map((seat) => ({ seat, parts: 1n })),
  );
  assert.equal(paid.rake, 151n);
  assert.equal(all(paid), 15_007n);
  const even = payPot(
    layStakes(settings, players),
    [5, 0].map((seat) => ({ seat, parts: 1n })),
  );
  assert.deepEqual(
    even.stacks.map(({ stack }) => stack),
    [3_999n + 1_426n, 4_001n, 4_004n + 1_427n],
  );
  assert.equal(all(even), 15_007n);
});

test('a stake nobody can lay and a rake that is no part are refused', () => {
  assert.throws(() => layStakes({ ...settings, stake: 5_001n }, players), RangeError);
  assert.throws(() => layStakes({ ...settings, stake: 0n }, players), RangeError);
  assert.throws(() => layStakes({ ...settings, rakeBasisPoints: 10_001 }, players), RangeError);
  assert.throws(() => layStakes({ ...settings, rakeCap: -1n }, players), RangeError);
});

test('the button goes on clockwise, and lots are drawn for the first', () => {
  assert.equal(buttonOf(players, null, draw(1)), 2);
  assert.equal(buttonOf(players, { button: 2 }, draw()), 5);
  assert.equal(buttonOf(players, { button: 5 }, draw()), 0);
  assert.equal(buttonOf(players, { button: 3 }, draw()), 5);
  assert.deepEqual(orderFrom(players, 2), [5, 0, 2]);
  assert.throws(() => assertSeats({ least: 2, most: 2 }, players), RangeError);
});

test('what was sent is taken as fields and places, or not at all', () => {
  assert.equal(fieldsOf('throw'), null);
  assert.equal(fieldsOf([]), null);
  assert.equal(fieldsOf(null), null);
  assert.deepEqual(fieldsOf({ kind: 'throw' }), { kind: 'throw' });
  for (const wrong of [[], [8], [-1], [0.5], ['1'], [1, 2, 3], 1, null]) {
    assert.equal(arePlaces(wrong, 8, 2), false);
  }
  assert.equal(arePlaces([0, 7], 8, 2), true);
});

test('two acts are the same if all they say is', () => {
  const act = { kind: 'play', cards: [3, 7] };
  assert.ok(isSameAct(act, { cards: [3, 7], kind: 'play' }));
  for (const other of [
    { kind: 'play', cards: [7, 3] },
    { kind: 'play', cards: [3, 7, 9] },
    { kind: 'play', cards: { 0: 3, 1: 7 } },
    { kind: 'play' },
    { kind: 'play', suit: [3, 7] },
    null,
    'play',
  ]) {
    assert.equal(isSameAct(act, other), false);
    assert.equal(isSameAct(other, act), false);
  }
});
