/**
 * Free rounds of a grant, as its provider reports them: each is a round without a stake, and what it
 * won is paid as the operator's promotion, within the grant's rounds and its cap. Neither the end of
 * the grant nor what the member may not do stops a round that was begun before (W6).
 */
import type { FreeRound, RoundGrant } from './grants-of-batch.ts';
import type { OperationCase } from './batch-state.ts';
import { refuse, store } from './operation-case.ts';
import { type Outcome, roundStates } from './operations.ts';

export function decideFreeRound(current: OperationCase, grantId: string): Outcome {
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
  const round = freeRound(current, grant);
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

function freeRound({ operation, provider, ids }: OperationCase, grant: RoundGrant): FreeRound {
  return {
    id: ids.transaction,
    providerId: provider.id,
    grantId: grant.id,
    externalId: operation.roundExternalId,
    memberId: operation.memberId,
    gameId: grant.gameId,
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
  };
}
