/** What a period gives back. Pure: amounts are minor units. */
import type { CashbackRules } from '@bahati/contract/programme-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, shareRoundedDown } from '@bahati/money/money.ts';

/** Of a loss; 0 where it is less than the least, or where nothing was lost. */
export function cashbackOf(rules: CashbackRules, currency: Currency, loss: bigint): bigint {
  if (loss <= 0n || loss < parseDecimal(rules.leastLoss, currency)) return 0n;
  const share = shareRoundedDown(loss, rules.rateBasisPoints);
  const cap = rules.cap === null ? share : parseDecimal(rules.cap, currency);
  return share < cap ? share : cap;
}
