/** Messaging's background work: sending, and clearing away. */
import type { Context } from '#platform/context.ts';
import { type Jobs, queueJob } from '#domains/system/jobs/jobs.ts';
import { deliverMessage } from './deliver-message.ts';

const messagesARound = 500;

/**
 * Queues what a worker left behind when it died. The runner's own pauses are shorter than the
 * time it takes to count as left, so that a message between two tries keeps its place.
 */
export async function deliverLeftBehind({ database }: Context): Promise<void> {
  const { rows } = await database.query<{ id: bigint }>(
    `SELECT id FROM outgoing_messages
      WHERE state = 'queued' AND next_try_at < now() - interval '90 seconds'
      ORDER BY next_try_at LIMIT $1`,
    [messagesARound],
  );
  for (const { id } of rows) {
    await queueJob(database, 'messaging.deliver', { id: id.toString() }, { key: `message ${id}` });
  }
}

/** Who was sent what is kept for as long as somebody may ask about it. */
export async function dropOldMessages({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM outgoing_messages WHERE id IN (
       SELECT id FROM outgoing_messages WHERE created_at < now() - interval '90 days'
        ORDER BY created_at LIMIT 20000)`,
  );
}

/** Long enough for a gateway to have told of it again. */
export async function dropOldTexts({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM incoming_messages WHERE id IN (
       SELECT id FROM incoming_messages WHERE received_at < now() - interval '30 days'
        ORDER BY received_at LIMIT 20000)`,
  );
}

export const messagingJobs: Jobs = {
  tasks: {
    'messaging.deliver': (context, { id }) => deliverMessage(context, String(id)),
    'messaging.deliver_left_behind': deliverLeftBehind,
    'messaging.drop_old_messages': dropOldMessages,
    'messaging.drop_old_texts': dropOldTexts,
  },
  schedule: [
    { task: 'messaging.deliver_left_behind', match: '* * * * *', isVital: true },
    { task: 'messaging.drop_old_messages', match: '37 * * * *' },
    { task: 'messaging.drop_old_texts', match: '43 * * * *' },
  ],
};
