/** The three bonus rounds. Nobody chooses in them: all is drawn, and everybody shares it. */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import { drawWeighed, type Weighed } from '@bahati/game-rules/bet-games/weighed.ts';
import { drawLots } from '@bahati/game-rules/originals/lots.ts';
import type { BonusPlace } from './sokoni.places.ts';

/** Each face of the coin bears a multiplier; the one that falls up pays. */
export type CoinBonus = {
  readonly kind: 'coin';
  /** On the lion, and on the dhow. */
  readonly faces: readonly [number, number];
  /** 0: the lion fell up. */
  readonly side: number;
};

/** Crates are opened until three have shown a multiplier; they pay together. */
export type CratesBonus = {
  readonly kind: 'crates';
  /** What is in each crate; `doubling` doubles all the others. */
  readonly crates: readonly number[];
  /** Places of crates, in the order in which they were opened. */
  readonly opened: readonly number[];
};

/** The wheel is spun until it stops at a multiplier; each doubling before doubles all of them. */
export type FestivalBonus = {
  readonly kind: 'festival';
  /** Segments, in the order in which it stopped at them. */
  readonly spins: readonly number[];
};

export type Bonus = CoinBonus | CratesBonus | FestivalBonus;

/** On a face of the coin, of 100. */
export const faceTimes: readonly Weighed[] = [
  { value: 3, weight: 21 },
  { value: 5, weight: 25 },
  { value: 8, weight: 20 },
  { value: 10, weight: 15 },
  { value: 15, weight: 9 },
  { value: 20, weight: 5 },
  { value: 30, weight: 3 },
  { value: 50, weight: 1 },
  { value: 100, weight: 1 },
];

/** Stands in the place of a multiplier, in a crate and on the festival's wheel. */
export const doubling = 0;

/** What is laid into the crates. */
export const crateContents: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 4, 5, 6, 15, doubling];

/** So many multipliers are opened. */
export const cratesPaid = 3;

/** Clockwise from its best. */
export const festivalSegments: readonly number[] = [
  [250, 15, 30, 20, doubling, 15, 25, 20],
  [100, 15, 25, 20, doubling, 15, 50, 20],
  [25, 15, 75, 20, doubling, 25, 30, 15],
].flat();

/** After so many doublings the segments that double pay as the best one. */
export const mostDoublings = 3;

const bestOfFestival = Math.max(...festivalSegments);

function drawCoin(draw: DrawStream): CoinBonus {
  const faces = [drawWeighed(draw, faceTimes), drawWeighed(draw, faceTimes)] as const;
  return { kind: 'coin', faces, side: draw.nextInt(2) };
}

/** The contents are shuffled over the crates before any of them is opened. */
function drawCrates(draw: DrawStream): CratesBonus {
  const size = crateContents.length;
  const crates = drawLots(draw, size, size).map((at) => crateContents[at] ?? doubling);
  const closed = crates.map((_, place) => place);
  const opened: number[] = [];
  const isPaid = (place: number) => crates[place] !== doubling;
  while (opened.filter(isPaid).length < cratesPaid) {
    opened.push(...closed.splice(draw.nextInt(closed.length), 1));
  }
  return { kind: 'crates', crates, opened };
}

function drawFestival(draw: DrawStream): FestivalBonus {
  const spins: number[] = [];
  do spins.push(draw.nextInt(festivalSegments.length));
  while (spins.length <= mostDoublings && festivalSegments[spins.at(-1) ?? 0] === doubling);
  return { kind: 'festival', spins };
}

export function drawBonus(place: BonusPlace, draw: DrawStream): Bonus {
  if (place === 'coin') return drawCoin(draw);
  return place === 'crates' ? drawCrates(draw) : drawFestival(draw);
}

/** What a segment of the festival's wheel pays after so many doublings; `doubling`: it doubles. */
export function festivalTimes(segment: number, doublings: number): number {
  const times = festivalSegments[segment] ?? doubling;
  if (times !== doubling) return times * 2 ** doublings;
  return doublings < mostDoublings ? doubling : bestOfFestival * 2 ** doublings;
}

const sumOf = (all: readonly number[]) => all.reduce((sum, times) => sum + times, 0);

const multipliers = (among: readonly number[]) =>
  among.filter((times) => times !== doubling).toSorted((one, other) => one - other);

/** What a bonus round pays to one, before the special offer. */
export function worthOf(bonus: Bonus): number {
  switch (bonus.kind) {
    case 'coin':
      return bonus.faces[bonus.side] ?? 0;
    case 'crates': {
      const found = bonus.opened.map((place) => bonus.crates[place] ?? doubling);
      const sum = sumOf(found);
      return found.includes(doubling) ? sum * 2 : sum;
    }
    case 'festival':
      return festivalTimes(bonus.spins.at(-1) ?? 0, bonus.spins.length - 1);
  }
}

/** The least and the most each of them can pay to one, before the special offer. */
export const leastWorth: Readonly<Record<BonusPlace, number>> = {
  coin: Math.min(...faceTimes.map(({ value }) => value)),
  crates: sumOf(multipliers(crateContents).slice(0, cratesPaid)),
  festival: multipliers(festivalSegments)[0] ?? 0,
};

export const mostWorth: Readonly<Record<BonusPlace, number>> = {
  coin: Math.max(...faceTimes.map(({ value }) => value)),
  crates: 2 * sumOf(multipliers(crateContents).slice(-cratesPaid)),
  festival: bestOfFestival * 2 ** mostDoublings,
};
