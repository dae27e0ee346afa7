/** Deciding bets whose live delay is over, and ending what a trader or a member left unanswered. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import type { OperationKey } from '#sportsbook/wallet/operations.ts';
import { decideBet } from './decide-bet.ts';
import { refuseBet } from './refuse-bet.ts';

const mostAtOnce = 100;

/** Decides as the delay ends; a crash in between leaves it to `decideDue`. */
export function decideSoon(context: BetContext, betId: bigint, delaySeconds: number): void {
  const timer = setTimeout(
    () => {
      decideBet(context, betId).then(context.tell, (error: unknown) =>
        context.log.warn({ err: error }, 'a bet waits for the next look'),
      );
    },
    delaySeconds * 1_000 + 5,
  );
  timer.unref();
}

/** One look at what is due; answers whether there may be more at once. */
export async function decideDue(context: BetContext): Promise<boolean> {
  const { rows } = await context.database.query<{ id: bigint; state: string }>(
    `SELECT id, state FROM book.bets
      WHERE decide_at <= now() AND state IN ('waiting', 'asked', 'countered')
      ORDER BY decide_at LIMIT $1`,
    [mostAtOnce],
  );
  for (const { id, state } of rows) {
    const keys = state === 'waiting' ? await decideBet(context, id) : await expire(context, id);
    context.tell(keys);
  }
  return rows.length === mostAtOnce;
}

/** Nobody answered in time. */
async function expire(context: BetContext, betId: bigint): Promise<OperationKey[]> {
  const keys = await inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ id: bigint; state: string }>(
      `SELECT id, state FROM book.bets WHERE id = $1 AND state IN ('asked', 'countered')
          AND decide_at <= clock_timestamp() FOR UPDATE`,
      [betId],
    );
    const [bet] = rows;
    if (!bet) return [];
    const refusal = bet.state === 'asked' ? 'not_decided' : 'offer_over';
    return [await refuseBet(transaction, bet, refusal, 'expired')];
  });
  context.hub.changed(betId);
  return keys;
}
