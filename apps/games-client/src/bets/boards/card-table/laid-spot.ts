import type { BoardProps } from '#frame/bets/stage/board.ts';
import { chipsOn } from '#frame/chips/laying.ts';
import type { Chips } from '#frame/chips/use-chips.ts';
import type { SpotProps, SpotResult } from './spot.tsx';

type Cloth = {
  readonly board: Pick<BoardProps<never>, 'stake' | 'money' | 'isLocked'>;
  readonly chips: Chips;
  readonly results: ReadonlyMap<string, SpotResult>;
};

/** What lies on a place of a cloth, what became of it, and what a press does there. */
export function laidSpot(
  place: string,
  { board: { stake, money, isLocked }, chips, results }: Cloth,
): Omit<SpotProps, 'name' | 'label' | 'pays'> {
  return {
    tone: place,
    chips: chipsOn(chips.laying, place),
    stake,
    money,
    isLocked,
    result: results.get(place) ?? null,
    onPlace: () => chips.place(place),
    onTake: () => chips.take(place),
  };
}
