/** Removing a payout account, proven by the payment password. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { assertPaymentPassword } from '#domains/identity/identity.ts';
import { type PayoutAccountRow, selectPayoutAccounts } from './read-payout-accounts.ts';
import { lockContacts, type PayoutActor, tellChange } from './payout-change.ts';

/**
 * A withdrawal under way keeps its payee. Refuses `payment_password_not_set`,
 * `payment_password_wrong`, `payout_account_not_found`.
 */
export async function removePayoutAccount(
  context: Context,
  actor: PayoutActor,
  publicId: string,
  input: { paymentPassword: string; ip: string },
): Promise<void> {
  const { memberId } = actor;
  await assertPaymentPassword(context, memberId, input.paymentPassword);
  await inTransaction(context.database, async (transaction) => {
    const contacts = await lockContacts(transaction, memberId);
    const { rows } = await transaction.query<PayoutAccountRow>(
      `${selectPayoutAccounts}
        WHERE member_id = $2 AND public_id = $3 AND removed_at IS NULL
          FOR UPDATE OF payout_accounts`,
      [context.config.BRAND, memberId, publicId],
    );
    const row = rows[0];
    if (!row) throw new Refusal('payout_account_not_found');
    await transaction.query('UPDATE payout_accounts SET removed_at = $2 WHERE public_id = $1', [
      publicId,
      context.now(),
    ]);
    await tellChange(context, transaction, actor, contacts, {
      change: 'removed',
      row,
      ip: input.ip,
    });
  });
}
