import { connectLive, type LiveConnection } from '@bahati/client/live.ts';
import { type LiveMessage, livePath } from '@bahati/contract/player-site/live.ts';
import { useEffect, useEffectEvent } from 'react';
import { publicQuery, queryClient, readSystemAgain } from '#site/api.ts';
import { brandQuery } from '#features/brand/use-brand.ts';
import { endSession, raiseHurdle, useToken } from '#features/identity/session.ts';
import { useReceive } from './use-receive.ts';

/** How long a broken stream may try to heal itself before a new one is opened. */
const reopenAfterMs = 15_000;

/** One live stream per logged-in tab. It shows nothing: it feeds what the screens read. */
export function LiveLink() {
  const token = useToken();
  const receive = useReceive();
  const onMessage = useEffectEvent((message: LiveMessage) => {
    if (message.type === 'session_ended') endSession('expired');
    else if (message.type === 'session_locked') raiseHurdle('lock');
    else if (message.type === 'system_changed') void readSettingsAgain();
    else receive(message);
  });
  useEffect(() => {
    if (token) return holdOpen(token, (message) => onMessage(message));
  }, [token]);
  return null;
}

/** Whether the site is open comes first: what a closed site refuses is read once it opens. */
async function readSettingsAgain(): Promise<void> {
  await readSystemAgain();
  const { queryKey } = publicQuery('GET /wps/system/status');
  const isOpen = queryClient.getQueryData(queryKey)?.status === 0;
  const refetchType = isOpen ? 'active' : 'none';
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: brandQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['anyone'], refetchType }, { cancelRefetch: false }),
  ]);
}

/** What was told while nobody listened is read again. */
function catchUp(): void {
  void queryClient.invalidateQueries({ queryKey: ['member'] });
  void readSettingsAgain();
}

/** Keeps a stream open until the returned function is called. */
function holdOpen(token: string, onMessage: (message: LiveMessage) => void): () => void {
  let connection: LiveConnection | undefined;
  let reopen: ReturnType<typeof setTimeout> | undefined;
  let hasBeenOpen = false;

  function keepWaiting(isWaiting: boolean) {
    clearTimeout(reopen);
    reopen = isWaiting ? setTimeout(open, reopenAfterMs) : undefined;
  }

  function open() {
    keepWaiting(true);
    connection?.close();
    connection = connectLive<LiveMessage>({
      url: livePath,
      token,
      onMessage,
      onStateChange: (state) => {
        keepWaiting(state === 'waiting');
        if (state === 'waiting') return;
        if (hasBeenOpen) catchUp();
        hasBeenOpen = true;
      },
    });
  }

  open();
  window.addEventListener('online', open);
  return () => {
    window.removeEventListener('online', open);
    keepWaiting(false);
    connection?.close();
  };
}
