/** Stakes and the wins they may earn: bet, betwin, win, and the stake of a slip. */
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import { trialType } from '#domains/members/members.ts';
import {
  bonusOfNewRound,
  countForBonus,
  largestPassed,
  stakeBonus,
  usableBonus,
  winBonus,
} from './bonus-moves.rules.ts';
import { canPoolPay, moveJackpots } from './jackpot.rules.ts';
import type { OperationCase } from './batch-state.ts';
import { refuse, store } from './operation-case.ts';
import {
  type Operation,
  type Outcome,
  type RefusalCode,
  roundStates,
  slipStates,
  type StoredRound,
} from './operations.ts';
import { leftOf, partOf } from './valid-stake.rules.ts';

/** A bet is held until its round closes; a betwin opens and closes its round at once. */
export function decideStake(current: OperationCase): Outcome {
  const { operation, state, wallet, house } = current;
  const refusal = stakeRefusal(current);
  if (refusal) return refuseStake(current, refusal);
  const guard = state.guards.get(operation.memberId);
  const guarded = guard?.refusal(operation.stake);
  if (guarded === 'excluded') return refuse('bets_blocked');
  if (guarded) return { ok: false, code: 'limit_reached', limit: guarded };
  const round = state.round(current.provider.id, operation.memberId, operation.roundExternalId);
  const balance = state.locked.balance(wallet.cash) + usableBonus(current, round);
  if (balance < operation.stake) return { ok: false, code: 'insufficient_funds', balance };
  const largest = largestPassed(current, round);
  if (largest !== undefined) return { ok: false, code: 'bonus_stake_too_large', largest };
  const held = round?.stake ?? 0n;
  if (isValidTooLarge(operation, held + operation.stake)) return refuse('valid_stake_too_large');
  if (!canPoolPay(current)) return refuse('jackpot_pool_short');
  const isWhole = operation.kind === 'betwin';
  stakeBonus(current, round);
  if (operation.stake > 0n) {
    state.locked.plan({
      debit: wallet.cash,
      credit: isWhole ? house.revenue : wallet.held,
      amount: operation.stake,
      code: isWhole ? 'stake' : 'stake_held',
      reference: current.ids.transaction,
      validAmount: partOf(operation.validStake, operation.stake),
    });
  }
  guard?.take(operation.stake);
  moveJackpots(current);
  const played = round ? addStake(current, round) : openRound(current);
  if (isWhole) {
    if (held > 0n) settleHeld(current, held, leftOf(operation.validStake, operation.stake));
    pay(current, played);
    countForBonus(current, played);
  }
  return store(current, played.id);
}

/** Who staked beyond what is in force is told what is. */
function refuseStake({ game }: OperationCase, code: RefusalCode): Outcome {
  if (code !== 'stake_out_of_range' || !game) return refuse(code);
  const { minimumStake, maximumStake } = game;
  return { ok: false, code, stakes: { minimumStake, maximumStake } };
}

/** Why a stake may not be taken, before money is looked at. */
function stakeRefusal(current: OperationCase): RefusalCode | undefined {
  const { operation, game, provider, state, wallet } = current;
  if (!game) return 'game_not_found';
  const session = operation.sessionHash ? state.session(operation.sessionHash) : null;
  if (
    !session ||
    session.memberId !== operation.memberId ||
    session.providerId !== provider.id ||
    // A book opens once for all it offers; a slip belongs to the game of its legs.
    (operation.kind !== 'reserve' && session.gameId !== game.id) ||
    session.currency !== operation.currency
  ) {
    return 'session_invalid';
  }
  if (session.memberType === trialType) return 'need_true_account';
  if (state.locked.isBlocked(wallet.cash, blockBits.stake)) return 'bets_blocked';
  const closed = state.stakeRefusal(session, game);
  if (closed) return closed;
  const { minimumStake, maximumStake } = game;
  const isInRange =
    operation.stake === 0n ||
    ((minimumStake === null || operation.stake >= minimumStake) &&
      (maximumStake === null || operation.stake <= maximumStake));
  if (!isInRange) return 'stake_out_of_range';
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  if (round && isTaken(operation, round, game.id)) {
    const isGone = operation.slip && round.state === roundStates.voided;
    return isGone ? 'bet_rolled_back' : 'round_closed';
  }
  return undefined;
}

