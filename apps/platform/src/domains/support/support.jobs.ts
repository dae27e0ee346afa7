/** Support's background work: nothing that was said is kept for ever. */
import type { Context } from '#platform/context.ts';
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { visitorDays } from './chat-guest.ts';

/** A visitor's token has run out by then: nobody can come back to the chat. */
export async function dropVisitorChats({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM chats WHERE id IN (
       SELECT id FROM chats
        WHERE visitor_hash IS NOT NULL AND created_at < now() - make_interval(days => $1)
        ORDER BY created_at LIMIT 2000)`,
    [visitorDays],
  );
}

/** Half a year is as long as anybody looks back for what was said. */
export async function dropOldChatMessages({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM chat_messages WHERE (chat_id, seq) IN (
       SELECT chat_id, seq FROM chat_messages WHERE created_at < now() - interval '180 days'
        ORDER BY created_at LIMIT 20000)`,
  );
}

export const supportJobs: Jobs = {
  tasks: {
    'support.drop_visitor_chats': dropVisitorChats,
    'support.drop_old_chat_messages': dropOldChatMessages,
  },
  schedule: [
    { task: 'support.drop_visitor_chats', match: '37 * * * *' },
    { task: 'support.drop_old_chat_messages', match: '53 * * * *' },
  ],
};
