/** How the matches of closed pools stand, by the book's markets. */
import type { JackpotResult } from '@bahati/book-rules/jackpot.ts';
import { jackpotOutcomes } from '@bahati/book-rules/jackpot.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { endedSelection, marketName } from '#sportsbook/settlement/leg-results.ts';
import { readEndedMarkets } from '#sportsbook/settlement/read-markets.ts';
import { jackpotMarket } from './make-pools.ts';

type Match = { place: number; eventId: string; result: JackpotResult };

/**
 * Brings the matches of a pool whose row is held to what the markets say now; answers all results in
 * order. A cancel counts if it covers the moment the pool closed.
 */
export async function updateResults(
  transaction: Transaction,
  poolId: bigint,
  closedAt: Date,
): Promise<JackpotResult[]> {
  const { rows: matches } = await transaction.query<Match>(
    `SELECT place, event_id::text AS "eventId", result FROM book.jackpot_matches
      WHERE pool_id = $1 ORDER BY place`,
    [poolId],
  );
  const keys = matches.map(({ eventId }) => ({ eventId, market: jackpotMarket }));
  const markets = await readEndedMarkets(transaction, keys);
  const results = keys.map((key): JackpotResult => {
    const market = markets.get(marketName(key));
    const ended = jackpotOutcomes.map((outcome) => ({
      outcome,
      result: endedSelection(market, outcome, closedAt).result?.result,
    }));
    if (ended.some(({ result }) => result === 'void')) return 'void';
    return ended.find(({ result }) => result === 'won')?.outcome ?? null;
  });
  const changed = matches.filter(({ result }, at) => result !== results[at]);
  if (changed.length > 0) {
    await transaction.query(
      `UPDATE book.jackpot_matches m SET result = n.result
         FROM unnest($2::smallint[], $3::text[]) AS n (place, result)
        WHERE m.pool_id = $1 AND m.place = n.place`,
      [poolId, changed.map(({ place }) => place), changed.map(({ place }) => results[place])],
    );
    await transaction.query(
      'UPDATE book.jackpot_pools SET results_since = clock_timestamp() WHERE id = $1',
      [poolId],
    );
  }
  return results;
}

/** Those without a result are given up. */
export async function voidUndecided(transaction: Transaction, poolId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE book.jackpot_matches SET result = 'void' WHERE pool_id = $1 AND result IS NULL`,
    [poolId],
  );
}
