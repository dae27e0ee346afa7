/**
 * The wallet as games providers reach it. Operations that arrive together are decided together,
 * and one whose account is held by someone else moves to a slow lane, so that only that player
 * waits.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { sqlState } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import { countEvent } from '@bahati/server-kit/metrics/metrics.ts';
import { createGatherer } from './gather.ts';
import type { Outcome, PendingOperation, StakesInForce } from './operations.ts';
import { type BatchOptions, runBatch } from './run-batch.ts';

type Item = {
  pending: PendingOperation;
  arrivedAt: number;
  tries: number;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
};

export type ProviderWallet = {
  /** Decides an operation; refuses `retry` when it had and will have no effect. */
  apply: (pending: PendingOperation) => Promise<Outcome>;
};

export type ProviderWalletOptions = Omit<BatchOptions, 'isSkippingLocked'> & {
  log: Log;
  onMoved: (memberId: bigint) => void;
  /** How many batches may be at the database at a time. */
  maxUnderWay: number;
  maxBatch?: number;
};

/** An operation that waited this long is refused with `retry` instead of being begun. */
const longestWaitMs = 2_000;

/** So many operations go into one transaction at most: a call of a book is one. */
const largestBatch = 512;

/** How many held accounts may be waited for at a time. */
export const slowLaneWidth = 4;
const maxTries = 4;

/** Faults after which nothing stands: a rule of uniqueness, a deadlock, a lock not had in time. */
const undone = new Set(['23505', '40P01', '40001', '55P03', '57014']);

export function createProviderWallet(options: ProviderWalletOptions): ProviderWallet {
  const { log, maxUnderWay, maxBatch = largestBatch } = options;
  const keyOf = (item: Item) => item.pending.operation.memberId;
  const fast = createGatherer<Item>({
    keyOf,
    maxBatch,
    maxUnderWay,
    run: (batch) => settle(batch, true),
  });
  const slow = createGatherer<Item>({
    keyOf,
    maxBatch: 1,
    maxUnderWay: slowLaneWidth,
    run: (batch) => settle(batch, false),
  });
  const toSlowLane = (item: Item) => {
    item.tries += 1;
    countEvent('operation_in_slow_lane');
    slow.push(item);
  };

  async function settle(items: Item[], isSkippingLocked: boolean): Promise<void> {
    const now = performance.now();
    const batch = items.filter((item) => {
      if (now - item.arrivedAt < longestWaitMs) return true;
      item.reject(new Refusal('retry'));
      return false;
    });
    if (batch.length === 0) return;
    try {
      const pending = batch.map((item) => item.pending);
      const answers = await runBatch({ ...options, isSkippingLocked }, pending);
      for (const [at, item] of batch.entries()) {
        const answer = answers[at];
        if (answer === 'locked' || answer === undefined) toSlowLane(item);
        else finish(item, answer);
      }
    } catch (error) {
      recover(batch, error);
    }
  }

  function finish(item: Item, outcome: Outcome): void {
    if (outcome.ok && !outcome.applied.isDuplicate) {
      options.onMoved(item.pending.operation.memberId);
    }
    item.resolve(outcome);
  }

  /** Nothing of the batch stands; each operation is tried again by itself, a few times. */
  function recover(batch: Item[], error: unknown): void {
    const isUndone = undone.has(sqlState(error) ?? '');
    if (!isUndone) log.warn({ err: error }, 'a batch failed');
    for (const item of batch) {
      if (isUndone && item.tries < maxTries) toSlowLane(item);
      else item.reject(isUndone ? new Refusal('retry') : error);
    }
  }

  return {
    apply: (pending) =>
      new Promise((resolve, reject) => {
        const arrivedAt = performance.now();
        fast.push({ pending, arrivedAt, tries: 0, resolve, reject });
      }),
  };
}

/** The stakes in force as the wire tells them. */
export function stakesValue({ minimumStake, maximumStake }: StakesInForce, currency: Currency) {
  const text = (stake: bigint | null) => (stake === null ? null : toDecimal(stake, currency));
  return { minimum: text(minimumStake), maximum: text(maximumStake) };
}

/** An applied operation as the contract's receipt, or the refusal of the contract. */
export function receiptOrRefusal(pending: PendingOperation, outcome: Outcome) {
  const { currency } = pending.wallet;
  if (!outcome.ok) {
    const { code, balance, limit, stakes, largest } = outcome;
    if (limit) throw new Refusal(code, limit);
    if (stakes) throw new Refusal(code, { ...stakesValue(stakes, currency), currency });
    if (largest !== undefined) {
      throw new Refusal(code, { largest: toDecimal(largest, currency), currency });
    }
    throw new Refusal(
      code,
      balance === undefined ? undefined : { balance: toDecimal(balance, currency), currency },
    );
  }
  const { transactionId, balance, isDuplicate } = outcome.applied;
  return {
    platformTransactionId: transactionId.toString(),
    currency,
    balance: toDecimal(balance, currency),
    isDuplicate,
  };
}
