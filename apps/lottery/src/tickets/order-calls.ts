/** Checking and buying orders, as pages ask for it. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { lotteryPlayCalls } from '@bahati/contract/lottery/play.ts';
import type { OrderLine } from '@bahati/contract/lottery/shapes.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { asRefusal } from '@bahati/server-kit/provider/platform-wallet.ts';
import type { Context } from '#lottery/context.ts';
import type { LotterySession } from '#lottery/sessions/session.ts';
import { readPlayBalance } from '#lottery/wallet/play-wallet.ts';
import { tellOrder } from '#lottery/wallet/tell-tickets.ts';
import { wouldPass } from './exposure.ts';
import { type Order, placeOrder } from './place-order.ts';
import { type NewTicket, reckonOrder } from './reckon-order.ts';

type Calls = typeof lotteryPlayCalls;
type Checked = CallValue<Calls['POST /lottery/v1/orders/check']>;
type Bought = CallValue<Calls['POST /lottery/v1/orders']>;
type OrderState = CallValue<Calls['GET /lottery/v1/orders/:orderId']>;

/** What lines would cost and win now, and all that is wrong with them. */
export async function checkOrder(
  context: Context,
  { lines, currency }: { lines: readonly OrderLine[]; currency: Currency },
): Promise<Checked> {
  const { tickets, faults } = await reckonOrder(context, context.database, lines, currency);
  const passed = await wouldPass(context, tickets);
  const told = (value: bigint) => toDecimal(value, currency);
  return {
    lines: lines.map((_, line) => {
      const own = tickets.filter((ticket) => ticket.line === line);
      const [first] = own;
      if (!first) return null;
      const mostWin = own.reduce((most, one) => (one.mostWin > most ? one.mostWin : most), 0n);
      return { lines: first.lines, stake: told(stakeOf(own)), mostWin: told(mostWin) };
    }),
    stake: told(stakeOf(tickets)),
    tickets: tickets.length,
    faults: [...faults, ...passed].slice(0, 200),
  };
}

const stakeOf = (tickets: readonly Pick<NewTicket, 'stake'>[]): bigint =>
  tickets.reduce((sum, { stake }) => sum + stake, 0n);

/** Refuses as placeOrder does, and `session_invalid` once the member’s session at the platform is over. */
export async function buyOrder(
  context: Context,
  session: LotterySession,
  order: Order,
): Promise<Bought> {
  const placed = await placeOrder(context, session, order);
  if ('faults' in placed) {
    const nothing = { bought: 0, waiting: 0, refused: 0, refusal: null, stake: '0', balance: null };
    return { orderId: null, faults: placed.faults.slice(0, 200), ...nothing };
  }
  const { orderId } = placed;
  const balance = session.isPlay ? null : await tellOrder(context, orderId);
  const state = await readOrder(context, session, String(orderId));
  if (state.refusal === sessionOver && state.bought + state.waiting === 0) {
    await forgetSession(context, session, orderId);
    throw new Refusal(sessionOver);
  }
  return { orderId: String(orderId), faults: [], ...state, balance: balance ?? state.balance };
}

const sessionOver = 'session_invalid';

/**
 * The platform took nothing of an order, for its session has ended: the lottery's ends as well, and the
 * order gives its key back, so that the page opens a new session and asks the same again.
 */
async function forgetSession(
  { database }: Context,
  { id: sessionId }: LotterySession,
  orderId: bigint,
): Promise<void> {
  await database.query(
    `UPDATE lottery.orders SET idempotency_key = gen_random_uuid()
      WHERE id = $1 AND NOT EXISTS (
        SELECT 1 FROM lottery.tickets
         WHERE order_id = $1 AND (state <> 'refused' OR refusal IS DISTINCT FROM $2))`,
    [orderId, sessionOver],
  );
  await database.query('DELETE FROM lottery.sessions WHERE id = $1', [sessionId]);
}

/** How the tickets of an order stand. Refuses `not_found`. */
export async function readOrder(
  context: Context,
  session: LotterySession,
  orderId: string,
): Promise<OrderState> {
  const { rows } = await context.database.query<{
    bought: number;
    waiting: number;
    refused: number;
    refusal: string | null;
    stake: bigint;
  }>(
    `SELECT count(*) FILTER (WHERE t.state NOT IN ('waiting', 'refused'))::integer AS bought,
            count(*) FILTER (WHERE t.state = 'waiting')::integer AS waiting,
            count(*) FILTER (WHERE t.state = 'refused')::integer AS refused,
            max(t.refusal) FILTER (WHERE t.state = 'refused') AS refusal,
            coalesce(sum(t.stake) FILTER (WHERE t.state <> 'refused'), 0)::bigint AS stake
       FROM lottery.orders o JOIN lottery.tickets t ON t.order_id = o.id
      WHERE o.id = $1 AND o.member_id = $2 GROUP BY o.id`,
    [orderId, session.memberId],
  );
  const [order] = rows;
  if (!order) throw new Refusal('not_found');
  const { currency } = session;
  const balance = session.isPlay
    ? toDecimal(await readPlayBalance(context.database, session.memberId), currency)
    : null;
  return { ...order, stake: toDecimal(order.stake, currency), balance };
}

/** What tickets are bought from: the platform's wallet, or play money. Refuses `retry`. */
export async function readBalance(
  { database, wallet }: Context,
  { memberId, currency, isPlay }: LotterySession,
): Promise<{ balance: string; currency: Currency }> {
  if (isPlay) {
    return { balance: toDecimal(await readPlayBalance(database, memberId), currency), currency };
  }
  const { balance } = await wallet.balance({ memberId, currency }).catch((error: unknown) => {
    throw asRefusal(error, {});
  });
  return { balance, currency };
}
