import { useQuery } from '@tanstack/react-query';
import { chatStateQuery } from './chat-calls.ts';
import { useChatOwner } from './use-chat-owner.ts';

/** Away from the chat a visitor's page asks this seldom; a member hears by himself. */
const visitorPollMs = 20_000;

/** How many answers of the operator are unread, as a figure to show; undefined: none. */
export function useChatUnread(): string | undefined {
  const owner = useChatOwner();
  const { data } = useQuery({
    ...chatStateQuery(owner ?? 'visitor'),
    enabled: owner !== null,
    refetchInterval: owner === 'visitor' ? visitorPollMs : false,
  });
  if (owner === null || !data || data.unread === 0) return undefined;
  return data.unread > 99 ? '99+' : String(data.unread);
}
