import { Amount } from '@bahati/ui/amount/amount.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon, RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { BalanceBonus } from '#features/rewards/bonuses/balance-bonus.tsx';
import { useHiddenBalance } from './use-hidden-balance.ts';
import './balance-pill.css';

/** The balance in the header: pushed by the server, hideable, and to be asked for again. */
export function BalancePill() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { data, isFetching, isError, refetch } = useQuery(
    memberQuery('GET /wps/v2/wallets/balance'),
  );
  const { isHidden, toggle } = useHiddenBalance();
  return (
    <div className="balance" role="group" aria-label={t('balance')}>
      <span className="balance-amount" aria-live="polite" aria-atomic="true">
        {data ? (
          <Amount
            value={data.balance}
            currency={data.currency}
            locale={locale}
            isHidden={isHidden}
            hiddenLabel={t('balance_hidden')}
            isAnimated
          />
        ) : isError ? (
          <span className="balance-unknown">{t('balance_unknown')}</span>
        ) : (
          <Skeleton width={104} height={16} />
        )}
        <BalanceBonus isHidden={isHidden} />
      </span>
      <IconButton
        className="balance-eye"
        label={isHidden ? t('balance_show') : t('balance_hide')}
        onClick={toggle}
      >
        {isHidden ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
      </IconButton>
      <IconButton
        className={isFetching ? 'balance-refresh balance-refreshing' : 'balance-refresh'}
        label={t('balance_refresh')}
        onClick={() => void refetch()}
      >
        <RefreshIcon size={18} />
      </IconButton>
    </div>
  );
}
