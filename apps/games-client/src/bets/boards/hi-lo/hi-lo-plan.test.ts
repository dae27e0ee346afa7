import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, type Rank } from '@bahati/game-rules/cards/card.ts';
import { hiLo } from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import { hiLoPlan, planHiLo } from './hi-lo-plan.ts';

/** The acts of a round in which these ranks come. */
function played(...ranks: Rank[]): string[] {
  const acts = hiLo.acts!;
  const draw = { cursor: 0, nextInt: () => cardOf(ranks.shift() ?? 2, 'hearts') };
  const done: string[] = [];
  let state = hiLo.start('start', draw);
  while (acts.actions(state).length > 0) {
    const action = planHiLo(hiLo.show(state), acts.actions(state));
    assert.ok(acts.actions(state).includes(action), action);
    done.push(action);
    state = acts.act(state, action, draw);
  }
  return done;
}

test('the likelier side is guessed until the multiple is there', () => {
  hiLoPlan.set({ takesAt: 2 });
  // 0.99 × 13/9 × 13/8 = 2.32375.
  assert.deepEqual(played(5, 9, 8), ['higher', 'lower', 'take']);
});

test('a higher wish plays on, and a wrong guess ends it', () => {
  hiLoPlan.set({ takesAt: 10 });
  assert.deepEqual(played(5, 9, 8, 12), ['higher', 'lower', 'lower']);
});

test('on an ace it guesses higher, on a king lower', () => {
  hiLoPlan.set({ takesAt: 2 });
  assert.deepEqual(played(14, 13, 14, 14), ['higher', 'lower', 'higher']);
});
