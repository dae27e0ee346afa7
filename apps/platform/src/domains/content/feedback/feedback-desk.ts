/** Feedback as staff see it: newest first, each answered once, to whoever wrote it. */
import type { Feedback } from '@bahati/contract/back-office/content/feedback.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { tellSender } from './tell-sender.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';

export type FeedbackQuery = {
  state?: 'waiting' | 'answered' | undefined;
  type?: number | undefined;
  ticket?: string | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

type Row = Omit<Feedback, 'id' | 'createdAt' | 'answeredAt' | 'memberId' | 'reach'> & {
  rowId: bigint;
  memberId: bigint | null;
  email: string | null;
  language: 'en' | 'sw';
  createdAt: Date;
  answeredAt: Date | null;
};

const columns = `id AS "rowId", type, content, sender, created_at AS "createdAt",
  answered_at AS "answeredAt", answered_by AS "answeredBy", answer,
  member_id AS "memberId", email, language`;

const inState = {
  waiting: 'AND answered_at IS NULL',
  answered: 'AND answered_at IS NOT NULL',
} as const;

export async function listFeedback(
  { database }: Context,
  { state, type, ticket, cursor, pageSize }: FeedbackQuery,
): Promise<Page<Feedback>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM feedback
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::smallint IS NULL OR type = $2)
        AND ($4::bigint IS NULL OR id = $4) ${state ? inState[state] : ''}
      ORDER BY id DESC LIMIT $3`,
    [readCursor(cursor), type ?? null, pageSize + 1, ticket ? BigInt(ticket) : null],
  );
  return pageOf(rows, pageSize, feedbackValue);
}

type Answer = { id: string; answer: string; ip: string };

/** Refuses `not_found`, `already_answered`. */
export async function answerFeedback(
  context: Context,
  staff: StaffActor,
  answer: Answer,
): Promise<Feedback> {
  return inTransaction(context.database, (transaction) =>
    answerFeedbackWithin(context, transaction, staff, answer),
  );
}

/** The same in the transaction of a decision it tells of. Refuses `not_found`, `already_answered`. */
export async function answerFeedbackWithin(
  context: Context,
  transaction: Transaction,
  staff: StaffActor,
  { id, answer, ip }: Answer,
): Promise<Feedback> {
  const { rows } = await transaction.query<Row>(
    `UPDATE feedback SET answered_at = now(), answered_by = $2, answer = $3
      WHERE id = $1 AND answered_at IS NULL RETURNING ${columns}`,
    [BigInt(id), staff.username, answer],
  );
  const [row] = rows;
  if (!row) {
    const known = await transaction.query('SELECT 1 FROM feedback WHERE id = $1', [BigInt(id)]);
    throw new Refusal(known.rows.length > 0 ? 'already_answered' : 'not_found');
  }
  await recordAudit(transaction, {
    actor: staff.username,
    action: 'feedback.answered',
    subject: `feedback:${id}`,
    reason: answer,
    ip,
  });
  await tellSender(context, transaction, row, answer);
  return feedbackValue(row);
}

function feedbackValue(row: Row): Feedback {
  const { rowId, createdAt, answeredAt, memberId, email, language: _, ...told } = row;
  return {
    ...told,
    memberId: memberId?.toString() ?? null,
    reach: memberId !== null ? 'inbox' : email !== null ? 'email' : 'nothing',
    id: rowId.toString(),
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
