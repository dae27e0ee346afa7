/** Writing who won, and after a correction what has changed of it. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { WonTier } from '#lottery/games/rules.ts';
import { countWon, type WonChange } from '#lottery/tickets/sales.ts';
import { changePlayMoney } from '#lottery/wallet/play-wallet.ts';

export type Win = {
  id: bigint;
  memberId: string;
  chaseId: bigint | null;
  betType: string;
  /** Null: of play money. */
  currency: string | null;
  payout: bigint;
  tiers: WonTier[];
};

/** Play money is paid at once, by the same transaction. */
export async function storeWins(
  transaction: Transaction,
  drawId: bigint,
  wins: readonly Win[],
): Promise<void> {
  if (wins.length === 0) return;
  await transaction.query(
    `INSERT INTO lottery.wins (ticket_id, draw_id, member_id, payout, tiers, currency, told)
     SELECT n.id, $1, n.member_id, n.payout, n.tiers, n.currency,
            CASE WHEN n.currency IS NULL THEN n.payout END
       FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::jsonb[], $6::text[])
         AS n (id, member_id, payout, tiers, currency)`,
    [drawId, ...columnsOf(wins)],
  );
  await changed(
    transaction,
    drawId,
    wins.map(({ payout, ...win }) => ({ ...win, before: 0n, after: payout })),
  );
}

type Change = WonChange & { memberId: string };

/** The figures of the draw follow, and play money moves at once. */
async function changed(transaction: Transaction, drawId: bigint, changes: readonly Change[]) {
  const play = changes.filter(({ currency }) => currency === null);
  await changePlayMoney(
    transaction,
    play.map(({ memberId }) => memberId),
    play.map(({ before, after }) => after - before),
  );
  await countWon(transaction, drawId, changes);
}

/** Of tickets that were cancelled: they are no winners. */
export async function deleteWins(transaction: Transaction, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await transaction.query<WonChange & { drawId: bigint }>(
    `DELETE FROM lottery.wins w USING lottery.tickets t
      WHERE w.ticket_id = ANY($1) AND t.id = w.ticket_id
      RETURNING w.draw_id AS "drawId", t.bet_type AS "betType", w.currency, w.payout AS before,
                0::bigint AS after`,
    [ids],
  );
  const drawIds = [...new Set(rows.map(({ drawId }) => drawId))];
  for (const drawId of drawIds.toSorted((one, other) => Number(one - other))) {
    const own = rows.filter((row) => row.drawId === drawId);
    await countWon(transaction, drawId, own);
  }
}

const columnsOf = (wins: readonly Win[]): unknown[] => [
  wins.map(({ id }) => id),
  wins.map(({ memberId }) => memberId),
  wins.map(({ payout }) => payout),
  wins.map(({ tiers }) => JSON.stringify(tiers)),
  wins.map(({ currency }) => currency),
];

/**
 * Tickets of a corrected draw after `from` and up to `to`: what each is worth by the new numbers. One
 * the platform settled as lost, with its draw, is told anew as one that it settled as won is.
 */
export async function correctWins(
  transaction: Transaction,
  { id, from }: { id: bigint; from: bigint },
  wins: readonly Win[],
  to: bigint,
): Promise<void> {
  const { rows } = await transaction.query<Change>(
    `WITH now_won AS (
       SELECT * FROM unnest($4::bigint[], $5::text[], $6::bigint[], $7::jsonb[], $8::text[])
         AS n (id, member_id, payout, tiers, currency)),
     no_more AS (
       UPDATE lottery.wins w SET before = w.payout, payout = 0, tiers = '[]', number = w.number + 1,
              due_at = now(), tries = 0
        WHERE w.draw_id = $1 AND w.ticket_id > $2 AND w.ticket_id <= $3 AND w.payout > 0
          AND NOT EXISTS (SELECT 1 FROM now_won n WHERE n.id = w.ticket_id)
       RETURNING w.ticket_id, w.currency, w.before, w.payout),
     changed AS (
       UPDATE lottery.wins w SET before = w.payout, payout = n.payout, tiers = n.tiers,
              number = w.number + 1, due_at = now(), tries = 0
         FROM now_won n WHERE w.ticket_id = n.id AND w.payout <> n.payout
       RETURNING w.ticket_id, w.currency, w.before, w.payout),
     added AS (
       INSERT INTO lottery.wins (ticket_id, draw_id, member_id, payout, before, tiers, currency, number)
       SELECT n.id, $1, n.member_id, n.payout, 0, n.tiers, n.currency, 2 FROM now_won n
       ON CONFLICT (ticket_id) DO NOTHING RETURNING ticket_id, currency, before, payout),
     all_of_them AS (
       SELECT * FROM no_more UNION ALL SELECT * FROM changed UNION ALL SELECT * FROM added)
     SELECT t.member_id AS "memberId", t.bet_type AS "betType", a.currency, a.before,
            a.payout AS after
       FROM all_of_them a JOIN lottery.tickets t ON t.id = a.ticket_id`,
    [id, from, to, ...columnsOf(wins)],
  );
  await changed(transaction, id, rows);
  await transaction.query(
    `UPDATE lottery.wins w SET told = w.payout
      WHERE w.draw_id = $1 AND w.ticket_id > $2 AND w.ticket_id <= $3
        AND w.currency IS NULL AND w.told IS DISTINCT FROM w.payout`,
    [id, from, to],
  );
}
