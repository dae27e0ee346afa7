/** Amounts of a ticket: of play money, or of the brand's currency. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';

export function useTicketMoney({ isPlay }: Pick<LotteryTicket, 'isPlay'>) {
  const brand = useBrand();
  const { money, locale } = useFormat();
  const currency: Currency = isPlay ? 'XPL' : (brand.currency ?? 'KES');
  return { currency, locale, told: (amount: string) => money(amount, currency) };
}
