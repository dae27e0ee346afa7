/** The guest's side of his chat: how it stands, what was read, that he is typing. */
import type { ChatState } from '@bahati/contract/player-site/support/support.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import type { Guest } from './chat-guest.ts';
import { findChat } from './chat-guest.ts';
import { listMessages, type Place } from './chat-messages.ts';
import { longestUnread, typingFor } from './support.ts';

const nothingYet: ChatState = {
  id: null,
  state: 'idle',
  model: null,
  lastSeq: 0,
  readSeq: 0,
  unread: 0,
  isTyping: false,
};

export async function readChatState(database: Database, guest: Guest): Promise<ChatState> {
  const chat = await findChat(database, guest);
  if (!chat) return nothingYet;
  const { rows } = await database.query<{ unread: number; isTyping: boolean }>(
    `SELECT (SELECT count(*)::int FROM (
               SELECT 1 FROM chat_messages
                WHERE chat_id = chats.id AND seq > guest_read_seq AND author = 'staff'
                LIMIT $2) counted) AS unread,
            coalesce(staff_typing_at > now() - ${typingFor}, false) AS "isTyping"
       FROM chats WHERE id = $1`,
    [chat.id, longestUnread],
  );
  const { unread = 0, isTyping = false } = rows[0] ?? {};
  return {
    id: chat.id.toString(),
    state: chat.state,
    model: chat.model,
    lastSeq: chat.lastSeq,
    readSeq: chat.staffReadSeq,
    unread,
    isTyping,
  };
}

/** Who of the staff it was stays in the operator. */
export async function readOwnMessages(context: Context, guest: Guest, place: Place) {
  const chat = await findChat(context.database, guest);
  if (!chat) return { items: [], hasMore: false };
  const { items, hasMore } = await listMessages(context, chat.id, place);
  return {
    items: items.map(({ seq, author, clientId, text, images, event, at }) => {
      const isOwn = author === 'guest';
      return { seq, author, clientId: isOwn ? clientId : null, text, images, event, at };
    }),
    hasMore,
  };
}

/** Never further than what was said, and never back. */
export async function markChatRead(database: Database, guest: Guest, seq: number): Promise<void> {
  const chat = await findChat(database, guest);
  if (!chat || seq <= chat.guestReadSeq) return;
  await database.query(
    `UPDATE chats SET guest_read_seq = greatest(guest_read_seq, least($2, last_seq))
      WHERE id = $1`,
    [chat.id, seq],
  );
}

export async function tellTyping(database: Database, guest: Guest): Promise<void> {
  const chat = await findChat(database, guest);
  if (!chat || chat.state === 'idle') return;
  await database.query('UPDATE chats SET guest_typing_at = now() WHERE id = $1', [chat.id]);
}
