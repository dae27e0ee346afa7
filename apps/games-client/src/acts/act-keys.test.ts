import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actOfKey, placeAfter } from './act-keys.ts';

const press = (key: string, isOnControl = false) => ({ key, isOnControl });
const cards = ['red', 'black', 'take'];

test('letters, arrows and Enter say what is done with a win', () => {
  const said = ['r', 'R', 'ArrowLeft', 'b', 'ArrowRight', 't', 'Enter'].map((key) =>
    actOfKey(press(key), cards),
  );
  assert.deepEqual(said, ['red', 'red', 'red', 'black', 'black', 'take', 'take']);
});

test('a focused button answers its own Enter', () => {
  assert.equal(actOfKey(press('Enter', true), cards), null);
  assert.equal(actOfKey(press('r', true), cards), 'red');
});

test('a digit opens a chest that is closed, and nothing the round does not allow is done', () => {
  assert.equal(actOfKey(press('2'), ['chest:1', 'chest:2']), 'chest:2');
  assert.equal(actOfKey(press('3'), ['chest:1', 'chest:2']), null);
  assert.equal(actOfKey(press('r'), ['chest:1']), null);
  for (const key of ['0', 'x', ' ', 'toString']) assert.equal(actOfKey(press(key), cards), null);
});

test('arrows lead from chest to chest and never past the last', () => {
  const at = (place: number, key: string) => placeAfter(key, { place, count: 5, columns: 3 });
  assert.deepEqual([at(0, 'ArrowRight'), at(1, 'ArrowLeft'), at(1, 'ArrowDown')], [1, 0, 4]);
  assert.deepEqual([at(4, 'ArrowUp'), at(4, 'ArrowRight'), at(0, 'ArrowUp')], [1, 4, 0]);
  assert.equal(at(2, 'Tab'), 2);
});
