/**
 * What is sold and won on each draw, of real money: kept by whatever changes a ticket or a win, in its
 * transaction. An order adds to the figures of its draws while it holds their exposure, so that it
 * waits for nobody it would not have waited for; whoever takes something away gives the exposure free
 * first and then holds the figures.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { NewTicket } from './reckon-order.ts';

type Bought = { orderId: bigint; memberId: string; currency: Currency };

/** Of an order that was just stored: who has no other ticket of a draw is one member more. */
export async function countBought(
  transaction: Transaction,
  { orderId, memberId, currency }: Bought,
  tickets: readonly NewTicket[],
): Promise<void> {
  await transaction.query(
    `WITH bought AS (
       SELECT draw_id, bet_type, count(*)::integer AS tickets, sum(stake)::bigint AS stake
         FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS n (draw_id, bet_type, stake)
        GROUP BY draw_id, bet_type),
     counted AS (
       INSERT INTO lottery.draw_members AS m (draw_id, members)
       SELECT DISTINCT b.draw_id, 1 FROM bought b
        WHERE NOT EXISTS (
          SELECT 1 FROM lottery.tickets t WHERE t.member_id = $4 AND t.draw_id = b.draw_id
             AND t.state IN ('waiting', 'open') AND NOT t.is_play AND t.order_id <> $6)
        ORDER BY b.draw_id
       ON CONFLICT (draw_id) DO UPDATE SET members = m.members + 1)
     INSERT INTO lottery.draw_sales AS s (draw_id, currency, bet_type, tickets, stake)
     SELECT draw_id, $5, bet_type, tickets, stake FROM bought ORDER BY draw_id, bet_type
     ON CONFLICT (draw_id, currency, bet_type)
     DO UPDATE SET tickets = s.tickets + excluded.tickets, stake = s.stake + excluded.stake`,
    [
      tickets.map(({ drawId }) => drawId),
      tickets.map(({ betType }) => betType),
      tickets.map(({ stake }) => stake),
      memberId,
      currency,
      orderId,
    ],
  );
}

/** Of tickets that waited or were open until this transaction and are so no more. */
export async function countGone(transaction: Transaction, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT draw_id AS id FROM lottery.draw_members WHERE draw_id IN (
       SELECT draw_id FROM lottery.tickets WHERE id = ANY($1) AND NOT is_play)
      ORDER BY draw_id FOR UPDATE`,
    [ids],
  );
  if (rows.length === 0) return;
  await transaction.query(
    `UPDATE lottery.draw_sales s SET tickets = s.tickets - n.tickets, stake = s.stake - n.stake
       FROM (SELECT t.draw_id, o.currency, t.bet_type, count(*)::integer AS tickets,
                    sum(t.stake)::bigint AS stake
               FROM lottery.tickets t JOIN lottery.orders o ON o.id = t.order_id
              WHERE t.id = ANY($1) AND NOT t.is_play
              GROUP BY t.draw_id, o.currency, t.bet_type) n
      WHERE s.draw_id = n.draw_id AND s.currency = n.currency AND s.bet_type = n.bet_type`,
    [ids],
  );
  // Asked once the figures are held: of two who take a member's last tickets the second sees none left.
  await transaction.query(
    `UPDATE lottery.draw_members m SET members = m.members - n.members
       FROM (SELECT g.draw_id, count(*)::integer AS members
               FROM (SELECT DISTINCT draw_id, member_id FROM lottery.tickets
                      WHERE id = ANY($1) AND NOT is_play) g
              WHERE NOT EXISTS (
                SELECT 1 FROM lottery.tickets t
                 WHERE t.member_id = g.member_id AND t.draw_id = g.draw_id
                   AND t.state IN ('waiting', 'open') AND NOT t.is_play)
              GROUP BY g.draw_id) n
      WHERE m.draw_id = n.draw_id`,
    [ids],
  );
}

/** What a ticket was worth and is worth now. */
export type WonChange = {
  betType: string;
  /** Null: of play money. */
  currency: string | null;
  before: bigint;
  after: bigint;
};

type Sum = { betType: string; currency: string; winners: number; payout: bigint; squares: bigint };

/** Of wins of a draw that this transaction stored, changed or took away. */
export async function countWon(
  transaction: Transaction,
  drawId: bigint,
  changes: readonly WonChange[],
): Promise<void> {
  const sums = new Map<string, Sum>();
  for (const { betType, currency, before, after } of changes) {
    if (currency === null || before === after) continue;
    const name = `${currency} ${betType}`;
    const sum = sums.get(name) ?? { betType, currency, winners: 0, payout: 0n, squares: 0n };
    sum.winners += Number(after > 0n) - Number(before > 0n);
    sum.payout += after - before;
    sum.squares += after * after - before * before;
    sums.set(name, sum);
  }
  if (sums.size === 0) return;
  await transaction.query(
    'SELECT 1 AS held FROM lottery.draw_members WHERE draw_id = $1 FOR UPDATE',
    [drawId],
  );
  const all = [...sums.values()];
  await transaction.query(
    `UPDATE lottery.draw_sales s SET winners = s.winners + n.winners, payout = s.payout + n.payout,
            squares = s.squares + n.squares
       FROM unnest($2::text[], $3::text[], $4::integer[], $5::bigint[], $6::numeric[])
         AS n (currency, bet_type, winners, payout, squares)
      WHERE s.draw_id = $1 AND s.currency = n.currency AND s.bet_type = n.bet_type`,
    [
      drawId,
      all.map(({ currency }) => currency),
      all.map(({ betType }) => betType),
      all.map(({ winners }) => winners),
      all.map(({ payout }) => payout),
      all.map(({ squares }) => squares),
    ],
  );
}
