import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PaymentPasswordForm } from '#features/members/security/payment-password-form.tsx';
import { useMember } from '#features/members/use-member.ts';
import { usePayoutAccounts } from '#features/cashier/payout-accounts/use-payout-accounts.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { WithdrawForm } from './withdraw-form.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';
import '#features/cashier/cashier.css';

export function WithdrawPage() {
  const { t } = useTranslation();
  const [justMade, setJustMade] = useState<string>();
  return (
    <>
      <PageTitle words={t('member_withdrawal')} />
      <div>
        <h1 className="page-heading">{t('withdraw_heading')}</h1>
        <p className="page-lead">{t('withdraw_lead')}</p>
      </div>
      <div className="member-columns">
        <WithdrawStart onMade={setJustMade} />
        <WithdrawalHistory openId={justMade} />
      </div>
    </>
  );
}

/** Without a payment password the way out begins by setting one. */
function WithdrawStart({ onMade }: { onMade: (withdrawalId: string) => void }) {
  const { t } = useTranslation();
  const member = useMember();
  const methods = useQuery({ ...memberQuery('GET /wps/cashier/methods'), staleTime: 60_000 });
  const balance = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const payouts = usePayoutAccounts();
  const failed = [member, methods, balance, payouts].find((query) => query.isError && !query.data);
  if (failed) return <QueryError query={failed} />;
  if (!member.data || !methods.data || !balance.data || !payouts.data)
    return <SkeletonRows count={4} label={t('loading')} />;
  if (!member.data.hasPaymentPassword)
    return (
      <section className="cashier-form" aria-labelledby="set-first">
        <div className="stack">
          <LockIcon size={28} />
          <h2 id="set-first" className="member-section-title">
            {t('withdraw_set_first_title')}
          </h2>
          <p className="quiet">{t('payment_password_about')}</p>
        </div>
        <PaymentPasswordForm />
      </section>
    );
  return (
    <WithdrawForm
      methods={methods.data.withdrawal}
      payouts={payouts.data}
      balance={balance.data}
      onMade={onMade}
    />
  );
}
