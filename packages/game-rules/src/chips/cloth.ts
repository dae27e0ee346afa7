/**
 * Chips on a cloth: how the tables say which bets a round is made of. A stack is a number of the
 * smallest chip on one place; the opening lists the stacks in the order of the cloth, such as
 * `chips:17=3,red=2`, so that equal bets are equal texts.
 */

export type Cloth = {
  /** Every place there is, in the order in which openings list them. */
  readonly places: readonly string[];
  /**
   * What stands before the colon: the way whose return is watched. Absent: always `chips`. A cloth
   * whose places do not all give back the same may name by it the rounds that do.
   */
  readonly wayOf?: (stacks: readonly Stack[]) => string;
  /** The most chips that may lie on a place whose wins are large. Absent: `mostOnPlace` on each. */
  readonly mostOn?: (place: string) => number;
};

export type Stack = {
  readonly place: string;
  /** How many of the smallest chip, from 1. */
  readonly chips: number;
};

/** The limits of every cloth: chips on a place, chips in a round, places with chips. */
export const mostOnPlace = 1_000;
export const mostInRound = 5_000;
export const mostPlaces = 60;

/** What an opening may be long, as the contract of openings has it. */
const longestText = 600;

const stackText = /^([a-z0-9.-]+)=([1-9]\d{0,3})$/;

/** What stands in the way of betting so; null: nothing. `empty` is a cloth without chips. */
export type ClothLimit = 'empty' | 'place' | 'round' | 'places';

/** The most chips that may lie on this place of a cloth. */
export const mostChipsOn = ({ mostOn }: Cloth, place: string): number =>
  mostOn?.(place) ?? mostOnPlace;

export function limitOf(cloth: Cloth, stacks: readonly Stack[]): ClothLimit | null {
  if (stacks.length === 0) return 'empty';
  if (stacks.some(({ place, chips }) => chips > mostChipsOn(cloth, place))) return 'place';
  if (priceOfStacks(stacks) > mostInRound) return 'round';
  if (stacks.length > mostPlaces || openingOf(cloth, stacks).length > longestText) return 'places';
  return null;
}

/** Chips in all, which is what the round costs in stakes. */
export function priceOfStacks(stacks: readonly Stack[]): number {
  return stacks.reduce((sum, { chips }) => sum + chips, 0);
}

/** The one text of these bets. Stacks on a place the cloth has not are refused by a RangeError. */
export function openingOf(cloth: Cloth, stacks: readonly Stack[]): string {
  const listed = inOrder(cloth, stacks).map(({ place, chips }) => `${place}=${chips}`);
  return `${cloth.wayOf?.(stacks) ?? 'chips'}:${listed.join(',')}`;
}

/** The stacks of an opening in the order of the cloth; null: no such opening. */
export function readStacks(cloth: Cloth, opening: string): readonly Stack[] | null {
  const stacks: Stack[] = [];
  if (opening.length > longestText) return null;
  const listed = opening.slice(opening.indexOf(':') + 1).split(',');
  for (const text of listed) {
    const found = stackText.exec(text);
    if (!found?.[1] || !found[2] || !cloth.places.includes(found[1])) return null;
    if (stacks.some(({ place }) => place === found[1])) return null;
    stacks.push({ place: found[1], chips: Number(found[2]) });
  }
  // Whatever reads as chips but is spelled otherwise is not the text of these bets.
  if (openingOf(cloth, stacks) !== opening) return null;
  return limitOf(cloth, stacks) ? null : stacks;
}

/** As `priceOf` of a game wants it: null where there is no such opening. */
export function priceOnCloth(cloth: Cloth, opening: string): number | null {
  const stacks = readStacks(cloth, opening);
  return stacks && priceOfStacks(stacks);
}

function inOrder(cloth: Cloth, stacks: readonly Stack[]): readonly Stack[] {
  const rank = (stack: Stack) => {
    const at = cloth.places.indexOf(stack.place);
    if (at < 0) throw new RangeError(`The cloth has no place ${stack.place}.`);
    return at;
  };
  return stacks
    .map((stack) => ({ stack, at: rank(stack) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ stack }) => stack);
}
