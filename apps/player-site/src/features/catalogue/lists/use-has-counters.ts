import { useBrand } from '#features/brand/use-brand.ts';
import { jackpotFlag } from '#features/gaming/jackpots/jackpot-flag.ts';

/** Whether this brand decorates its tiles; not before that is known. */
export function useHasCounters(): boolean {
  return useBrand().flags[jackpotFlag] === false;
}
