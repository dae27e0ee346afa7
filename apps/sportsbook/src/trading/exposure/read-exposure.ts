/**
 * What the book stands to win and lose on running bets. A bet counts on each of its legs with an
 * equal part of the stake that still runs, at the odds of that leg: exact for singles, and a fair
 * share of a multiple, whose legs are never all decided at once.
 */
import type { Database } from '@bahati/server-kit/database.ts';

/** Of one outcome, in minor units. `returns`: what is paid if it wins. */
export type OutcomeExposure = {
  eventId: string;
  market: string;
  outcome: string;
  bets: number;
  stake: bigint;
  returns: bigint;
};

const part = '(b.stake - b.cashed_stake) / cardinality(b.leg_odds)';

const columns = `s.event_id::text AS "eventId", s.market, s.outcome,
  count(DISTINCT b.id)::int AS bets, sum(${part})::bigint AS stake,
  sum(${part} * b.leg_odds[s.leg + 1] / 1000)::bigint AS returns`;

/** Of one event. */
export async function exposureOfEvent(
  database: Database,
  eventId: string,
): Promise<OutcomeExposure[]> {
  const { rows } = await database.query<OutcomeExposure>(
    `SELECT ${columns} FROM book.bet_selections s JOIN book.bets b ON b.id = s.bet_id
      WHERE s.event_id = $1 AND b.state = 'open'
      GROUP BY s.event_id, s.market, s.outcome LIMIT 5000`,
    [eventId],
  );
  return rows;
}

/** Of every event with running bets, by event. */
export async function exposureOfAll(database: Database): Promise<Map<string, OutcomeExposure[]>> {
  const { rows } = await database.query<OutcomeExposure>(
    `SELECT ${columns} FROM book.running_bets r JOIN book.bets b ON b.id = r.bet_id
       JOIN book.bet_selections s ON s.bet_id = b.id
      WHERE b.state = 'open' GROUP BY s.event_id, s.market, s.outcome LIMIT 100000`,
  );
  return Map.groupBy(rows, ({ eventId }) => eventId);
}

/** What the book has of a market if one outcome wins and all others lose. */
export const resultIf = (all: readonly OutcomeExposure[], outcome: string): bigint =>
  all.reduce((sum, one) => sum + one.stake - (one.outcome === outcome ? one.returns : 0n), 0n);

/** Of each market its worst outcome, summed; an outcome nobody bet on is worth all stakes. */
export function worstCase(all: readonly OutcomeExposure[]): bigint {
  let sum = 0n;
  for (const market of Map.groupBy(all, (one) => one.market).values()) {
    const results = market.map(({ outcome }) => resultIf(market, outcome));
    sum += results.reduce((worst, result) => (result < worst ? result : worst));
  }
  return sum;
}

/** By the chances of now, in minor units; an outcome without one counts its stake as it is. */
export function expectedResult(
  all: readonly OutcomeExposure[],
  chanceOf: (market: string, outcome: string) => number | undefined,
): bigint {
  return all.reduce((sum, { market, outcome, stake, returns }) => {
    const chance = chanceOf(market, outcome);
    if (chance === undefined) return sum;
    return sum + stake - (returns * BigInt(chance)) / 1_000_000n;
  }, 0n);
}
