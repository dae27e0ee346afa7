/** The tests of randomness on the points of many rounds of one chain (GLI-19 section 3.2.2). */
import { toNumber } from '@bahati/game-rules/rational.ts';
import { classesTest, runsTest, serialCorrelationTest } from '@bahati/game-rules/statistics.ts';
import { chanceOfReaching } from './crash.rules.ts';

/** Points, in hundredths, between which rounds are told apart. */
const bounds = [101, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000] as const;
/** About half of all rounds end below two stakes. */
const middle = bounds.indexOf(200) + 1;

/** `pointOf`: where the round of a number ends, in hundredths. */
export function testPoints(
  rounds: number,
  pointOf: (round: number) => number,
): { readonly name: string; readonly p: number }[] {
  const classes = new Uint8Array(rounds);
  const counts = [0, ...bounds].map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const point = pointOf(round);
    const above = bounds.findIndex((bound) => point < bound);
    const at = above < 0 ? bounds.length : above;
    classes[round] = at;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const reaching = [1, ...bounds.map((bound) => toNumber(chanceOfReaching(bound))), 0];
  const shares = counts.map((_, at) => (reaching[at] ?? 0) - (reaching[at + 1] ?? 0));
  return [
    { name: 'points', p: classesTest(counts, shares) },
    {
      name: 'runs of long and short rounds',
      p: runsTest(
        classes.map((at) => (at >= middle ? 1 : 0)),
        2,
      ),
    },
    { name: 'serial correlation', p: serialCorrelationTest(classes) },
  ];
}
