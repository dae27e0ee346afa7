/** Another read of a batch, for those of its operations alone that touch a jackpot pool. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { OperatorAccounts } from '#domains/wallet/ledger/ledger.ts';
import { holdPools, poolScope } from '#domains/wallet/wallet.ts';
import { levelsTouched, poolKey, vendorOf } from './jackpot.rules.ts';
import { idScope, type PendingOperation, type StoredTransaction } from './operations.ts';
import type { BatchState } from './batch-state.ts';

/**
 * Names the pools a batch may touch. Only those something is taken from are locked and read; a
 * pool that is only added to counts from nothing, and nobody asks what it holds.
 */
export async function learnPools(
  state: BatchState,
  client: Transaction,
  operatorAccounts: OperatorAccounts,
  batch: readonly PendingOperation[],
): Promise<void> {
  const taken = new Set<bigint>();
  for (const pending of batch) {
    const { operation, wallet } = pending;
    const bet = betUndone(state, pending);
    for (const level of levelsTouched(operation.jackpots, bet)) {
      const vendor = vendorOf(pending);
      const id = await operatorAccounts('jackpot_pool', poolScope(vendor, level), wallet.currency);
      const key = poolKey(vendor, level, wallet.currency);
      if (!state.pools.has(key)) state.pools.set(key, { id, balance: 0n });
      if (bet || operation.jackpots?.won?.level === level) taken.add(id);
    }
  }
  if (taken.size === 0) return;
  const held = await holdPools(client, [...taken]);
  for (const pool of state.pools.values()) pool.balance = held.get(pool.id) ?? pool.balance;
}

function betUndone(
  state: BatchState,
  { operation, provider }: PendingOperation,
): StoredTransaction | undefined {
  if (operation.betExternalId === null) return undefined;
  const scope = idScope(provider, operation.memberId);
  return state.transaction(provider.id, scope, operation.betExternalId);
}
