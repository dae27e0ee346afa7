/**
 * The board of Bao: each player has two rows of eight pits and sows around them. A player's pits are
 * numbered as he sees them: 0 to 7 the front row from the left, 8 to 15 the back row from the right,
 * so that 8 lies behind 7 and 15 behind 0. His front pit 0 faces the other's front pit 7.
 */
import { around } from '@bahati/game-rules/seat-games/match/seats.ts';

export type BaoSide = {
  /** Seeds by pit, 16 of them. */
  readonly pits: readonly number[];
  /** Seeds that come in one by one. */
  readonly store: number;
  /** Until the house is emptied or captured. */
  readonly ownsHouse: boolean;
};

/** The side of the player left of the button, who begins, and the other. */
export type BaoBoard = readonly [BaoSide, BaoSide];

/** Towards higher pits (clockwise: to the right along the front row), or lower ones. */
export type Direction = 1 | -1;

export const pitCount = 16;
export const frontCount = 8;
/** The square pit (nyumba), the fifth from the left. */
export const house = 4;
/** As many seeds make it a house. */
const houseSeeds = 6;

const firstSide: BaoSide = {
  pits: [0, 0, 0, 0, houseSeeds, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  store: 22,
  ownsHouse: true,
};
export const firstBaoBoard: BaoBoard = [firstSide, firstSide];

export const seedsAt = ({ pits }: BaoSide, pit: number): number => pits[pit] ?? 0;

export const isFront = (pit: number): boolean => pit < frontCount;

/** The other's front pit that faces this one. */
export const facing = (pit: number): number => frontCount - 1 - pit;

export function pitAfter(pit: number, steps: number, direction: Direction): number {
  return around(pit + steps * direction, pitCount);
}

/** Owned, and with six seeds or more: sowing may stop in it, and nothing else begins there. */
export function isHouse(side: BaoSide, pit: number): boolean {
  return pit === house && side.ownsHouse && seedsAt(side, pit) >= houseSeeds;
}

export function frontPits({ pits }: BaoSide): readonly number[] {
  return pits.slice(0, frontCount).flatMap((seeds, pit) => (seeds > 0 ? [pit] : []));
}

export function seedsOf({ pits, store }: BaoSide): number {
  return pits.reduce((sum, seeds) => sum + seeds, store);
}

/** The end pit (kichwa) captured seeds are sown from in this direction. */
export const headFor = (direction: Direction): number => (direction === 1 ? 0 : frontCount - 1);

/** The way captured seeds go from one of the four outer pits (kimbi); null: the way stays. */
export function wayFrom(pit: number): Direction | null {
  if (pit <= 1) return 1;
  return pit >= frontCount - 2 ? -1 : null;
}
