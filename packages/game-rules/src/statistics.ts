/**
 * Tests of randomness on final outcomes, as testing laboratories run them (GLI-19 section 3.2.2).
 * Each answers a two-sided p-value: too even is as suspect as too uneven. A sequence is the stops
 * of one reel, each from 0 to `range - 1`. simple-statistics lacks the chi-square's tail (ADR 24).
 */

export type Sequence = Uint8Array;

/** Every stop equally often. */
export function frequencyTest(sequence: Sequence, range: number): number {
  return chiSquareP(tally(sequence, range), sequence.length / range, range - 1);
}

/** Runs above and below the middle (Wald and Wolfowitz), neither too few nor too many. */
export function runsTest(sequence: Sequence, range: number): number {
  let above = 0;
  let runs = 1;
  for (let index = 0; index < sequence.length; index += 1) {
    const isAbove = at(sequence, index) * 2 >= range;
    if (isAbove) above += 1;
    if (index > 0 && isAbove !== at(sequence, index - 1) * 2 >= range) runs += 1;
  }
  const total = sequence.length;
  const pairs = 2 * above * (total - above);
  const mean = pairs / total + 1;
  const variance = (pairs * (pairs - total)) / (total * total * (total - 1));
  return normalP((runs - mean) / Math.sqrt(variance));
}

/** No outcome leans on the one before it: correlation of neighbours. */
export function serialCorrelationTest(sequence: Sequence): number {
  const total = sequence.length;
  let [sum, squares, products] = [0, 0, 0];
  for (let index = 0; index < total; index += 1) {
    const value = at(sequence, index);
    sum += value;
    squares += value * value;
    products += value * at(sequence, index + 1 === total ? 0 : index + 1);
  }
  const correlation = (total * products - sum * sum) / (total * squares - sum * sum);
  return normalP((correlation + 1 / (total - 1)) * Math.sqrt(total));
}

