/** A guest says something: once for each client id, in order, as fast as a hand may write. */
import type { ChatMessage } from '@bahati/contract/player-site/support/support.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { isAgent } from '#domains/members/members.ts';
import { claimUploads } from '#domains/system/uploads.ts';
import type { Guest } from './chat-guest.ts';
import { lockChat } from './chat-guest.ts';
import { findSaid, messageValue, type Said, say, tellGuest } from './chat-messages.ts';
import { type ChatModels, chooseModel } from './chat-models.ts';
import { type ChatRow, uploadOwner } from './support.ts';

export type SendInput = { clientId: string; text: string; imageIds: string[] };

const mostPerMinute = 20;

/** Refuses `request_conflict`, `image_unknown`, `too_many_requests`. */
export async function sendMessage(
  context: Context,
  departments: ChatModels,
  guest: Guest,
  input: SendInput,
): Promise<ChatMessage> {
  await ensureChat(context, departments, guest);
  const said: Said = { ...input, author: 'guest', staff: null };
  const row = await inTransaction(context.database, async (transaction) => {
    const chat = await lockChat(transaction, guest);
    if (!chat) throw new Refusal('unauthenticated');
    const known = await findSaid(transaction, chat.id, said);
    if (known) return known;
    await assertPace(transaction, chat);
    if (!(await claimUploads(transaction, uploadOwner(chat.id), input.imageIds))) {
      throw new Refusal('image_unknown');
    }
    const written = await say(transaction, chat, said);
    await transaction.query(
      `UPDATE chats SET waiting_since = coalesce(waiting_since, now()), guest_typing_at = NULL,
              state = CASE state WHEN 'idle' THEN 'waiting' ELSE state END,
              guest_read_seq = $2
        WHERE id = $1`,
      [chat.id, written.seq],
    );
    // The member may have the chat open on another screen.
    await tellGuest(transaction, chat);
    return written;
  });
  const { staff: _, ...value } = await messageValue(context, row);
  return value;
}

/** A member needs no launch to begin. */
export async function ensureChat(
  { database }: Context,
  departments: ChatModels,
  guest: Guest,
): Promise<void> {
  if (guest.kind === 'visitor') return;
  const { memberId, language } = guest.member;
  const known = await database.query('SELECT 1 FROM chats WHERE member_id = $1', [memberId]);
  if (known.rows.length > 0) return;
  const model = await chooseModel(departments, undefined, await isAgent(database, memberId));
  await database.query(
    `INSERT INTO chats (member_id, model, language) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO NOTHING`,
    [memberId, model, language],
  );
}

async function assertPace(transaction: Transaction, { id, lastSeq }: ChatRow): Promise<void> {
  const { rows } = await transaction.query<{ sent: number }>(
    `SELECT count(*)::int AS sent FROM chat_messages
      WHERE chat_id = $1 AND seq > $2 AND author = 'guest'
        AND created_at > now() - interval '1 minute'`,
    // The newest are enough to judge by, however long the chat is.
    [id, lastSeq - 4 * mostPerMinute],
  );
  if ((rows[0]?.sent ?? 0) >= mostPerMinute) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 30 });
  }
}
