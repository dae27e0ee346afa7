/**
 * Another way to the same payouts, by the words of the rules and none of their code. A half result is
 * two half stakes, one that is won or lost and one that comes back. A dead heat is every choice of
 * who of those who tie gets a place. A line is therefore many small stakes, which are multiplied out
 * one by one and added up as exact fractions; systems are counted off as bits.
 */
import type { LegResult } from '@bahati/book-rules/leg-result.ts';

export type OracleLeg = {
  odds: number;
  result: LegResult;
  place?: { over: number; under: number; result: LegResult };
};

export type OracleSlip = {
  kind: 'singles' | 'multiple' | 'system';
  folds: number[];
  bankers: number[];
  legs: OracleLeg[];
  isEachWay: boolean;
  stakes: bigint[];
};

type Fraction = [bigint, bigint];

/** What becomes of equal shares of a stake on a leg: each times this, in thousandths. */
function shares(odds: number, leg: LegResult): bigint[] {
  const d = BigInt(odds);
  const back = 1_000n;
  if (leg.result === 'lost') return [0n];
  if (leg.result === 'push' || leg.result === 'void') return [back];
  if (leg.result === 'half_won') return [d, back];
  if (leg.result === 'half_lost') return [0n, back];
  if (leg.result !== 'won' || !leg.deadHeat) return [d];
  const { places, tied } = leg.deadHeat;
  return Array.from({ length: tied }, (_, at) => (at < places ? d : 0n));
}

function linePays(stake: bigint, legs: { odds: number; result: LegResult }[]): bigint {
  let small: Fraction[] = [[stake, 1n]];
  for (const { odds, result } of legs) {
    const parts = shares(odds, result);
    const next: Fraction[] = [];
    for (const [over, under] of small) {
      for (const part of parts) {
        if (part > 0n) next.push([over * part, under * BigInt(parts.length) * 1_000n]);
      }
    }
    small = next;
  }
  let sum: Fraction = [0n, 1n];
  for (const [over, under] of small) sum = [sum[0] * under + over * sum[1], sum[1] * under];
  return sum[0] / sum[1];
}

const bitCount = (bits: number): number =>
  bits
    .toString(2)
    .split('')
    .filter((bit) => bit === '1').length;

/** Lines as sets of legs, the shorter folds first, each as a bit mask. */
function lineMasks({ kind, folds, bankers, legs }: OracleSlip): number[] {
  const all = (1 << legs.length) - 1;
  if (kind === 'multiple') return [all];
  if (kind === 'singles') return legs.map((_, at) => 1 << at);
  const fixed = bankers.reduce((mask, at) => mask | (1 << at), 0);
  const masks: number[] = [];
  for (let mask = 0; mask <= all; mask += 1) {
    if ((mask & fixed) !== fixed) continue;
    if (folds.includes(bitCount(mask ^ fixed))) masks.push(mask);
  }
  return masks;
}

/** Odds of the place part: what lies above evens, times the fraction, cut to thousandths. */
const placeOdds = (odds: number, over: number, under: number): number => {
  let above = 0;
  while ((above + 1) * under <= (odds - 1_000) * over) above += 1;
  return 1_000 + above;
};

export function oraclePayout(slip: OracleSlip): { stake: bigint; payout: bigint; lines: number } {
  const masks = lineMasks(slip);
  let stake = 0n;
  let payout = 0n;
  for (const [line, mask] of masks.entries()) {
    const each = slip.stakes[slip.kind === 'singles' ? line : 0] ?? 0n;
    const chosen = slip.legs.filter((_, at) => (mask & (1 << at)) !== 0);
    stake += each;
    payout += linePays(each, chosen);
    if (!slip.isEachWay) continue;
    stake += each;
    const placed = chosen.map(({ odds, result, place }) =>
      place
        ? { odds: placeOdds(odds, place.over, place.under), result: place.result }
        : { odds, result },
    );
    payout += linePays(each, placed);
  }
  return { stake, payout, lines: masks.length };
}

export type OracleRace = {
  odds: number;
  stake: bigint;
  under: number;
  /** How many places are paid. */
  paid: number;
  /** How many cross the line together, the first ones first. */
  groups: number[];
  /** Counted from the first; whoever is past all groups did not finish. */
  entrant: number;
};

/**
 * Each way on one who takes part: those who cross the line together are put one behind the other in
 * every order, and what is paid is the mean over the orders, of both lines each cut to the cent.
 */
export function oracleEachWay({ odds, stake, under, paid, groups, entrant }: OracleRace): bigint {
  let ahead = 0;
  for (const size of groups) {
    if (entrant >= ahead + size) {
      ahead += size;
      continue;
    }
    const own = entrant - ahead;
    const orders = ordersOf(Array.from({ length: size }, (_, at) => at));
    const within = (places: number): bigint =>
      BigInt(orders.filter((order) => ahead + order.indexOf(own) < places).length);
    const part = (at: number, places: number): bigint =>
      (stake * BigInt(at) * within(places)) / (1_000n * BigInt(orders.length));
    return part(odds, 1) + part(placeOdds(odds, 1, under), paid);
  }
  return 0n;
}

const ordersOf = (of: readonly number[]): number[][] =>
  of.length === 0
    ? [[]]
    : of.flatMap((first) =>
        ordersOf(of.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );
