/** Asking the wallet about bets that are due: paid, given back, or left by a crash. */
import type { Context } from '#games-server/context.ts';
import { mostInBatch } from '#games-server/wallet-batches.ts';
import { decideBets } from './decide-bets.ts';
import { readBets, type StoredBet } from './stored-bet.ts';

/** Longer than one call on the wallet. */
const leaseSeconds = 5;
const betsAtOnce = 200;
/** What was tried so often is asked for by itself: it must not hold up others any more. */
const triesAmongOthers = 2;

/**
 * One look at what is due; answers how many bets were tried. Each try is counted before it is
 * made: a crash in between must not make the next look like the first.
 */
export async function settleDueBets(context: Context): Promise<number> {
  const { rows } = await context.database.query<{ id: bigint }>(
    `UPDATE games.crash_bets SET attempts = attempts + 1,
            due_at = clock_timestamp() + make_interval(secs => $1)
      WHERE id IN (SELECT id FROM games.crash_bets
                    WHERE state IN ('asking', 'paying', 'voiding') AND due_at <= clock_timestamp()
                    ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id`,
    [leaseSeconds, betsAtOnce],
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const bets = await readBets(context.database, 'WHERE b.id = ANY($1)', [ids]);
  const tries = await Promise.allSettled(groups(bets).map((group) => decideBets(context, group)));
  for (const attempt of tries) {
    if (attempt.status === 'rejected') {
      context.log.error({ err: attempt.reason as unknown }, 'bets could not be decided');
    }
  }
  return rows.length;
}

function groups(bets: readonly StoredBet[]): StoredBet[][] {
  const { many = [], alone = [] } = Object.groupBy(bets, ({ attempts }) =>
    attempts <= triesAmongOthers ? 'many' : 'alone',
  );
  const found = alone.map((bet) => [bet]);
  for (let at = 0; at < many.length; at += mostInBatch) {
    found.push(many.slice(at, at + mostInBatch));
  }
  return found;
}
