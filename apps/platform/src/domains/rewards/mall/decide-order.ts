/** Staff decide on an order, once: it is on its way, or points and stock come back. */
import type { StaffPointOrder } from '@bahati/contract/back-office/rewards/points.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import { earnPoints } from '#domains/rewards/points/points.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { readStaffOrder } from './orders.ts';

type Order = {
  id: bigint;
  memberId: bigint;
  goodId: bigint;
  name: { en: string; sw: string };
  quantity: number;
  points: bigint;
  state: string;
};
type Act = { id: string; ip: string };

/** Refuses `not_found`, `already_decided`. */
export async function approveOrder(
  { database }: Context,
  staff: StaffActor,
  act: Act,
): Promise<StaffPointOrder> {
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, act.id);
    await decide(transaction, staff, { order, ...act, state: 'approved', reason: null });
    const { en, sw } = order.name;
    await sendInboxMessage(transaction, {
      memberId: order.memberId,
      key: `point order ${act.id} approved`,
      title: { en: `On its way: ${en}`, sw: `Inakuja: ${sw}` },
      html: {
        en: `<p>We approved your order of <strong>${escapeHtml(en)}</strong>.</p>${record.en}`,
        sw: `<p>Tumekubali agizo lako la <strong>${escapeHtml(sw)}</strong>.</p>${record.sw}`,
      },
    });
    return toldOrder(transaction, act.id);
  });
}

/** Refuses `not_found`, `already_decided`. */
export async function rejectOrder(
  { database }: Context,
  staff: StaffActor,
  { reason, ...act }: Act & { reason: string },
): Promise<StaffPointOrder> {
  return inTransaction(database, async (transaction) => {
    const order = await lockOrder(transaction, act.id);
    await decide(transaction, staff, { order, ...act, state: 'rejected', reason });
    const { id, memberId, goodId, name, quantity, points } = order;
    await transaction.query('UPDATE point_goods SET stock = stock + $2 WHERE id = $1', [
      goodId,
      quantity,
    ]);
    await earnPoints(transaction, {
      memberId,
      points,
      kind: 'returned',
      reference: id.toString(),
    });
    const why = `<p>${escapeHtml(reason)}</p>`;
    await sendInboxMessage(transaction, {
      memberId,
      key: `point order ${act.id} rejected`,
      title: { en: `${points} points are back`, sw: `Pointi ${points} zimerudi` },
      html: {
        en: `<p>We could not send <strong>${escapeHtml(name.en)}</strong>. Your points are back.</p>${why}${record.en}`,
        sw: `<p>Hatukuweza kutuma <strong>${escapeHtml(name.sw)}</strong>. Pointi zako zimerudi.</p>${why}${record.sw}`,
      },
    });
    return toldOrder(transaction, act.id);
  });
}

const record = {
  en: '<p><a href="/pointMall?tab=orders">See your orders</a></p>',
  sw: '<p><a href="/pointMall?tab=orders">Tazama maagizo yako</a></p>',
} as const;

async function lockOrder(transaction: Transaction, publicId: string): Promise<Order> {
  const { rows } = await transaction.query<Order>(
    `SELECT id, member_id AS "memberId", good_id AS "goodId", name, quantity, points, state
       FROM point_orders WHERE public_id = $1 FOR UPDATE`,
    [publicId],
  );
  const [order] = rows;
  if (!order) throw new Refusal('not_found');
  if (order.state !== 'in_process') throw new Refusal('already_decided', { state: order.state });
  return order;
}

type Decision = Act & { order: Order; state: 'approved' | 'rejected'; reason: string | null };

async function decide(
  transaction: Transaction,
  staff: StaffActor,
  { id, ip, order, state, reason }: Decision,
): Promise<void> {
  await transaction.query(
    `UPDATE point_orders SET state = $2, reason = $3, decided_by = $4, decided_at = now()
      WHERE id = $1`,
    [order.id, state, reason, staff.username],
  );
  await recordAudit(transaction, {
    actor: staff.username,
    action: `point_order.${state}`,
    subject: `point_order:${id}`,
    ...(reason === null ? {} : { reason }),
    before: { state: order.state },
    after: { state, points: Number(order.points) },
    ip,
  });
}

async function toldOrder(transaction: Transaction, publicId: string): Promise<StaffPointOrder> {
  const { recipient: _, ...order } = await readStaffOrder(transaction, publicId);
  return order;
}
