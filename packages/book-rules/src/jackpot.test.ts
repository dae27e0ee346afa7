import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  bestRight,
  countJackpotLines,
  type JackpotOutcome,
  jackpotOutcomes,
  type JackpotResult,
  linesByRight,
} from './jackpot.ts';

/** Every line written out. */
function linesOf(picks: readonly (readonly JackpotOutcome[])[]): JackpotOutcome[][] {
  return picks.reduce<JackpotOutcome[][]>(
    (lines, outcomes) => lines.flatMap((line) => outcomes.map((outcome) => [...line, outcome])),
    [[]],
  );
}

test('lines by what they have right are those of every line written out', () => {
  let state = 7;
  const below = (count: number) => (state = (state * 48_271) % 2_147_483_647) % count;
  for (let turn = 0; turn < 200; turn += 1) {
    const picks = Array.from({ length: 5 }, () => {
      const taken = jackpotOutcomes.filter(() => below(2) === 0);
      return taken.length > 0 ? taken : [jackpotOutcomes[below(3)] ?? 'home'];
    });
    const results = picks.map(
      (): JackpotResult => (['home', 'draw', 'away', 'void', null] as const)[below(5)] ?? null,
    );
    const counted = Array.from({ length: 6 }, () => 0);
    for (const line of linesOf(picks)) {
      const right = line.filter((one, at) => results[at] === 'void' || one === results[at]).length;
      counted[right] = (counted[right] ?? 0) + 1;
    }
    assert.deepEqual(linesByRight(picks, results), counted);
    assert.equal(
      countJackpotLines(picks),
      counted.reduce((sum, lines) => sum + lines, 0),
    );
    assert.ok((counted[bestRight(counted)] ?? 0) > 0);
  }
});
