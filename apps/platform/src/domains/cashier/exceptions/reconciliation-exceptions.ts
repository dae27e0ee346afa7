/** Exceptions between the books of a rail and ours: each stands once, until staff explain it. */
import type { ReconciliationException } from '@bahati/contract/back-office/cashier/cashier.ts';
import { type Currency, isCurrency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  type Approval,
  approvalValues,
  readApprovals,
} from '#domains/system/approvals/approvals.ts';
import { type Claim, readClaims } from '#domains/system/queue-claims/queue-claims.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import {
  dueFromNow,
  inQueueOrder,
  type QueueColumns,
  type QueueFilter,
} from '#domains/cashier/queues/queues.ts';

type LastReturn = NonNullable<ReconciliationException['lastReturn']>;

export type Exception = {
  rail: string;
  kind: ReconciliationException['kind'];
  reference: string;
  subject: string | null;
  currency: Currency;
  ours: bigint | null;
  theirs: bigint | null;
  account: string | null;
  party: string | null;
  happenedAt: Date;
  /** Money that came in and is nobody's. */
  isUnallocatedDeposit?: boolean;
  /** Money that left and was no withdrawal. */
  isUnmatchedPayout?: boolean;
};

export type ExceptionRow = Exception & {
  id: bigint;
  isUnallocatedDeposit: boolean;
  isUnmatchedPayout: boolean;
  /** The last try to send the money back. */
  lastReturn: { state: LastReturn['state']; failureReason: string | null; at: string } | null;
  foundAt: Date;
  dueAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  resolution: string | null;
};

/** Writes an exception down; one that stands already, explained or not, stays as it is. */
export async function noteException(
  { config }: Pick<Context, 'config'>,
  database: Database | Transaction,
  found: Exception,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `INSERT INTO reconciliation_exceptions
       (rail, kind, reference, subject, currency, ours, theirs, detail, happened_at,
        is_unallocated_deposit, is_unmatched_payout, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${dueFromNow('exceptionHours', '$12')})
     ON CONFLICT (rail, kind, reference) DO NOTHING`,
    [
      found.rail,
      found.kind,
      found.reference,
      found.subject,
      found.currency,
      found.ours,
      found.theirs,
      { account: found.account, party: found.party },
      found.happenedAt,
      found.isUnallocatedDeposit ?? false,
      found.isUnmatchedPayout ?? false,
      config.BRAND,
    ],
  );
  return rowCount === 1;
}

/** What a rail says of money as an amount of ours; undefined where it cannot be one. */
export function amountSaid(
  amount: string,
  currency: string,
): { amount: bigint; currency: Currency } | undefined {
  if (!isCurrency(currency)) return undefined;
  const minor = parseAmount(amount, currency);
  return minor === undefined ? undefined : { amount: minor, currency };
}

const select = `
  SELECT id, rail, kind, reference, subject, currency, ours, theirs,
         detail->>'account' AS account, detail->>'party' AS party, happened_at AS "happenedAt",
         found_at AS "foundAt", due_at AS "dueAt", resolved_at AS "resolvedAt", resolved_by AS "resolvedBy", resolution,
         is_unallocated_deposit AS "isUnallocatedDeposit", is_unmatched_payout AS "isUnmatchedPayout",
         (SELECT json_build_object('state', state, 'failureReason', failure_reason,
                                   'at', created_at)
            FROM reversals WHERE exception_id = reconciliation_exceptions.id
           ORDER BY reversals.id DESC LIMIT 1) AS "lastReturn"
    FROM reconciliation_exceptions`;

type ExceptionFilter = {
  /** What narrows those still open; absent: those explained. */
  open: QueueFilter | undefined;
  after: bigint | null;
  limit: number;
};

/** Those still open first due first, or those explained newest first. */
export async function listExceptions(
  database: Database,
  { open, after, limit }: ExceptionFilter,
): Promise<(ExceptionRow & { rowId: bigint })[]> {
  const told = (rows: ExceptionRow[]) => rows.map((row) => ({ ...row, rowId: row.id }));
  if (open) {
    const { sql, values } = inQueueOrder(queue, open, { after, limit });
    const { rows } = await database.query<ExceptionRow>(
      `${select} WHERE resolved_at IS NULL ${sql}`,
      values,
    );
    return told(rows);
  }
  const { rows } = await database.query<ExceptionRow>(
    `${select}
      WHERE resolved_at IS NOT NULL AND ($1::bigint IS NULL OR id < $1)
      ORDER BY id DESC LIMIT $2`,
    [after, limit],
  );
  return told(rows);
}

