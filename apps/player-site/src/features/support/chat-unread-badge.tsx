import { useTranslation } from '#site/words/use-translation.ts';
import { useChatUnread } from './use-chat-unread.ts';
import './chat-unread-badge.css';

/** A small figure on the shoulder of what leads to the chat. */
export function ChatUnreadBadge() {
  const { t } = useTranslation();
  const count = useChatUnread();
  if (count === undefined) return null;
  return (
    <span className="chat-unread tabular">
      <span aria-hidden="true">{count}</span>
      <span className="chat-unread-words">{t('chat_unread', { count })}</span>
    </span>
  );
}
