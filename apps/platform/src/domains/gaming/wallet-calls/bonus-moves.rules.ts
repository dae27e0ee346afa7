/**
 * Bonus money in stakes, in wins, and in what undoes them. It passes through cash, so that a stake, a
 * win and a return are whole transfers whatever they were paid with: records, limits, agency and
 * jackpots need not know of it. A round counts for the bonus that was active as it was opened.
 */
import {
  bonusPartOf,
  countedOf,
  endIfDone,
  type PlayedBonus,
  usableIn,
} from '#domains/wallet/bonuses/bonuses.ts';
import type { OperationCase } from './batch-state.ts';
import { roundStates, type StoredRound, type StoredTransaction } from './operations.ts';

/** The active bonus of the member, if this round counts for it. */
function bonusFor(current: OperationCase, round: StoredRound | undefined): PlayedBonus | undefined {
  const bonus = current.state.bonuses.get(current.operation.memberId);
  if (bonus?.state !== 'active') return undefined;
  return round === undefined || round.bonusId === bonus.id ? bonus : undefined;
}

/** Bonus money this round may stake now. */
export function usableBonus(current: OperationCase, round: StoredRound | undefined): bigint {
  const bonus = bonusFor(current, round);
  return bonus && current.game ? usableIn(bonus, current.game, current.state.locked) : 0n;
}

/** The largest stake that may use bonus money, where this one is larger; else undefined. */
export function largestPassed(
  current: OperationCase,
  round: StoredRound | undefined,
): bigint | undefined {
  const { operation, state, wallet } = current;
  if (operation.stake <= state.locked.balance(wallet.cash)) return undefined;
  const largest = bonusFor(current, round)?.largestStake ?? null;
  return largest !== null && operation.stake > largest ? largest : undefined;
}

/** Moves to cash what of the stake cash does not cover. */
export function stakeBonus(current: OperationCase, round: StoredRound | undefined): void {
  const { operation, state, wallet, ids } = current;
  const cash = state.locked.balance(wallet.cash);
  const bonus = bonusFor(current, round);
  if (!bonus || operation.stake <= cash) return;
  const amount = operation.stake - cash;
  state.locked.plan({
    debit: bonus.bonusAccountId,
    credit: wallet.cash,
    amount,
    code: 'bonus_staked',
    reference: ids.transaction,
  });
  current.bonus.stake = amount;
  bonus.held += amount;
  state.changedBonuses.add(bonus);
}

/** The bonus a new round counts for. */
export function bonusOfNewRound(current: OperationCase): bigint | null {
  const bonus = bonusFor(current, undefined);
  return bonus && !bonus.isExpired ? bonus.id : null;
}

/**
 * The share of a win, already in cash, that is bonus money: the operator's where the bonus was given up
 * or expired while its slip was settled.
 */
export function winBonus(current: OperationCase, round: StoredRound, payout: bigint): void {
  const bonus = bonusFor(current, round);
  const amount = bonusPartOf(payout, round);
  if (amount === 0n || (!bonus && !isWonInVain(current, round))) return;
  current.state.locked.plan({
    debit: current.wallet.cash,
    ...(bonus
      ? ({ credit: bonus.bonusAccountId, code: 'bonus_won' } as const)
      : ({ credit: current.house.bonuses, code: 'bonus_win_removed' } as const)),
    amount,
    reference: current.ids.transaction,
  });
  current.bonus.payout = amount;
  current.state.changeRound(round, { bonusPayout: round.bonusPayout + amount });
}

/** Counts a round that has just closed, and ends the bonus where all is wagered or gone. */
export function countForBonus(current: OperationCase, round: StoredRound): void {
  const { state, game, house } = current;
  const bonus = bonusFor(current, round);
  if (!bonus || !game) return;
  const counted = countedOf(bonus, game, round.validStake ?? round.stake);
  bonus.wagered += counted;
  bonus.held -= round.bonusStake;
  state.changeRound(round, { bonusCounted: counted });
  state.changedBonuses.add(bonus);
  endIfDone(bonus, state.locked, house.bonuses);
}

/**
 * The bonus money of a bet that was undone, whose stake is in cash again: it goes where it came from.
 * Of a bonus that was given up or expired nothing comes back; of one that became cash, or was played
 * to its end, it stays cash. Call it before the round changes.
 */
