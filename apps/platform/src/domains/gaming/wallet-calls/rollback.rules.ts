/** Undoing bets, also those that never arrived. */
import { endBonusIfDone, returnBonusStake, takeBackBonusWin } from './bonus-moves.rules.ts';
import { returnAdded } from './jackpot.rules.ts';
import type { OperationCase } from './batch-state.ts';
import { refuse, store, storedForm } from './operation-case.ts';
import {
  idScope,
  kindNumbers,
  type Outcome,
  roundStates,
  type StoredRound,
  type StoredTransaction,
  transactionStates,
} from './operations.ts';
import { leftOf, partOf } from './valid-stake.rules.ts';

/** W4, W9–W12: undoes the stored stake, once, whatever the provider now says it was. */
export function decideRollback(current: OperationCase): Outcome {
  const { operation, provider, state } = current;
  const scope = idScope(provider, operation.memberId);
  const betExternalId = operation.betExternalId ?? '';
  if (betExternalId === operation.externalId) return refuse('transaction_conflict');
  const bet = state.transaction(provider.id, scope, betExternalId);
  if (!bet || bet.memberId !== operation.memberId)
    return rollBackUnknown(current, bet !== undefined);
  const isBet = bet.kind === kindNumbers.bet || bet.kind === kindNumbers.betwin;
  if (!isBet) return refuse('transaction_conflict');
  if (bet.state === transactionStates.tombstone && !provider.isUnknownRollbackOk) {
    return refuse('bet_not_found');
  }
  if (bet.state !== transactionStates.applied) return store(current, bet.roundId);
  const round = state.round(provider.id, operation.memberId, bet.roundExternalId);
  if (!round) throw new Error(`The bet ${bet.id} has no round.`);
  if (round.state !== roundStates.open || round.winCount > 0) return refuse('bet_has_wins');
  undoBet(current, bet, round);
  endBonusIfDone(current);
  return store(current, round.id);
}

/**
 * A bet that stands is undone: its stake is the member's again, from where its round has it, and the
 * round holds one less.
 */
export function undoBet(current: OperationCase, bet: StoredTransaction, round: StoredRound): void {
  const { operation, state } = current;
  const isSettled = round.state === roundStates.settled;
  if (bet.stake > 0n) {
    state.locked.plan({
      ...(isSettled
        ? ({ debit: current.house.revenue, code: 'settled_stake_returned' } as const)
        : ({ debit: current.wallet.held, code: 'stake_returned' } as const)),
      credit: current.wallet.cash,
      amount: bet.stake,
      reference: bet.id,
      validAmount: isSettled ? partOf(round.validStake, bet.stake) : null,
    });
    const takenAt = state.takenAt.get(bet.id) ?? null;
    state.guards.get(operation.memberId)?.giveBack(bet.stake, takenAt);
  }
  returnBonusStake(current, bet, round);
  // What a round that had closed set aside is on the meter, and may be promised to a winner.
  if (!isSettled) returnAdded(current, bet);
  state.changeTransactionState(bet, transactionStates.rolledBack);
  const isLast = round.betCount === 1;
  state.changeRound(round, {
    stake: round.stake - bet.stake,
    validStake: isLast ? 0n : leftOf(round.validStake, bet.stake),
    betCount: round.betCount - 1,
    state: isLast ? roundStates.voided : round.state,
  });
}

/** A win of a round that is voided is taken back; its member has the stakes again by then. */
export function reverseWin(
  current: OperationCase,
  win: StoredTransaction,
  round: StoredRound,
  paidAt: Date,
): void {
  const { operation, state } = current;
  takeBackBonusWin(current, win, round);
  if (win.payout > 0n) {
    state.locked.plan({
      debit: current.wallet.cash,
      credit: current.house.revenue,
      amount: win.payout,
      code: 'payout_taken_back',
      reference: win.id,
    });
    state.guards.get(operation.memberId)?.takeBack(win.payout, paidAt);
  }
  state.changeTransactionState(win, transactionStates.rolledBack);
  state.changeRound(round, { payout: round.payout - win.payout, winCount: round.winCount - 1 });
}

/** The bet never arrived: a tombstone keeps it out for ever. */
function rollBackUnknown(current: OperationCase, isAnothers: boolean): Outcome {
  if (isAnothers) return refuse('bet_not_found');
  const { operation, provider } = current;
  current.state.addTransaction(provider.id, {
    ...storedForm(current, null),
    id: current.ids.tombstone,
    externalId: operation.betExternalId ?? '',
    kind: kindNumbers.bet,
    state: transactionStates.tombstone,
    detail: '',
  });
  return provider.isUnknownRollbackOk ? store(current, null) : refuse('bet_not_found');
}
