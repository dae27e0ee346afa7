/** Differences between the books of a rail and ours: each stands once, until staff explain it. */
import type { ReconciliationBreak } from '@bahati/contract/back-office/cashier.ts';
import { type Currency, isCurrency } from '@bahati/money/currencies.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';

export type Break = {
  rail: string;
  kind: ReconciliationBreak['kind'];
  reference: string;
  subject: string | null;
  currency: Currency;
  ours: bigint | null;
  theirs: bigint | null;
  account: string | null;
  party: string | null;
  happenedAt: Date;
};

type BreakRow = Break & {
  id: bigint;
  foundAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  resolution: string | null;
};

/** Writes a difference down; one that stands already, explained or not, stays as it is. */
export async function noteBreak(database: Database | Transaction, found: Break): Promise<boolean> {
  const { rowCount } = await database.query(
    `INSERT INTO reconciliation_breaks
       (rail, kind, reference, subject, currency, ours, theirs, detail, happened_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (rail, kind, reference) DO NOTHING`,
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
         found_at AS "foundAt", resolved_at AS "resolvedAt", resolved_by AS "resolvedBy", resolution
    FROM reconciliation_breaks`;

/** Newest first, those still open or those explained. */
export async function listBreaks(
  database: Database,
  filter: { isOpen: boolean; after: bigint | null; limit: number },
): Promise<(BreakRow & { rowId: bigint })[]> {
  const { rows } = await database.query<BreakRow>(
    `${select}
      WHERE resolved_at IS ${filter.isOpen ? '' : 'NOT'} NULL AND ($1::bigint IS NULL OR id < $1)
      ORDER BY id DESC LIMIT $2`,
    [filter.after, filter.limit],
  );
  return rows.map((row) => ({ ...row, rowId: row.id }));
}

/** Refuses `not_found`, `already_decided`. */
export async function resolveBreak(
  { database }: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: bigint; reason: string; ip: string },
): Promise<ReconciliationBreak> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<BreakRow>(`${select} WHERE id = $1 FOR UPDATE`, [id]);
    const row = rows[0];
    if (!row) throw new Refusal('not_found');
    if (row.resolvedAt) throw new Refusal('already_decided');
    await transaction.query(
      `UPDATE reconciliation_breaks SET resolved_at = now(), resolved_by = $2, resolution = $3
        WHERE id = $1`,
      [id, staff.username, reason],
    );
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'reconciliation.resolved',
      subject: `reconciliation_break:${id}`,
      reason,
      before: { rail: row.rail, kind: row.kind, reference: row.reference },
      after: { isOpen: false },
      ip,
    });
    const after = await transaction.query<BreakRow>(`${select} WHERE id = $1`, [id]);
    return breakValue(after.rows[0] ?? row);
  });
}

export function breakValue(row: BreakRow): ReconciliationBreak {
  const told = (amount: bigint | null) =>
    amount === null ? null : toDecimal(amount, row.currency);
  const { rail, kind, reference, subject, currency, account, party } = row;
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
    happenedAt: row.happenedAt.toISOString(),
    foundAt: row.foundAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedBy,
    resolution: row.resolution,
  };
}
