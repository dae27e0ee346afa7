/**
 * `npm run band [-- <rounds> <seed> …]`: measures the games whose return no enumeration reaches on
 * stops that fill all windows evenly, and tells the band that holds it at 99 percent beside the one
 * declared. Ends with 1 if the two do not touch, or if the return may be more than a tenth of a
 * percent from what is stated. Besides, so many whole rounds are played for each seed: the
 * dearest spin, how often one hits, and the return a second way. A seed is a number from 0 to 255 and
 * stands for a fixed row of words, so that the same figures come each time.
 */
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { measureClusterReturn } from '@bahati/game-rules/slots/simulation/cluster-return.ts';
import { isWithinBand } from '@bahati/game-rules/slots/simulation/declared-band.ts';
import { drawsFrom, playClusters } from '@bahati/game-rules/slots/simulation/fast-clusters.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';

const [perSeed = 1_000_000, ...given] = process.argv.slice(2).map(Number);
const seeds = given.length > 0 ? given : [1];
/** 99 percent of a normal distribution lie within so many deviations. */
const deviations = 2.576;

for (const { definition, figures } of flagships) {
  const { band } = figures;
  if (!band) continue;
  const plays = seeds.map((seed) => playClusters(definition, perSeed, wordsOf(seed)));
  const measured = measureClusterReturn(definition, wordsOf(seeds[0] ?? 1));
  type Sum = 'rounds' | 'sum' | 'squares' | 'hits' | 'features';
  const all = (key: Sum) => plays.reduce((sum, play) => sum + play[key], 0);
  const rounds = all('rounds');
  const mean = all('sum') / rounds;
  const spread = Math.sqrt(all('squares') / rounds - mean ** 2);
  const within = (100 * deviations * spread) / Math.sqrt(rounds);
  const isPlayed = isTouching(band, { percent: 100 * mean, within });
  const isMeasured =
    isTouching(band, measured) && isWithinBand(Number(figures.rtpPercent), measured);
  if (!isPlayed || !isMeasured) process.exitCode = 1;
  const top = Math.max(...plays.map((play) => play.top));
  const seen = plays.reduce((sum, play) => sum + (play.top === top ? play.topRounds : 0), 0);
  console.log(
    [
      definition.id,
      `declared ${band.fromPercent} to ${band.toPercent} %`,
      `${measured.spins} spins on even stops: ${told(measured)}, ${isMeasured ? 'agreed' : 'NOT AGREED'}`,
      `${rounds} rounds: ${told({ percent: 100 * mean, within })}, ${isPlayed ? 'agreed' : 'NOT AGREED'}`,
      `hits ${((100 * all('hits')) / rounds).toFixed(2)} %`,
      `free spins once in ${(rounds / all('features')).toFixed(1)}`,
      `spread ${spread.toFixed(2)}`,
      `dearest spin ${top} line stakes, seen ${seen} times`,
    ].join(' | '),
  );
}

function wordsOf(seed: number) {
  return drawsFrom(createKeystream(new Uint8Array(32).fill(seed)));
}

type Found = { percent: number; within: number };

function isTouching(band: { fromPercent: string; toPercent: string }, { percent, within }: Found) {
  return percent - within <= Number(band.toPercent) && percent + within >= Number(band.fromPercent);
}

function told({ percent, within }: Found): string {
  return `${percent.toFixed(3)} % ± ${within.toFixed(3)} at 99 %`;
}
