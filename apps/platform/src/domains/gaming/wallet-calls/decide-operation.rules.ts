/**
 * Decides one operation of a provider against what is known, by the rules W1–W18 of the
 * games-provider API. Pure but for the batch state it plans into; every refusal leaves the
 * state as it was, except a rollback of an unknown bet, which always leaves a tombstone (W4).
 */
import { accept, refuse, store } from './operation-case.ts';
import {
  contentDetail,
  idScope,
  kindNumbers,
  type Outcome,
  type PendingOperation,
  type StoredTransaction,
  transactionStates,
} from './operations.ts';
import { decideFreeRound } from './free-rounds.rules.ts';
import { decideRollback } from './rollback.rules.ts';
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
  }
}

/** W1, W2, W3, W5: an id that was seen before moves nothing. */
function answerStored(current: OperationCase, stored: StoredTransaction): Outcome {
  const { operation } = current;
  if (stored.memberId !== operation.memberId) return refuse('transaction_conflict');
  const isBet = operation.kind === 'bet' || operation.kind === 'betwin';
  if (isBet && stored.state !== transactionStates.applied) return refuse('bet_rolled_back');
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
