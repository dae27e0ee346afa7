/** How much waits for a person, queue by queue, of the queues one may see. */
import type { Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import type { WaitingWork } from '@bahati/contract/back-office/operations/operations.ts';
import type { Context, StaffActor } from '#platform/context.ts';

/** Counted up to one more than is shown; each is found by an index of the queue itself. */
const mostCounted = 51;

type Queue = { queue: WaitingWork['items'][number]['queue']; needs: Permission; where: string };

const queues: readonly Queue[] = [
  {
    queue: 'withdrawals',
    needs: 'withdrawals.read',
    where: `withdrawals WHERE status = 'requested'`,
  },
  {
    queue: 'deposits',
    needs: 'deposits.read',
    where: `deposits WHERE status = 'pending' AND proof_sent_at IS NOT NULL`,
  },
  {
    queue: 'reconciliation',
    needs: 'deposits.read',
    where: 'reconciliation_exceptions WHERE resolved_at IS NULL',
  },
  {
    queue: 'disputes',
    needs: 'withdrawals.read',
    where: `withdrawal_disputes WHERE state = 'open'`,
  },
  {
    queue: 'adjustments',
    needs: 'adjustments.read',
    where: `balance_adjustments WHERE state = 'requested'`,
  },
  {
    queue: 'approvals',
    needs: 'approvals.read',
    where: `change_requests WHERE brand = $2 AND state = 'requested'`,
  },
  {
    queue: 'verification',
    needs: 'kyc.read',
    where: `kyc_cases WHERE state = 'waiting'`,
  },
  { queue: 'aml', needs: 'aml.read', where: `aml_cases WHERE state = 'open'` },
  { queue: 'chats', needs: 'chat.read', where: `chats WHERE state = 'waiting'` },
];

export async function readWaitingWork(
  { database, config }: Context,
  { permissions }: StaffActor,
): Promise<WaitingWork> {
  const seen = queues.filter(({ needs }) => permissions.has(needs));
  const counts = seen.map(
    ({ queue, where }) => `SELECT '${queue}' AS queue, count(*)::int AS count
      FROM (SELECT 1 FROM ${where} LIMIT $1) AS ${queue}`,
  );
  // Which values the statement needs depends on the queues; it names all.
  const { rows } = await database.query<WaitingWork['items'][number]>(
    `${[`SELECT NULL::text AS queue, $1::int AS count WHERE $2::text IS NULL`, ...counts].join(' UNION ALL ')}`,
    [mostCounted, config.BRAND],
  );
  return { items: rows };
}
