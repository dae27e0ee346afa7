/**
 * What takes back of a slip: its payout from the member's cash, its stake out of the revenue. Where the
 * member no longer has the payout he owes the rest (`receivables.ts`), and no account is below nothing.
 */
import type { OperationCase } from './batch-state.ts';
import {
  countAgainForBonus,
  endBonusIfDone,
  returnBonusStake,
  takeBackBonusWin,
  uncountForBonus,
} from './bonus-moves.rules.ts';
import { roundStates, type StoredRound, transactionStates } from './operations.ts';
import { partOf } from './valid-stake.rules.ts';

/** Whose debt an operation changes, at which provider. */
export function owedMove({ wallet, provider, house, ids }: OperationCase) {
  return { wallet, scope: provider.code, house: house.receivable, reference: ids.transaction };
}

/** A payout goes back to the revenue that paid it; `bonus` of it was bonus money. */
export function returnPayout(
  current: OperationCase,
  round: StoredRound,
  { amount, bonus }: { amount: bigint; bonus: bigint },
): void {
  if (amount === 0n) return;
  const { operation, state, wallet, house, ids } = current;
  takeBackBonusWin(current, { id: ids.transaction, bonusPayout: bonus }, round);
  state.owed.lend(state.locked, amount, owedMove(current));
  state.locked.plan({
    debit: wallet.cash,
    credit: house.revenue,
    amount,
    code: 'payout_returned',
    reference: ids.transaction,
  });
  const paidAt = state.settledAt.get(round.id) ?? null;
  state.guards.get(operation.memberId)?.takeBack(amount, paidAt);
  state.changeRound(round, { payout: round.payout - amount });
}

/** A settled slip is open again: its stake is held, and what counted of it counts no more. */
export function holdAgain(current: OperationCase, round: StoredRound): void {
  moveToHeld(current, round);
  uncountForBonus(current, round);
  current.state.changeRound(round, {
    validStake: null,
    winCount: round.payout > 0n ? 1 : 0,
    state: roundStates.open,
  });
}

/** Another part of the stake counts than was said before: it is held and settled once more. */
export function settleAgain(current: OperationCase, round: StoredRound): void {
  const { operation, state, wallet, house, ids } = current;
  const validStake = operation.validStake ?? round.stake;
  if (validStake === (round.validStake ?? round.stake)) return;
  moveToHeld(current, round);
  state.locked.plan({
    debit: wallet.held,
    credit: house.revenue,
    amount: round.stake,
    code: 'stake_settled',
    reference: ids.transaction,
    validAmount: partOf(validStake, round.stake),
  });
  state.changeRound(round, { validStake });
  countAgainForBonus(current, round);
}

function moveToHeld({ state, wallet, house, ids }: OperationCase, round: StoredRound): void {
  if (round.stake === 0n) return;
  state.locked.plan({
    debit: house.revenue,
    credit: wallet.held,
    amount: round.stake,
    code: 'stake_held_again',
    reference: ids.transaction,
    validAmount: partOf(round.validStake, round.stake),
  });
}

/** The stake first: of it what was paid may be returned. */
export function cancelSlip(current: OperationCase, round: StoredRound): void {
  const { operation, state, wallet, house } = current;
  const isSettled = round.state === roundStates.settled;
  if (round.stake > 0n) {
    state.locked.plan({
      ...(isSettled
        ? ({ debit: house.revenue, code: 'settled_stake_returned' } as const)
        : ({ debit: wallet.held, code: 'stake_returned' } as const)),
      credit: wallet.cash,
      amount: round.stake,
      reference: round.id,
      validAmount: isSettled ? partOf(round.validStake, round.stake) : null,
    });
    const takenAt = state.takenAt.get(round.id) ?? null;
    state.guards.get(operation.memberId)?.giveBack(round.stake, takenAt);
  }
  returnBonusStake(current, { id: round.id, bonusStake: round.bonusStake }, round);
  returnPayout(current, round, { amount: round.payout, bonus: round.bonusPayout });
  endBonusIfDone(current);
  // A slip has the id of its reserve, which is undone with it.
  state.changedTransactions.set(round.id, transactionStates.rolledBack);
  state.changeRound(round, {
    stake: 0n,
    validStake: 0n,
    betCount: 0,
    winCount: 0,
    state: roundStates.voided,
  });
}
