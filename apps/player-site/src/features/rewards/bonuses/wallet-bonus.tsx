import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#features/language/use-format.ts';
import { useRewardSummary } from '#features/rewards/use-reward-summary.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useHiddenBalance } from '#features/wallet/use-hidden-balance.ts';
import '#features/wallet/wallet-page.css';

/** Bonus money on the wallet page, apart from cash; silent where there is none. */
export function WalletBonus() {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { isHidden } = useHiddenBalance();
  const summary = useRewardSummary();
  if (!summary || Number(summary.bonus) === 0) return null;
  return (
    <>
      <div className="wallet-held">
        <p className="wallet-label">{t('wallet_bonus')}</p>
        <Amount
          value={summary.bonus}
          currency={summary.currency}
          locale={locale}
          isHidden={isHidden}
          hiddenLabel={t('balance_hidden')}
        />
      </div>
      <p className="quiet wallet-small">
        {t('wallet_bonus_about')}{' '}
        <Link to="/member/bonusDetails" className="text-link">
          {t('wallet_bonus_link')}
        </Link>
      </p>
    </>
  );
}
