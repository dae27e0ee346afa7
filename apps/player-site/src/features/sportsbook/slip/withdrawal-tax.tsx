/** What the law takes of a win as it is withdrawn: told before a bet is placed and after it is paid. */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, shareRoundedHalfUp, toDecimal } from '@bahati/money/money.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import type { KeyValue } from '@bahati/ui/key-value/key-value.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#features/language/use-format.ts';
import { publicQuery } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';

const taxQuery = { ...publicQuery('GET /wps/cashier/withdrawalTax'), staleTime: 600_000 };

/** Lines for a payout: the tax of withdrawing all of it, and what is left; none where there is no tax. */
export function useWithdrawalTax(): (payout: string, currency: Currency) => KeyValue[] {
  const { t, language: tag } = useTranslation();
  const { locale, percent } = useFormat();
  const { data: tax } = useQuery(taxQuery);
  return (payout, currency) => {
    const units = parseDecimal(payout, currency);
    if (!tax || units <= 0n) return [];
    const taken = shareRoundedHalfUp(units, tax.rateBps);
    const money = (value: bigint) => (
      <Amount value={toDecimal(value, currency)} currency={currency} locale={locale} size="s" />
    );
    const name = tax.name[tag === 'sw' ? 'sw' : 'en'];
    const label = t('slip_tax', { name, percent: percent(tax.rateBps) });
    return [
      { id: 'tax', label, value: money(taken), tone: 'quiet' },
      { id: 'net', label: t('slip_net'), value: money(units - taken), tone: 'quiet' },
    ];
  };
}
