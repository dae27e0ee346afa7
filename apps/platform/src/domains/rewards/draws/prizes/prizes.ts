/** Prizes as they are published. */
import type { DrawPrize } from '@bahati/contract/draw-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { amountOf } from '#domains/rewards/awards/awards.ts';
import type { PrizeRow } from '#domains/rewards/draws/rows/rows.ts';

export function prizeValue(prize: PrizeRow, currency: Currency): DrawPrize {
  const { place, title, award, odds, stock, given, isFallback } = prize;
  const isMoney = award?.kind === 'cash' || award?.kind === 'bonus';
  const amount = award ? amountOf(award, currency) : 0n;
  return {
    place,
    title,
    kind: award?.kind ?? 'nothing',
    amount: isMoney ? toDecimal(amount, currency) : amount.toString(),
    odds,
    stock,
    left: stock === null ? null : stock - given,
    isFallback,
  };
}
