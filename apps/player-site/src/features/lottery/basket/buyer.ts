/**
 * Buying a basket once. The key is kept before the order is sent; until the lottery has said its last
 * word the same order is asked about under the same key, by one tab at a time. What it leans on is
 * handed in.
 */
import { RefusedError } from '@bahati/client/caller.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { LotteryCalls } from '@bahati/contract/lottery/calls.ts';
import type { OrderFault, OrderLine } from '@bahati/contract/lottery/shapes.ts';
import { askAgainAfterMs, isTooOldToAsk } from '#features/programs/asking.rules.ts';
import { isDecided } from '#features/wallet/idempotency-key.ts';

export type Bought = CallValue<LotteryCalls['POST /lottery/v1/orders']>;

export type Order = {
  readonly idempotencyKey: string;
  readonly lines: readonly OrderLine[];
  /** The lines of the basket, in the same order. */
  readonly keys: readonly string[];
  /** Whose it is: nobody else may send it. */
  readonly memberId: string;
  readonly sentAtMs: number;
};

/** What the lottery said to the last attempt of this tab. */
export type Answer =
  | { kind: 'none' }
  | { kind: 'bought'; order: Bought & { orderId: string } }
  | { kind: 'faults'; faults: readonly OrderFault[]; keys: readonly string[] }
  | { kind: 'refused'; code: string }
  | { kind: 'error'; error: unknown };

/** As of a slip: nothing under way, asked, asked again, asked for long. */
export type Phase = 'idle' | 'sending' | 'lost' | 'stopped';

type BuyerParts = {
  ask: (body: { idempotencyKey: string; lines: OrderLine[] }) => Promise<Bought>;
  store: {
    readAgain: () => Order | null;
    begin: (order: Order) => void;
    setPhase: (phase: Phase) => void;
    end: (answer: Answer) => void;
  };
  removeLines: (keys: readonly string[]) => void;
  alone: (work: () => Promise<void>) => Promise<void>;
  rest: (ms: number) => Promise<void>;
  nowMs: () => number;
  newKey: () => string;
  isLoggedIn: () => boolean;
};

/** Refusals of a new session: they say nothing about an order that was sent before. */
const aboutSession = ['play_paused', 'game_under_maintenance', 'game_not_found'];

const isUnheard = (error: unknown): boolean =>
  error instanceof RefusedError && aboutSession.includes(error.code);

/** The platform took none of the tickets: the basket stays as it is. */
function answerOf(bought: Bought, keys: readonly string[]): Answer {
  const { orderId, faults, refusal } = bought;
  if (orderId === null) return { kind: 'faults', faults, keys };
  const isRefused = bought.bought + bought.waiting === 0 && bought.refused > 0;
  if (isRefused) return { kind: 'refused', code: refusal ?? 'internal_error' };
  return { kind: 'bought', order: { ...bought, orderId } };
}

export function createBuyer(parts: BuyerParts) {
  const { store, nowMs } = parts;

  /** Answers whether the lottery has decided. `wasSent`: it may have had the order before. */
  async function askOnce(order: Order, wasSent: boolean): Promise<boolean> {
    const { idempotencyKey, lines, keys } = order;
    try {
      const answer = answerOf(await parts.ask({ idempotencyKey, lines: [...lines] }), keys);
      store.end(answer);
      if (answer.kind === 'bought') parts.removeLines(keys);
      return true;
    } catch (error) {
      if (!isDecided(error) || (wasSent && isUnheard(error))) return false;
      store.end({ kind: 'error', error });
      return true;
    }
  }

  async function askUntilDecided(order: Order, wasSent: boolean): Promise<void> {
    store.setPhase('sending');
    const begunAtMs = nowMs();
    for (let tried = 1; ; tried += 1) {
      if (await askOnce(order, wasSent || tried > 1)) return;
      if (!parts.isLoggedIn() || isTooOldToAsk(begunAtMs, nowMs()))
        return store.setPhase('stopped');
      store.setPhase('lost');
      await parts.rest(askAgainAfterMs(tried));
    }
  }

  return {
    /** An order without an answer comes first: two clicks, and two tabs, buy once. */
    buy: (wanted: Pick<Order, 'lines' | 'keys' | 'memberId'>, isStill: () => boolean) =>
      parts.alone(async () => {
        const kept = store.readAgain();
        if (kept?.memberId === wanted.memberId) return askUntilDecided(kept, true);
        if (!isStill()) return;
        const order = { ...wanted, idempotencyKey: parts.newKey(), sentAtMs: nowMs() };
        store.begin(order);
        await askUntilDecided(order, false);
      }),
    /** Asks about an order that was left without an answer: after a reload, or at a touch. */
    askAgain: (memberId: string) =>
      parts.alone(async () => {
        const kept = store.readAgain();
        if (kept?.memberId === memberId) await askUntilDecided(kept, true);
      }),
  };
}
