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
import type { HouseIds, WorkingState } from './working-state.ts';

/** Ids for the rows an operation may make; a round has the id of the operation that opens it. */
export type FreshIds = { transaction: bigint; tombstone: bigint };

export type OperationCase = PendingOperation & {
  state: WorkingState;
  house: HouseIds;
  ids: FreshIds;
};

/** The operation as it is stored. */
export function storedForm(the: OperationCase, roundId: bigint | null): StoredTransaction {
  const { operation } = the;
  return {
    id: the.ids.transaction,
    externalId: operation.externalId,
    scopeMemberId: idScope(the.provider, operation.memberId),
    kind: kindNumbers[operation.kind],
    state: transactionStates.applied,
    memberId: operation.memberId,
    roundId,
    roundExternalId: operation.roundExternalId,
    gameId: the.game?.id ?? 0,
    currency: operation.currency,
    stake: operation.stake,
    payout: operation.payout,
    detail: contentDetail(operation),
  };
}

/** Stores the operation and accepts it. */
export function store(the: OperationCase, roundId: bigint | null): Outcome {
  the.state.addTransaction(the.provider.id, storedForm(the, roundId));
  return accept(the, the.ids.transaction, false);
}

export function accept(the: OperationCase, transactionId: bigint, isDuplicate: boolean): Outcome {
  const balance = the.state.locked.balance(the.wallet.cash);
  return { ok: true, applied: { transactionId, balance, isDuplicate } };
}

export function refuse(code: OperationRefusal): Outcome {
  return { ok: false, code };
}
