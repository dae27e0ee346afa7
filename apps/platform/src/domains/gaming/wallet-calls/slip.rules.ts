/**
 * Operations on bet slips. A slip is a round with one stake: reserved it is held, confirmed it may be
 * settled, and what was settled can be taken back, changed and cancelled. Each step moves money by
 * new transfers; what is written before never changes.
 */
import type { OperationCase } from './batch-state.ts';
import { countForBonus } from './bonus-moves.rules.ts';
import { refuse, store } from './operation-case.ts';
import {
  type Outcome,
  type RefusalCode,
  roundStates,
  slipStates,
  type StoredRound,
} from './operations.ts';
import {
  cancelSlip,
  holdAgain,
  owedMove,
  returnPayout,
  settleAgain,
} from './slip-returns.rules.ts';
import { decideStake, isValidTooLarge, pay, settleHeld } from './stake.rules.ts';

export function decideSlip(current: OperationCase): Outcome {
  const { kind } = current.operation;
  if (kind === 'reserve') return decideReserve(current);
  const round = slipOf(current);
  if (kind === 'cancel') return decideCancel(current, round);
  const unknown = unknownSlip(current, round);
  if (unknown || !round) return refuse(unknown ?? 'bet_not_found');
  switch (kind) {
    case 'confirm':
      return decideConfirm(current, round);
    case 'settle':
      return decideSettle(current, round);
    case 'cash_out':
      return decideCashOut(current, round);
    case 'unsettle':
      return decideUnsettle(current, round);
    case 'resettle':
      return decideResettle(current, round);
    case 'adjust':
      return decideAdjust(current, round);
    default:
      throw new Error(`The operation ${kind} is none on a slip.`);
  }
}

function slipOf({ operation, provider, state }: OperationCase): StoredRound | undefined {
  return state.round(provider.id, operation.memberId, operation.roundExternalId);
}

/** Why nothing can be done with the slip; undefined: it is one of this game that stands. */
function unknownSlip(
  { operation, game }: OperationCase,
  round: StoredRound | undefined,
): RefusalCode | undefined {
  if (!round || round.slipState === null) return 'bet_not_found';
  if (round.currency !== operation.currency) return 'currency_mismatch';
  if (round.gameId !== (game?.id ?? 0)) return 'game_not_found';
  return round.state === roundStates.voided ? 'bet_rolled_back' : undefined;
}

/** The stake is held by the rules of a bet; odds and legs are kept beside the round, if it has any. */
function decideReserve(current: OperationCase): Outcome {
  const { slip } = current.operation;
  if (slip?.freeBetId) return refuse('free_bet_not_found');
  if (slip?.group && !current.state.openGroups.has(slip.group.id)) return refuse('group_closed');
  const outcome = decideStake(current);
  if (outcome.ok && slip) {
    const { odds, legs, isAccepted } = slip;
    current.state.slips.add({ roundId: current.ids.transaction, odds, legs, isAccepted });
  }
  return outcome;
}

/** No money moves. One that is confirmed stays as it was confirmed. */
function decideConfirm(current: OperationCase, round: StoredRound): Outcome {
  const odds = current.operation.slip?.odds;
  if (round.slipState === slipStates.reserved) {
    if (odds) current.state.slips.confirm(round.id, odds);
    current.state.changeRound(round, { slipState: slipStates.confirmed });
  }
  return store(current, round.id);
}

/** Why a slip cannot be paid now: it is over, or its book has not accepted it. */
function notRunning({ state, slipState }: StoredRound): RefusalCode | undefined {
  if (state === roundStates.settled) return 'slip_settled';
  return slipState === slipStates.confirmed ? undefined : 'slip_not_confirmed';
}

function decideSettle(current: OperationCase, round: StoredRound): Outcome {
  const refusal = notRunning(round);
  if (refusal) return refuse(refusal);
  if (isValidTooLarge(current.operation, round.stake)) return refuse('valid_stake_too_large');
  closeSlip(current, round);
  return store(current, round.id);
}

/** What it pays comes on top of what was cashed out of it in parts. */
export function closeSlip(current: OperationCase, round: StoredRound): void {
  const { operation, state } = current;
  if (round.stake > 0n) settleHeld(current, round.stake, operation.validStake);
  payOut(current, round, operation.payout);
  state.changeRound(round, {
    validStake: operation.validStake ?? round.stake,
    state: roundStates.settled,
  });
  countForBonus(current, round);
}

