import type { CallValue } from '@bahati/contract/call.ts';
import type { cashierCalls } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { DepositAmount } from './deposit-amount.tsx';
import { MethodPicker } from '#features/cashier/method-picker.tsx';
import '#features/cashier/cashier.css';

type PaymentMethods = CallValue<(typeof cashierCalls)['GET /wps/cashier/methods']>;

export function DepositForm({ ways, offers }: { ways: PaymentMethods; offers: ReactNode }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const usable = ways.deposit.filter(({ isOpen, isOut }) => isOpen && !isOut);
  const method = usable.find(({ code }) => code === chosen) ?? usable[0];
  if (ways.isWithdrawOnly) {
    return (
      <EmptyState
        seed="cashier"
        title={t('deposits_paused_title')}
        text={t('refusal_deposits_paused')}
      />
    );
  }
  if (!method && ways.deposit.length === 0) {
    return (
      <EmptyState seed="cashier" title={t('methods_none_title')} text={t('methods_none_text')} />
    );
  }
  return (
    <div className="cashier-form">
      {offers}
      <MethodPicker
        label={t('deposit_method')}
        methods={ways.deposit}
        value={method?.code ?? ''}
        onValueChange={setChosen}
        isForNow
      />
      {method && <DepositAmount key={method.code} method={method} ownNumber={ways.ownNumber} />}
    </div>
  );
}
