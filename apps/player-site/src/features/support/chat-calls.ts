/** The chat's calls: a member makes them with the session, a visitor with the chat's own token. */
import { createCaller } from '@bahati/client/caller.ts';
import { sendImage } from '@bahati/client/send-image.ts';
import { chatImagesPath } from '@bahati/contract/player-site/support/chat-limits.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { endSession, raiseHurdle, readToken } from '#features/identity/session.ts';
import { queryClient, readSystemAgain } from '#site/api.ts';
import { dropChatToken, readChatToken } from './chat-token.ts';

function tokenNow(): string | null {
  return readToken() ?? readChatToken();
}

/** What ended is the session of whoever is logged in, or else the visitor's week. */
function endWhatEnded(): void {
  if (readToken()) endSession('expired');
  else {
    dropChatToken();
    queryClient.removeQueries({ queryKey: ['visitor'] });
  }
}

export const chatCall = createCaller<PlayerSiteCalls>({
  token: tokenNow,
  onSessionEnded: endWhatEnded,
  onHurdle: raiseHurdle,
  onTurnedAway: () => void readSystemAgain(),
});

export type Owner = 'member' | 'visitor';

/** How the chat stands; the live connection has it read again by this key. */
export function chatStateQuery(owner: Owner) {
  return queryOptions({
    queryKey: [owner, 'GET /wps/chat'] as const,
    queryFn: ({ signal }) => chatCall('GET /wps/chat', {}, { signal }),
  });
}

export function sendChatImage(picture: Blob) {
  const sender = { path: chatImagesPath, token: tokenNow, onSessionEnded: endWhatEnded };
  return sendImage(sender, picture);
}
