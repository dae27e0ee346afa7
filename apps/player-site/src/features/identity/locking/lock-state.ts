/** The idle lock of this device as this tab knows it. The server alone decides; tabs tell each other to ask. */
import { call } from '#site/api.ts';
import { clearHurdle, currentHurdle, raiseHurdle, readToken } from '#features/identity/session.ts';

/** Said this often at the most: the server counts in minutes. */
const sayEveryMs = 15_000;
const channelName = 'bahati.lock';

let saidAt = 0;
let isWatched = false;

/** From now on use is told to the server; or no longer. */
export function watchUse(isOn: boolean): void {
  isWatched = isOn;
  saidAt = Date.now();
}

/** The member touched this page or its game. */
export function noteUse(): void {
  if (!isWatched || document.hidden || Date.now() - saidAt < sayEveryMs) return;
  saidAt = Date.now();
  // Where it was too late the answer raises the lock.
  call('POST /wps/session/active', { body: {} }).catch(() => undefined);
}

export const unusedMs = (): number => Date.now() - saidAt;

export async function askLock(): Promise<void> {
  if (readToken() === null) return;
  const { isLocked } = await call('GET /wps/session/lock');
  if (isLocked) raiseHurdle('lock');
  else clearHurdle('lock');
}

/** Locks every tab of this device. */
export async function lockNow(): Promise<void> {
  await call('POST /wps/session/lock', { body: {} });
  raiseHurdle('lock');
  tellTabs();
}

export function unlocked(): void {
  clearHurdle('lock');
  tellTabs();
}

function tellTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('ask');
  channel.close();
}

/** What other tabs say, and coming back to this one. */
export function listenForLock(): () => void {
  const ask = () => void askLock().catch(() => undefined);
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ask);
  const comeBack = () => {
    if (document.hidden) return;
    if (currentHurdle() === 'lock') ask();
    else noteUse();
  };
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', comeBack);
  };
}
