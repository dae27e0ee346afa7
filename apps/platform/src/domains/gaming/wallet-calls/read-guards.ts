/**
 * The third read of a batch, for those of its members alone who have limits or an exclusion. They
 * are read under the lock of their accounts, so that no two stakes both fit into what is left.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import {
  sendStatements,
  type Statement,
  type StatementAnswer,
} from '@bahati/server-kit/statement-group.ts';
import { type SessionTime, sessionTimeStatement } from '#domains/identity/identity.ts';
import { blockBits } from '#domains/wallet/ledger/ledger.ts';
import {
  type GuardRow,
  guardStatement,
  type PlayGuard,
  playGuards,
} from '#domains/wallet/limits/limits.ts';
import { idScope, type PendingOperation } from './operations.ts';
import type { BatchState } from './batch-state.ts';

const readBetTimes = {
  name: 'gaming-bet-times',
  text: `SELECT id, created_at AS "takenAt" FROM provider_transactions
          WHERE id = ANY($1::bigint[])`,
};

const readSlipTimes = {
  name: 'gaming-slip-times',
  text: `SELECT id, opened_at AS "takenAt", settled_at AS "settledAt" FROM rounds
          WHERE id = ANY($1::bigint[])`,
};

export async function learnGuards(
  state: BatchState,
  client: Transaction,
  brand: string,
  batch: readonly PendingOperation[],
): Promise<void> {
  const guarded = batch.filter(({ wallet }) =>
    state.locked.isBlocked(wallet.cash, blockBits.limited),
  );
  if (guarded.length === 0) return;
  const members = [...new Set(guarded.map(({ operation }) => operation.memberId))];
  const bets = { ...readBetTimes, values: [rolledBackBets(state, guarded)] };
  const slips = { ...readSlipTimes, values: [slipRounds(state, guarded)] };
  const { guards, more } = await readGuards(client, brand, members, [bets, slips]);
  state.guards = guards;
  const taken = (more[0]?.rows ?? []) as { id: bigint; takenAt: Date }[];
  const times = (more[1]?.rows ?? []) as { id: bigint; takenAt: Date; settledAt: Date | null }[];
  state.takenAt = new Map([...taken, ...times].map(({ id, takenAt }) => [id, takenAt]));
  state.settledAt = new Map(
    times.flatMap(({ id, settledAt }) => (settledAt ? [[id, settledAt] as const] : [])),
  );
}

/** Reads the guard of one member, under a lock somebody else has taken. */
export function guardReader(brand: string) {
  return async (transaction: Transaction, memberId: bigint): Promise<PlayGuard> => {
    const { guards } = await readGuards(transaction, brand, [memberId]);
    return guards.get(memberId) as PlayGuard;
  };
}

/** The guards of all these members, and what else is asked in the same trip. */
async function readGuards(
  client: Transaction,
  brand: string,
  members: readonly bigint[],
  others: readonly Statement[] = [],
): Promise<{ guards: Map<bigint, PlayGuard>; more: StatementAnswer[] }> {
  const [answer, ...more] = await sendStatements(client, [
    guardStatement(brand, members),
    ...others,
  ]);
  const rows = (answer?.rows ?? []) as GuardRow[];
  // How long somebody was logged in is asked for those alone whom it stops.
  const timed = new Set(rows.flatMap(({ ownerId, session }) => (session === null ? [] : ownerId)));
  const [times] =
    timed.size > 0 ? await sendStatements(client, [sessionTimeStatement(brand, [...timed])]) : [];
  const guards = playGuards(rows, (times?.rows ?? []) as SessionTime[]);
  // Without its guard a member with limits would play as one without.
  if (members.some((id) => !guards.has(id))) throw new Error('A guard was not answered.');
  return { guards, more };
}

/** The stored slips that operations of a batch may take something back of. */
function slipRounds(state: BatchState, batch: readonly PendingOperation[]): bigint[] {
  return batch.flatMap(({ operation, provider }) => {
    if (!operation.slip) return [];
    return state.round(provider.id, operation.memberId, operation.roundExternalId)?.id ?? [];
  });
}

/** The stored bets that are to be undone; one of the same batch was taken just now. */
function rolledBackBets(state: BatchState, batch: readonly PendingOperation[]): bigint[] {
  return batch.flatMap(({ operation, provider }) => {
    if (operation.betExternalId === null) return [];
    const scope = idScope(provider, operation.memberId);
    return state.transaction(provider.id, scope, operation.betExternalId)?.id ?? [];
  });
}
