/** What a ticket adds to the liability of a draw, number by number, so that numbers can be capped. */
import type { BetType, Selection } from './bet-type.ts';
import { oddsIn, oddsScale, type PrizeTable } from './prize-table.ts';

/** More keys than this no ticket has: bet types bound their lines or count by coarser keys. */
export const mostKeys = 2_000;

export type Exposure = {
  /** Bet type and number, `three-digit.three.direct:123`; the same for every way to bet on it. */
  readonly key: string;
  /** What the ticket pays if the number wins, in minor units, rounded up. Pools count nothing. */
  readonly amount: bigint;
};

export function exposureOf(
  betType: BetType,
  selection: Selection,
  { unit, multiple }: { unit: bigint; multiple: number },
  table: PrizeTable,
): Exposure[] {
  const liability = betType.liability(selection, oddsIn(table));
  if (liability.size > mostKeys) throw new RangeError(`${betType.id} has too many keys.`);
  const scale = BigInt(oddsScale);
  return Array.from(liability, ([key, odds]) => ({
    key,
    amount: (unit * BigInt(multiple) * odds + scale - 1n) / scale,
  }));
}
