/** Sections 9 and 11 of docs/fairness.md: chips on a table, and what they bring. */
import { sum } from './draw.mjs';
import { nothing, plus, read, times } from './stories.mjs';

/** To one, and the chip itself. */
export const to = (profit) => [BigInt(profit) + 1n, 1n];
export const won = (isWon, profit) => (isWon ? to(profit) : nothing);

/** The stacks of an opening: places and chips on them. */
export function stacksOf(opening) {
  const [list] = read(opening, /^[a-z0-9-]+:([a-z0-9.=,-]+)$/);
  const stacks = list.split(',').map((text) => {
    const [place, chips] = read(text, /^([a-z0-9.-]+)=([1-9]\d{0,3})$/);
    return { place, chips: Number(chips) };
  });
  if (new Set(stacks.map(({ place }) => place)).size < stacks.length) {
    throw new Error('A place is named twice.');
  }
  return stacks;
}

/** What all chips cost and bring; `back` tells of a place what one chip on it brings. */
export function settle(opening, back) {
  const stacks = stacksOf(opening);
  const brought = stacks.map(({ place, chips }) => {
    const each = back(place);
    if (!each) throw new Error(`This cloth has no place ${place}.`);
    return times(each, [BigInt(chips), 1n]);
  });
  return { cost: sum(stacks.map(({ chips }) => chips)), pay: plus(brought) };
}
