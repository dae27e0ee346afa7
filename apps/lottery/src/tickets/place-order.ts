/**
 * Buying a basket: all of its tickets or none. It is decided at one instant of the database's clock,
 * under locks of its draws that the cut-off waits for: a ticket stored has been bought before the
 * cut-off, and one bought before it is stored.
 */
import { createHash } from 'node:crypto';
import type { OrderFault, OrderLine } from '@bahati/contract/lottery/shapes.ts';
import { poolsOf } from '@bahati/lottery-rules/pools/pools.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import type { LotterySession } from '#lottery/sessions/session.ts';
import { takePlayMoney } from '#lottery/wallet/play-wallet.ts';
import { addExposure, type CapsByGame, readCaps } from './exposure.ts';
import { type NewTicket, reckonOrder } from './reckon-order.ts';
import { countBought } from './sales.ts';
import { AlreadyPlaced, storeOrder } from './store-order.ts';

export type Order = { idempotencyKey: string; lines: readonly OrderLine[] };
export type Placed = { orderId: bigint } | { faults: OrderFault[] };

/** Ends the transaction without a trace; carries what was wrong. */
class NotBought extends Error {
  readonly faults: OrderFault[];
  constructor(faults: OrderFault[]) {
    super('not bought');
    this.faults = faults;
  }
}

/**
 * Stores the order, or says what is wrong with it. The same key again answers the same order. Refuses
 * `need_true_account`, `insufficient_funds` for play money, and `invalid_input` where another order has
 * the key.
 */
export async function placeOrder(
  context: Context,
  session: LotterySession,
  order: Order,
): Promise<Placed> {
  const known = await findOrder(context, session, order);
  if (known !== undefined) return { orderId: known };
  if (!session.canBet) throw new Refusal('need_true_account');
  const { tickets, faults } = await reckonOrder(
    context,
    context.database,
    order.lines,
    session.currency,
  );
  if (faults.length > 0) return { faults };
  const pooled = session.isPlay ? tickets.filter(({ betType }) => poolsOf[betType]) : [];
  if (pooled.length > 0) {
    return { faults: pooled.map(({ line }) => ({ code: 'currency_not_offered', line })) };
  }
  const caps = await readCaps(context, tickets);
  try {
    const orderId = await inTransaction(context.database, (transaction) =>
      decide(caps, transaction, session, order, tickets),
    );
    return { orderId };
  } catch (error) {
    if (error instanceof NotBought) return { faults: error.faults };
    if (!(error instanceof AlreadyPlaced)) throw error;
    const orderId = await findOrder(context, session, order);
    if (orderId === undefined) throw new Refusal('retry');
    return { orderId };
  }
}

async function decide(
  caps: CapsByGame,
  transaction: Transaction,
  session: LotterySession,
  order: Order,
  tickets: readonly NewTicket[],
): Promise<bigint> {
  const { closed, decidedAt } = await holdDraws(transaction, tickets);
  if (closed.length > 0) throw new NotBought(closed);
  const hash = hashOf(order.lines);
  const orderId = await storeOrder(transaction, session, { ...order, decidedAt, hash }, tickets);
  if (session.isPlay) {
    // It costs nobody anything, so it sells nothing out.
    const stake = tickets.reduce((sum, ticket) => sum + ticket.stake, 0n);
    const isTaken = await takePlayMoney(transaction, session.memberId, stake);
    if (!isTaken) throw new Refusal('insufficient_funds');
    return orderId;
  }
  // Last, since all orders of a draw wait for one another here.
  const passed = await addExposure(caps, transaction, tickets);
  if (passed.length > 0) throw new NotBought(passed);
  await countBought(transaction, { ...session, orderId }, tickets);
  return orderId;
}

/** Holds the draws until the order is stored; answers what is closed at the instant all of them are held. */
async function holdDraws(
  transaction: Transaction,
  tickets: readonly NewTicket[],
): Promise<{ closed: OrderFault[]; decidedAt: Date }> {
  const ids = [...new Set(tickets.map(({ drawId }) => drawId))];
  const { rows } = await transaction.query<{ id: bigint | null; decidedAt: Date }>(
    `WITH held AS (
       SELECT id, state, closes_at FROM lottery.draws WHERE id = ANY($1::bigint[])
        ORDER BY id FOR SHARE),
     decided AS MATERIALIZED (SELECT count(*) AS held, clock_timestamp() AS at FROM held)
     SELECT h.id, d.at AS "decidedAt" FROM decided d
       LEFT JOIN held h ON h.state = 'open' AND h.closes_at > d.at`,
    [ids],
  );
  const [decided] = rows;
  const open = new Set(rows.map(({ id }) => id));
  const closed = new Map<number, OrderFault>();
  for (const { line, drawId, drawNumber } of tickets) {
    if (!open.has(drawId)) closed.set(line, { code: 'draw_closed', line, drawNumber });
  }
  return { closed: [...closed.values()], decidedAt: decided?.decidedAt ?? new Date() };
}

const hashOf = (lines: readonly OrderLine[]): Buffer =>
  createHash('sha256').update(JSON.stringify(lines)).digest();

async function findOrder(
  { database }: Context,
  { memberId }: LotterySession,
  { idempotencyKey, lines }: Order,
): Promise<bigint | undefined> {
  const { rows } = await database.query<{ id: bigint; hash: Buffer }>(
    `SELECT id, lines_hash AS hash FROM lottery.orders
      WHERE member_id = $1 AND idempotency_key = $2`,
    [memberId, idempotencyKey],
  );
  const [order] = rows;
  if (order && !order.hash.equals(hashOf(lines))) {
    throw new Refusal('invalid_input', {
      fields: [{ field: 'idempotencyKey', problem: 'another order has it' }],
    });
  }
  return order?.id;
}
