/**
 * Closing the own account: nothing may be left on it, and nothing begins on it afterwards. The
 * record, the ledger and the bound contacts stay; only staff open it again.
 */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import {
  assertPaymentPassword,
  endSessions,
  hasPaymentPassword,
  isOwnPassword,
  setLoginBlocked,
} from '#domains/identity/identity.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { closeWallet } from '#domains/wallet/wallet.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';

export type CloseAccountInput = {
  password: string;
  paymentPassword?: string | undefined;
  ip: string;
};

/**
 * Refuses `need_true_account`, `password_wrong`, `payment_password_wrong`, `account_not_empty`
 * with what is left, and `too_many_requests` to who guesses a password.
 */
export async function closeAccount(
  context: Context,
  actor: MemberActor,
  input: CloseAccountInput,
): Promise<void> {
  assertTrueAccount(actor);
  const { database } = context;
  const { memberId, username, currency } = actor;
  if (!(await isOwnPassword(context, memberId, input.password))) {
    throw new Refusal('password_wrong');
  }
  if (await hasPaymentPassword(database, memberId)) {
    await assertPaymentPassword(context, memberId, input.paymentPassword ?? '');
  }
  await inTransaction(database, async (transaction) => {
    const { rowCount } = await transaction.query(
      `UPDATE members SET status = 'closed' WHERE id = $1 AND status = 'active'`,
      [memberId],
    );
    // Closed or blocked meanwhile: the session this was asked from has ended.
    if (rowCount !== 1) throw new Refusal('unauthenticated');
    await setLoginBlocked(transaction, memberId, true, true);
    await closeWallet(transaction, memberId, currency);
    await endSessions(transaction, memberId);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.closed',
      subject: `member:${memberId}`,
      before: { status: 'active' },
      after: { status: 'closed' },
      ip: input.ip,
    });
  });
}
