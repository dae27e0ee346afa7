/**
 * Holding tickets against the numbers, some thousands in one transaction, from the oldest to the
 * newest. Only winners are written; where it broke off it goes on.
 */
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#lottery/context.ts';
import { stopWonChases } from '#lottery/chases/stop-chase.ts';
import { judgeTicket, type WonTier } from '#lottery/games/rules.ts';
import { givePlayMoney } from '#lottery/wallet/play-wallet.ts';
import { sharePools } from './share-pools.ts';

const mostTickets = 5_000;

/** All tickets of the draw were held against its numbers. */
export const judgedAll = 9_223_372_036_854_775_807n;

type Judged = { id: bigint; gameCode: string; numbers: DrawNumbers; version: number; from: bigint };
type Held = {
  id: bigint;
  betType: string;
  selection: string;
  unit: bigint;
  multiple: number;
  memberId: string;
  chaseId: bigint | null;
  isPlay: boolean;
};
type Win = Held & { payout: bigint; tiers: WonTier[] };

/** One transaction of one draw; answers whether there is more at once. */
export async function judgeNext(context: Context): Promise<boolean> {
  return inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<Judged>(
      `SELECT id, game_code AS "gameCode", numbers, prize_version AS version, judged_to AS "from"
         FROM lottery.draws WHERE state = 'drawn' AND judged_to < $1
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [judgedAll],
    );
    const [draw] = rows;
    if (!draw) return false;
    await judgePart(context, transaction, draw);
    return true;
  });
}

async function judgePart(context: Context, transaction: Transaction, draw: Judged): Promise<void> {
  const { rows } = await transaction.query<Held>(
    `SELECT id, bet_type AS "betType", selection, unit, multiple, member_id AS "memberId",
            chase_id AS "chaseId", is_play AS "isPlay"
       FROM lottery.tickets WHERE draw_id = $1 AND id > $2 AND state = 'open'
      ORDER BY id LIMIT $3`,
    [draw.id, draw.from, mostTickets],
  );
  const odds = await context.terms.odds(draw.gameCode, draw.version);
  const wins = rows.flatMap((ticket): Win[] => {
    const won = judgeTicket(ticket, draw.numbers, odds);
    return won ? [{ ...ticket, ...won }] : [];
  });
  await storeWins(transaction, draw.id, wins);
  const isWhole = rows.length < mostTickets;
  if (isWhole) await sharePools(transaction, draw);
  await transaction.query('UPDATE lottery.draws SET judged_to = $2 WHERE id = $1', [
    draw.id,
    isWhole ? judgedAll : rows.at(-1)?.id,
  ]);
  await stopWonChases(
    context,
    transaction,
    wins.flatMap(({ chaseId }) => (chaseId === null ? [] : [chaseId])),
  );
}

/** Play money is paid at once, by the same transaction. */
async function storeWins(
  transaction: Transaction,
  drawId: bigint,
  wins: readonly Win[],
): Promise<void> {
  if (wins.length === 0) return;
  await transaction.query(
    `INSERT INTO lottery.wins (ticket_id, draw_id, payout, tiers, told)
     SELECT n.id, $1, n.payout, n.tiers, CASE WHEN n.is_play THEN n.payout END
       FROM unnest($2::bigint[], $3::bigint[], $4::jsonb[], $5::boolean[])
         AS n (id, payout, tiers, is_play)`,
    [
      drawId,
      wins.map(({ id }) => id),
      wins.map(({ payout }) => payout),
      wins.map(({ tiers }) => JSON.stringify(tiers)),
      wins.map(({ isPlay }) => isPlay),
    ],
  );
  const play = wins.filter(({ isPlay }) => isPlay);
  await givePlayMoney(
    transaction,
    play.map(({ memberId }) => memberId),
    play.map(({ payout }) => payout),
  );
}
