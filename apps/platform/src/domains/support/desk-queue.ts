/** Chats as staff see them: who waits longest first, the others by what was said last. */
import type { DeskChat, DeskList } from '@bahati/contract/back-office/support/support.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { chatColumns, type ChatRow, longestUnread, typingFor } from './support.ts';

type Row = Omit<DeskChat, 'id' | 'memberId' | 'department' | 'waitingSince' | 'lastAt'> & {
  id: bigint;
  memberId: bigint | null;
  nameEn: string;
  nameSw: string;
  waitingSince: Date | null;
  lastAt: Date;
};

const select = `SELECT chats.id, chats.member_id AS "memberId", username, name_en AS "nameEn",
    name_sw AS "nameSw", chats.language, state, waiting_since AS "waitingSince",
    taken_by AS "takenBy", last_at AS "lastAt", coalesce(newest.text, '') AS "lastText",
    last_seq AS "lastSeq", guest_read_seq AS "readSeq",
    (SELECT count(*)::int FROM (
       SELECT 1 FROM chat_messages WHERE chat_id = chats.id AND seq > staff_read_seq
          AND author = 'guest' LIMIT ${longestUnread}) counted) AS unread,
    coalesce(guest_typing_at > now() - ${typingFor}, false) AS "isTyping"
  FROM chats
  JOIN chat_models ON chat_models.code = chats.model
  LEFT JOIN credentials ON credentials.member_id = chats.member_id
  LEFT JOIN chat_messages newest ON newest.chat_id = chats.id AND newest.seq = last_seq`;

const lists: Readonly<Record<DeskList, { where: string; by: string; order: 'ASC' | 'DESC' }>> = {
  waiting: { where: `state = 'waiting'`, by: 'waiting_since', order: 'ASC' },
  mine: { where: `state = 'taken' AND staff_id = $4`, by: 'last_at', order: 'DESC' },
  taken: { where: `state = 'taken'`, by: 'last_at', order: 'DESC' },
  idle: { where: `state = 'idle' AND last_seq > 0`, by: 'last_at', order: 'DESC' },
};

export async function listChats(
  { database }: Context,
  staff: StaffActor,
  { list, cursor, pageSize }: { list: DeskList; cursor?: string | undefined; pageSize: number },
): Promise<Page<DeskChat>> {
  const { where, by, order } = lists[list];
  const place = readPlace(cursor);
  const { rows } = await database.query<Row & { sortedBy: string }>(
    `${select.replace(' FROM chats', `, ${by}::text AS "sortedBy" FROM chats`)}
      WHERE ${where} AND ($1::timestamptz IS NULL
        OR (${by}, chats.id) ${order === 'ASC' ? '>' : '<'} ($1::timestamptz, $2::bigint))
      ORDER BY ${by} ${order}, chats.id ${order} LIMIT $3`,
    [
      place?.at ?? null,
      place?.id ?? null,
      pageSize + 1,
      ...(list === 'mine' ? [staff.staffId] : []),
    ],
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    items: shown.map(deskChatValue),
    nextCursor: last ? placeOf(last.sortedBy, last.id) : null,
  };
}

/** A place in a list is a time and an id: two chats may have moved in one instant. */
function placeOf(at: string, id: bigint): string {
  return Buffer.from(`${at}/${id}`).toString('base64url');
}

function readPlace(cursor: string | undefined): { at: string; id: bigint } | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, at, id] =
    /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00)\/([1-9]\d{0,17})$/.exec(text) ?? [];
  const isTime = !Number.isNaN(Date.parse(`${at?.replace(' ', 'T').slice(0, -3)}Z`));
  if (at === undefined || id === undefined || !isTime) {
    throw new Refusal('invalid_input', { fields: [{ field: 'cursor', problem: 'invalid' }] });
  }
  return { at, id: BigInt(id) };
}

/** Refuses `not_found`. */
export async function findDeskChat(
  database: Database | Transaction,
  chatId: bigint,
): Promise<DeskChat> {
  const { rows } = await database.query<Row>(`${select} WHERE chats.id = $1`, [chatId]);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  return deskChatValue(row);
}

/** Held until the transaction ends. Refuses `not_found`. */
export async function lockDeskChat(transaction: Transaction, chatId: bigint): Promise<ChatRow> {
  const { rows } = await transaction.query<ChatRow>(
    `SELECT ${chatColumns} FROM chats WHERE id = $1 FOR UPDATE`,
    [chatId],
  );
  const [chat] = rows;
  if (!chat) throw new Refusal('not_found');
  return chat;
}

/** The same, of whoever took it. Refuses `not_found`, `chat_not_yours`. */
export async function lockOwnChat(
  transaction: Transaction,
  staff: StaffActor,
  chatId: bigint,
): Promise<ChatRow> {
  const chat = await lockDeskChat(transaction, chatId);
  if (chat.staffId !== staff.staffId) throw new Refusal('chat_not_yours');
  return chat;
}

function deskChatValue(row: Row): DeskChat {
  return {
    id: row.id.toString(),
    memberId: row.memberId?.toString() ?? null,
    username: row.username,
    department: { en: row.nameEn, sw: row.nameSw },
    language: row.language,
    state: row.state,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    takenBy: row.takenBy,
    lastAt: row.lastAt.toISOString(),
    lastText: row.lastText,
    lastSeq: row.lastSeq,
    readSeq: row.readSeq,
    unread: row.unread,
    isTyping: row.isTyping,
  };
}
