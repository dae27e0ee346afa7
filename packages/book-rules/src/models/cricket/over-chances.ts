import { runningSums } from '@bahati/book-rules/models/fixed-draws.ts';

/** Of a ball that is scored from: how often so many runs. */
const runsOfBall = [
  { runs: 1, share: 0.58 },
  { runs: 2, share: 0.11 },
  { runs: 3, share: 0.01 },
  { runs: 4, share: 0.2 },
  { runs: 6, share: 0.1 },
];
const worth = runsOfBall.reduce((sum, { runs, share }) => sum + runs * share, 0);
const balls = 120;

const known = new Map<number, number[]>();

/** Running sums of the chances of 0, 1, 2 … runs in an over. `expected`: runs of a full innings. */
export function overChances(expected: number): number[] {
  const kept = known.get(expected);
  if (kept) return kept;
  const scoring = Math.min(0.95, expected / (balls * worth));
  let chances = [1];
  for (let ball = 0; ball < 6; ball += 1) {
    const next = Array.from({ length: chances.length + 6 }, () => 0);
    for (const [runs, chance] of chances.entries()) {
      next[runs] = (next[runs] ?? 0) + chance * (1 - scoring);
      for (const { runs: more, share } of runsOfBall) {
        next[runs + more] = (next[runs + more] ?? 0) + chance * scoring * share;
      }
    }
    chances = next;
  }
  const sums = runningSums(chances);
  if (known.size >= 1_000) known.clear();
  known.set(expected, sums);
  return sums;
}
