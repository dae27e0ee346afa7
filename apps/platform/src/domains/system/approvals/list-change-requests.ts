/** Changes that take two people, as the inbox of approvals shows them. */
import type {
  ChangeRequestState,
  ChangeRequestValue,
} from '@bahati/contract/back-office/system/approvals.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { type Approval, approvalValues, readApprovals, type Seen } from './given-approvals.ts';
import { askedOf, type ChangeKind, changeSubject } from './change-requests.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';

type Row = {
  rowId: bigint;
  id: string;
  kind: string;
  subject: string;
  wanted: Record<string, unknown>;
  reason: string;
  requestedBy: string;
  requestedAt: Date;
  expiresAt: Date;
  state: ChangeRequestState;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
};

const selectChanges = `
  SELECT id AS "rowId", public_id AS id, kind, subject, wanted, reason,
         requested_by AS "requestedBy", requested_at AS "requestedAt", expires_at AS "expiresAt",
         CASE WHEN state = 'requested' AND expires_at <= now() THEN 'expired' ELSE state END
           AS state,
         decided_by AS "decidedBy", decided_at AS "decidedAt", decision_reason AS "decisionReason"
    FROM change_requests`;

type Filter = {
  cursor?: string | undefined;
  pageSize: number;
  state?: ChangeRequestState | undefined;
  kind?: string | undefined;
};

/** Those waiting oldest first, others newest first. */
export async function listChanges(
  context: Context,
  staff: StaffActor,
  kinds: readonly ChangeKind[],
  { cursor, pageSize, state, kind }: Filter,
): Promise<Page<ChangeRequestValue>> {
  const isQueue = state === 'requested';
  const stored = state === 'expired' ? 'requested' : state;
  const { rows } = await context.database.query<Row>(
    `${selectChanges}
      WHERE brand = $1 AND ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR kind = $3)
        AND ($4::bigint IS NULL OR id ${isQueue ? '>' : '<'} $4)
        AND ($5::boolean IS NULL OR (expires_at <= now()) = $5)
      ORDER BY change_requests.id ${isQueue ? 'ASC' : 'DESC'} LIMIT $6`,
    [
      context.config.BRAND,
      stored ?? null,
      kind ?? null,
      readCursor(cursor),
      stored === 'requested' ? state === 'expired' : null,
      pageSize + 1,
    ],
  );
  const page = pageOf(rows, pageSize, (row) => row);
  return { ...page, items: await tell(context, staff, kinds, page.items) };
}

/** The one wish that waits about this, if any. */
export async function readWaitingChange(
  { config }: Context,
  database: Database | Transaction,
  { kind, subject }: { kind: string; subject: string },
): Promise<Row | undefined> {
  const { rows } = await database.query<Row>(
    `${selectChanges} WHERE brand = $1 AND kind = $2 AND subject = $3 AND state = 'requested'
        AND expires_at > now()`,
    [config.BRAND, kind, subject],
  );
  return rows[0];
}

export type WaitingChange = Pick<Row, 'id' | 'subject' | 'reason' | 'requestedBy' | 'requestedAt'>;

/** All that wait of a kind whose subjects are few. */
export async function listWaitingChanges(
  { config }: Context,
  database: Database | Transaction,
  kind: string,
): Promise<WaitingChange[]> {
  const { rows } = await database.query<Row>(
    `${selectChanges} WHERE brand = $1 AND kind = $2 AND state = 'requested'
        AND expires_at > now() ORDER BY change_requests.id LIMIT 200`,
    [config.BRAND, kind],
  );
  return rows;
}

/** Refuses `not_found`. */
export async function readChange(
  context: Context,
  staff: StaffActor,
  kinds: readonly ChangeKind[],
  id: string,
): Promise<ChangeRequestValue> {
  const { rows } = await context.database.query<Row>(
    `${selectChanges} WHERE brand = $1 AND public_id = $2`,
    [context.config.BRAND, id],
  );
  const [told] = await tell(context, staff, kinds, rows);
  if (!told) throw new Refusal('not_found');
  return told;
}

async function tell(
  context: Context,
  staff: StaffActor,
  kinds: readonly ChangeKind[],
  rows: readonly Row[],
): Promise<ChangeRequestValue[]> {
  const waiting = rows.filter(({ state }) => state === 'requested');
  const words = await readApprovals(
    context.database,
    waiting.map(({ kind, id }) => changeSubject(kind, id)),
  );
  const { currency } = await readBrand(context.database, context.config.BRAND);
  const seen = await lookNow(context, kinds, waiting);
  return rows.map((row) => {
    const kind = kinds.find((known) => known.kind === row.kind);
    const before = seen.get(row.id) ?? null;
    const given = words.get(changeSubject(row.kind, row.id)) ?? [];
    return valueOf(row, { before, kind, staff, currency, given: stillSeen(given, before) });
  });
}

/** Words for what looks different now count no longer, though nobody has dropped them yet. */
function stillSeen(given: readonly Approval[], before: object | null): Approval[] {
  const seen = JSON.stringify({ before });
  return given.filter((word) => word.seen === seen);
}

/**
 * How each stands, by id; absent where there is nothing to change any more. All of one moment, in a
 * transaction that could not lock if it would: whoever only reads holds up nobody, and waits for
 * nobody who decides.
 */
async function lookNow(
  context: Context,
  kinds: readonly ChangeKind[],
  waiting: readonly Row[],
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  if (waiting.length === 0) return seen;
  await inTransaction(context.database, async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (const row of waiting) {
      const kind = kinds.find((known) => known.kind === row.kind);
      if (!kind) continue;
      try {
        seen.set(row.id, await kind.look(context, transaction, askedOf(kind, row), ''));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
  });
  return seen;
}

type Reading = {
  before: Seen | null;
  kind: ChangeKind | undefined;
  staff: StaffActor;
  currency: Currency;
  given: readonly Approval[];
};

function valueOf(row: Row, { before, kind, staff, currency, given }: Reading): ChangeRequestValue {
  const { rowId: _, requestedAt, expiresAt, decidedAt, ...same } = row;
  const isWaiting = row.state === 'requested' && before !== null && kind !== undefined;
  const isOwn = row.requestedBy === staff.username;
  const hasSpoken = given.some((word) => word.staffId === staff.staffId);
  const isConcerned = kind?.concerns?.(askedOf(kind, row), staff) ?? false;
  const hasRight = kind !== undefined && staff.permissions.has(kind.permission);
  const isClear = hasRight && isWaiting;
  const told = (state: Seen) => ({ ...((isClear ? undefined : kind?.masked?.(state)) ?? state) });
  return {
    ...same,
    wanted: told(row.wanted),
    before: before && told(before),
    currency,
    requestedAt: requestedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    approvals: approvalValues(given),
    isOpenToReader: isWaiting && hasRight && !isOwn && !hasSpoken && !isConcerned,
  };
}
