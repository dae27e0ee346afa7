/** Placing slips in a browser: with its storage, its locks and its network. */
import { readToken } from '#features/identity/session.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { createPlacer } from './placer.ts';
import { placingStore } from './placing-store.ts';

const lockName = 'bahati.slip.place';

/** A browser without locks has the key alone, which is enough for the book. */
async function alone(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(lockName, work);
  else await work();
}

/** Waits, or less long where the network comes back before. */
function rest(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    addEventListener('online', wake);
  });
}

const placer = createPlacer({
  ask: (body) => bookMemberCall('POST /book/v1/bets', { body }),
  store: placingStore,
  slip: slipStore,
  alone,
  rest,
  nowMs: Date.now,
  newKey: () => crypto.randomUUID(),
  isLoggedIn: () => readToken() !== null,
});

slipStore.subscribe(() => {
  const { receipt } = placingStore.read();
  if (receipt?.isDecided && slipStore.readDraft().legs.length > 0) placingStore.closeReceipt();
});

export const placeSlip = placer.place;
export const askAgain = placer.askAgain;
