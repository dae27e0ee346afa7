/** What every change of a member's payout accounts goes by: one at a time, told and audited. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { sendMessage } from '#domains/messaging/messaging.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { PayoutAccountRow } from './read-payout-accounts.ts';
import { maskPayee } from './payout-accounts.rules.ts';

export type PayoutActor = Pick<MemberActor, 'memberId' | 'username' | 'language'>;

type Contacts = { email: string | null; mobile: string | null };

/** Changes of one member's accounts happen one after the other. */
export async function lockContacts(transaction: Transaction, memberId: bigint): Promise<Contacts> {
  const { rows } = await transaction.query<Contacts>(
    `SELECT email, mobile_number AS mobile FROM credentials
      WHERE member_id = $1 FOR NO KEY UPDATE`,
    [memberId],
  );
  if (!rows[0]) throw new Error('The member has no credentials.');
  return rows[0];
}

/** Tells the member where a thief of the session does not read, and the audit log. */
export async function tellChange(
  context: Pick<Context, 'config'>,
  transaction: Transaction,
  { memberId, username, language }: PayoutActor,
  { email, mobile }: Contacts,
  { change, row, ip }: { change: 'added' | 'removed'; row: PayoutAccountRow; ip: string },
): Promise<void> {
  const account = maskPayee(row.number);
  const message = { purpose: 'payout_account_changed', change, account, language } as const;
  // An address costs nothing to write to; the number is for who has bound none.
  if (email !== null)
    await sendMessage(context, transaction, { ...message, channel: 'email', recipient: email });
  else if (mobile !== null) {
    await sendMessage(context, transaction, { ...message, channel: 'sms', recipient: mobile });
  }
  const told = { kind: row.kind, provider: row.bankName, number: account };
  await recordAudit(transaction, {
    actor: username,
    action: `member.payout_account_${change}`,
    subject: `member:${memberId}`,
    ...(change === 'added'
      ? { after: { ...told, readyAt: row.readyAt.toISOString() } }
      : { before: told }),
    ip,
  });
}
