import type { PayoutAccount } from '@bahati/contract/player-site/cashier/payout-accounts.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { PlusIcon, WalletIcon } from '@bahati/ui/icons/icons.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { PaymentPasswordForm } from '#features/members/security/payment-password-form.tsx';
import { type Bank } from './payout-account-fields.tsx';
import { PayoutAccountForm } from './payout-account-form.tsx';
import { PayoutAccountRemoval } from './payout-account-removal.tsx';
import { usePayoutAccounts, useWaitLeft, useWaitWords } from './use-payout-accounts.ts';
import type { PayoutKind } from './use-payout-draft.ts';
import '#features/members/security/device-list.css';
import './payout-accounts.css';

/** Where the member's money goes: what is saved, since when it may be paid to, and the way to more. */
export function PayoutAccounts({ hasPaymentPassword }: { hasPaymentPassword: boolean }) {
  const { t } = useTranslation();
  const query = usePayoutAccounts();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<PayoutAccount | null>(null);
  const accounts = query.data?.items;
  const hasRoom = query.data !== undefined && query.data.items.length < query.data.most;
  return (
    <section className="member-section" aria-labelledby="payout-accounts">
      <div className="device-head">
        <h2 id="payout-accounts" className="member-section-title">
          {t('payout_title')}
        </h2>
        {hasRoom && (
          <Button size="s" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
            {t('payout_add')}
          </Button>
        )}
      </div>
      <p className="quiet">{t(accounts?.length === 0 ? 'payout_none' : 'payout_about')}</p>
      {accounts ? (
        accounts.length > 0 && (
          <ul className="rows">
            {accounts.map((account) => (
              <li key={account.id}>
                <AccountRow account={account} onRemove={() => setRemoving(account)} />
              </li>
            ))}
          </ul>
        )
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={2} label={t('loading')} />
      )}
      {isAdding && query.data && (
        <AddDialog
          hasPaymentPassword={hasPaymentPassword}
          banks={query.data.banks}
          waitHours={query.data.waitHours}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removing && <PayoutAccountRemoval account={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}

function AccountRow({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) {
  const { t } = useTranslation();
  const waitWords = useWaitWords();
  const waitMs = useWaitLeft(account.readyAt);
  const { kind, provider, number, holderName } = account;
  const name = provider ?? t(kind === 'bank' ? 'method_bank' : 'method_mobile_money');
  return (
    <div className="device">
      <span className="device-mark" aria-hidden="true">
        <WalletIcon size={20} />
      </span>
      <div className="device-words">
        <div className="device-title">
          <p className="device-name">{name}</p>
          {waitMs > 0 && (
            <StatusChip tone="brass">
              {t('payout_ready_in', { wait: waitWords(waitMs) })}
            </StatusChip>
          )}
        </div>
        <p className="quiet">
          <span className="payout-number">{number}</span>
          {holderName !== null && ` · ${holderName}`}
        </p>
      </div>
      <Button
        size="s"
        aria-label={t('payout_remove_named', { account: `${name} ${number}` })}
        onClick={onRemove}
      >
        {t('safety_remove')}
      </Button>
    </div>
  );
}

/** Without a payment password the way to an account begins by setting one. */
function AddDialog({
  hasPaymentPassword,
  banks,
  waitHours,
  onClose,
}: {
  hasPaymentPassword: boolean;
  banks: readonly Bank[];
  waitHours: number;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PayoutKind>('mobile_money');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={hasPaymentPassword ? t('payout_add') : t('withdraw_set_first_title')}
      closeLabel={t('close')}
      size="s"
    >
      {hasPaymentPassword ? (
        <div className="stack">
          <Segmented
            label={t('payout_kind')}
            options={[
              { value: 'mobile_money', label: t('method_mobile_money') },
              { value: 'bank', label: t('method_bank') },
            ]}
            value={kind}
            onValueChange={setKind}
          />
          <PayoutAccountForm
            key={kind}
            kind={kind}
            banks={banks}
            waitHours={waitHours}
            onAdded={onClose}
          />
        </div>
      ) : (
        <PaymentPasswordForm />
      )}
    </Dialog>
  );
}
