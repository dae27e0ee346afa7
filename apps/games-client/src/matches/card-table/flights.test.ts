import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dealing, flightMs, heardMs, landedMs, laying, taking } from './flights.ts';
import { placesOf } from './places.ts';

test('a deal goes round the table card by card, own cards open and those of others closed', () => {
  const flights = dealing([
    { to: 'hand', count: 3, cards: [7, 8, 9] },
    { to: 'seat-2', count: 3, cards: [] },
  ]);
  assert.deepEqual(
    flights.map(({ card, to }) => [card, to]),
    [7, 8, 9].flatMap((card) => [
      [card, 'hand'],
      [null, 'seat-2'],
    ]),
  );
  const starts = flights.map(({ afterMs }) => afterMs);
  assert.deepEqual(
    starts,
    starts.toSorted((a, b) => a - b),
  );
  assert.ok(landedMs(flights) < 2_000, 'however many cards there are');
});

test('cards that are taken of others are backs, and no more of them than the eye counts', () => {
  assert.equal(taking({ to: 'seat-1', count: 40, cards: [] }).length, 8);
  assert.ok(taking({ to: 'seat-1', count: 2, cards: [] }).every(({ card }) => card === null));
  const own = taking({ to: 'hand', count: 2, cards: [4, 5] }, 300);
  assert.deepEqual(
    own.map(({ card }) => card),
    [4, 5],
  );
  assert.equal(own[0]?.afterMs, 300);
});

test('cards that set off together are heard once', () => {
  const deal = dealing([
    { to: 'seat-1', count: 13, cards: [] },
    { to: 'seat-2', count: 13, cards: [] },
  ]);
  const heard = heardMs(deal);
  assert.equal(heard[0], 0);
  assert.ok(heard.length > 8 && heard.length < 14, `${heard.length}`);
  assert.deepEqual(heardMs(laying([1, 2], 'hand')).length, 2);
});

test('all have landed when the last one has', () => {
  const flights = laying([1, 2, 3], 'seat-0', 100);
  assert.equal(landedMs(flights), (flights.at(-1)?.afterMs ?? 0) + flightMs);
  assert.equal(landedMs([]), 0);
});

test('others sit clockwise from the left of the own side, each at a place of his own', () => {
  assert.deepEqual(
    [...placesOf([0, 1, 2, 3], 2)],
    [
      [2, 'own'],
      [3, 'left'],
      [0, 'far'],
      [1, 'right'],
    ],
  );
  assert.deepEqual(
    [...placesOf([4, 1], 1)],
    [
      [1, 'own'],
      [4, 'far'],
    ],
  );
  for (let count = 2; count <= 6; count += 1) {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    assert.equal(new Set(placesOf(seats, null).values()).size, count);
  }
});
