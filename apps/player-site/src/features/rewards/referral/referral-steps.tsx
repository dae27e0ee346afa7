import type { ReferralTerms } from '@bahati/contract/player-site/rewards/referral.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useLevelWords } from '#features/rewards/vip/use-level-words.ts';

/** How it goes, and every condition with its figure. */
export function ReferralSteps({ terms }: { terms: ReferralTerms }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { short } = useLevelWords();
  const { currency } = terms;
  return (
    <section className="member-section" aria-labelledby="referral-how">
      <h2 id="referral-how" className="member-section-title">
        {t('referral_how')}
      </h2>
      <ol className="referral-steps">
        <li>{t('referral_step_link')}</li>
        <li>{t('referral_step_deposit', { amount: short(terms.leastDeposit, currency) })}</li>
        <li>
          {t('referral_step_play', {
            amount: short(terms.leastTurnover, currency),
            days: count(terms.days),
          })}
        </li>
        <li>{t('referral_step_claim', { amount: short(terms.sponsorReward, currency) })}</li>
      </ol>
      <ul className="referral-terms quiet">
        {terms.friendPercent > 0 && (
          <li>{t('referral_term_wager', { times: terms.friendWagerTimes })}</li>
        )}
        <li>
          {t('referral_term_most', { day: terms.mostPerDay, month: count(terms.mostPerMonth) })}
        </li>
        <li>{t('referral_term_own')}</li>
      </ul>
    </section>
  );
}
