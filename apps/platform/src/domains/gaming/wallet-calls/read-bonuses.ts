/**
 * Another read of a batch, for those of its members alone who have an active bonus. Bonus money moves
 * only under the lock of its owner's cash, which the batch holds.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { activeBonusStatement, type BonusRow } from '#domains/wallet/bonuses/bonuses.ts';
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import type { PendingOperation } from './operations.ts';
import type { BatchState } from './batch-state.ts';

export async function learnBonuses(
  state: BatchState,
  client: Transaction,
  batch: readonly PendingOperation[],
): Promise<void> {
  const members = batch.flatMap(({ wallet, operation }) =>
    state.locked.isBlocked(wallet.cash, blockBits.bonus) ? operation.memberId : [],
  );
  if (members.length === 0) return;
  const [answer] = await sendStatements(client, [activeBonusStatement([...new Set(members)])]);
  for (const { balance, ...bonus } of (answer?.rows ?? []) as BonusRow[]) {
    state.locked.add({ id: bonus.bonusAccountId, balance });
    state.bonuses.set(bonus.ownerId, bonus);
  }
}
