import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

type Cost = Pick<Deposit, 'currency' | 'amount' | 'fee' | 'tax' | 'taxName' | 'credited'> & {
  taxRateBps?: number | null;
};

/** What is paid, what of it the law and the operator keep, and what reaches the balance. */
export function DepositCost({ cost }: { cost: Cost }) {
  const { t, language: tag } = useTranslation();
  const { locale, percent } = useFormat();
  const { currency, amount, fee, tax, taxName, taxRateBps, credited } = cost;
  const sum = (value: string) => <Amount value={value} currency={currency} locale={locale} />;
  const named = taxName?.[tag === 'sw' ? 'sw' : 'en'];
  const rate = typeof taxRateBps === 'number' ? ` (${percent(taxRateBps)})` : '';
  return (
    <KeyValueList
      items={[
        { id: 'amount', label: t('deposit_you_pay'), value: sum(amount) },
        ...(named ? [{ id: 'tax', label: `${named}${rate}`, value: sum(`-${tax}`) }] : []),
        ...(/[1-9]/.test(fee)
          ? [{ id: 'fee', label: t('withdraw_fee'), value: sum(`-${fee}`) }]
          : []),
        { id: 'credited', label: t('deposit_credited'), value: sum(credited), isStrong: true },
      ]}
    />
  );
}
