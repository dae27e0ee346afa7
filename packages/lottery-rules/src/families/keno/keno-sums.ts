/** In how many of the C(80,20) draws the twenty numbers have each sum. */
import type { Space } from '@bahati/lottery-rules/bets/spaces.ts';
import { weightedSpace } from '@bahati/lottery-rules/bets/spaces.ts';

const drawn = 20;
const pool = 80;
/** Of 1 to 20 and of 61 to 80. */
export const smallestSum = 210;
export const largestSum = 1_410;

let counted: Space | undefined;

/** Counted when it is first asked for: some two million additions. */
export const sumSpace: Space = {
  get total() {
    return space().total;
  },
  cases: () => space().cases(),
};

function space(): Space {
  counted ??= weightedSpace(countSums());
  return counted;
}

/**
 * Ways to take so many numbers with so much of a sum, one number of the pool after the other; all of
 * them together are below 2^64.
 */
function countSums(): Map<number, bigint> {
  const width = largestSum + 1;
  const ways = new BigUint64Array((drawn + 1) * width);
  ways[0] = 1n;
  for (let number = 1; number <= pool; number += 1) {
    for (let taken = Math.min(drawn, number); taken >= 1; taken -= 1) {
      const [to, from] = [taken * width, (taken - 1) * width];
      for (let sum = Math.min(largestSum, reach(number, taken)); sum >= number; sum -= 1) {
        const more = ways[from + sum - number] ?? 0n;
        if (more > 0n) ways[to + sum] = (ways[to + sum] ?? 0n) + more;
      }
    }
  }
  const found = new Map<number, bigint>();
  for (let sum = smallestSum; sum <= largestSum; sum += 1) {
    found.set(sum, ways[drawn * width + sum] ?? 0n);
  }
  return found;
}

/** The largest sum of `taken` numbers up to `number`. */
const reach = (number: number, taken: number) => (taken * (2 * number - taken + 1)) / 2;
