/** One operation being decided: what is known, and the few ways a decision can end. */
import type { OperationRefusal } from '@bahati/contract/games-provider/wallet.ts';
import {
  contentDetail,
  idScope,
  kindNumbers,
  type Outcome,
  type PendingOperation,
  type StoredTransaction,
  transactionStates,
} from './operations.ts';
import type { OperatorIds, BatchState } from './batch-state.ts';

/** Ids for the rows an operation may make; a round has the id of the operation that opens it. */
export type FreshIds = { transaction: bigint; tombstone: bigint };

export type OperationCase = PendingOperation & {
  state: BatchState;
  house: OperatorIds;
  ids: FreshIds;
};

/** The operation as it is stored. */
export function storedForm(current: OperationCase, roundId: bigint | null): StoredTransaction {
  const { operation } = current;
  return {
    id: current.ids.transaction,
    externalId: operation.externalId,
    scopeMemberId: idScope(current.provider, operation.memberId),
    kind: kindNumbers[operation.kind],
    state: transactionStates.applied,
    memberId: operation.memberId,
    roundId,
    roundExternalId: operation.roundExternalId,
    gameId: current.game?.id ?? 0,
    currency: operation.currency,
    stake: operation.stake,
    payout: operation.payout,
    validStake: operation.validStake,
    detail: contentDetail(operation),
  };
}

/** Stores the operation and accepts it. */
export function store(current: OperationCase, roundId: bigint | null): Outcome {
  current.state.addTransaction(current.provider.id, storedForm(current, roundId));
  return accept(current, current.ids.transaction, false);
}

export function accept(
  current: OperationCase,
  transactionId: bigint,
  isDuplicate: boolean,
): Outcome {
  const balance = current.state.locked.balance(current.wallet.cash);
  return { ok: true, applied: { transactionId, balance, isDuplicate } };
}

export function refuse(code: OperationRefusal): Outcome {
  return { ok: false, code };
}
