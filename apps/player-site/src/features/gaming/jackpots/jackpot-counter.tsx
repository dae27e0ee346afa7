import { useBrand } from '#features/brand/use-brand.ts';
import { jackpotFlag } from './jackpot-flag.ts';
import { DecorativeJackpot } from './decorative-jackpot.tsx';
import { PoolJackpots } from './pool-jackpots.tsx';

/** The jackpots of home: real money where the brand says so, the decoration of spec §2 otherwise. */
export function JackpotCounter() {
  const isPool = useBrand().flags[jackpotFlag];
  // Until the brand is known, neither is shown for the other.
  if (isPool === undefined) return null;
  return isPool ? <PoolJackpots /> : <DecorativeJackpot />;
}
