import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { tower } from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { planTower, toggleDoor, towerPlan } from './tower-plan.ts';

beforeEach(() => towerPlan.set({ marks: [] }));

/** The acts of a round in which this door is wrong on every floor. */
function played(level: string, wrong: number): string[] {
  const acts = tower.acts!;
  const draw = { cursor: 0, nextInt: () => wrong };
  const done: string[] = [];
  let state = tower.start(level, draw);
  while (acts.actions(state).length > 0) {
    const action = planTower(tower.show(state), acts.actions(state));
    assert.ok(acts.actions(state).includes(action), action);
    done.push(action);
    state = acts.act(state, action, draw);
  }
  return done;
}

test('marked doors are opened floor by floor and then taken', () => {
  toggleDoor(0, 2);
  toggleDoor(1, 3);
  assert.deepEqual(played('easy', 0), ['door:2', 'door:3', 'take']);
});

test('a door far up is reached through the same door of the floors between', () => {
  toggleDoor(0, 1);
  toggleDoor(3, 2);
  assert.deepEqual(towerPlan.get().marks, [1, 2, 2, 2]);
});

test('the marked door pressed again ends the climb under it, another takes its place', () => {
  toggleDoor(3, 2);
  toggleDoor(1, 0);
  assert.deepEqual(towerPlan.get().marks, [2, 0, 2, 2]);
  toggleDoor(2, 2);
  assert.deepEqual(towerPlan.get().marks, [2, 0]);
  toggleDoor(8, 1);
  assert.deepEqual(towerPlan.get().marks, [2, 0]);
});

test('without marks three floors are climbed', () => {
  assert.deepEqual(played('easy', 3), ['door:0', 'door:0', 'door:0', 'take']);
});

test('a mark beyond the last door of a level means the last', () => {
  toggleDoor(0, 3);
  assert.deepEqual(played('hard', 0), ['door:1', 'take']);
});

test('all floors marked are climbed to the top', () => {
  toggleDoor(7, 1);
  assert.equal(played('hard', 0).length, 8);
});
