import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { PlusIcon, WalletIcon } from '@bahati/ui/icons/icons.tsx';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import {
  useWaitLeft,
  useWaitWords,
} from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import '#features/cashier/method-picker.css';

/** A phone wallet holds the money of its country alone. */
export function canTake(account: PayoutAccount, currency: Currency): boolean {
  return account.currency === null || account.currency === currency;
}

/** Saved accounts as cards, and one for another; native radios, so arrows move the choice. */
export function PayoutPicker({
  accounts,
  currency,
  canAdd,
  value,
  onValueChange,
}: {
  accounts: readonly PayoutAccount[];
  /** What is to be sent. */
  currency: Currency;
  canAdd: boolean;
  /** An account's id; undefined: another one. */
  value: string | undefined;
  onValueChange: (id: string) => void;
}) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <fieldset className="methods">
      <legend className="methods-legend">{t('payout_choose')}</legend>
      <div className="methods-cards">
        {accounts.map((account) => (
          <label key={account.id} className="method">
            <input
              type="radio"
              name={group}
              value={account.id}
              checked={account.id === value}
              disabled={!canTake(account, currency)}
              onChange={() => onValueChange(account.id)}
            />
            <span className="method-mark">
              <WalletIcon size={20} />
            </span>
            <AccountWords account={account} isFit={canTake(account, currency)} />
          </label>
        ))}
        {canAdd && (
          <label className="method">
            <input
              type="radio"
              name={group}
              value="another"
              checked={value === undefined}
              onChange={() => onValueChange('another')}
            />
            <span className="method-mark">
              <PlusIcon size={20} />
            </span>
            <span className="method-words">
              <span className="method-name">{t('payout_another')}</span>
            </span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

function AccountWords({ account, isFit }: { account: PayoutAccount; isFit: boolean }) {
  const { t } = useTranslation();
  const waitWords = useWaitWords();
  const waitMs = useWaitLeft(account.readyAt);
  const { kind, provider, number } = account;
  return (
    <span className="method-words">
      <span className="method-name payout-number">{number}</span>
      <span className="method-kind">
        {provider ?? t(kind === 'bank' ? 'method_bank' : 'method_mobile_money')}
      </span>
      {!isFit && (
        <span className="method-kind">
          {t('payout_other_money', { currency: account.currency ?? '' })}
        </span>
      )}
      {isFit && waitMs > 0 && (
        <span className="method-kind">{t('payout_ready_in', { wait: waitWords(waitMs) })}</span>
      )}
    </span>
  );
}
