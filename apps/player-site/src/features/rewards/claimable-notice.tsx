import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Link } from '@tanstack/react-router';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useRewardSummary } from './use-reward-summary.ts';

/** Says after a deposit that rewards wait; silent where none does. */
export function ClaimableNotice() {
  const { t } = useTranslation();
  const count = useRewardSummary()?.claimable ?? 0;
  if (count === 0) return null;
  return (
    <>
      <FormAlert tone="info">{t('rewards_waiting', { count })}</FormAlert>
      <Link to="/member/rewardCenter" className={buttonClass({ isWide: true })}>
        {t('reward_to_centre')}
      </Link>
    </>
  );
}
