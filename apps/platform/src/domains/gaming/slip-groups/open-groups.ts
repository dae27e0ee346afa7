/**
 * Whether groups take further slips. Whoever closes a group holds its lock alone for a moment and says that
 * it is closed: a batch that shares the lock is written before, and a batch that does not get it finds the
 * group closing. No batch waits for it.
 */
import type { Transaction } from '@bahati/server-kit/database.ts';
import { sendStatements, type Statement } from '@bahati/server-kit/statement-group.ts';

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

/**
 * Those of the groups that take slips, which they do until the transaction ends. Two statements: the
 * second must see what whoever had the lock before has left.
 */
export async function shareOpenGroups(
  client: Transaction,
  ids: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0) return new Set();
  const values = [[...new Set(ids)]];
  const answers = await sendStatements(client, [
    { ...shareGroups, values },
    { ...readOpenGroups, values },
  ]);
  const [shared, open] = answers.map(({ rows }) => rows) as [
    { id: bigint; isShared: boolean }[],
    { id: bigint }[],
  ];
  const ours = new Set(shared.flatMap(({ id, isShared }) => (isShared ? id : [])));
  return new Set(open.flatMap(({ id }) => (ours.has(id) ? id : [])));
}