/** A slip has one stake, and a round of a game takes none of a slip. */
function isTaken({ slip }: Operation, round: StoredRound, gameId: number): boolean {
  const isOfSlip = slip !== undefined || round.slipState !== null;
  return isOfSlip || round.state !== roundStates.open || round.gameId !== gameId;
}

function openRound(current: OperationCase): StoredRound {
  const { operation, game, ids } = current;
  const isWhole = operation.kind === 'betwin';
  const round: StoredRound = {
    id: ids.transaction,
    externalId: operation.roundExternalId,
    memberId: operation.memberId,
    gameId: game?.id ?? 0,
    currency: operation.currency,
    stake: operation.stake,
    payout: operation.payout,
    validStake: isWhole ? (operation.validStake ?? operation.stake) : null,
    betCount: 1,
    winCount: isWhole ? 1 : 0,
    state: isWhole ? roundStates.settled : roundStates.open,
    bonusId: bonusOfNewRound(current),
    bonusStake: current.bonus.stake,
    bonusPayout: 0n,
    bonusCounted: 0n,
    ...slipPart(operation),
  };
  current.state.addRound(current.provider.id, round);
  return round;
}

function slipPart({ slip }: Operation): Pick<StoredRound, 'slipState' | 'groupId'> {
  if (!slip) return { slipState: null };
  const slipState = slip.isAccepted ? slipStates.confirmed : slipStates.reserved;
  return { slipState, groupId: slip.group?.id ?? null };
}

function addStake(current: OperationCase, round: StoredRound): StoredRound {
  const { kind, validStake } = current.operation;
  const isWhole = kind === 'betwin';
  const stake = round.stake + current.operation.stake;
  current.state.changeRound(round, {
    stake,
    payout: round.payout + current.operation.payout,
    validStake: isWhole ? (validStake ?? stake) : null,
    betCount: round.betCount + 1,
    winCount: round.winCount + (isWhole ? 1 : 0),
    state: isWhole ? roundStates.settled : round.state,
    bonusStake: round.bonusStake + current.bonus.stake,
  });
  return round;
}

/** W6, W8, W11–W13: a win needs a bet that stands, and nothing else can stop it. */
export function decideWin(current: OperationCase): Outcome {
  const { operation, provider, state } = current;
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  if (!round || round.slipState !== null) return refuse('bet_not_found');
  if (round.currency !== operation.currency) return refuse('currency_mismatch');
  if (round.gameId !== current.game?.id) return refuse('game_not_found');
  if (round.state === roundStates.voided) return refuse('bet_rolled_back');
  if (round.state === roundStates.settled) return refuse('round_closed');
  if (isValidTooLarge(operation, round.stake)) return refuse('valid_stake_too_large');
  if (!canPoolPay(current)) return refuse('jackpot_pool_short');
  if (operation.closesRound && round.stake > 0n) {
    settleHeld(current, round.stake, operation.validStake);
  }
  moveJackpots(current);
  pay(current, round);
  state.changeRound(round, {
    payout: round.payout + operation.payout,
    validStake: operation.closesRound ? (operation.validStake ?? round.stake) : null,
    winCount: round.winCount + 1,
    state: operation.closesRound ? roundStates.settled : round.state,
  });
  if (operation.closesRound) countForBonus(current, round);
  return store(current, round.id);
}

export function isValidTooLarge({ validStake }: Operation, stake: bigint): boolean {
  return validStake !== null && validStake > stake;
}

/** The round's held stakes become the vendor's revenue; so much of them counts as turnover. */
export function settleHeld(
  current: OperationCase,
  amount: bigint,
  validStake: bigint | null,
): void {
  current.state.locked.plan({
    debit: current.wallet.held,
    credit: current.house.revenue,
    amount,
    code: 'stake_settled',
    reference: current.ids.transaction,
    validAmount: partOf(validStake, amount),
  });
}

/** Pays out of the vendor's revenue; what of it is bonus money goes on to the bonus. */
export function pay(
  current: OperationCase,
  round: StoredRound,
  amount: bigint = current.operation.payout,
): void {
  if (amount === 0n) return;
  current.state.locked.plan({
    debit: current.house.revenue,
    credit: current.wallet.cash,
    amount,
    code: 'payout',
    reference: current.ids.transaction,
  });
  winBonus(current, round, amount);
  current.state.guards.get(current.operation.memberId)?.pay(amount);
}