/** Overlapping pairs of neighbours equally often, with Good's correction for the overlap. */
export function overlapsTest(sequence: Sequence, range: number): number {
  const total = sequence.length;
  const pairs = new Float64Array(range * range);
  for (let index = 0; index < total; index += 1) {
    const pair = at(sequence, index) * range + at(sequence, index + 1 === total ? 0 : index + 1);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  const ofPairs = deviation(pairs, total / pairs.length);
  const ofSingles = deviation(tally(sequence, range), total / range);
  return twoSided(chiSquareTail(ofPairs - ofSingles, range * range - range));
}

/** How many outcomes it takes to see every stop at least once. */
export function couponCollectorTest(sequence: Sequence, range: number): number {
  const lengths: number[] = [];
  let seen = new Set<number>();
  let since = 0;
  for (const value of sequence) {
    since += 1;
    if (seen.add(value).size < range) continue;
    lengths.push(since);
    seen = new Set();
    since = 0;
  }
  const bins = collectorBins(range, 20);
  const counts = bins.map(() => 0);
  for (const length of lengths) {
    const bin = bins.findIndex(({ last }) => length <= last);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const sum = bins.reduce((all, { chance }, bin) => {
    const expected = chance * lengths.length;
    return all + ((counts[bin] ?? 0) - expected) ** 2 / expected;
  }, 0);
  return twoSided(chiSquareTail(sum, bins.length - 1));
}

/** Two reels have nothing to do with each other: every pair of stops equally often. */
export function interplayTest(first: Sequence, second: Sequence, range: number): number {
  const pairs = new Float64Array(range * range);
  for (let index = 0; index < first.length; index += 1) {
    const pair = at(first, index) * range + at(second, index);
    pairs[pair] = (pairs[pair] ?? 0) + 1;
  }
  return chiSquareP(pairs, first.length / pairs.length, pairs.length - 1);
}

/** Whole windows repeat as often as `windowCount` equally likely ones should. */
export function duplicatesTest(sequences: readonly Sequence[], range: number): number {
  const total = sequences[0]?.length ?? 0;
  const windowCount = range ** sequences.length;
  const seen = new Uint8Array(windowCount);
  let repeated = 0;
  for (let index = 0; index < total; index += 1) {
    const window = sequences.reduce((code, sequence) => code * range + at(sequence, index), 0);
    if (seen[window] === 1) repeated += 1;
    seen[window] = 1;
  }
  const load = total / windowCount;
  const untouched = Math.exp(-load);
  const mean = total - windowCount * -Math.expm1(-load);
  const variance = windowCount * untouched * (1 - (1 + load) * untouched);
  return normalP((repeated - mean) / Math.sqrt(variance));
}

/** Counts in classes of unequal chances; classes too rare for the test are taken together. */
export function classesTest(counts: readonly number[], chances: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const classes = [{ count: 0, expected: 0 }];
  for (const [index, chance] of chances.entries()) {
    const open = classes[classes.length - 1];
    if (!open) break;
    open.count += counts[index] ?? 0;
    open.expected += chance * total;
    if (open.expected >= 10) classes.push({ count: 0, expected: 0 });
  }
  const rest = classes.pop();
  const last = classes[classes.length - 1];
  if (!rest || !last) throw new RangeError('There are too few outcomes to test.');
  last.count += rest.count;
  last.expected += rest.expected;
  const sum = classes.reduce((all, one) => all + (one.count - one.expected) ** 2 / one.expected, 0);
  return twoSided(chiSquareTail(sum, classes.length - 1));
}

/** The chance of a chi-square at least this large. */
export function chiSquareTail(value: number, degrees: number): number {
  return upperGamma(degrees / 2, value / 2);
}

/** Two-sided p-value of a standard normal deviate. */
export function normalP(deviate: number): number {
  return upperGamma(0.5, (deviate * deviate) / 2);
}

function chiSquareP(counts: Float64Array, expected: number, degrees: number): number {
  return twoSided(chiSquareTail(deviation(counts, expected), degrees));
}

function deviation(counts: Float64Array, expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2, 0) / expected;
}

function twoSided(tail: number): number {
  return 2 * Math.min(tail, 1 - tail);
}

function tally(sequence: Sequence, range: number): Float64Array {
  const counts = new Float64Array(range);
  for (const value of sequence) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function at(sequence: Sequence, index: number): number {
  return sequence[index] ?? 0;
}

/** Cuts the lengths of full collections into about `binCount` stretches of like chance. */
function collectorBins(range: number, binCount: number): { last: number; chance: number }[] {
  const bins: { last: number; chance: number }[] = [];
  let held = new Float64Array(range + 1);
  held[0] = 1;
  let done = 0;
  let cut = 0;
  for (let length = 1; done < 1 - 1e-12; length += 1) {
    const next = new Float64Array(range + 1);
    for (let kinds = 0; kinds < range; kinds += 1) {
      const chance = held[kinds] ?? 0;
      next[kinds] = (next[kinds] ?? 0) + (chance * kinds) / range;
      next[kinds + 1] = (next[kinds + 1] ?? 0) + (chance * (range - kinds)) / range;
    }
    done += next[range] ?? 0;
    held = next;
    if (done - cut < 1 / binCount || bins.length === binCount - 1) continue;
    bins.push({ last: length, chance: done - cut });
    cut = done;
  }
  return [...bins, { last: Number.POSITIVE_INFINITY, chance: 1 - cut }];
}

/** The regularised upper incomplete gamma function Q(a, x). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * lowerSeries(a, x) : front * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let step = 1; term > sum * 1e-16; step += 1) {
    term *= x / (a + step);
    sum += term;
  }
  return sum;
}

/** Lentz's way through the continued fraction of Q. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let step = 1; step < 100_000; step += 1) {
    const numerator = -step * (step - a);
    b += 2;
    d = 1 / (numerator * d + b || tiny);
    c = b + numerator / c || tiny;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** Stirling's series, after moving the argument up to where it is exact to 15 digits. */
function logGamma(a: number): number {
  let shift = 0;
  let z = a;
  for (; z < 15; z += 1) shift += Math.log(z);
  const inverse = 1 / (z * z);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / z;
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
