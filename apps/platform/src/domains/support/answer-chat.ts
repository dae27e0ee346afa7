/** Whoever took a chat answers it, is seen typing and marks what was read. */
import type { DeskMessage } from '@bahati/contract/back-office/support/support.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { claimUploads } from '#domains/system/uploads.ts';
import { findSaid, messageValue, type Said, say, tellGuest } from './chat-messages.ts';
import { lockOwnChat } from './desk-queue.ts';
import { deskOwner } from './support.ts';

export type Answer = { chatId: bigint; clientId: string; text: string; imageIds: string[] };

/** Refuses `not_found`, `chat_not_yours`, `request_conflict`, `image_unknown`. */
export async function answerChat(
  context: Context,
  staff: StaffActor,
  { chatId, ...answer }: Answer,
): Promise<DeskMessage> {
  const said: Said = { ...answer, author: 'staff', staff: staff.username };
  const row = await inTransaction(context.database, async (transaction) => {
    const chat = await lockOwnChat(transaction, staff, chatId);
    const known = await findSaid(transaction, chatId, said);
    if (known) return known;
    if (!(await claimUploads(transaction, deskOwner(staff), answer.imageIds))) {
      throw new Refusal('image_unknown');
    }
    const written = await say(transaction, chat, said);
    await transaction.query(
      `UPDATE chats SET waiting_since = NULL, staff_typing_at = NULL, staff_read_seq = $2
        WHERE id = $1`,
      [chatId, written.seq],
    );
    await tellGuest(transaction, chat);
    return written;
  });
  return messageValue(context, row);
}

/** Refuses `not_found`, `chat_not_yours`. */
export async function markDeskRead(
  { database }: Context,
  staff: StaffActor,
  { chatId, seq }: { chatId: bigint; seq: number },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const chat = await lockOwnChat(transaction, staff, chatId);
    const read = Math.min(seq, chat.lastSeq);
    if (read <= chat.staffReadSeq) return;
    await transaction.query('UPDATE chats SET staff_read_seq = $2 WHERE id = $1', [chatId, read]);
    await tellGuest(transaction, chat);
  });
}

/** Refuses `not_found`, `chat_not_yours`. */
export async function tellDeskTyping(
  { database }: Context,
  staff: StaffActor,
  chatId: bigint,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const chat = await lockOwnChat(transaction, staff, chatId);
    await transaction.query('UPDATE chats SET staff_typing_at = now() WHERE id = $1', [chatId]);
    await tellGuest(transaction, chat);
  });
}
