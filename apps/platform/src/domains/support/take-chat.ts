/** A member of staff takes a chat: of two who try at once, the second is told so. */
import type { DeskChat } from '@bahati/contract/back-office/support/support.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { say, tellGuest } from './chat-messages.ts';
import { findDeskChat, lockDeskChat } from './desk-queue.ts';

/** Refuses `not_found`, `chat_taken`. Taking an own chat changes nothing. */
export async function takeChat(
  { database }: Context,
  staff: StaffActor,
  chatId: bigint,
): Promise<DeskChat> {
  return inTransaction(database, async (transaction) => {
    const chat = await lockDeskChat(transaction, chatId);
    if (chat.state === 'taken' && chat.staffId !== staff.staffId) throw new Refusal('chat_taken');
    if (chat.state !== 'taken') {
      await say(transaction, chat, { event: 'taken', staff: staff.username });
      await transaction.query(
        `UPDATE chats SET state = 'taken', staff_id = $2, taken_by = $3, staff_typing_at = NULL
          WHERE id = $1`,
        [chatId, staff.staffId, staff.username],
      );
      await tellGuest(transaction, chat);
    }
    return findDeskChat(transaction, chatId);
  });
}
