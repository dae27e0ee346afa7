/** Writing who won, and after a correction what has changed of it. */
import type { Transaction } from '@bahati/server-kit/database.ts';
import type { WonTier } from '#lottery/games/rules.ts';
import { changePlayMoney } from '#lottery/wallet/play-wallet.ts';

export type Win = {
  id: bigint;
  memberId: string;
  chaseId: bigint | null;
  isPlay: boolean;
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
    `INSERT INTO lottery.wins (ticket_id, draw_id, member_id, payout, tiers, told)
     SELECT n.id, $1, n.member_id, n.payout, n.tiers, CASE WHEN n.is_play THEN n.payout END
       FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::jsonb[], $6::boolean[])
         AS n (id, member_id, payout, tiers, is_play)`,
    [drawId, ...columnsOf(wins), wins.map(({ isPlay }) => isPlay)],
  );
  const play = wins.filter(({ isPlay }) => isPlay);
  await changePlayMoney(
    transaction,
    play.map(({ memberId }) => memberId),
    play.map(({ payout }) => payout),
  );
}

const columnsOf = (wins: readonly Win[]): unknown[] => [
  wins.map(({ id }) => id),
  wins.map(({ memberId }) => memberId),
  wins.map(({ payout }) => payout),
  wins.map(({ tiers }) => JSON.stringify(tiers)),
];

type Change = { memberId: string; isPlay: boolean; change: bigint };

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
       SELECT * FROM unnest($4::bigint[], $5::text[], $6::bigint[], $7::jsonb[])
         AS n (id, member_id, payout, tiers)),
     no_more AS (
       UPDATE lottery.wins w SET before = w.payout, payout = 0, tiers = '[]', number = w.number + 1,
              due_at = now(), tries = 0
        WHERE w.draw_id = $1 AND w.ticket_id > $2 AND w.ticket_id <= $3 AND w.payout > 0
          AND NOT EXISTS (SELECT 1 FROM now_won n WHERE n.id = w.ticket_id)
       RETURNING w.ticket_id, -w.before AS change),
     changed AS (
       UPDATE lottery.wins w SET before = w.payout, payout = n.payout, tiers = n.tiers,
              number = w.number + 1, due_at = now(), tries = 0
         FROM now_won n WHERE w.ticket_id = n.id AND w.payout <> n.payout
       RETURNING w.ticket_id, w.payout - w.before AS change),
     added AS (
       INSERT INTO lottery.wins (ticket_id, draw_id, member_id, payout, before, tiers, number)
       SELECT n.id, $1, n.member_id, n.payout, 0, n.tiers, 2 FROM now_won n
       ON CONFLICT (ticket_id) DO NOTHING RETURNING ticket_id, payout AS change),
     all_of_them AS (
       SELECT * FROM no_more UNION ALL SELECT * FROM changed UNION ALL SELECT * FROM added)
     SELECT t.member_id AS "memberId", t.is_play AS "isPlay", a.change
       FROM all_of_them a JOIN lottery.tickets t ON t.id = a.ticket_id`,
    [id, from, to, ...columnsOf(wins)],
  );
  const play = rows.filter(({ isPlay }) => isPlay);
  await changePlayMoney(
    transaction,
    play.map(({ memberId }) => memberId),
    play.map(({ change }) => change),
  );
  await transaction.query(
    `UPDATE lottery.wins w SET told = w.payout FROM lottery.tickets t
      WHERE t.id = w.ticket_id AND w.draw_id = $1 AND w.ticket_id > $2 AND w.ticket_id <= $3
        AND t.is_play AND w.told IS DISTINCT FROM w.payout`,
    [id, from, to],
  );
}
