/**
 * Another read of a batch, for slips that come into a group. Whoever closes a group holds its lock alone
 * for a moment and says that it is closed: a batch that holds it too is written before, and a batch that
 * does not get it finds the group closing. No batch waits for it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';
import type { BatchState } from './batch-state.ts';
import type { PendingOperation } from './operations.ts';

const lockKey = `hashtextextended('group of slips', id)`;

const shareGroups = {
  name: 'gaming-share-groups',
  text: `SELECT id, pg_try_advisory_xact_lock_shared(${lockKey}) AS "isShared"
           FROM unnest($1::bigint[]) AS g (id)`,
};

const readOpenGroups = {
  name: 'gaming-open-groups',
  text: `SELECT id FROM slip_groups WHERE id = ANY($1::bigint[]) AND state = 'open'`,
};

/** Waits for batches that have slips for the group, and keeps others out until the transaction ends. */
export const lockGroup = (id: bigint): Statement => ({
  name: 'gaming-lock-group',
  text: `SELECT pg_advisory_xact_lock(${lockKey}) FROM (SELECT $1::bigint AS id) g`,
  values: [id],
});

/** Two statements: the second must see what whoever had the lock before has left. */
export async function learnGroups(
  state: BatchState,
  client: Transaction,
  batch: readonly PendingOperation[],
): Promise<void> {
  const ids = [...new Set(batch.flatMap(({ operation }) => operation.slip?.group?.id ?? []))];
  if (ids.length === 0) return;
  const [shared, open] = await sendStatements(client, [
    { ...shareGroups, values: [ids] },
    { ...readOpenGroups, values: [ids] },
  ]);
  const isShared = new Map(
    (shared?.rows as { id: bigint; isShared: boolean }[]).map((row) => [row.id, row.isShared]),
  );
  state.openGroups = new Set(
    (open?.rows as { id: bigint }[]).flatMap(({ id }) => (isShared.get(id) ? id : [])),
  );
}
