/**
 * Placing a slip once. The key is kept before the slip is sent; until the book has said its last word
 * the same slip is asked about under the same key, by one tab at a time. What it leans on is handed in.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import type { Bet, Slip, SlipFault } from '@bahati/contract/sportsbook/slip.ts';
import { isDecided } from '#features/wallet/idempotency-key.ts';
import type { SlipDraft } from '#features/sportsbook/slip/slip-draft.ts';
import { askAgainAfterMs, isTooOldToAsk } from '#features/programs/asking.rules.ts';

export type Placing = {
  readonly idempotencyKey: string;
  readonly slip: Slip;
  /** As it stood on the screen, for whoever wants it back. */
  readonly draft: SlipDraft;
  /** Whose it is: nobody else may send it. */
  readonly memberId: string;
  readonly sentAtMs: number;
  readonly delaySeconds: number;
};

export type Receipt = {
  readonly betId: string;
  readonly memberId: string;
  readonly draft: SlipDraft;
  readonly delaySeconds: number;
  readonly answeredAtMs: number;
  /** Nobody has to decide about it any more. */
  readonly isDecided?: boolean;
};

/** What the book said to the last attempt of this tab, where it placed nothing. */
export type Answer =
  | { kind: 'none' }
  | { kind: 'faults'; faults: readonly SlipFault[]; draft: SlipDraft; atMs: number }
  | { kind: 'error'; error: unknown };

/**
 * - `idle`: nothing is under way in this tab; `sending`: asked, and waiting for the answer;
 * - `lost`: no answer came, and it asks again; `stopped`: it has asked for long, and waits for a touch.
 */
export type Phase = 'idle' | 'sending' | 'lost' | 'stopped';

type PlacerParts = {
  ask: (
    body: Slip & { idempotencyKey: string },
  ) => Promise<{ bet: Bet | null; faults: SlipFault[] }>;
  store: {
    readAgain: () => Placing | null;
    begin: (placing: Placing) => void;
    setPhase: (phase: Phase) => void;
    end: (answer: Answer, receipt: Receipt | null) => void;
  };
  /** The slip as every tab of this device has it. */
  slip: { readAgain: () => SlipDraft; clear: () => void };
  /** One tab at a time. */
  alone: (work: () => Promise<void>) => Promise<void>;
  rest: (ms: number) => Promise<void>;
  nowMs: () => number;
  newKey: () => string;
  isLoggedIn: () => boolean;
};

/** Refusals of a new session: they say nothing about a slip that was sent before. */
const aboutSession = ['play_paused', 'game_under_maintenance', 'game_not_found'];

const isUnheard = (error: unknown): boolean =>
  error instanceof RefusedError && aboutSession.includes(error.code);

const isSame = (a: SlipDraft, b: SlipDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createPlacer(parts: PlacerParts) {
  const { store, slip, nowMs } = parts;

  /** Answers whether the book has decided. `wasSent`: it may have had the slip before. */
  async function askOnce(placing: Placing, wasSent: boolean): Promise<boolean> {
    const { idempotencyKey, draft, memberId, delaySeconds } = placing;
    try {
      const { bet, faults } = await parts.ask({ ...placing.slip, idempotencyKey });
      if (!bet) {
        store.end({ kind: 'faults', faults, draft, atMs: nowMs() }, null);
        return true;
      }
      const receipt = { betId: bet.id, memberId, draft, delaySeconds, answeredAtMs: nowMs() };
      store.end({ kind: 'none' }, receipt);
      if (isSame(slip.readAgain(), draft)) slip.clear();
      return true;
    } catch (error) {
      if (!isDecided(error) || (wasSent && isUnheard(error))) return false;
      store.end({ kind: 'error', error }, null);
      return true;
    }
  }

  async function askUntilDecided(placing: Placing, wasSent: boolean): Promise<void> {
    store.setPhase('sending');
    const begunAtMs = nowMs();
    for (let tried = 1; ; tried += 1) {
      if (await askOnce(placing, wasSent || tried > 1)) return;
      if (!parts.isLoggedIn() || isTooOldToAsk(begunAtMs, nowMs()))
        return store.setPhase('stopped');
      store.setPhase('lost');
      await parts.rest(askAgainAfterMs(tried));
    }
  }

  return {
    /** Sends the slip as it is on the screen; whatever another tab did meanwhile comes first. */
    place: (wanted: Omit<Placing, 'idempotencyKey' | 'sentAtMs'>): Promise<void> =>
      parts.alone(async () => {
        const kept = store.readAgain();
        if (kept?.memberId === wanted.memberId) return askUntilDecided(kept, true);
        if (!isSame(slip.readAgain(), wanted.draft)) return;
        const placing = { ...wanted, idempotencyKey: parts.newKey(), sentAtMs: nowMs() };
        store.begin(placing);
        await askUntilDecided(placing, false);
      }),
    /** Asks about a slip that was left without an answer: after a reload, or at a touch. */
    askAgain: (memberId: string): Promise<void> =>
      parts.alone(async () => {
        const kept = store.readAgain();
        if (kept?.memberId === memberId) await askUntilDecided(kept, true);
      }),
  };
}
