import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import type { Owner } from './chat-calls.ts';
import { useChatToken } from './chat-token.ts';

/** Whose chat this tab may read: the member's, a visitor's, or nobody's yet. */
export function useChatOwner(): Owner | null {
  const isMember = useIsLoggedIn();
  const hurdle = useHurdle();
  const chatToken = useChatToken();
  if (isMember) return hurdle === 'none' ? 'member' : null;
  return chatToken === null ? null : 'visitor';
}
