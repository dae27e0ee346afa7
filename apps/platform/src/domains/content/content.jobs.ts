/** Content's background work: telling members, and clearing away. */
import type { Context } from '#platform/context.ts';
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { dropUnshownPictures } from '#domains/content/banners/banners.ts';
import { sendMailings } from '#domains/content/mailings/mailings.ts';
import {
  type AnsweredDispute,
  type ChangedAccount,
  type CompletedDeposit,
  type DecidedDocuments,
  type EndedWithdrawal,
  type TakenLevel,
  tellOfAccount,
  tellOfDeposit,
  tellOfDispute,
  tellOfDocuments,
  tellOfFailedLogins,
  tellOfLevel,
  tellOfWithdrawal,
} from '#domains/content/inbox/inbox.ts';

/** Half a year is as long as anybody looks back for a message. */
export async function dropOldInboxMessages({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM inbox_messages WHERE id IN (
       SELECT id FROM inbox_messages WHERE created_at < now() - interval '180 days'
        ORDER BY created_at LIMIT 20000)`,
  );
}

/** What people wrote is kept until it is answered, and a year after. */
export async function dropOldFeedback({ database }: Context): Promise<void> {
  await database.query(
    `DELETE FROM feedback WHERE id IN (
       SELECT id FROM feedback WHERE answered_at < now() - interval '365 days'
        ORDER BY answered_at LIMIT 20000)`,
  );
}

export const contentJobs: Jobs = {
  tasks: {
    'content.tell_of_withdrawal': (context, payload) =>
      tellOfWithdrawal(context, payload as EndedWithdrawal),
    'content.tell_of_deposit': (context, payload) =>
      tellOfDeposit(context, payload as CompletedDeposit),
    'content.tell_of_failed_logins': tellOfFailedLogins,
    'content.tell_of_dispute': (context, payload) =>
      tellOfDispute(context, payload as AnsweredDispute),
    'content.tell_of_account': (context, payload) =>
      tellOfAccount(context, payload as ChangedAccount),
    'content.tell_of_documents': (context, payload) =>
      tellOfDocuments(context, payload as DecidedDocuments),
    'content.tell_of_level': (context, payload) => tellOfLevel(context, payload as TakenLevel),
    'content.send_mailings': sendMailings,
    'content.drop_old_inbox_messages': dropOldInboxMessages,
    'content.drop_old_feedback': dropOldFeedback,
    'content.drop_unshown_pictures': dropUnshownPictures,
  },
  schedule: [
    // Each minute too, should the process that sends die on the way.
    { task: 'content.send_mailings', match: '* * * * *' },
    { task: 'content.tell_of_failed_logins', match: '* * * * *' },
    { task: 'content.drop_old_inbox_messages', match: '43 * * * *' },
    { task: 'content.drop_old_feedback', match: '47 3 * * *' },
    { task: 'content.drop_unshown_pictures', match: '53 * * * *' },
  ],
};
