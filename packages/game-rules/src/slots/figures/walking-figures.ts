/**
 * The figures of a game of ways whose wilds walk, exactly. Wilds land on the last reel alone, so
 * what a respin finds is told by what landed in the spins just before it: few enough states to
 * follow every walk to its end.
 */
import {
  type SlotDefinition,
  type StatedFigures,
  stakeUnitsOf,
} from '@bahati/game-rules/slots/definition.ts';
import { multiply, type Rational, rational, subtract } from '@bahati/game-rules/rational.ts';
import { mostRespins } from '@bahati/game-rules/slots/spin.ts';
import { deviationText, oneIn, percentText, timesText } from './stated-figures.ts';
import type { Moments } from './volatility.ts';
import { type Landing, landingsOf, noWalkingWilds, type WalkingWilds } from './walking-spins.ts';
import { topOfWalks } from './walking-top.ts';
import { enumerateWays } from './ways-distribution.ts';

/** What whole rounds come to, in line stakes. */
type Walked = {
  readonly mean: Rational;
  readonly square: Rational;
  /** The share of rounds in which a wild sets out. */
  readonly begun: Rational;
  /** What respins find, each with how many of them a round has. */
  readonly found: readonly { readonly walkingWilds: WalkingWilds; readonly often: Rational }[];
};

/** Throws unless wilds land on the last reel alone, pay nothing, and nothing else wins spins. */
export function statedWithWalkingWilds(definition: SlotDefinition): StatedFigures {
  const perStake = rational(1n, BigInt(stakeUnitsOf(definition)));
  const { mean, square, begun, found } = walkEveryRound(definition);
  const variance = subtract(square, multiply(mean, mean));
  const top = topOfWalks(definition, found);
  return {
    rtpPercent: percentText(multiply(mean, perStake)),
    hitRatePercent: percentText(hitRateOf(definition)),
    freeSpinsOneIn: oneIn(begun),
    standardDeviation: deviationText(multiply(variance, multiply(perStake, perStake))),
    topSpin: { timesTotalStake: timesText(definition, top.pay), oneInRounds: oneIn(top.chance) },
  };
}

type Open = { readonly walkingWilds: WalkingWilds; readonly so: Moments };

/** Follows all walks at once. After so many spins a round's share is its count over `scale`. */
export function walkEveryRound(definition: SlotDefinition): Walked {
  refuseOtherRules(definition);
  const { reels, freeReels } = definition;
  const windowsOf = (strips: readonly { readonly length: number }[]) =>
    strips.reduce((all, { length }) => all * BigInt(length), 1n);
  const known = new Map<string, readonly Landing[]>();
  const respinsFrom = (key: string, walkingWilds: WalkingWilds) => {
    const landings = known.get(key) ?? landingsOf(definition, freeReels, walkingWilds);
    known.set(key, landings);
    return landings;
  };
  const first = step([{ walkingWilds: noWalkingWilds(definition), so: one }], () =>
    landingsOf(definition, reels, noWalkingWilds(definition)),
  );
  let { open, over } = first;
  let scale = windowsOf(reels);
  const begun = rational(scale - over.count, scale);
  const found = new Map<string, { walkingWilds: WalkingWilds; often: bigint }>();
  for (let respin = 1; open.size > 0; respin += 1) {
    const windows = windowsOf(freeReels);
    for (const each of found.values()) each.often *= windows;
    for (const [key, { walkingWilds, so }] of open) {
      const { often } = found.get(key) ?? { often: 0n };
      found.set(key, { walkingWilds, often: often + so.count * windows });
    }
    const next = step(open.values(), (walkingWilds) =>
      respinsFrom(walkingWilds.join(), walkingWilds),
    );
    scale *= windows;
    over = together(scaled(over, windows), next.over);
    open = next.open;
    if (respin === mostRespins) {
      for (const { so } of open.values()) over = together(over, so);
      open = new Map();
    }
  }
  return {
    mean: rational(over.sum, scale),
    square: rational(over.squares, scale),
    begun,
    found: [...found.values()].map(({ walkingWilds, often }) => ({
      walkingWilds,
      often: rational(often, scale),
    })),
  };
}

/** One spin more: those that then have no wild in view are over. */
function step(open: Iterable<Open>, spinsFrom: (walkingWilds: WalkingWilds) => readonly Landing[]) {
  const next = new Map<string, Open>();
  let over = nothing;
  for (const { walkingWilds, so } of open) {
    for (const { next: after, spin } of spinsFrom(walkingWilds)) {
      const both = joined(so, spin);
      if (after.every((rows) => rows === 0)) {
        over = together(over, both);
        continue;
      }
      const key = after.join();
      next.set(key, { walkingWilds: after, so: together(next.get(key)?.so ?? nothing, both) });
    }
  }
  return { open: next, over };
}

const nothing: Moments = { count: 0n, sum: 0n, squares: 0n };
const one: Moments = { count: 1n, sum: 0n, squares: 0n };

/** One after the other. */
function joined(a: Moments, b: Moments): Moments {
  return {
    count: a.count * b.count,
    sum: a.sum * b.count + a.count * b.sum,
    squares: a.squares * b.count + 2n * a.sum * b.sum + a.count * b.squares,
  };
}

/** Either of them. */
function together(a: Moments, b: Moments): Moments {
  return { count: a.count + b.count, sum: a.sum + b.sum, squares: a.squares + b.squares };
}

function scaled({ count, sum, squares }: Moments, by: bigint): Moments {
  return { count: count * by, sum: sum * by, squares: squares * by };
}

/** A spin hits if it pays or a wild landed; the wilds are counted as scatters are. */
function hitRateOf(definition: SlotDefinition): Rational {
  const { wild, reels } = definition;
  const { byScatters, windowCount } = enumerateWays({ ...definition, scatter: wild }, reels, 1);
  let hits = 0n;
  for (const [wilds, pays] of byScatters.entries()) {
    for (const [pay, count] of pays) if (pay > 0 || wilds > 0) hits += count;
  }
  return rational(hits, windowCount);
}

function refuseOtherRules(definition: SlotDefinition): void {
  const { wild, wilds, scatter, symbols, payRule, reels, freeReels } = definition;
  const isLate = [...reels.slice(0, -1), ...freeReels.slice(0, -1)].every(
    (strip) => wild === null || !strip.includes(wild),
  );
  if (
    wild === null ||
    wilds?.kind !== 'walking' ||
    payRule?.kind !== 'ways' ||
    scatter !== null ||
    symbols[wild]?.pays.some((pay) => pay > 0) ||
    !isLate ||
    reels.length !== freeReels.length
  ) {
    throw new RangeError('These figures are for wilds that walk in from the last reel.');
  }
}
