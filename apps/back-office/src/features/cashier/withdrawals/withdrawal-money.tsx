import type { StaffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What of the amount the law and the operator keep, and what the payee gets. */
export function WithdrawalMoney({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { translate, locale } = useWords();
  const { currency, tax, taxName, fee, net } = withdrawal;
  const sum = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <KeyValueList
      isCompact
      items={[
        ...(taxName
          ? [
              {
                id: 'tax',
                label: locale === 'sw' ? taxName.sw : taxName.en,
                value: sum(tax),
              },
            ]
          : []),
        { id: 'fee', label: translate('withdrawals.fee'), value: sum(fee) },
        { id: 'net', label: translate('withdrawals.net'), value: sum(net), isStrong: true },
      ]}
    />
  );
}
