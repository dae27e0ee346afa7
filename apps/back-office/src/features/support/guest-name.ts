import type { DeskChat } from '@bahati/contract/back-office/support/support.ts';
import { useWords } from '#office/words/use-words.ts';

/** Whom one speaks with: a member by name, a visitor by the number of the chat. */
export function useGuestName(): (chat: Pick<DeskChat, 'id' | 'username'>) => string {
  const { translate } = useWords();
  return ({ id, username }) => username ?? translate('chats.visitor', { id });
}
