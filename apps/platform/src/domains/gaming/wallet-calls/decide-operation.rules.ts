/**
 * Decides one operation of a provider against what is known, by the rules W1–W19 of the
 * games-provider API. Pure but for the batch state it plans into; every refusal leaves the
 * state as it was, except a rollback of an unknown bet, which always leaves a tombstone (W4).
 */
import { accept, refuse, store } from './operation-case.ts';
import {
  contentDetail,
  idScope,
  isStaking,
  kindNumbers,
  type Outcome,
  type PendingOperation,
  roundStates,
  type StoredRound,
  type StoredTransaction,
  transactionStates,
} from './operations.ts';
import { decideRollback } from './rollback.rules.ts';
import { decideSlip } from './slip.rules.ts';
import { decideStake, decideWin } from './stake.rules.ts';
import type { BatchState, FreshIds, OperationCase, OperatorIds } from './batch-state.ts';

export function decideOperation(
  pending: PendingOperation,
  state: BatchState,
  house: OperatorIds,
  ids: FreshIds,
): Outcome {
  const current: OperationCase = {
    ...pending,
    state,
    house,
    ids,
    bonus: { stake: 0n, payout: 0n },
  };
  const { operation, provider, wallet } = current;
  const scope = idScope(provider, operation.memberId);
  const stored = state.transaction(provider.id, scope, operation.externalId);
  if (stored) return answerStored(current, stored);
  if (operation.currency !== wallet.currency) return refuse('currency_mismatch');
  switch (operation.kind) {
    case 'bet':
    case 'betwin':
      return decideStake(current);
    case 'win':
      return decideWin(current);
    case 'rollback':
      return decideRollback(current);
    case 'promo_win':
      return decidePromoWin(current);
    default:
      return decideSlip(current);
  }
}

/** W1, W2, W3, W5: an id that was seen before moves nothing. */
function answerStored(current: OperationCase, stored: StoredTransaction): Outcome {
  const { operation } = current;
  if (stored.memberId !== operation.memberId) return refuse('transaction_conflict');
  if (isStaking(operation.kind) && isUndone(current, stored)) return refuse('bet_rolled_back');
  const isSame =
    stored.kind === kindNumbers[operation.kind] &&
    stored.roundExternalId === operation.roundExternalId &&
    stored.gameId === (current.game?.id ?? 0) &&
    stored.currency === operation.currency &&
    (operation.kind === 'rollback' ||
      (stored.stake === operation.stake && stored.payout === operation.payout)) &&
    stored.validStake === operation.validStake &&
    stored.detail === contentDetail(operation);
  if (!isSame) return refuse('transaction_conflict');
  // A win that is undone was of a voided round: whoever sends it again is not told that it stands.
  if (stored.state === transactionStates.rolledBack) return refuse('bet_rolled_back');
  return accept(current, stored.id, true);
}

/** A slip's state is asked of its round: the id may have been used for another slip (W2). */
function isUndone({ operation, provider, state }: OperationCase, stored: StoredTransaction) {
  if (operation.kind !== 'reserve') return stored.state !== transactionStates.applied;
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  return round?.state === roundStates.voided;
}

function decidePromoWin(current: OperationCase): Outcome {
  const { operation, provider, state } = current;
  if (operation.grantId) return decideFreeRound(current, operation.grantId);
  if (!current.game) return refuse('game_not_found');
  const campaign = state.campaigns.get(
    `${provider.id} ${operation.campaignId} ${operation.currency}`,
  );
  if (!campaign) return refuse('campaign_not_allowed');
  if (campaign.paid + operation.payout > campaign.cap) return refuse('campaign_exhausted');
  campaign.paid += operation.payout;
  state.changedCampaigns.add(campaign);
  if (operation.payout > 0n) {
    state.locked.plan({
      debit: current.house.promotion,
      credit: current.wallet.cash,
      amount: operation.payout,
      code: 'promotion',
      reference: current.ids.transaction,
    });
  }
  return store(current, null);
}

/**
 * A free round, as its provider reports it: a round without a stake, and what it won is paid as the
 * operator's promotion, within the grant's rounds and its cap. Neither the end of the grant nor what
 * the member may not do stops a round that was begun before (W6).
 */
function decideFreeRound(current: OperationCase, grantId: string): Outcome {
  const { operation, provider, state, game, ids } = current;
  if (!game) return refuse('game_not_found');
  const grant = state.grants.find(provider.id, grantId);
  const isOfGrant =
    grant?.memberId === operation.memberId &&
    grant.gameId === game.id &&
    grant.currency === operation.currency &&
    grant.campaign === operation.campaignId;
  if (!isOfGrant) return refuse('grant_not_found');
  if (state.round(provider.id, operation.memberId, operation.roundExternalId)) {
    return refuse('round_closed');
  }
  const isLeft = grant.played < (grant.begun ?? grant.rounds);
  if (!isLeft || grant.won + operation.payout > grant.cap) return refuse('grant_exhausted');
  const round = freeRound(current);
  // Known alone: it is written with its grant.
  state.knowRound(provider.id, round);
  state.grants.add(grant, round);
  if (operation.payout > 0n) {
    state.locked.plan({
      debit: current.house.promotion,
      credit: current.wallet.cash,
      amount: operation.payout,
      code: 'promotion',
      reference: ids.transaction,
    });
  }
  return store(current, ids.transaction);
}

function freeRound({ operation, game, ids }: OperationCase): StoredRound {
  return {
    id: ids.transaction,
    externalId: operation.roundExternalId,
    memberId: operation.memberId,
    gameId: game?.id ?? 0,
    currency: operation.currency,
    stake: 0n,
    payout: operation.payout,
    validStake: 0n,
    betCount: 0,
    winCount: 1,
    state: roundStates.settled,
    // Nobody's money was staked, and what is won is cash.
    bonusId: null,
    bonusStake: 0n,
    bonusPayout: 0n,
    bonusCounted: 0n,
    slipState: null,
  };
}
