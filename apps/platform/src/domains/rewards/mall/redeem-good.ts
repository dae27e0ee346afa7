/** A member orders goods for points: proven by the payment password, taken in one commit. */
import type { PointOrder, Recipient } from '@bahati/contract/player-site/rewards/points.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { assertPaymentPassword } from '#domains/identity/identity.ts';
import { assertPayoutsOpen } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { assertPoints, spendPoints } from '#domains/rewards/points/points.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { goodWords } from './goods.ts';
import { lockSpending } from './lock-spending.ts';
import { type OrderRow, orderValue, readOrderOfRequest } from './orders.ts';

export type RedeemInput = {
  idempotencyKey: string;
  goodId: string;
  quantity: number;
  /** What the member was shown for the whole order. */
  points: number;
  recipient: Recipient | null;
  paymentPassword: string;
};
type Wanted = Omit<RedeemInput, 'paymentPassword'>;

/**
 * The same idempotencyKey answers the same order. Refuses `need_true_account`, `function_not_enabled`,
 * `payment_password_not_set`, `payment_password_wrong`, `request_conflict`, `payouts_held`,
 * `goods_not_offered`, `price_changed`, `out_of_stock`, `address_needed`, `insufficient_points`.
 */
export async function redeemGood(
  context: Context,
  actor: MemberActor,
  { paymentPassword, ...wanted }: RedeemInput,
): Promise<PointOrder> {
  await assertPoints(context, actor);
  await assertPaymentPassword(context, actor.memberId, paymentPassword);
  const row = await inTransaction(context.database, async (transaction) => {
    const { memberId } = actor;
    await lockSpending(transaction, memberId);
    const earlier = await readOrderOfRequest(transaction, memberId, wanted.idempotencyKey);
    if (earlier) return assertSame(earlier, wanted);
    await assertPayoutsOpen(context, transaction, memberId);
    await order(transaction, actor, wanted);
    const made = await readOrderOfRequest(transaction, memberId, wanted.idempotencyKey);
    if (!made) throw new Error('The order was not written.');
    return made;
  });
  return orderValue(row);
}

function assertSame(earlier: OrderRow, { goodId, quantity }: Wanted): OrderRow {
  if (earlier.goodPublicId === goodId && earlier.quantity === quantity) return earlier;
  throw new Refusal('request_conflict', { points: Number(earlier.points) });
}

type Good = {
  id: bigint;
  name: { en: string; sw: string };
  picture: string;
  points: bigint;
  stock: number;
  needsAddress: boolean;
  isActive: boolean;
};

/** Stock, order and points, under the lock of the goods. */
async function order(
  transaction: Transaction,
  { memberId, username }: MemberActor,
  wanted: Wanted,
): Promise<void> {
  const { quantity, recipient } = wanted;
  const good = await lockGood(transaction, wanted);
  const points = good.points * BigInt(quantity);
  await transaction.query('UPDATE point_goods SET stock = stock - $2 WHERE id = $1', [
    good.id,
    quantity,
  ]);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO point_orders
       (member_id, idempotency_key, good_id, name, picture, quantity, points, recipient)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      memberId,
      wanted.idempotencyKey,
      good.id,
      JSON.stringify(good.name),
      good.picture,
      quantity,
      points,
      good.needsAddress ? JSON.stringify(recipient) : null,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The order has no id.');
  await spendPoints(transaction, { memberId, points, kind: 'redeem', reference: id.toString() });
  await recordAudit(transaction, {
    actor: username,
    action: 'member.points_redeemed',
    subject: `member:${memberId}`,
    after: { order: id.toString(), goods: good.name.en, quantity, points: Number(points) },
  });
}

async function lockGood(
  transaction: Transaction,
  { goodId, quantity, points, recipient }: Wanted,
): Promise<Good> {
  const { rows } = await transaction.query<Good>(
    `SELECT id, ${goodWords} AS name, picture, points, stock, needs_address AS "needsAddress",
            is_active AS "isActive"
       FROM point_goods WHERE public_id = $1 FOR UPDATE`,
    [goodId],
  );
  const [good] = rows;
  if (!good?.isActive) throw new Refusal('goods_not_offered');
  const cost = Number(good.points) * quantity;
  if (cost !== points) throw new Refusal('price_changed', { points: cost });
  if (good.stock < quantity) throw new Refusal('out_of_stock', { left: good.stock });
  if (good.needsAddress && !recipient) throw new Refusal('address_needed');
  return good;
}
