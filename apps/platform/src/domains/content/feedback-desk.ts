/** Feedback as staff see it: newest first, each answered once. */
import type { Feedback } from '@bahati/contract/back-office/content/feedback.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';

export type FeedbackQuery = {
  state?: 'waiting' | 'answered' | undefined;
  type?: number | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

type Row = Omit<Feedback, 'id' | 'createdAt' | 'answeredAt'> & {
  rowId: bigint;
  createdAt: Date;
  answeredAt: Date | null;
};

const columns = `id AS "rowId", type, content, sender, created_at AS "createdAt",
  answered_at AS "answeredAt", answered_by AS "answeredBy", note`;

const inState = {
  waiting: 'AND answered_at IS NULL',
  answered: 'AND answered_at IS NOT NULL',
} as const;

export async function listFeedback(
  { database }: Context,
  { state, type, cursor, pageSize }: FeedbackQuery,
): Promise<Page<Feedback>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM feedback
      WHERE ($1::bigint IS NULL OR id < $1) AND ($2::smallint IS NULL OR type = $2)
        ${state ? inState[state] : ''}
      ORDER BY id DESC LIMIT $3`,
    [readCursor(cursor), type ?? null, pageSize + 1],
  );
  return pageOf(rows, pageSize, feedbackValue);
}

/** Refuses `not_found`, `already_answered`. */
export async function answerFeedback(
  { database }: Context,
  staff: StaffActor,
  answer: { id: string; note: string; ip: string },
): Promise<Feedback> {
  return inTransaction(database, async (transaction) => {
    const { rows } = await transaction.query<Row>(
      `UPDATE feedback SET answered_at = now(), answered_by = $2, note = $3
        WHERE id = $1 AND answered_at IS NULL RETURNING ${columns}`,
      [BigInt(answer.id), staff.username, answer.note],
    );
    const [row] = rows;
    if (!row) {
      const known = await transaction.query('SELECT 1 FROM feedback WHERE id = $1', [
        BigInt(answer.id),
      ]);
      throw new Refusal(known.rows.length > 0 ? 'already_answered' : 'not_found');
    }
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'feedback.answered',
      subject: `feedback:${answer.id}`,
      reason: answer.note,
      ip: answer.ip,
    });
    return feedbackValue(row);
  });
}

function feedbackValue({ rowId, createdAt, answeredAt, ...row }: Row): Feedback {
  return {
    ...row,
    id: rowId.toString(),
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