/** Pays, and of it takes first what the member owes. Answers what of it was bonus money. */
function payOut(current: OperationCase, round: StoredRound, amount: bigint): void {
  const { state } = current;
  pay(current, round, amount);
  state.owed.payOff(state.locked, amount - current.bonus.payout, owedMove(current));
  state.changeRound(round, { payout: round.payout + amount, winCount: round.winCount + 1 });
}

function decideCashOut(current: OperationCase, round: StoredRound): Outcome {
  const { operation, state } = current;
  const refusal = notRunning(round);
  if (refusal) return refuse(refusal);
  if (isValidTooLarge(operation, round.stake)) return refuse('valid_stake_too_large');
  if (operation.closesRound) {
    closeSlip(current, round);
  } else {
    payOut(current, round, operation.payout);
    state.slips.cashOut(round.id, operation.payout, current.bonus.payout);
  }
  return store(current, round.id);
}

function decideUnsettle(current: OperationCase, round: StoredRound): Outcome {
  if (round.state !== roundStates.settled) return refuse('slip_open');
  const { cashedOut, cashedOutBonus } = current.state.slips.find(round.id);
  const amount = round.payout - cashedOut;
  returnPayout(current, round, { amount, bonus: round.bonusPayout - cashedOutBonus });
  holdAgain(current, round);
  return store(current, round.id);
}

function decideResettle(current: OperationCase, round: StoredRound): Outcome {
  const { operation, state } = current;
  if (round.state !== roundStates.settled) return refuse('slip_open');
  if (isValidTooLarge(operation, round.stake)) return refuse('valid_stake_too_large');
  const { cashedOut, cashedOutBonus } = state.slips.find(round.id);
  const more = operation.payout - (round.payout - cashedOut);
  if (more > 0n) payOut(current, round, more);
  if (more < 0n) {
    returnPayout(current, round, shareOf(-more, round, { cashedOut, cashedOutBonus }));
  }
  settleAgain(current, round);
  return store(current, round.id);
}

function decideAdjust(current: OperationCase, round: StoredRound): Outcome {
  const { payout } = current.operation;
  if (round.state !== roundStates.settled) return refuse('slip_open');
  const slip = current.state.slips.find(round.id);
  if (-payout > round.payout - slip.cashedOut) return refuse('adjustment_too_large');
  if (payout > 0n) payOut(current, round, payout);
  if (payout < 0n) returnPayout(current, round, shareOf(-payout, round, slip));
  return store(current, round.id);
}

/** Of what a settlement paid, a part of it with its share of bonus money, rounded up. */
function shareOf(
  amount: bigint,
  round: StoredRound,
  { cashedOut, cashedOutBonus }: { cashedOut: bigint; cashedOutBonus: bigint },
): { amount: bigint; bonus: bigint } {
  const [paid, bonus] = [round.payout - cashedOut, round.bonusPayout - cashedOutBonus];
  return { amount, bonus: paid === 0n ? 0n : (amount * bonus + paid - 1n) / paid };
}

/** W4, W5, W10: of what never arrived a mark stays; twice is once. */
function decideCancel(current: OperationCase, round: StoredRound | undefined): Outcome {
  const { operation, provider, state, game, ids } = current;
  if (!round) {
    if (!game) return refuse('game_not_found');
    state.addRound(provider.id, {
      id: ids.transaction,
      externalId: operation.roundExternalId,
      memberId: operation.memberId,
      gameId: game.id,
      currency: operation.currency,
      stake: 0n,
      payout: 0n,
      validStake: 0n,
      betCount: 0,
      winCount: 0,
      state: roundStates.voided,
      bonusId: null,
      bonusStake: 0n,
      bonusPayout: 0n,
      bonusCounted: 0n,
      slipState: slipStates.unknown,
    });
    return store(current, ids.transaction);
  }
  const unknown = unknownSlip(current, round);
  if (unknown === 'bet_rolled_back') return store(current, round.id);
  if (unknown) return refuse(unknown);
  cancelSlip(current, round);
  return store(current, round.id);
}
