import { useTranslation } from '#site/words/use-translation.ts';
import { useRewardSummary } from './use-reward-summary.ts';
import '#features/content/inbox/unread-badge.css';

const mostTold = 99;

/** What can be claimed, on a red chip; nothing when nothing can. */
export function RewardBadge() {
  const { t } = useTranslation();
  const summary = useRewardSummary();
  const count = summary ? summary.claimable + summary.tickets : 0;
  if (count === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{count > mostTold ? `${mostTold}+` : count}</span>
      <span className="unread-words">{t('rewards_waiting', { count })}</span>
    </span>
  );
}
