/** What is left to be played of a bonus. */
import type { MemberBonus } from '@bahati/contract/player-site/rewards/awards.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';

export function leftOf({
  required,
  wagered,
  currency,
}: Pick<MemberBonus, 'required' | 'wagered' | 'currency'>): string {
  return toDecimal(parseDecimal(required, currency) - parseDecimal(wagered, currency), currency);
}
