/** Stopping a chase: its tickets of draws that still sell are cancelled, and their stakes come back. */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import type { LotterySession } from '#lottery/sessions/session.ts';
import { releaseTickets } from '#lottery/tickets/release-tickets.ts';
import { changePlayMoney } from '#lottery/wallet/play-wallet.ts';

/** Cancels what is not yet drawn; answers how many. Refuses `not_found`. */
export async function stopChase(
  context: Context,
  { memberId }: LotterySession,
  chaseId: string,
): Promise<number> {
  return inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint }>(
      'SELECT id FROM lottery.chases WHERE id = $1 AND member_id = $2 FOR UPDATE',
      [chaseId, memberId],
    );
    const [chase] = rows;
    if (!chase) throw new Refusal('not_found');
    return cancelRest(context, transaction, [chase.id], 'member');
  });
}

/** Chases that stop on a win, of which one ticket has just won. */
export async function stopWonChases(
  context: Context,
  transaction: Transaction,
  chaseIds: readonly bigint[],
): Promise<void> {
  if (chaseIds.length === 0) return;
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT id FROM lottery.chases WHERE id = ANY($1) AND stops_on_win AND stopped_at IS NULL
      ORDER BY id FOR UPDATE`,
    [chaseIds],
  );
  await cancelRest(
    context,
    transaction,
    rows.map(({ id }) => id),
    'win',
  );
}

async function cancelRest(
  context: Context,
  transaction: Transaction,
  chaseIds: readonly bigint[],
  by: 'member' | 'win',
): Promise<number> {
  if (chaseIds.length === 0) return 0;
  await transaction.query(
    `UPDATE lottery.chases SET stopped_at = now(), stopped_by = $2
      WHERE id = ANY($1) AND stopped_at IS NULL`,
    [chaseIds, by],
  );
  // Held, so that the cut-off waits: what is cancelled was not drawn.
  const { rows } = await transaction.query<{
    id: bigint;
    memberId: string;
    stake: bigint;
    isPlay: boolean;
  }>(
    `WITH selling AS (
       SELECT d.id FROM lottery.draws d
        WHERE d.state IN ('open', 'suspended') AND d.closes_at > clock_timestamp()
          AND d.id IN (SELECT draw_id FROM lottery.tickets WHERE chase_id = ANY($1))
        ORDER BY d.id FOR SHARE)
     UPDATE lottery.tickets t SET due_at = now(),
            state = CASE WHEN t.is_play THEN 'cancelled' ELSE 'cancelling' END
       FROM selling s
      WHERE t.chase_id = ANY($1) AND t.draw_id = s.id AND t.state IN ('waiting', 'open')
      RETURNING t.id, t.member_id AS "memberId", t.stake, t.is_play AS "isPlay"`,
    [chaseIds],
  );
  const play = rows.filter(({ isPlay }) => isPlay);
  await changePlayMoney(
    transaction,
    play.map(({ memberId }) => memberId),
    play.map(({ stake }) => stake),
  );
  await releaseTickets(
    context,
    transaction,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
