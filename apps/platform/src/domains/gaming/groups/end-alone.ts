/**
 * Slips of a group that are more than a stake which moves: with bonus money, paid in part, or of members
 * with limits. Each is decided by the rules of a single one, within the transaction of the others.
 */
import type { GroupOutcome } from '@bahati/contract/games-provider/groups.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { lockedAccounts, transferStatements } from '#domains/wallet/ledger/ledger.ts';
import { bonusStatements } from '#domains/wallet/bonuses/bonuses.ts';
import { owedStatements } from '#domains/wallet/receivables/receivables.ts';
import { usageStatements } from '#domains/wallet/limits/limits.ts';
import {
  BatchState,
  cancelSlip,
  closeSlip,
  factStatements,
  type GameFacts,
  learnBonuses,
  learnFacts,
  learnGuards,
  learnSlips,
  operationStatements,
  type OperatorIds,
  type PendingOperation,
  type ProviderProfile,
  roundStates,
} from '#domains/gaming/wallet-calls/wallet-calls.ts';
import type { OpenSlip } from './end-slips.ts';

export type AloneWith = {
  brand: string;
  provider: ProviderProfile;
  game: GameFacts;
  gameCode: string;
  currency: Currency;
  outcome: GroupOutcome;
  house: OperatorIds;
};

/** The accounts are locked already; what others of the transaction have left of them is read. */
const readAccounts = {
  name: 'groups-accounts',
  text: 'SELECT id, balance, blocks FROM accounts WHERE id = ANY($1::bigint[])',
};

/** Ends those that are open; answers how many. */
export async function endAlone(
  transaction: Transaction,
  group: AloneWith,
  slips: readonly OpenSlip[],
): Promise<number> {
  const batch = slips.map((slip) => pendingOf(group, slip));
  const accounts = slips.flatMap(({ cash, held }) => [cash, held]);
  const [balances, ...facts] = await sendStatements(transaction, [
    { ...readAccounts, values: [accounts] },
    ...factStatements(batch),
  ]);
  if (!balances) throw new Error('The accounts were not answered.');
  const state = new BatchState(lockedAccounts(balances));
  learnFacts(state, batch, facts);
  await learnGuards(state, transaction, group.brand, batch);
  await learnBonuses(state, transaction, batch);
  await learnSlips(state, transaction, batch);
  const ended = batch.filter((pending) => endOne(state, group, pending));
  await sendStatements(transaction, [
    ...operationStatements(state),
    ...transferStatements(state.locked),
    ...usageStatements(state.guards.values()),
    ...bonusStatements(state.changedBonuses),
    ...owedStatements(state.owed),
  ]);
  return ended.length;
}

function endOne(state: BatchState, group: AloneWith, pending: PendingOperation): boolean {
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
  { provider, game, gameCode, currency, outcome }: AloneWith,
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
