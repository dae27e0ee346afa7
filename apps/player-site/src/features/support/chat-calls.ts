/** The chat's calls: a member makes them with the session, a visitor with the chat's own token. */
import { createCaller, RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { Envelope } from '@bahati/contract/call.ts';
import { chatImagesPath } from '@bahati/contract/player-site/chat-limits.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import type { ChatImage } from '@bahati/contract/player-site/support.ts';
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

/** Sends the bytes of one picture as they are. */
export async function sendChatImage(picture: Blob): Promise<ChatImage> {
  const response = await fetch(chatImagesPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenNow() ?? ''}`, 'content-type': picture.type },
    body: picture,
  }).catch((error: unknown) => {
    throw new UnreachableError(error);
  });
  const envelope = (await response.json().catch((error: unknown) => {
    throw new UnreachableError(error);
  })) as Envelope<ChatImage>;
  if (envelope.success) return envelope.value;
  if (envelope.code === 'unauthenticated') endWhatEnded();
  throw new RefusedError(response.status, envelope);
}
