/** What a shown round did to each place, for games whose view says what each stack pays. */
import { type Cloth, openingOf, type Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { BoardPhase } from '#frame/bets/stage/board.ts';
import type { SpotResult } from './spot.tsx';

type Paid = {
  readonly stacks: readonly Stack[];
  readonly paid: readonly { readonly place: string; readonly chips: string }[];
};

const noResults: ReadonlyMap<string, SpotResult> = new Map();

/** Hundredths of the smallest chip, which the text has exactly two places of. */
const hundredthsOf = (chips: string) => BigInt(chips.replace('.', ''));

/** Nothing before the round was shown whole, nor once other chips lie there. */
export function resultsOf(
  cloth: Cloth,
  view: Paid | null,
  { phase, opening, stake }: { phase: BoardPhase; opening: string; stake: bigint },
): ReadonlyMap<string, SpotResult> {
  if (!view || phase !== 'ready' || openingOf(cloth, view.stacks) !== opening) return noResults;
  const laid = new Map(view.stacks.map(({ place, chips }) => [place, BigInt(chips) * 100n]));
  return new Map(
    view.paid.map(({ place, chips }) => {
      const hundredths = hundredthsOf(chips);
      const cost = laid.get(place) ?? 0n;
      const is = hundredths === 0n ? 'lost' : hundredths > cost ? 'won' : 'back';
      return [place, { is, paid: (hundredths * stake) / 100n }];
    }),
  );
}
