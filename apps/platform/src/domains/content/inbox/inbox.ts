/** A member's own messages. Another member's are not there for him: `not_found`. */
import type { InboxMessage } from '@bahati/contract/player-site/content/content.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { type Database, inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { announce } from '#domains/system/live/live.ts';

export { listTold } from './inbox-of-member.ts';
export { type ChangedAccount, tellOfAccount } from './tell-of-account.ts';
export { type CompletedDeposit, tellOfDeposit } from './tell-of-deposit.ts';
export { type AnsweredDispute, tellOfDispute } from './tell-of-dispute.ts';
export { type DecidedDocuments, tellOfDocuments } from './tell-of-documents.ts';
export { tellOfFailedLogins } from './tell-of-failed-logins.ts';
export { type TakenLevel, tellOfLevel } from './tell-of-level.ts';
export { type EndedWithdrawal, tellOfWithdrawal } from './tell-of-withdrawal.ts';

/** Nobody counts further: the site shows "99+". */
const longestCount = 100;

/** Refuses `need_true_account`. */
export async function unreadCount(database: Database, actor: MemberActor): Promise<number> {
  assertTrueAccount(actor);
  const { rows } = await database.query<{ unread: number }>(
    `SELECT count(*)::int AS unread FROM (
       SELECT 1 FROM inbox_messages
        WHERE member_id = $1 AND read_at IS NULL AND deleted_at IS NULL LIMIT $2) counted`,
    [actor.memberId, longestCount],
  );
  return rows[0]?.unread ?? 0;
}

type Row = {
  rowId: bigint;
  title: string;
  content: string;
  link: string | null;
  createdAt: Date;
  readAt: Date | null;
};

/** Refuses `need_true_account`. */
export async function listInbox(
  database: Database,
  actor: MemberActor,
  query: { language: 'en' | 'sw'; cursor?: string | undefined; pageSize: number },
): Promise<Page<InboxMessage>> {
  assertTrueAccount(actor);
  const { language, cursor, pageSize } = query;
  const { rows } = await database.query<Row>(
    `SELECT own.id AS "rowId",
            CASE $2 WHEN 'sw' THEN coalesce(many.title_sw, own.title_sw)
                    ELSE coalesce(many.title_en, own.title_en) END AS title,
            CASE $2 WHEN 'sw' THEN coalesce(many.html_sw, own.html_sw)
                    ELSE coalesce(many.html_en, own.html_en) END AS content,
            many.link, own.created_at AS "createdAt", own.read_at AS "readAt"
       FROM inbox_messages own LEFT JOIN mailings many ON many.id = own.mailing_id
      WHERE own.member_id = $1 AND own.deleted_at IS NULL AND ($3::bigint IS NULL OR own.id < $3)
      ORDER BY own.id DESC LIMIT $4`,
    [actor.memberId, language, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId, title, content, link, createdAt, readAt }) => ({
    id: rowId.toString(),
    title,
    content,
    link,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }));
}

/** Refuses `need_true_account`, `not_found`. Read twice, it was read the first time. */
export async function markRead(database: Database, actor: MemberActor, id: string): Promise<void> {
  await changeOne(database, actor, id, 'read_at = coalesce(read_at, now())');
}

/** Refuses `need_true_account`, `not_found`. */
export async function deleteMessage(
  database: Database,
  actor: MemberActor,
  id: string,
): Promise<void> {
  await changeOne(database, actor, id, 'deleted_at = now()');
}

async function changeOne(
  database: Database,
  actor: MemberActor,
  id: string,
  change: 'read_at = coalesce(read_at, now())' | 'deleted_at = now()',
): Promise<void> {
  assertTrueAccount(actor);
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE inbox_messages SET ${change}
        WHERE id = $1 AND member_id = $2 AND deleted_at IS NULL`,
      [BigInt(id), actor.memberId],
    );
    if (rowCount === 0) throw new Refusal('not_found');
    await announce(transaction, actor.memberId, { type: 'inbox_changed' });
  });
}

/** Refuses `need_true_account`. One that comes meanwhile stays unread. */
export async function markAllRead(database: Database, actor: MemberActor): Promise<void> {
  assertTrueAccount(actor);
  await inTransaction(database, async (transaction) => {
    await transaction.query(
      `UPDATE inbox_messages SET read_at = now()
        WHERE member_id = $1 AND read_at IS NULL AND deleted_at IS NULL`,
      [actor.memberId],
    );
    await announce(transaction, actor.memberId, { type: 'inbox_changed' });
  });
}
