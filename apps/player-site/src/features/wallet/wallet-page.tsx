import { Amount } from '@bahati/ui/amount/amount.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '@bahati/ui/icons/icons.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { SendUpLink } from '#features/agency/transfers/send-up-link.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { WalletBonus } from '#features/rewards/bonuses/wallet-bonus.tsx';
import { MoveHistory } from './move-history.tsx';
import { MovementList } from './movement-list.tsx';
import { useHiddenBalance } from './use-hidden-balance.ts';
import { TransferWallets } from './transfer-wallets.tsx';
import './wallet-page.css';

export function WalletPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle words={t('member_wallet')} />
      <h1 className="page-heading">{t('member_wallet')}</h1>
      <div className="member-columns">
        <div className="member-column">
          <BalanceCard />
          <TransferWallets />
          <SendUpLink />
        </div>
        <div className="member-column">
          <MovementList />
          <MoveHistory />
        </div>
      </div>
    </>
  );
}

function BalanceCard() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const query = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const { isHidden, toggle } = useHiddenBalance();
  const balance = query.data;
  if (query.isError && !balance) return <QueryError query={query} />;
  const look = { locale, isHidden, hiddenLabel: t('balance_hidden'), isAnimated: true };
  return (
    <section className="wallet-card" aria-label={t('balance')}>
      <div className="wallet-band">
        <KangaBand seed="wallet" height={28} />
      </div>
      <div className="wallet-body">
        <div className="wallet-head">
          <h2 className="wallet-label">{t('wallet_available')}</h2>
          <IconButton label={isHidden ? t('balance_show') : t('balance_hide')} onClick={toggle}>
            {isHidden ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </IconButton>
        </div>
        <p className="wallet-amount">
          {balance ? (
            <Amount value={balance.balance} currency={balance.currency} size="xl" {...look} />
          ) : (
            <Skeleton width={220} height={44} />
          )}
        </p>
        <p className="quiet">{t('wallet_available_about')}</p>
        <div className="wallet-held">
          <p className="wallet-label">{t('wallet_held')}</p>
          {balance ? (
            <Amount value={balance.held} currency={balance.currency} {...look} />
          ) : (
            <Skeleton width={90} />
          )}
        </div>
        <p className="quiet wallet-small">{t('wallet_held_about')}</p>
        <WalletBonus />
        <div className="wallet-actions">
          <Link to="/member/depositv2" className={buttonClass({ tone: 'brass', isWide: true })}>
            {t('hd_deposit')}
          </Link>
          <Link to="/member/withdraw" className={buttonClass({ isWide: true })}>
            {t('hd_withdraw')}
          </Link>
        </div>
      </div>
    </section>
  );
}
