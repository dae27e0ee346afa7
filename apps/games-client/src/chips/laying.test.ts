import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cloth, mostOnPlace, openingOf } from '@bahati/game-rules/chips/cloth.ts';
import { chipsOn, type Laying, layingAfter, layingOf, type LayingStep } from './laying.ts';

const cloth: Cloth = { places: ['red', 'black', '17', '20', 'dozen.1', 'dozen.2'] };

const after = (laying: Laying, ...steps: LayingStep[]) =>
  steps.reduce((now, step) => layingAfter(cloth, now, step), laying);

const place = (name: string, chips: number): LayingStep => ({ does: 'place', place: name, chips });
const take = (name: string, chips: number): LayingStep => ({ does: 'take', place: name, chips });

const empty = layingOf(cloth, '');

test('a cloth begins with the chips of the opening, and empty where it cannot be read', () => {
  assert.equal(chipsOn(layingOf(cloth, 'chips:red=3,17=1'), 'red'), 3);
  assert.deepEqual(layingOf(cloth, 'chips:nowhere=3').stacks, []);
});

test('chips laid on a place pile up and can be taken off again to the last', () => {
  const laid = after(empty, place('17', 5), place('17', 1), place('red', 10));
  assert.equal(openingOf(cloth, laid.stacks), 'chips:red=10,17=6');
  const taken = after(laid, take('17', 5));
  assert.equal(chipsOn(taken, '17'), 1);
  assert.equal(chipsOn(after(taken, take('17', 5)), '17'), 0);
});

test('chips laid on many places at once are one step, and all or none of them lie there', () => {
  const laid = after(empty, place('red', 1), {
    does: 'place-all',
    places: ['17', '20'],
    chips: 5,
  });
  assert.equal(openingOf(cloth, laid.stacks), 'chips:red=1,17=5,20=5');
  assert.equal(openingOf(cloth, after(laid, { does: 'undo' }).stacks), 'chips:red=1');
  const full = after(empty, place('17', mostOnPlace));
  const refused = after(full, { does: 'place-all', places: ['20', '17'], chips: 1 });
  assert.deepEqual([refused.refused, chipsOn(refused, '20')], ['place', 0]);
});

test('every step is undone in turn, clearing and doubling too', () => {
  const laid = after(empty, place('red', 1), { does: 'double' }, place('20', 2));
  assert.equal(openingOf(cloth, laid.stacks), 'chips:red=2,20=2');
  const cleared = after(laid, { does: 'clear' });
  assert.deepEqual(cleared.stacks, []);
  const back = after(cleared, { does: 'undo' });
  assert.deepEqual(back.stacks, laid.stacks);
  assert.deepEqual(after(back, { does: 'undo' }, { does: 'undo' }).stacks, [
    { place: 'red', chips: 1 },
  ]);
  const start = after(back, ...Array.from({ length: 9 }, (): LayingStep => ({ does: 'undo' })));
  assert.deepEqual(start.stacks, []);
});

test('what was played comes back with one step after the cloth was cleared', () => {
  const stacks = [
    { place: 'red', chips: 4 },
    { place: 'dozen.2', chips: 2 },
  ];
  const played = { ...empty, stacks, played: stacks };
  const again = after(played, { does: 'clear' }, place('17', 1), { does: 'repeat' });
  assert.equal(openingOf(cloth, again.stacks), 'chips:red=4,dozen.2=2');
});

test('a step past a limit lays nothing and names the limit until the next step', () => {
  const full = after(empty, place('17', mostOnPlace));
  const over = after(full, place('17', 1));
  assert.equal(over.refused, 'place');
  assert.equal(chipsOn(over, '17'), mostOnPlace);
  assert.equal(after(over, place('20', 1)).refused, null);
  assert.equal(after(full, { does: 'double' }).refused, 'place');
  const five = after(empty, ...cloth.places.slice(0, 5).map((name) => place(name, mostOnPlace)));
  assert.equal(after(five, place('dozen.2', 1)).refused, 'round');
});

test('a step that changes nothing is none to undo', () => {
  const laid = after({ ...empty, played: [{ place: 'red', chips: 1 }] }, place('red', 1), {
    does: 'repeat',
  });
  assert.equal(laid.past.length, 1);
  assert.equal(after(empty, take('red', 1), { does: 'clear' }, { does: 'double' }).past.length, 0);
});
