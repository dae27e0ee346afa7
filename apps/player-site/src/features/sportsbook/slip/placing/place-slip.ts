/** Placing slips in a browser: with its storage, its locks and its network. */
import { readToken } from '#features/identity/session.ts';
import { oneTab, restOrOnline } from '#features/programs/one-sender.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { createPlacer } from './placer.ts';
import { placingStore } from './placing-store.ts';

const placer = createPlacer({
  ask: (body) => bookMemberCall('POST /book/v1/bets', { body }),
  store: placingStore,
  slip: slipStore,
  alone: oneTab('bahati.slip.place'),
  rest: restOrOnline,
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
