import type { PaymentMethod } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import type { Balance } from '@bahati/contract/player-site/wallet/wallet.ts';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { PayoutAccountForm } from '#features/cashier/payout-accounts/payout-account-form.tsx';
import type { PayoutAccounts } from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { canTake, PayoutPicker } from './payout-picker.tsx';
import { WithdrawAmount } from './withdraw-amount.tsx';

/**
 * To where, then how much. An account that may be paid at once is asked for beside the amount and
 * saved with the withdrawal; one that has to wait is saved first.
 */
export function WithdrawDetails({
  method,
  payouts,
  balance,
  onMade,
}: {
  method: PaymentMethod;
  payouts: PayoutAccounts;
  balance: Balance;
  onMade: (withdrawalId: string) => void;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [chosen, setChosen] = useState<string>();
  const { items, most, waitHours, banks } = payouts;
  const kind = method.kind === 'bank' ? 'bank' : 'mobile_money';
  const accounts = items.filter((account) => account.kind === kind);
  const canAdd = items.length < most;
  const fitting = accounts.filter((account) => canTake(account, method.currency));
  const account = accountOf(fitting, chosen, canAdd);
  const mustSaveFirst = account === undefined && waitHours > 0;
  return (
    <>
      {accounts.length > 0 && (
        <PayoutPicker
          accounts={accounts}
          currency={method.currency}
          canAdd={canAdd}
          value={account?.id}
          onValueChange={setChosen}
        />
      )}
      {account !== undefined && account.readyAt !== null ? (
        <FormAlert tone="info">
          {t('payout_cooling_about', { time: time(account.readyAt) })}
        </FormAlert>
      ) : account === undefined && !canAdd ? (
        <FormAlert tone="info">{t('refusal_too_many_payout_accounts')}</FormAlert>
      ) : mustSaveFirst ? (
        <PayoutAccountForm
          kind={kind}
          banks={banks}
          waitHours={waitHours}
          onAdded={({ id }) => setChosen(id)}
        />
      ) : (
        <WithdrawAmount
          method={method}
          account={account}
          banks={banks}
          balance={balance}
          onMade={onMade}
        />
      )}
    </>
  );
}

/** The one chosen, else one that may be paid now; undefined: another is to be given. */
function accountOf(
  accounts: readonly PayoutAccount[],
  chosen: string | undefined,
  canAdd: boolean,
): PayoutAccount | undefined {
  if (chosen === 'another' && canAdd) return undefined;
  const own = accounts.find(({ id }) => id === chosen);
  return own ?? accounts.find(({ readyAt }) => readyAt === null) ?? accounts[0];
}
