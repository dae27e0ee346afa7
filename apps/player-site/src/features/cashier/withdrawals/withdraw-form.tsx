import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type { Balance } from '@bahati/contract/player-site/wallet/wallet.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import type { PayoutAccounts } from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import { useFormat } from '#features/language/use-format.ts';
import { MethodPicker } from '#features/cashier/method-picker.tsx';
import { WithdrawDetails } from './withdraw-details.tsx';
import '#features/cashier/cashier.css';

export function WithdrawForm({
  methods,
  payouts,
  balance,
  onMade,
}: {
  methods: readonly PaymentMethod[];
  payouts: PayoutAccounts;
  balance: Balance;
  onMade: (withdrawalId: string) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const [chosen, setChosen] = useState('');
  const usable = methods.filter(({ isOpen }) => isOpen);
  const method = usable.find(({ code }) => code === chosen) ?? usable[0];
  if (methods.length === 0)
    return (
      <EmptyState seed="cashier" title={t('methods_none_title')} text={t('methods_none_text')} />
    );
  return (
    <div className="cashier-form">
      <p className="cashier-balance">
        <span className="quiet">{t('wallet_available')}</span>
        <Amount
          value={balance.balance}
          currency={balance.currency}
          locale={locale}
          size="l"
          isAnimated
        />
      </p>
      <MethodPicker
        label={t('withdraw_method')}
        methods={methods}
        value={method?.code ?? ''}
        onValueChange={setChosen}
      />
      {method && (
        <WithdrawDetails
          key={method.kind}
          method={method}
          payouts={payouts}
          balance={balance}
          onMade={onMade}
        />
      )}
    </div>
  );
}
