/** Lines and price as they are picked, and the one button that moves money. */
import { type JackpotPool, mostJackpotLines } from '@bahati/contract/sportsbook/jackpots.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { compareDecimals } from '@bahati/ui/amount-field/typed-amount.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memberQuery } from '#site/api.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { missingOf, type Picks, reckonPicks } from './picks.rules.ts';
import { usePoolWords } from './use-pool-words.ts';

type PayProps = {
  pool: JackpotPool;
  picks: Picks;
  isSending: boolean;
  fault: string | undefined;
  onPay: () => void;
};

export function PoolPay(props: PayProps) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const words = usePoolWords();
  const isLoggedIn = useIsLoggedIn();
  const { pool, picks, fault } = props;
  const currency = isCurrency(pool.currency) ? pool.currency : 'KES';
  const missing = missingOf(picks);
  const { lines, stake } = reckonPicks(picks, pool.price, currency);
  const isBegun = missing < picks.length;
  const isTooMany = lines > mostJackpotLines;
  return (
    <div className="jackpot-pay" data-begun={isBegun ? '' : undefined}>
      <p className="jackpot-pay-sums" role="status">
        {isBegun && (
          <>
            <b>{t('jackpot_lines', { count: lines, shown: count(lines) })}</b>
            <b>{words.money(pool, stake)}</b>
          </>
        )}
        <span data-fault={isTooMany ? '' : undefined}>
          {isTooMany
            ? t('jackpot_too_many', { most: count(mostJackpotLines) })
            : missing > 0 && t('jackpot_missing', { count: missing })}
        </span>
      </p>
      {fault !== undefined && (
        <p className="jackpot-fault" role="alert">
          {fault}
        </p>
      )}
      {isLoggedIn ? (
        <PayButton {...props} stake={stake} isShut={missing > 0 || isTooMany} />
      ) : (
        <AuthLink popup="login" tone="brass" size="l" isWide>
          {t('jackpot_login')}
        </AuthLink>
      )}
    </div>
  );
}

function PayButton({
  pool,
  stake,
  isShut,
  isSending,
  onPay,
}: PayProps & { stake: string; isShut: boolean }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const words = usePoolWords();
  const { data } = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  if (!isShut && data !== undefined && compareDecimals(stake, data.balance) > 0)
    return (
      <>
        <p className="jackpot-fault">
          {t('jackpot_short', { balance: money(data.balance, data.currency) })}
        </p>
        <Link
          to="/member/depositv2"
          className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}
        >
          {t('hd_deposit')}
        </Link>
      </>
    );
  return (
    <Button
      tone="brass"
      size="l"
      isWide
      aria-disabled={isShut || undefined}
      isLoading={isSending}
      loadingLabel={t('jackpot_sending')}
      onClick={() => !isShut && onPay()}
    >
      {t('jackpot_enter', { amount: words.money(pool, stake) })}
    </Button>
  );
}
