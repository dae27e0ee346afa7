/** What a member was told, as staff see it: titles, when, and whether he looked; never the words. */
import type { ToldMessage } from '@bahati/contract/back-office/members/member-card.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Context } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';

type Row = Omit<ToldMessage, 'id' | 'sentAt' | 'readAt' | 'deletedAt'> & {
  rowId: bigint;
  sentAt: Date;
  readAt: Date | null;
  deletedAt: Date | null;
};

/** Newest first, with those he threw away. */
export async function listTold(
  { database }: Context,
  memberId: bigint,
  query: { language: 'en' | 'sw'; cursor?: string | undefined; pageSize: number },
): Promise<Page<ToldMessage>> {
  const { language, cursor, pageSize } = query;
  const { rows } = await database.query<Row>(
    `SELECT own.id AS "rowId",
            CASE $2 WHEN 'sw' THEN coalesce(many.title_sw, own.title_sw)
                    ELSE coalesce(many.title_en, own.title_en) END AS title,
            own.created_at AS "sentAt", own.read_at AS "readAt", own.deleted_at AS "deletedAt"
       FROM inbox_messages own LEFT JOIN mailings many ON many.id = own.mailing_id
      WHERE own.member_id = $1 AND ($3::bigint IS NULL OR own.id < $3)
      ORDER BY own.id DESC LIMIT $4`,
    [memberId, language, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId, title, sentAt, readAt, deletedAt }) => ({
    id: rowId.toString(),
    title,
    sentAt: sentAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    deletedAt: deletedAt?.toISOString() ?? null,
  }));
}
