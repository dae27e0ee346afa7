/** Open receivables as staff look through them. */
import type { Receivable } from '@bahati/contract/back-office/gaming/receivables.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { listWaitingChanges, type WaitingChange } from '#domains/system/approvals/approvals.ts';
import type { Context } from '#platform/context.ts';

export const receivableWriteOff = 'receivable_write_off';
export const receivableSubject = (id: string) => `receivable:${id}`;

type Row = {
  rowId: bigint;
  memberId: bigint;
  username: string;
  providerCode: string;
  currency: Currency;
  open: bigint;
  since: Date;
  changedAt: Date;
};

const selectReceivables = `
  SELECT r.id AS "rowId", r.owner_id AS "memberId", c.username, r.scope AS "providerCode",
         r.currency, r.open, r.since, r.changed_at AS "changedAt"
    FROM receivables r JOIN credentials c ON c.member_id = r.owner_id`;

type Filter = {
  cursor?: string | undefined;
  pageSize: number;
  search?: string | undefined;
  provider?: string | undefined;
};

type Sum = { currency: Currency; open: bigint; count: number };

export async function listReceivables(
  context: Context,
  { cursor, pageSize, search, provider }: Filter,
): Promise<Page<Receivable> & { sums: { currency: Currency; open: string; count: number }[] }> {
  const { database } = context;
  const isNumber = search !== undefined && /^[1-9]\d{0,17}$/.test(search);
  const filter = [search?.toLowerCase() || null, isNumber ? search : null, provider ?? null];
  const { rows } = await database.query<Row>(
    `${selectReceivables}
      WHERE r.open > 0 AND ($1::text IS NULL OR c.username = $1 OR r.owner_id = $2::bigint)
        AND ($3::text IS NULL OR r.scope = $3) AND ($4::bigint IS NULL OR r.id > $4)
      ORDER BY r.id LIMIT $5`,
    [...filter, readCursor(cursor), pageSize + 1],
  );
  const sums = await database.query<Sum>(
    `SELECT r.currency, sum(r.open)::bigint AS open, count(*)::int AS count
       FROM receivables r JOIN credentials c ON c.member_id = r.owner_id
      WHERE r.open > 0 AND ($1::text IS NULL OR c.username = $1 OR r.owner_id = $2::bigint)
        AND ($3::text IS NULL OR r.scope = $3)
      GROUP BY r.currency ORDER BY r.currency`,
    filter,
  );
  const asked = await readAsked(context);
  return {
    ...pageOf(rows, pageSize, (row) => receivableValue(row, asked)),
    sums: sums.rows.map((sum) => ({ ...sum, open: toDecimal(sum.open, sum.currency) })),
  };
}

/** Refuses `not_found` for one that is paid off or never was. */
export async function readReceivable(context: Context, id: string): Promise<Receivable> {
  const { rows } = await context.database.query<Row>(
    `${selectReceivables} WHERE r.id = $1::bigint AND r.open > 0`,
    [id],
  );
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return receivableValue(row, await readAsked(context));
}

type Asked = ReadonlyMap<string, WaitingChange>;

async function readAsked(context: Context): Promise<Asked> {
  const waiting = await listWaitingChanges(context, context.database, receivableWriteOff);
  return new Map(waiting.map((change) => [change.subject, change]));
}

function receivableValue({ rowId, ...row }: Row, asked: Asked): Receivable {
  const id = rowId.toString();
  const waiting = asked.get(receivableSubject(id));
  return {
    id,
    memberId: row.memberId.toString(),
    username: row.username,
    providerCode: row.providerCode,
    currency: row.currency,
    open: toDecimal(row.open, row.currency),
    since: row.since.toISOString(),
    changedAt: row.changedAt.toISOString(),
    writeOffAsked: waiting
      ? {
          requestedBy: waiting.requestedBy,
          requestedAt: waiting.requestedAt.toISOString(),
          reason: waiting.reason,
        }
      : null,
  };
}
