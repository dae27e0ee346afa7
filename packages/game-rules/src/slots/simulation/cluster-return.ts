/**
 * The return of a game of clusters that fall, measured: paid spins and free spins apart, each over
 * stops that fill all windows evenly (even-stops.ts), and put together by what is exact. A free
 * spin pays the same in the mean whether it is the first of its series or the last, so a series is
 * worth its mean length times a free spin's mean pay (Wald's identity), and the mean length follows
 * from how often a free spin wins more.
 */
import {
  type SlotDefinition,
  stakeUnitsOf,
  type Strip,
} from '@bahati/game-rules/slots/definition.ts';
import { eachEvenStops } from './even-stops.ts';
import { createSpinner } from './fast-clusters.ts';

type NextInt = (range: number) => number;

export type MeasuredReturn = {
  readonly percent: number;
  /** So near lies the true return, at 99 percent. */
  readonly within: number;
  readonly spins: number;
};

/** How much is played: of each sample arrays of this strength, so many. */
type Effort = { readonly strength: number; readonly arrays: number };
const paidSpins: Effort = { strength: 4, arrays: 1 };
/** Of a seventh of the weight. */
const freeSpinsEffort: Effort = { strength: 3, arrays: 10 };

/** Independent measurements, whose spread tells how far off their mean may be. */
const samples = 16;
/** Student's t with a degree fewer: 99 percent lie within so many deviations of the mean. */
const deviations = 2.947;

export function measureClusterReturn(definition: SlotDefinition, nextInt: NextInt): MeasuredReturn {
  const found = Array.from({ length: samples }, () => measureOnce(definition, nextInt));
  const mean = found.reduce((sum, { share }) => sum + share, 0) / samples;
  const squares = found.reduce((sum, { share }) => sum + (share - mean) ** 2, 0);
  const error = Math.sqrt(squares / (samples - 1) / samples);
  return {
    percent: 100 * mean,
    within: 100 * deviations * error,
    spins: found.reduce((sum, { spins }) => sum + spins, 0),
  };
}

function measureOnce(definition: SlotDefinition, nextInt: NextInt) {
  const { reels, freeReels, freeSpins, tumble } = definition;
  if (!tumble || !freeSpins) throw new RangeError('Not a game of clusters with free spins.');
  const { awards, retriggers, multiplier, maxSpins } = freeSpins;
  const falls = tumble.freeMultipliers.map((each) => each * multiplier);
  const paid = sampleSpins(definition, reels, tumble.multipliers, paidSpins, nextInt);
  const free = sampleSpins(definition, freeReels, falls, freeSpinsEffort, nextInt);
  const lengths = seriesLengths(free.scatters, retriggers, maxSpins);
  const series = paid.scatters.reduce((sum, share, scatters) => {
    const award = Math.min(awards[scatters] ?? 0, maxSpins);
    return sum + share * (lengths[award] ?? 0);
  }, 0);
  return { share: paid.pay + series * free.pay, spins: paid.spins + free.spins };
}

type Sampled = {
  /** Of a spin in the mean, in total stakes. */
  readonly pay: number;
  /** `[count]`: the share of spins that end with so many scatters. */
  readonly scatters: readonly number[];
  readonly spins: number;
};

function sampleSpins(
  definition: SlotDefinition,
  strips: readonly Strip[],
  multipliers: readonly number[],
  { strength, arrays }: Effort,
  nextInt: NextInt,
): Sampled {
  const spin = createSpinner(definition, strips, multipliers);
  const scatters = Array.from({ length: strips.length * definition.rows + 1 }, () => 0);
  let [pays, spins, reel] = [0, 0, 0];
  let shown: readonly number[] = [];
  const nextStop = () => {
    reel += 1;
    return shown[reel - 1] ?? 0;
  };
  for (let array = 0; array < arrays; array += 1) {
    eachEvenStops(strips, strength, nextInt, (stops) => {
      shown = stops;
      reel = 0;
      const spun = spin(nextStop);
      pays += spun.pay;
      spins += 1;
      scatters[spun.scatters] = (scatters[spun.scatters] ?? 0) + 1;
    });
  }
  return {
    pay: pays / spins / stakeUnitsOf(definition),
    scatters: scatters.map((count) => count / spins),
    spins,
  };
}

/** `[award]`: how many free spins a series that begins with so many has in the mean. */
export function seriesLengths(
  scatterShares: readonly number[],
  retriggers: readonly number[],
  maxSpins: number,
): readonly number[] {
  // `[left]`: what is still to come with so many left, for totals from the highest down.
  const byTotal: number[][] = [];
  for (let total = maxSpins; total >= 0; total -= 1) {
    const row = [0];
    for (let left = 1; left <= total; left += 1) {
      const after = scatterShares.reduce((sum, share, scatters) => {
        const more = Math.min(retriggers[scatters] ?? 0, maxSpins - total);
        const kept = more === 0 ? row : byTotal[total + more];
        return sum + share * (kept?.[left - 1 + more] ?? 0);
      }, 0);
      row[left] = 1 + after;
    }
    byTotal[total] = row;
  }
  return byTotal.map((row) => row.at(-1) ?? 0);
}
