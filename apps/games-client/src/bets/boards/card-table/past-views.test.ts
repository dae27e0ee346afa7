import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownViews } from './past-views.ts';

const past = ['third', 'second', 'first'].map((view) => ({
  roundId: view,
  view,
  cost: 10n,
  payout: 0n,
}));

test('earlier rounds stand from the oldest, and the one in view comes last', () => {
  const rounds = shownViews({ phase: 'ready', view: 'fourth', past });
  assert.deepEqual(rounds, ['first', 'second', 'third', 'fourth']);
});

test('a round that is being shown, or was left for a new one, is not written down twice', () => {
  for (const phase of ['showing', 'asking'] as const) {
    const rounds = shownViews({ phase, view: 'third', past });
    assert.deepEqual(rounds, ['first', 'second', 'third']);
  }
  assert.deepEqual(shownViews({ phase: 'ready', view: null, past: [] }), []);
});