const queue: QueueColumns = {
  table: 'reconciliation_exceptions',
  id: 'id',
  way: 'rail',
  amount: 'coalesce(theirs, ours)',
  cameAt: 'happened_at',
  dueAt: 'due_at',
  subject: `'reconciliation_exception:' || id`,
};

/** Refuses `not_found`. */
export async function findException(
  database: Database | Transaction,
  id: bigint,
): Promise<ExceptionRow> {
  const { rows } = await database.query<ExceptionRow>(`${select} WHERE id = $1`, [id]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

/** Refuses `not_found`, `already_decided`. */
export async function lockOpenException(
  transaction: Transaction,
  id: bigint,
): Promise<ExceptionRow> {
  await transaction.query('SELECT 1 FROM reconciliation_exceptions WHERE id = $1 FOR UPDATE', [id]);
  // What others wrote until the lock was ours is seen by a new statement only.
  const row = await findException(transaction, id);
  if (row.resolvedAt) throw new Refusal('already_decided');
  return row;
}

/** Once; an exception that is explained stays as it was explained. */
export async function closeException(
  transaction: Transaction,
  told: { id: bigint; by: string; resolution: string; subject: string | null },
): Promise<void> {
  await transaction.query(
    `UPDATE reconciliation_exceptions SET resolved_at = now(), resolved_by = $2, resolution = $3,
            subject = coalesce($4, subject)
      WHERE id = $1 AND resolved_at IS NULL`,
    [told.id, told.by, told.resolution, told.subject],
  );
}

/** What words of staff, claims and the audit log speak of. */
export function exceptionSubject(id: bigint): string {
  return `reconciliation_exception:${id}`;
}

/** Refuses `not_found`, `already_decided`, `reversal_under_way`. */
export async function resolveException(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: bigint; reason: string; ip: string },
): Promise<ReconciliationException> {
  return inTransaction(database, async (transaction) => {
    const row = await lockOpenException(transaction, id);
    if (row.lastReturn && row.lastReturn.state !== 'failed')
      throw new Refusal('reversal_under_way');
    const by = staff.username;
    await closeException(transaction, { id, by, resolution: reason, subject: null });
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'reconciliation.resolved',
      subject: exceptionSubject(id),
      reason,
      before: { rail: row.rail, kind: row.kind, reference: row.reference },
      after: { isOpen: false },
      ip,
    });
    return readException(transaction, id);
  });
}

export async function readException(
  transaction: Transaction,
  id: bigint,
): Promise<ReconciliationException> {
  const row = await findException(transaction, id);
  return (await exceptionValues(transaction, [row]))(row);
}

/** Tells any of these rows, with the words of staff that count and who is on it. */
export async function exceptionValues(
  database: Database | Transaction,
  rows: readonly ExceptionRow[],
): Promise<(row: ExceptionRow) => ReconciliationException> {
  const subjects = rows.map(({ id }) => exceptionSubject(id));
  const approvals = await readApprovals(database, subjects);
  const claims = await readClaims(database, subjects);
  return (row) => {
    const subject = exceptionSubject(row.id);
    return exceptionValue(row, approvals.get(subject) ?? [], claims.get(subject) ?? null);
  };
}

function exceptionValue(
  row: ExceptionRow,
  given: readonly Approval[],
  claim: Claim | null,
): ReconciliationException {
  const told = (amount: bigint | null) =>
    amount === null ? null : toDecimal(amount, row.currency);
  const { rail, kind, reference, subject, currency, account, party, lastReturn } = row;
  const { isUnallocatedDeposit, isUnmatchedPayout } = row;
  const sentAt = lastReturn && new Date(lastReturn.at);
  // What failed used up the words for it.
  const counting =
    sentAt && lastReturn.state === 'failed'
      ? given.filter(({ givenAt }) => givenAt > sentAt)
      : given;
  return {
    id: row.id.toString(),
    rail,
    kind,
    reference,
    subject,
    currency,
    ours: told(row.ours),
    theirs: told(row.theirs),
    account,
    party,
    isUnallocatedDeposit,
    isUnmatchedPayout,
    approvals: approvalValues(counting),
    lastReturn:
      lastReturn && sentAt
        ? {
            state: lastReturn.state,
            failureReason: lastReturn.failureReason,
            startedAt: sentAt.toISOString(),
          }
        : null,
    happenedAt: row.happenedAt.toISOString(),
    foundAt: row.foundAt.toISOString(),
    dueAt: row.resolvedAt ? null : row.dueAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedBy,
    resolution: row.resolution,
    claim,
  };
}
