import type {
  Withdrawal,
  WithdrawalQuote,
} from '@bahati/contract/player-site/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import type { KeyValue } from '@bahati/ui/key-value/key-value.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

type Costs = Pick<Withdrawal, 'currency' | 'amount' | 'tax' | 'taxName' | 'fee' | 'net'> &
  Partial<Pick<WithdrawalQuote, 'taxRateBps'>>;

/** What leaves the balance, what of it the law and the operator keep, and what arrives. */
export function useCostLines(): (costs: Costs) => KeyValue[] {
  const { t, language: tag } = useTranslation();
  const { locale, percent } = useFormat();
  return ({ currency, amount, tax, taxName, taxRateBps, fee, net }) => {
    const sum = (value: string, size?: 'l') => (
      <Amount value={value} currency={currency} locale={locale} {...(size ? { size } : {})} />
    );
    const named = taxName?.[tag === 'sw' ? 'sw' : 'en'];
    const rate = typeof taxRateBps === 'number' ? ` (${percent(taxRateBps)})` : '';
    return [
      { id: 'amount', label: t('withdraw_leaves'), value: sum(amount) },
      ...(named ? [{ id: 'tax', label: `${named}${rate}`, value: sum(`-${tax}`) }] : []),
      {
        id: 'fee',
        label: t('withdraw_fee'),
        value: /[1-9]/.test(fee) ? sum(`-${fee}`) : t('withdraw_fee_none'),
      },
      { id: 'receive', label: t('withdraw_receive'), value: sum(net, 'l'), isStrong: true },
    ];
  };
}