export function returnBonusStake(
  current: OperationCase,
  bet: Pick<StoredTransaction, 'id' | 'bonusStake'>,
  round: StoredRound,
): void {
  const { state, wallet, house } = current;
  const isOpen = round.state === roundStates.open;
  const bonus = bonusFor(current, round);
  if (bonus && !isOpen && round.betCount === 1) {
    bonus.wagered -= bonus.wagered < round.bonusCounted ? bonus.wagered : round.bonusCounted;
    state.changedBonuses.add(bonus);
    state.changeRound(round, { bonusCounted: 0n });
  }
  if (bet.bonusStake === 0n) return;
  if (bonus) {
    state.locked.plan({
      debit: wallet.cash,
      credit: bonus.bonusAccountId,
      amount: bet.bonusStake,
      code: 'bonus_stake_returned',
      reference: bet.id,
    });
    if (isOpen) bonus.held -= bet.bonusStake;
    state.changedBonuses.add(bonus);
  } else if (isGone(current, round)) {
    state.locked.plan({
      debit: wallet.cash,
      credit: house.bonuses,
      amount: bet.bonusStake,
      code: 'bonus_stake_removed',
      reference: bet.id,
    });
  }
  state.changeRound(round, { bonusStake: round.bonusStake - bet.bonusStake });
}

/** A bonus whose last open round was undone may be wagered already. */
export function endBonusIfDone({ state, operation, house }: OperationCase): void {
  const bonus = state.bonuses.get(operation.memberId);
  if (bonus && state.changedBonuses.has(bonus)) endIfDone(bonus, state.locked, house.bonuses);
}

/**
 * Brings into cash the bonus money of a win that is about to be taken back. What was lost of it since
 * is not the member's to give: the operator bears it, as it does where the bonus is gone.
 */
export function takeBackBonusWin(
  current: OperationCase,
  win: Pick<StoredTransaction, 'id' | 'bonusPayout'>,
  round: StoredRound,
): void {
  if (win.bonusPayout === 0n) return;
  const { state, wallet, house } = current;
  const bonus = bonusFor(current, round);
  const credit = wallet.cash;
  const [amount, reference] = [win.bonusPayout, win.id];
  let borne = isWonInVain(current, round) ? amount : 0n;
  if (bonus) {
    const code = 'bonus_win_taken_back';
    const left = state.locked.balance(bonus.bonusAccountId);
    const taken = left < amount ? left : amount;
    if (taken > 0n) {
      state.locked.plan({ debit: bonus.bonusAccountId, credit, amount: taken, code, reference });
    }
    borne = amount - taken;
    state.changedBonuses.add(bonus);
  }
  if (borne > 0n) {
    const code = 'bonus_win_restored';
    state.locked.plan({ debit: house.bonuses, credit, amount: borne, code, reference });
  }
  state.changeRound(round, { bonusPayout: round.bonusPayout - amount });
}

/** Another part of a closed round counts than was counted before. */
export function countAgainForBonus(current: OperationCase, round: StoredRound): void {
  const { state, game, house } = current;
  const bonus = bonusFor(current, round);
  if (!bonus || !game) return;
  const counted = countedOf(bonus, game, round.validStake ?? round.stake);
  const wagered = bonus.wagered + counted - round.bonusCounted;
  bonus.wagered = wagered > 0n ? wagered : 0n;
  state.changeRound(round, { bonusCounted: counted });
  state.changedBonuses.add(bonus);
  endIfDone(bonus, state.locked, house.bonuses);
}

/** A round that had closed is open again: what was counted of it is counted no more. */
export function uncountForBonus(current: OperationCase, round: StoredRound): void {
  const bonus = bonusFor(current, round);
  if (!bonus) return;
  bonus.wagered -= bonus.wagered < round.bonusCounted ? bonus.wagered : round.bonusCounted;
  bonus.held += round.bonusStake;
  current.state.changedBonuses.add(bonus);
  current.state.changeRound(round, { bonusCounted: 0n });
}

/**
 * Bonus money that is won, or taken back, of a bonus that has ended without becoming cash. Of a slip,
 * which may be settled anew long afterwards, also where it was played to its end.
 */
function isWonInVain(current: OperationCase, round: StoredRound): boolean {
  const { bonusId } = round;
  const ended = bonusId === null ? undefined : current.state.endedBonuses.get(bonusId);
  const isUsedUp = current.operation.slip !== undefined && ended === 'used_up';
  return isUsedUp || isGone(current, round);
}

function isGone({ state }: OperationCase, { bonusId }: StoredRound): boolean {
  const ended = bonusId === null ? undefined : state.endedBonuses.get(bonusId);
  return ended === 'forfeited' || ended === 'expired';
}
