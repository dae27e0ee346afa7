import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { LoginPasswordField } from '#features/members/contacts/bind-form.tsx';
import { FirstPassword } from '#features/members/security/first-password.tsx';
import { PaymentPasswordField } from '#features/members/security/payment-password-field.tsx';
import { useCloseAccount } from './use-close-account.ts';

/** Says what closing does; with money left it shows the way to withdraw it instead. */
export function CloseAccountForm({
  hasPaymentPassword,
  onStay,
}: {
  hasPaymentPassword: boolean;
  onStay: () => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const query = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const social = useQuery({ ...memberQuery('GET /wps/member/social'), staleTime: 60_000 });
  if (!query.data) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={3} label={t('loading')} />
    );
  }
  const { balance, held, currency } = query.data;
  const hasMoney = isSomething(balance);
  const hasHeld = isSomething(held);
  if (hasMoney || hasHeld) {
    return (
      <div className="stack">
        {hasMoney && <p>{t('close_account_left', { amount: money(balance, currency) })}</p>}
        {hasHeld && <p>{t('close_account_held', { amount: money(held, currency) })}</p>}
        <div className="close-account-ways">
          {hasMoney && (
            <Link
              to="/member/withdraw"
              className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}
            >
              {t('close_account_withdraw')}
            </Link>
          )}
          <Button size="l" isWide onClick={onStay}>
            {t('close_account_stay')}
          </Button>
        </div>
      </div>
    );
  }
  // Who came through a provider has nothing to prove it with yet.
  if (social.data?.hasPassword === false) return <FirstPassword />;
  return <ClosingProof hasPaymentPassword={hasPaymentPassword} onStay={onStay} />;
}

/** Of a wire amount, without making a number of it. */
function isSomething(amount: string): boolean {
  return /[1-9]/.test(amount);
}

function ClosingProof({
  hasPaymentPassword,
  onStay,
}: {
  hasPaymentPassword: boolean;
  onStay: () => void;
}) {
  const { t } = useTranslation();
  const { form, ...closing } = useCloseAccount(hasPaymentPassword);
  return (
    <form ref={form} className="stack" noValidate onSubmit={closing.submit}>
      <ul className="close-account-facts">
        <li>{t('close_account_out')}</li>
        <li>{t('close_account_play')}</li>
        <li>{t('close_account_contacts')}</li>
        <li>{t('close_account_again')}</li>
      </ul>
      <LoginPasswordField
        value={closing.password}
        onValueChange={closing.setPassword}
        error={closing.passwordError}
      />
      {hasPaymentPassword && (
        <PaymentPasswordField
          canBeForgotten
          label={t('payment_password')}
          value={closing.digits}
          onValueChange={closing.setDigits}
          error={closing.digitsError}
        />
      )}
      <FormAlert error={closing.error} />
      <div className="close-account-ways">
        <Button
          type="submit"
          tone="danger"
          size="l"
          isWide
          isLoading={closing.isBusy}
          loadingLabel={t('loading')}
        >
          {t('close_account_open')}
        </Button>
        <Button size="l" isWide disabled={closing.isBusy} onClick={onStay}>
          {t('close_account_stay')}
        </Button>
      </div>
    </form>
  );
}
