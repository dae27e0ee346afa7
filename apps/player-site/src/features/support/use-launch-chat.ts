import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { readToken } from '#features/identity/session.ts';
import { chatCall, chatStateQuery } from './chat-calls.ts';
import { keepChatToken } from './chat-token.ts';

/** Opens the chat: here, or in a window of its own where the brand chats elsewhere. */
export function useLaunchChat() {
  const { language: tag } = useTranslation();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** Where the chat is, for a browser that opened no window. */
  const [elsewhere, setElsewhere] = useState<string>();

  async function start(model: string | undefined, isExternal: boolean) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    // Browsers open a window for a press alone, not for an answer that comes after it.
    const window = isExternal ? globalThis.open('', '_blank') : null;
    try {
      const language = tag === 'sw' ? 'sw' : 'en';
      const body = { language, ...(model ? { model } : {}) } as const;
      const launched = await chatCall('POST /wps/relay/CBS_launchChat', { body });
      if (launched.isExternal) {
        if (window) {
          window.opener = null;
          window.location.replace(launched.chatUrl);
        } else setElsewhere(launched.chatUrl);
        return;
      }
      window?.close();
      const token = new URLSearchParams(launched.chatUrl.split('?')[1]).get('t');
      if (token) keepChatToken(token);
      const owner = readToken() ? 'member' : 'visitor';
      await queryClient.invalidateQueries({ queryKey: chatStateQuery(owner).queryKey });
    } catch (problem) {
      window?.close();
      setError(problem);
    } finally {
      setIsBusy(false);
    }
  }
  return { start, isBusy, error, elsewhere };
}
