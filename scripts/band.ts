/**
 * `npm run band [-- <rounds> <seed> …]`: plays whole rounds of the games whose return no
 * enumeration reaches, so many for each seed, and tells the band that holds it at 99 percent
 * beside the one declared. Ends with 1 if the two do not touch. A seed is a number from 0 to 255
 * and stands for a fixed row of words, so that the same figures come each time.
 */
import { createKeystream } from '@bahati/fairness/node-keystream.ts';
import { drawsFrom, playClusters } from '@bahati/game-rules/slots/fast-clusters.ts';
import { flagships } from '@bahati/game-rules/slots/flagships/flagships.ts';

const [perSeed = 1_000_000, ...given] = process.argv.slice(2).map(Number);
const seeds = given.length > 0 ? given : [1];
/** 99 percent of a normal distribution lie within so many deviations. */
const deviations = 2.576;

for (const { definition, figures } of flagships) {
  const { band } = figures;
  if (!band) continue;
  const plays = seeds.map((seed) =>
    playClusters(definition, perSeed, drawsFrom(createKeystream(new Uint8Array(32).fill(seed)))),
  );
  type Sum = 'rounds' | 'sum' | 'squares' | 'hits' | 'features';
  const all = (key: Sum) => plays.reduce((sum, play) => sum + play[key], 0);
  const rounds = all('rounds');
  const mean = all('sum') / rounds;
  const spread = Math.sqrt(all('squares') / rounds - mean ** 2);
  const within = (100 * deviations * spread) / Math.sqrt(rounds);
  const isAgreed =
    100 * mean - within <= Number(band.toPercent) &&
    100 * mean + within >= Number(band.fromPercent);
  if (!isAgreed) process.exitCode = 1;
  const top = Math.max(...plays.map((play) => play.top));
  const seen = plays.reduce((sum, play) => sum + (play.top === top ? play.topRounds : 0), 0);
  console.log(
    [
      definition.id,
      `${rounds} rounds`,
      `${(100 * mean).toFixed(3)} % ± ${within.toFixed(3)} at 99 %`,
      `declared ${band.fromPercent} to ${band.toPercent} %: ${isAgreed ? 'agreed' : 'NOT AGREED'}`,
      `hits ${((100 * all('hits')) / rounds).toFixed(2)} %`,
      `free spins once in ${(rounds / all('features')).toFixed(1)}`,
      `spread ${spread.toFixed(2)}`,
      `dearest spin ${top} line stakes, seen ${seen} times`,
    ].join(' | '),
  );
}
