/** Where the signs stand on a card of 100 by 140. Pure. */
import type { Rank } from '@bahati/game-rules/cards/card.ts';

export type Pip = { readonly x: number; readonly y: number; readonly isTurned: boolean };

const [left, middle, right] = [35, 50, 65];
const [top, bottom, centre] = [29, 111, 70];

const columns = (...rows: readonly number[]) =>
  rows.flatMap((y) => [
    { x: left, y },
    { x: right, y },
  ]);
const inMiddle = (...rows: readonly number[]) => rows.map((y) => ({ x: middle, y }));

const layouts: Readonly<Partial<Record<Rank, readonly { x: number; y: number }[]>>> = {
  2: inMiddle(top, bottom),
  3: inMiddle(top, centre, bottom),
  4: columns(top, bottom),
  5: [...columns(top, bottom), ...inMiddle(centre)],
  6: columns(top, centre, bottom),
  7: [...columns(top, centre, bottom), ...inMiddle(49.5)],
  8: [...columns(top, centre, bottom), ...inMiddle(49.5, 90.5)],
  9: [...columns(top, 56, 84, bottom), ...inMiddle(centre)],
  10: [...columns(top, 56, 84, bottom), ...inMiddle(42.5, 97.5)],
  14: inMiddle(centre),
};

/** None on the cards with a figure. */
export function pipsOf(rank: Rank): readonly Pip[] {
  return (layouts[rank] ?? []).map(({ x, y }) => ({ x, y, isTurned: y > centre }));
}
