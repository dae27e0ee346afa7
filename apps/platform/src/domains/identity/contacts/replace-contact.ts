/** A number or an address in place of the one before, whoever decided it. */
import { sqlState, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';

export type Contact = { channel: 'sms' | 'email'; destination: string };

/** How a contact is stored, and what it is called when somebody else has it. */
const kinds = {
  sms: { column: 'mobile_number', boundAt: 'mobile_bound_at', taken: 'mobile_taken' },
  email: { column: 'email', boundAt: 'email_bound_at', taken: 'email_taken' },
} as const;

/**
 * Tells the contact before, and answers it; null: there was none. Links that went to an address
 * before set no password any more. Refuses `mobile_taken` or `email_taken`.
 */
export async function replaceContact(
  context: Pick<Context, 'config' | 'now'>,
  transaction: Transaction,
  { memberId, language }: { memberId: bigint; language: 'en' | 'sw' },
  { channel, destination }: Contact,
): Promise<string | null> {
  const { column, boundAt, taken } = kinds[channel];
  const { rows } = await transaction.query<{ before: string | null }>(
    `SELECT ${column} AS before FROM credentials WHERE member_id = $1 FOR UPDATE`,
    [memberId],
  );
  const before = rows[0]?.before ?? null;
  if (before === destination) return before;
  try {
    await transaction.query(
      `UPDATE credentials SET ${column} = $2, ${boundAt} = $3 WHERE member_id = $1`,
      [memberId, destination, context.now()],
    );
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal(taken);
    throw error;
  }
  if (channel === 'email') await endPasswordLinks(transaction, memberId);
  if (before !== null) {
    const message = { purpose: 'contact_changed', channel, language } as const;
    await sendMessage(context, transaction, { ...message, recipient: before });
  }
  return before;
}

/** What was sent before a new password or address sets no password any more. */
export async function endPasswordLinks(transaction: Transaction, memberId: bigint): Promise<void> {
  await transaction.query(
    'UPDATE password_links SET used_at = now() WHERE member_id = $1 AND used_at IS NULL',
    [memberId],
  );
}
