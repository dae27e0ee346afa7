/** Feedback that asks to become an agent, with the member who wrote it. */
import type { AgentApplication } from '@bahati/contract/back-office/agency/wishes.ts';
import type { Feedback } from '@bahati/contract/back-office/content/feedback.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { listFeedback } from '#domains/content/feedback/feedback.ts';
import type { Context } from '#platform/context.ts';

/** The type of feedback that applies. */
export const applyType = 6;

type Query = {
  state?: 'waiting' | 'answered' | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. */
export async function listApplications(
  context: Context,
  query: Query,
): Promise<Page<AgentApplication>> {
  const { items, nextCursor } = await listFeedback(context, { ...query, type: applyType });
  return { items: await withMembers(context.database, items), nextCursor };
}

/** Undefined: no ticket of this number applies. */
export async function readApplication(
  context: Context,
  ticket: string,
): Promise<AgentApplication | undefined> {
  const { items } = await listFeedback(context, { ticket, type: applyType, pageSize: 1 });
  return (await withMembers(context.database, items))[0];
}

type Applicant = Omit<NonNullable<AgentApplication['member']>, 'id' | 'registeredAt' | 'upline'> & {
  rowId: bigint;
  registeredAt: Date;
  uplineId: bigint | null;
  uplineName: string | null;
};

async function withMembers(
  database: Database,
  items: readonly Feedback[],
): Promise<AgentApplication[]> {
  const ids = items.flatMap(({ memberId }) => (memberId === null ? [] : [memberId]));
  const { rows } = await database.query<Applicant>(
    `SELECT members.id AS "rowId", username, members.type, members.status,
            members.registered_at AS "registeredAt", members.upline_id AS "uplineId",
            upline.nickname AS "uplineName"
       FROM members JOIN credentials ON member_id = members.id
       LEFT JOIN members upline ON upline.id = members.upline_id
      WHERE members.id = ANY($1::bigint[])`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.rowId.toString(), row]));
  return items.map(({ id, content, sender, createdAt, memberId, ...answered }) => ({
    id,
    content,
    sender,
    createdAt,
    member: applicantValue(found.get(memberId ?? '')),
    answeredAt: answered.answeredAt,
    answeredBy: answered.answeredBy,
    answer: answered.answer,
  }));
}

function applicantValue(row: Applicant | undefined): AgentApplication['member'] {
  if (!row) return null;
  const { rowId, registeredAt, uplineId, uplineName, ...told } = row;
  return {
    ...told,
    id: rowId.toString(),
    registeredAt: registeredAt.toISOString(),
    upline: uplineId === null ? null : { id: uplineId.toString(), nickname: uplineName ?? '' },
  };
}
