/** Theoretical returns of types of bets by a prize table, each reckoned once. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { lowestReturn } from '@bahati/lottery-rules/bets/lowest-return.ts';
import type { PrizeTable } from '@bahati/lottery-rules/bets/prize-table.ts';

const kept = new WeakMap<PrizeTable, number>();

/**
 * The lowest return of its kinds of lines, in millionths of the stake. Some take a tenth of a second,
 * so what others asked meanwhile is answered before each.
 */
export async function returnMillionths(betType: BetType, table: PrizeTable): Promise<number> {
  const known = kept.get(table);
  if (known !== undefined) return known;
  await nextTurn();
  const reckoned = lowestReturn(betType, table);
  kept.set(table, reckoned);
  return reckoned;
}
