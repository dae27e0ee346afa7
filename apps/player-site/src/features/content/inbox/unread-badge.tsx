import { useTranslation } from '#site/words/use-translation.ts';
import { useUnread } from './use-unread.ts';
import './unread-badge.css';

/** The server counts to a hundred. */
const mostTold = 99;

/** How many messages wait, on a red chip; nothing when none does. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span className="unread">
      <span aria-hidden="true">{count > mostTold ? `${mostTold}+` : count}</span>
      <span className="unread-words">{t('messages_unread', { count })}</span>
    </span>
  );
}

/** The same as a dot, on what opens the menu the count stands in. */
export function UnreadDot() {
  return useUnread() > 0 ? <span className="unread-dot" aria-hidden="true" /> : null;
}
