/** The few ways the decision of an operation can end. */
import {
  contentDetail,
  idScope,
  kindNumbers,
  type Outcome,
  type RefusalCode,
  roundStates,
  type StoredTransaction,
  transactionStates,
} from './operations.ts';
import type { OperationCase } from './batch-state.ts';
import { usableBonus } from './bonus-moves.rules.ts';

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
    bonusStake: current.bonus.stake,
    bonusPayout: current.bonus.payout,
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
  const { state, wallet, provider, operation } = current;
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  // Another round may be played next, which counts for the bonus of now.
  const isOver = round?.state !== roundStates.open;
  const balance =
    state.locked.balance(wallet.cash) + usableBonus(current, isOver ? undefined : round);
  const owed = state.owed.open(operation.memberId, provider.code);
  return { ok: true, applied: { transactionId, balance, isDuplicate, owed } };
}

export function refuse(code: RefusalCode): Outcome {
  return { ok: false, code };
}
