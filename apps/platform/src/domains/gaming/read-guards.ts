/**
 * The third read of a batch, for those of its members alone who have limits or an exclusion. They
 * are read under the lock of their accounts, so that no two stakes both fit into what is left.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements } from '@bahati/server-kit/statement-group.ts';
import { type SessionTime, sessionTimeStatement } from '#domains/identity/session-time.ts';
import { blockBits } from '#domains/wallet/ledger.ts';
import {
  type GuardRow,
  guardStatement,
  type PlayGuard,
  playGuards,
} from '#domains/wallet/play-guard.ts';
import { idScope, type PendingOperation } from './operations.ts';
import type { WorkingState } from './working-state.ts';

const readBetTimes = {
  name: 'gaming-bet-times',
  text: `SELECT id, created_at AS "takenAt" FROM provider_transactions
          WHERE id = ANY($1::bigint[])`,
};

export async function learnGuards(
  state: WorkingState,
  client: Transaction,
  brand: string,
  batch: readonly PendingOperation[],
): Promise<void> {
  const guarded = batch.filter(({ wallet }) =>
    state.locked.isBlocked(wallet.cash, blockBits.limited),
  );
  if (guarded.length === 0) return;
  const members = [...new Set(guarded.map(({ operation }) => operation.memberId))];
  const [guards, times, bets] = await sendStatements(client, [
    guardStatement(brand, members),
    sessionTimeStatement(brand, members),
    { ...readBetTimes, values: [rolledBackBets(state, guarded)] },
  ]);
  state.guards = playGuards(
    (guards?.rows ?? []) as GuardRow[],
    (times?.rows ?? []) as SessionTime[],
  );
  // Without its guard a member with limits would play as one without.
  if (members.some((id) => !state.guards.has(id))) throw new Error('A guard was not answered.');
  const taken = (bets?.rows ?? []) as { id: bigint; takenAt: Date }[];
  state.takenAt = new Map(taken.map(({ id, takenAt }) => [id, takenAt]));
}

/** Reads the guard of one member, under a lock somebody else has taken. */
export function guardReader(brand: string) {
  return async (transaction: Transaction, memberId: bigint): Promise<PlayGuard> => {
    const [guards, times] = await sendStatements(transaction, [
      guardStatement(brand, [memberId]),
      sessionTimeStatement(brand, [memberId]),
    ]);
    const rows = (guards?.rows ?? []) as GuardRow[];
    const guard = playGuards(rows, (times?.rows ?? []) as SessionTime[]).get(memberId);
    if (!guard) throw new Error('A guard was not answered.');
    return guard;
  };
}

/** The stored bets that are to be undone; one of the same batch was taken just now. */
function rolledBackBets(state: WorkingState, batch: readonly PendingOperation[]): bigint[] {
  return batch.flatMap(({ operation, provider }) => {
    if (operation.betExternalId === null) return [];
    const scope = idScope(provider, operation.memberId);
    return state.transaction(provider.id, scope, operation.betExternalId)?.id ?? [];
  });
}
