import { useTranslation } from '#site/words/use-translation.ts';
import { useClaimable } from './use-missions.ts';
import '#features/content/inbox/unread-badge.css';

/** How many missions may be claimed, on a red chip; nothing when none may. */
export function MissionBadge() {
  const { t } = useTranslation();
  const count = useClaimable();
  if (count === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{count}</span>
      <span className="unread-words">{t('missions_to_claim', { count })}</span>
    </span>
  );
}
