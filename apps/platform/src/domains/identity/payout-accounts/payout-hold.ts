/**
 * The cool-down of a whole account: whoever set a secret anew without the one before may be a
 * thief, so no money leaves before its member had time to notice (the brand's
 * payout_cooldown_hours).
 */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { hoursAfter } from './payout-accounts.rules.ts';

/** Begins the cool-down anew and answers its end; one that ends later stands. */
export async function holdPayouts(
  { config, now }: Context,
  transaction: Transaction,
  memberId: bigint,
): Promise<Date> {
  const { payoutCooldownHours } = await readBrand(transaction, config.BRAND);
  const { rows } = await transaction.query<{ heldUntil: Date | null }>(
    `UPDATE credentials SET payouts_held_until = greatest(payouts_held_until, $2)
      WHERE member_id = $1 RETURNING payouts_held_until AS "heldUntil"`,
    [memberId, hoursAfter(now(), payoutCooldownHours)],
  );
  const heldUntil = rows[0]?.heldUntil;
  if (!heldUntil) throw new Error('The member has no credentials.');
  return heldUntil;
}

/** Until when no money leaves the account; null: it may. */
export async function readPayoutHold(
  { now }: Pick<Context, 'now'>,
  database: Database | Transaction,
  memberId: bigint,
): Promise<Date | null> {
  const { rows } = await database.query<{ heldUntil: Date | null }>(
    'SELECT payouts_held_until AS "heldUntil" FROM credentials WHERE member_id = $1',
    [memberId],
  );
  const heldUntil = rows[0]?.heldUntil ?? null;
  return heldUntil !== null && heldUntil.getTime() > now().getTime() ? heldUntil : null;
}

/** Refuses `payouts_held` with `heldUntil`. */
export async function assertPayoutsOpen(
  context: Pick<Context, 'now'>,
  database: Database | Transaction,
  memberId: bigint,
): Promise<void> {
  const heldUntil = await readPayoutHold(context, database, memberId);
  if (heldUntil) throw new Refusal('payouts_held', { heldUntil: heldUntil.toISOString() });
}
