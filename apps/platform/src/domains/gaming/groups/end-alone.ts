/**
 * Slips of a group that are more than a stake which moves: with bonus money, paid in part, or of members
 * with limits. Each is decided by the rules of a single one, within the transaction of the others.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { type LockedAccounts, transferStatements } from '#domains/wallet/ledger/ledger.ts';
import { bonusStatements } from '#domains/wallet/bonuses/bonuses.ts';
import { owedStatements } from '#domains/wallet/receivables/receivables.ts';
import { usageStatements } from '#domains/wallet/limits/limits.ts';
import {
  BatchState,
  cancelSlip,
  closeSlip,
  factStatements,
  learnBonuses,
  learnFacts,
  learnGuards,
  learnSlips,
  operationStatements,
  type PendingOperation,
  roundStates,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import type { ClosingGroup, OpenSlip } from './closing-group.ts';

/** Ends those that are open, and writes all that is planned on the locked accounts; answers how many. */
export async function endAlone(
  transaction: Transaction,
  group: ClosingGroup,
  { locked, slips }: { locked: LockedAccounts; slips: readonly OpenSlip[] },
): Promise<number> {
  const batch = slips.map((slip) => pendingOf(group, slip));
  const state = new BatchState(locked);
  learnFacts(state, batch, await sendStatements(transaction, factStatements(batch)));
  await learnGuards(state, transaction, group.brand, batch);
  await learnBonuses(state, transaction, batch);
  await learnSlips(state, transaction, batch);
  const ended = batch.filter((pending) => endOne(state, group, pending));
  await sendStatements(transaction, [
    ...operationStatements(state),
    ...transferStatements(locked),
    ...usageStatements(state.guards.values()),
    ...bonusStatements(state.changedBonuses),
    ...owedStatements(state.owed),
  ]);
  return ended.length;
}

function endOne(state: BatchState, group: ClosingGroup, pending: PendingOperation): boolean {
  const { provider, operation } = pending;
  const round = state.round(provider.id, operation.memberId, operation.roundExternalId);
  if (round?.state !== roundStates.open) return false;
  // Nothing is stored beside the slip, whose id its transfers have as their reference.
  const ids = { transaction: round.id, tombstone: 0n };
  const bonus = { stake: 0n, payout: 0n };
  const current = { ...pending, state, house: group.house, ids, bonus };
  if (group.outcome === 'lost') closeSlip(current, round);
  else cancelSlip(current, round);
  return true;
}

function pendingOf(
  { provider, game, gameCode, currency, outcome }: ClosingGroup,
  { memberId, cash, held, roundExternalId }: OpenSlip,
): PendingOperation {
  return {
    provider,
    game,
    wallet: { ownerId: memberId, currency, cash, held },
    operation: {
      kind: outcome === 'lost' ? 'settle' : 'cancel',
      memberId,
      externalId: '',
      roundExternalId,
      gameCode,
      currency,
      stake: 0n,
      payout: 0n,
      closesRound: true,
      validStake: null,
      sessionHash: null,
      betExternalId: null,
      campaignId: null,
      jackpots: null,
      slip: { odds: null, legs: null, group: null, isAccepted: false, freeBetId: null, reason: '' },
    },
  };
}
