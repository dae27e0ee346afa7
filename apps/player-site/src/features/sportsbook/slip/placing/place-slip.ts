/**
 * Placing a slip once. The key is kept before the slip is sent; until the book has said its last word
 * the same slip is asked about under the same key, by one tab at a time.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import { readToken } from '#features/identity/session.ts';
import { isDecided } from '#features/wallet/idempotency-key.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { askAgainAfterMs, isTooOldToAsk } from './asking.rules.ts';
import { type Placing, placingStore } from './placing-store.ts';

const lockName = 'bahati.slip.place';

/** One tab at a time; a browser without locks has the key alone, which is enough for the book. */
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

/** Refusals of a new session: they say nothing about a slip that was sent before. */
const aboutSession = ['play_paused', 'game_under_maintenance', 'game_not_found'];

const isUnheard = (error: unknown): boolean =>
  error instanceof RefusedError && aboutSession.includes(error.code);

/** Answers whether the book has decided. `wasSent`: it may have had the slip before. */
async function askOnce(placing: Placing, wasSent: boolean): Promise<boolean> {
  const { idempotencyKey, slip, draft, memberId, delaySeconds } = placing;
  try {
    const body = { ...slip, idempotencyKey };
    const { bet, faults } = await bookMemberCall('POST /book/v1/bets', { body });
    if (!bet) {
      placingStore.end({ kind: 'faults', faults, draft, atMs: Date.now() }, null);
      return true;
    }
    const betId = bet.id;
    const answeredAtMs = Date.now();
    placingStore.end({ kind: 'none' }, { betId, memberId, draft, delaySeconds, answeredAtMs });
    if (JSON.stringify(slipStore.readAgain()) === JSON.stringify(draft)) slipStore.clear();
    return true;
  } catch (error) {
    if (!isDecided(error) || (wasSent && isUnheard(error))) return false;
    placingStore.end({ kind: 'error', error }, null);
    return true;
  }
}

async function askUntilDecided(placing: Placing, wasSent: boolean): Promise<void> {
  placingStore.setPhase('sending');
  const begunAtMs = Date.now();
  for (let tried = 1; ; tried += 1) {
    if (await askOnce(placing, wasSent || tried > 1)) return;
    const isOut = readToken() === null;
    if (isOut || isTooOldToAsk(begunAtMs, Date.now())) return placingStore.setPhase('stopped');
    placingStore.setPhase('lost');
    await rest(askAgainAfterMs(tried));
  }
}

/** Sends the slip as it is on the screen; whatever another tab did meanwhile comes first. */
export function placeSlip(wanted: Omit<Placing, 'idempotencyKey' | 'sentAtMs'>): Promise<void> {
  return alone(async () => {
    const kept = placingStore.readAgain();
    if (kept && kept.memberId === wanted.memberId) return askUntilDecided(kept, true);
    const shown: SlipDraft = slipStore.readAgain();
    if (JSON.stringify(shown) !== JSON.stringify(wanted.draft)) return;
    const placing = { ...wanted, idempotencyKey: crypto.randomUUID(), sentAtMs: Date.now() };
    placingStore.begin(placing);
    await askUntilDecided(placing, false);
  });
}

/** Asks about a slip that was left without an answer: after a reload, or as somebody touches it. */
export function askAgain(memberId: string): Promise<void> {
  return alone(async () => {
    const kept = placingStore.readAgain();
    if (kept?.memberId === memberId) await askUntilDecided(kept, true);
  });
}
