import assert from 'node:assert/strict';
import { test } from 'node:test';
import { families } from '@bahati/lottery-rules/draws/families.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { roadsOf, saidOn } from './roads.rules.ts';

const balls = (main: number[], extra: number[] = []): DrawNumbers => ({
  kind: 'balls',
  main,
  extra,
});

const drawn: Partial<Record<(typeof families)[number], [DrawNumbers, (string | null)[]]>> = {
  'five-digit': [balls([9, 0, 0, 0, 1]), ['small', 'even', 'dragon']],
  'three-digit': [balls([4, 9, 4]), ['big', 'odd', 'tie']],
  racing: [balls([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), ['small', 'odd', 'tiger']],
  'six-mark': [balls([1, 2, 3, 4, 5, 6], [48]), ['big', 'even']],
  'dice-three': [balls([2, 2, 2]), ['small', 'even']],
  'lucky-28': [balls([9, 9, 9]), ['big', 'odd']],
};

test('a draw is said to be what its bets say of it', () => {
  for (const [family, [numbers, said]] of Object.entries(drawn)) {
    const roads = roadsOf(family as (typeof families)[number]);
    assert.deepEqual(
      roads.map((road) => saidOn(road, numbers)),
      said,
      family,
    );
  }
});

test('every road stands on a type of bet there is', () => {
  const keno = balls(Array.from({ length: 20 }, (_, at) => at + 1));
  for (const road of roadsOf('keno')) assert.notEqual(saidOn(road, keno), null);
  assert.deepEqual(roadsOf('vn-north'), []);
});
