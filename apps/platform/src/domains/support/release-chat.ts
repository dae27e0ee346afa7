/** A taken chat is let go: back to those who wait, or closed with a note. */
import type { DeskChat } from '@bahati/contract/back-office/support/support.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { say, tellGuest } from './chat-messages.ts';
import { findDeskChat, lockDeskChat, lockOwnChat } from './desk-queue.ts';
import type { ChatRow } from './support.ts';

/**
 * Refuses `not_found`, `chat_not_taken`. Another staff user's chat may be handed back too, since people
 * go home and guests do not; that is written down.
 */
export async function handBackChat(
  { database }: Context,
  staff: StaffActor,
  { chatId, ip }: { chatId: bigint; ip: string },
): Promise<DeskChat> {
  return inTransaction(database, async (transaction) => {
    const chat = await lockDeskChat(transaction, chatId);
    if (chat.state !== 'taken') throw new Refusal('chat_not_taken');
    await release(transaction, staff, chat, 'handed_back');
    if (chat.staffId !== staff.staffId) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'chat.handed_back',
        subject: `chat:${chatId}`,
        before: { takenBy: chat.takenBy },
        ip,
      });
    }
    return findDeskChat(transaction, chatId);
  });
}

/** Refuses `not_found`, `chat_not_yours`. */
export async function closeChat(
  { database }: Context,
  staff: StaffActor,
  { chatId, note, ip }: { chatId: bigint; note: string; ip: string },
): Promise<DeskChat> {
  return inTransaction(database, async (transaction) => {
    const chat = await lockOwnChat(transaction, staff, chatId);
    await release(transaction, staff, chat, 'closed');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'chat.closed',
      subject: `chat:${chatId}`,
      reason: note,
      ip,
    });
    return findDeskChat(transaction, chatId);
  });
}

/** A chat handed back keeps its place in the line by the message that waits. */
async function release(
  transaction: Transaction,
  staff: StaffActor,
  chat: ChatRow,
  event: 'handed_back' | 'closed',
): Promise<void> {
  await say(transaction, chat, { event, staff: staff.username });
  const isClosed = event === 'closed';
  await transaction.query(
    `UPDATE chats SET state = $2, staff_id = NULL, taken_by = NULL, staff_typing_at = NULL,
            waiting_since = CASE WHEN $3 THEN NULL ELSE coalesce(waiting_since, now()) END
      WHERE id = $1`,
    [chat.id, isClosed ? 'idle' : 'waiting', isClosed],
  );
  await tellGuest(transaction, chat);
}
