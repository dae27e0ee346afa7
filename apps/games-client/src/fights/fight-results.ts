/** What a shown fight did to the chips on each place. Pure. */
import { type Cloth, openingOf } from '@bahati/game-rules/chips/cloth.ts';
import type { FightView } from '@bahati/game-rules/cockfight/fight-game.ts';
import { fromDecimalText, multiply, rational } from '@bahati/game-rules/rational.ts';
import type { SpotResult } from '#frame/bets/boards/card-table/spot.tsx';

const none: ReadonlyMap<string, SpotResult> = new Map();

/** Minor units, cut as the server cuts them; nothing once other chips lie there. */
export function fightResults(
  cloth: Cloth,
  ended: FightView | null,
  { opening, stake }: { readonly opening: string; readonly stake: bigint },
): ReadonlyMap<string, SpotResult> {
  if (!ended || openingOf(cloth, ended.stacks) !== opening) return none;
  const laid = new Map(ended.stacks.map(({ place, chips }) => [place, BigInt(chips) * stake]));
  return new Map(
    ended.paid.map(({ place, chips }) => {
      const { numerator, denominator } = multiply(fromDecimalText(chips), rational(stake));
      const paid = numerator / denominator;
      const cost = laid.get(place) ?? 0n;
      return [place, { is: paid === 0n ? 'lost' : paid > cost ? 'won' : 'back', paid }];
    }),
  );
}
