import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type BasketLine,
  chaseMultiples,
  moveLines,
  readLines,
  soldName,
  stakeOf,
  wireLine,
} from './basket.rules.ts';

const draw = (id: string, seconds: number) => ({
  id,
  number: `20261127-${id}`,
  closesAt: new Date(seconds * 1_000).toISOString(),
});

const line: BasketLine = {
  key: 'a',
  gameCode: 'three-digit-1m',
  gameName: { en: 'Three Digits', sw: 'Tarakimu Tatu' },
  betType: 'three-digit.three.direct',
  selection: '1,2|3|9',
  lines: 2,
  unit: '1.00',
  currency: 'KES',
  multiple: 3,
  draw: draw('1', 60),
};

test('a line costs its unit for each of its lines, multiples and draws', () => {
  assert.equal(stakeOf(line), 600n);
  assert.equal(stakeOf({ ...line, chase: { multiples: [1, 2, 4], stopsOnWin: true } }), 1_400n);
  const lots = {
    ...line,
    betType: 'vn-north.lot-2.number',
    selection: '07',
    lines: 1,
    multiple: 1,
  };
  assert.equal(stakeOf(lots), 2_700n);
});

test('a line whose draw has closed moves to the next one and says from where', () => {
  const coming = [draw('1', 60), draw('2', 120)];
  assert.equal(moveLines([line], () => coming, 59_000)[0], line);
  const [moved] = moveLines([line], () => coming, 60_000);
  assert.equal(moved?.draw.id, '2');
  assert.equal(moved?.movedFrom, '20261127-1');
  const lines = [line];
  assert.equal(
    moveLines(lines, () => [], 60_000),
    lines,
  );
});

test('a line whose draw is stopped before its time moves too, and waits while no later one is known', () => {
  const [moved] = moveLines([line], () => [draw('2', 120), draw('3', 180)], 10_000);
  assert.equal(moved?.draw.id, '2');
  assert.equal(moved?.movedFrom, '20261127-1');
  const waiting = [line];
  assert.equal(
    moveLines(waiting, () => [draw('0', 30)], 10_000),
    waiting,
  );
});

test('multiples of a chase stay, grow by steps or by percent, and have an end', () => {
  assert.deepEqual(chaseMultiples('same', { first: 2, step: 9, draws: 3 }), [2, 2, 2]);
  assert.deepEqual(chaseMultiples('growing', { first: 2, step: 3, draws: 3 }), [2, 5, 8]);
  assert.deepEqual(chaseMultiples('percent', { first: 1, step: 100, draws: 4 }), [1, 2, 4, 8]);
  assert.deepEqual(chaseMultiples('percent', { first: 3, step: 50, draws: 3 }), [3, 5, 8]);
  assert.equal(chaseMultiples('percent', { first: 1, step: 100, draws: 20 }).at(-1), 10_000);
});

test('of what was kept only lines that the rules read come back', () => {
  const spoilt = [null, {}, { ...line, selection: '1|x|2' }, { ...line, currency: 'EUR' }];
  assert.deepEqual(readLines([...spoilt, JSON.parse(JSON.stringify(line))]), [line]);
  assert.deepEqual(readLines('nothing'), []);
});

test('a chase is sent with its multiples, the first of them outside too', () => {
  const chase = { multiples: [4, 5], stopsOnWin: false };
  assert.deepEqual(wireLine({ ...line, chase }), {
    drawId: '1',
    betType: line.betType,
    selection: line.selection,
    unit: '1.00',
    multiple: 4,
    chase,
  });
});

test('what is sold out is named by its number, and its place where it has one', () => {
  assert.deepEqual(soldName('three-digit.three.direct:129'), { part: null, symbol: '129' });
  assert.deepEqual(soldName('racing.place.direct:place-2:07'), { part: 'place-2', symbol: '07' });
  assert.equal(soldName('draw'), null);
});
