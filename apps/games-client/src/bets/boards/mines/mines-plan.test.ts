import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { mines } from '@bahati/game-rules/originals/mines/mines.rules.ts';
import { minesPlan, planMines, toggleMark } from './mines-plan.ts';

beforeEach(() => minesPlan.set({ marks: [] }));

/** The acts of a round whose mines lie under the tiles 0, 1 and 2. */
function played(): string[] {
  const acts = mines.acts!;
  const draw = { cursor: 0, nextInt: () => 0 };
  const done: string[] = [];
  let state = mines.start('mines:3', draw);
  while (acts.actions(state).length > 0) {
    done.push(planMines(mines.show(state), acts.actions(state)));
    state = acts.act(state, done.at(-1)!, draw);
  }
  return done;
}

test('marked tiles are opened in their order and then taken', () => {
  for (const tile of [20, 4, 9]) toggleMark(tile, 3);
  assert.deepEqual(played(), ['open:20', 'open:4', 'open:9', 'take']);
});

test('a tile marked again is marked no more', () => {
  for (const tile of [20, 4, 20]) toggleMark(tile, 3);
  assert.deepEqual(played(), ['open:4', 'take']);
});

test('without marks three tiles of the diagonal are opened', () => {
  assert.deepEqual(played(), ['open:6', 'open:12', 'open:18', 'take']);
});

test('a mine among the marked ends it', () => {
  for (const tile of [20, 1, 9]) toggleMark(tile, 3);
  assert.deepEqual(played(), ['open:20', 'open:1']);
});

test('no more tiles are marked than gems are paid', () => {
  for (const tile of [20, 4, 9]) toggleMark(tile, 23);
  assert.deepEqual(minesPlan.get().marks, [20, 4]);
});
