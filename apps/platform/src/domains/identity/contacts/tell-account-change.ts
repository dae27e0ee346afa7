/** Tells a member of a change to what protects his money, everywhere he is reached. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { type AccountEvent, sendMessage } from '#domains/messaging/messaging.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';

/** `holdsPayouts`: the cool-down began with it, and its hours are told. */
export async function tellAccountChange(
  context: Pick<Context, 'config'>,
  transaction: Transaction,
  { memberId, language }: { memberId: bigint; language: 'en' | 'sw' },
  { event, holdsPayouts }: { event: AccountEvent; holdsPayouts: boolean },
): Promise<void> {
  const { payoutCooldownHours } = await readBrand(transaction, context.config.BRAND);
  const heldHours = holdsPayouts && payoutCooldownHours > 0 ? payoutCooldownHours : null;
  const { rows } = await transaction.query<{ sms: string | null; email: string | null }>(
    'SELECT mobile_number AS sms, email FROM credentials WHERE member_id = $1',
    [memberId],
  );
  const message = { purpose: 'account_changed', event, heldHours, language } as const;
  for (const channel of ['email', 'sms'] as const) {
    const recipient = rows[0]?.[channel] ?? null;
    if (recipient !== null)
      await sendMessage(context, transaction, { ...message, channel, recipient });
  }
  // Content, on a higher level, hears of it by a job.
  const told = { memberId: memberId.toString(), changeId: randomUUID(), event, heldHours };
  await queueJob(transaction, 'content.tell_of_account', told, { key: `inbox ${told.changeId}` });
}
