/** What is said in a chat: written in order under the chat's lock, read by number. */
import type { ChatMessage, chatEvents } from '@bahati/contract/player-site/support/support.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { announce } from '#domains/system/live.ts';
import { linksTo } from '#domains/system/uploads.ts';
import type { ChatRow } from './support.ts';

export type MessageRow = {
  seq: number;
  author: 'guest' | 'staff' | 'event';
  staff: string | null;
  clientId: string | null;
  text: string;
  imageIds: string[];
  event: (typeof chatEvents)[number] | null;
  createdAt: Date;
};

const columns = `seq, author, staff, client_id AS "clientId", text, image_ids AS "imageIds", event,
  created_at AS "createdAt"`;

export type Said = {
  author: 'guest' | 'staff';
  staff: string | null;
  clientId: string;
  text: string;
  imageIds: readonly string[];
};

/** What was said before by this client id. Refuses `request_conflict` if it was something else. */
export async function findSaid(
  transaction: Transaction,
  chatId: bigint,
  { author, clientId, text, imageIds }: Said,
): Promise<MessageRow | undefined> {
  const { rows } = await transaction.query<MessageRow>(
    `SELECT ${columns} FROM chat_messages
      WHERE chat_id = $1 AND author = $2 AND client_id = $3`,
    [chatId, author, clientId],
  );
  const [row] = rows;
  if (row && (row.text !== text || row.imageIds.join() !== imageIds.join())) {
    throw new Refusal('request_conflict');
  }
  return row;
}

/** Writes the next message of a chat that is locked; whose state changes is the caller's. */
export async function say(
  transaction: Transaction,
  chat: ChatRow,
  said: Said | { event: (typeof chatEvents)[number]; staff: string },
): Promise<MessageRow> {
  const isEvent = 'event' in said;
  const { rows } = await transaction.query<MessageRow>(
    `WITH numbered AS (
       UPDATE chats SET last_seq = last_seq + 1, last_at = now() WHERE id = $1 RETURNING last_seq)
     INSERT INTO chat_messages (chat_id, seq, author, staff, client_id, text, image_ids, event)
     SELECT $1, last_seq, $2, $3, $4, $5, $6, $7 FROM numbered RETURNING ${columns}`,
    [
      chat.id,
      isEvent ? 'event' : said.author,
      said.staff,
      isEvent ? null : said.clientId,
      isEvent ? '' : said.text,
      isEvent ? [] : said.imageIds,
      isEvent ? said.event : null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error(`The chat ${chat.id} is gone.`);
  return row;
}

/** A member's open pages hear that there is something to read; visitors ask by themselves. */
export async function tellGuest(
  transaction: Transaction | Database,
  { memberId }: Pick<ChatRow, 'memberId'>,
): Promise<void> {
  if (memberId !== null) await announce(transaction, memberId, { type: 'chat_changed' });
}

export type Place = { before?: number | undefined; after?: number | undefined; pageSize: number };

/** Messages in order; by `after` the next ones, else the newest of those before. */
export async function listMessages(
  context: Context,
  chatId: bigint,
  { before, after, pageSize }: Place,
): Promise<{ items: (ChatMessage & { staff: string | null })[]; hasMore: boolean }> {
  const isForward = after !== undefined;
  const { rows } = await context.database.query<MessageRow>(
    `SELECT ${columns} FROM chat_messages WHERE chat_id = $1
        AND ${isForward ? 'seq > $2' : '($2::int IS NULL OR seq < $2)'}
      ORDER BY seq ${isForward ? 'ASC' : 'DESC'} LIMIT $3`,
    [chatId, (isForward ? after : before) ?? null, pageSize + 1],
  );
  const shown = rows.slice(0, pageSize);
  if (!isForward) shown.reverse();
  return { items: await messageValues(context, shown), hasMore: rows.length > pageSize };
}

export async function messageValues(
  context: Pick<Context, 'database' | 'now'>,
  rows: readonly MessageRow[],
): Promise<(ChatMessage & { staff: string | null })[]> {
  const links = await linksTo(
    context,
    rows.flatMap(({ imageIds }) => imageIds),
  );
  return rows.map(({ imageIds, createdAt, ...row }) => ({
    ...row,
    images: imageIds.flatMap((id) => links.get(id) ?? []),
    at: createdAt.toISOString(),
  }));
}

/** One message as whoever sent it reads it. */
export async function messageValue(
  context: Pick<Context, 'database' | 'now'>,
  row: MessageRow,
): Promise<ChatMessage & { staff: string | null }> {
  const [value] = await messageValues(context, [row]);
  if (!value) throw new Error('A message has one value.');
  return value;
}
