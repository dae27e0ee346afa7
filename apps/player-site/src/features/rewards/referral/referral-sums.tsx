import { Amount } from '@bahati/ui/amount/amount.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import type { OwnReferral } from './invite-card.tsx';

/** What it brought up to now. */
export function ReferralSums({ own }: { own: OwnReferral }) {
  const { t } = useTranslation();
  const { locale, count } = useFormat();
  const { earned, waiting, friends, rewarded, terms } = own;
  return (
    <dl className="referral-sums">
      <div className="referral-sum referral-sum-lead">
        <dt>{t('referral_earned')}</dt>
        <dd>
          <Amount value={earned} currency={terms.currency} locale={locale} size="xl" isAnimated />
        </dd>
      </div>
      <div className="referral-sum referral-sum-next">
        <dt>{t('referral_waiting')}</dt>
        <dd>
          <Amount value={waiting} currency={terms.currency} locale={locale} size="l" />
        </dd>
      </div>
      <div className="referral-sum">
        <dt>{t('referral_friends')}</dt>
        <dd className="referral-count tabular">{count(friends)}</dd>
      </div>
      <div className="referral-sum">
        <dt>{t('referral_rewarded')}</dt>
        <dd className="referral-count tabular">{count(rewarded)}</dd>
      </div>
    </dl>
  );
}
