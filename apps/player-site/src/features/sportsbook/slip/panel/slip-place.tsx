/** The one button that moves money, and why it does not where it cannot. */
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { compareDecimals } from '@bahati/ui/amount-field/typed-amount.ts';
import type { SlipReckoning } from '@bahati/contract/sportsbook/slip.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memberQuery } from '#site/api.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useIsTrial, useRealAccount } from '#features/members/use-trial.ts';
import { useBookCurrency } from '#features/sportsbook/slip/use-slip.ts';
import { useTranslation } from '#site/words/use-translation.ts';

export type PlaceState = 'ready' | 'blocked' | 'moved' | 'checking' | 'sending';

/** Where a login leads back to: this page with the slip open. */
function slipHref(): string {
  const here = new URL(window.location.href);
  here.searchParams.delete('popup');
  here.searchParams.set('slip', 'open');
  return `${here.pathname}${here.search}`;
}

export function SlipPlace(props: {
  sums: SlipReckoning;
  state: PlaceState;
  onPlace: () => void;
  onAccept: () => void;
}) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const isTrial = useIsTrial();
  if (!isLoggedIn)
    return (
      <AuthLink popup="login" tone="brass" size="l" isWide next={slipHref()}>
        {t('slip_login')}
      </AuthLink>
    );
  if (isTrial) return <TrialAccount />;
  return <MemberPlace {...props} />;
}

function TrialAccount() {
  const { t } = useTranslation();
  const leave = useRealAccount();
  return (
    <>
      <p className="slip-note">{t('in_need_true_account')}</p>
      <Button
        tone="brass"
        size="l"
        isWide
        isLoading={leave.isPending}
        loadingLabel={t('loading')}
        onClick={() => leave.mutate()}
      >
        {t('register_submit')}
      </Button>
    </>
  );
}

function MemberPlace({
  sums,
  state,
  onPlace,
  onAccept,
}: {
  sums: SlipReckoning;
  state: PlaceState;
  onPlace: () => void;
  onAccept: () => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const currency = useBookCurrency();
  const isOnline = useOnline();
  const { data } = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const isShort = data !== undefined && compareDecimals(sums.stake, data.balance) > 0;
  // Nobody is sent to pay in for a bet that would not be taken.
  if (isShort && state !== 'blocked')
    return (
      <>
        <p className="slip-note">
          {t('slip_short', { balance: money(data.balance, data.currency) })}
        </p>
        <Link
          to="/member/depositv2"
          className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}
        >
          {t('hd_deposit')}
        </Link>
      </>
    );
  if (state === 'moved')
    return (
      <Button tone="brass" size="l" isWide onClick={onAccept}>
        {t('slip_accept_all')}
      </Button>
    );
  const isShut = !isOnline || state === 'blocked';
  return (
    <>
      {isShut && (
        <p className="slip-note" role="status">
          {t(isOnline ? 'slip_blocked' : 'slip_offline')}
        </p>
      )}
      <Button
        tone="brass"
        size="l"
        isWide
        aria-disabled={isShut || undefined}
        isLoading={state === 'sending'}
        loadingLabel={t('slip_sending')}
        onClick={() => !isShut && onPlace()}
      >
        {sums.stake.replace(/[0.]/g, '') === ''
          ? t('slip_place')
          : t('slip_place_for', { amount: money(sums.stake, currency) })}
      </Button>
    </>
  );
}
