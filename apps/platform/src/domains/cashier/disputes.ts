/** Cases of withdrawals that did not arrive, as rows and as the wire tells them. */
import type {
  StaffDispute,
  StaffDisputeCase,
} from '@bahati/contract/back-office/cashier/withdrawals.ts';
import type { Dispute } from '@bahati/contract/player-site/cashier/withdrawals.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import type { Claim } from '#domains/system/claims.ts';
import { linksTo } from '#domains/system/uploads.ts';
import { inQueueOrder, type QueueColumns, type QueueFilter } from './queue-filters.ts';

export type DisputeRow = {
  rowId: bigint;
  publicId: string;
  withdrawalId: string;
  memberId: bigint;
  method: string;
  currency: Currency;
  kind: Dispute['kind'];
  received: bigint;
  remaining: bigint;
  state: Dispute['state'];
  outcome: Dispute['outcome'];
  outcomeReference: string | null;
  resolvedBy: string | null;
  gatewayReference: string | null;
  messageCount: number;
  openedAt: Date;
  dueAt: Date;
  resolvedAt: Date | null;
  paidAt: Date | null;
};

/** Begins every reading of cases; conditions follow. */
export const selectDisputes = `
  SELECT withdrawal_disputes.id AS "rowId", withdrawal_disputes.public_id AS "publicId",
         withdrawals.public_id AS "withdrawalId", withdrawal_disputes.member_id AS "memberId",
         withdrawals.method, withdrawals.currency, withdrawal_disputes.kind, received, remaining,
         state, outcome, outcome_reference AS "outcomeReference", resolved_by AS "resolvedBy",
         gateway_reference AS "gatewayReference", message_count AS "messageCount",
         opened_at AS "openedAt", withdrawal_disputes.due_at AS "dueAt", resolved_at AS "resolvedAt", paid_at AS "paidAt"
    FROM withdrawal_disputes JOIN withdrawals ON withdrawals.id = withdrawal_id`;

export async function findDispute(
  database: Database | Transaction,
  publicId: string,
): Promise<DisputeRow | undefined> {
  const { rows } = await database.query<DisputeRow>(
    `${selectDisputes} WHERE withdrawal_disputes.public_id = $1`,
    [publicId],
  );
  return rows[0];
}

/** The case of a member's own withdrawal. */
export async function findOwnDispute(
  database: Database | Transaction,
  memberId: bigint,
  withdrawalId: string,
): Promise<DisputeRow | undefined> {
  const { rows } = await database.query<DisputeRow>(
    `${selectDisputes} WHERE withdrawals.public_id = $1 AND withdrawal_disputes.member_id = $2`,
    [withdrawalId, memberId],
  );
  return rows[0];
}

export type DisputeFilter = {
  state?: string | undefined;
  /** What narrows those that are not settled. */
  waiting?: QueueFilter | undefined;
  after: bigint | null;
  limit: number;
};

/** First due first, since somebody waits; those settled newest first. */
export async function listDisputes(
  database: Database,
  { state, waiting = {}, after, limit }: DisputeFilter,
): Promise<DisputeRow[]> {
  if (state === 'open' || state === 'answered') {
    const { sql, values } = inQueueOrder(queue, waiting, { after, limit });
    const { rows } = await database.query<DisputeRow>(
      `${selectDisputes} WHERE state = '${state}' ${sql}`,
      values,
    );
    return rows;
  }
  const { rows } = await database.query<DisputeRow>(
    `${selectDisputes}
      WHERE ($1::text IS NULL OR state = $1)
        AND ($2::bigint IS NULL OR withdrawal_disputes.id < $2)
      ORDER BY withdrawal_disputes.id DESC LIMIT $3`,
    [state ?? null, after, limit],
  );
  return rows;
}

const queue: QueueColumns = {
  table: 'withdrawal_disputes',
  id: 'withdrawal_disputes.id',
  way: 'withdrawals.method',
  amount: 'remaining',
  cameAt: 'opened_at',
  dueAt: 'withdrawal_disputes.due_at',
  subject: `'dispute:' || withdrawal_disputes.public_id`,
};

/** How much is said about one case at most, by both together. */
export const mostMessages = 40;

type MessageRow = {
  seq: number;
  author: 'member' | 'staff';
  staff: string | null;
  text: string;
  imageIds: string[];
  createdAt: Date;
};

async function readMessages(context: Context, { rowId }: DisputeRow) {
  const { rows } = await context.database.query<MessageRow>(
    `SELECT seq, author, staff, text, image_ids AS "imageIds", created_at AS "createdAt"
       FROM withdrawal_dispute_messages WHERE dispute_id = $1 ORDER BY seq LIMIT $2`,
    // The word a case is settled with has its place even where it was full.
    [rowId, mostMessages + 1],
  );
  const ids = rows.flatMap(({ imageIds }) => imageIds);
  const links = await linksTo(context, ids);
  return rows.map(({ imageIds, createdAt, ...row }) => ({
    ...row,
    images: imageIds.flatMap((id) => links.get(id) ?? []),
    at: createdAt.toISOString(),
  }));
}

function commonValue(row: DisputeRow): Omit<Dispute, 'messages'> {
  const { publicId, withdrawalId, kind, currency, state, outcome, outcomeReference } = row;
  return {
    id: publicId,
    withdrawalId,
    kind,
    currency,
    received: toDecimal(row.received, currency),
    remaining: toDecimal(row.remaining, currency),
    state,
    outcome,
    outcomeReference,
    openedAt: row.openedAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

/** As the member reads it: who of the staff answered is not his business. */
export async function disputeValue(context: Context, row: DisputeRow): Promise<Dispute> {
  const messages = await readMessages(context, row);
  return {
    ...commonValue(row),
    messages: messages.map((message) => {
      const { staff: _, ...value } = message;
      return value;
    }),
  };
}

export function staffDisputeValue(
  row: DisputeRow,
  username: string,
  claim: Claim | undefined,
): StaffDispute {
  const { method, currency, gatewayReference, resolvedBy } = row;
  return {
    ...commonValue(row),
    memberId: row.memberId.toString(),
    username,
    method,
    amount: toDecimal(row.received + row.remaining, currency),
    paidAt: row.paidAt?.toISOString() ?? null,
    gatewayReference,
    resolvedBy,
    dueAt: row.state === 'open' ? row.dueAt.toISOString() : null,
    claim: claim ?? null,
  };
}

export async function disputeCaseValue(
  context: Context,
  row: DisputeRow,
  username: string,
  claim: Claim | undefined,
): Promise<StaffDisputeCase> {
  return { ...staffDisputeValue(row, username, claim), messages: await readMessages(context, row) };
}
