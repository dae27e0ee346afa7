/**
 * Odds without margin as events begin, of selections somebody has bet on: what odds that were taken
 * are held against. Kept once for each selection.
 */
import { type Chances, fairlyPricedOdds } from '@bahati/book-rules/odds.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { stateOf } from '#sportsbook/offer/held-events.ts';
import type { BookOffer } from '#sportsbook/offer/offer.ts';

/** An event's start is looked for this long after its time; later there is nothing to hold against. */
const lateMs = 120_000;

/** Notes events that have just begun; answers how many selections were kept. */
export async function keepClosingOdds(
  database: Database,
  offer: BookOffer,
  noted: Set<string>,
): Promise<number> {
  const now = Date.now();
  const begun = Array.from(offer.events.all()).filter((event) => {
    const startsAt = Date.parse(event.fixture?.startsAt ?? '');
    const isDue = startsAt <= now && startsAt > now - lateMs && stateOf(event) !== 'postponed';
    return isDue && !noted.has(event.id);
  });
  if (begun.length === 0) return 0;
  const { rows } = await database.query<{ eventId: string; market: string; outcome: string }>(
    `SELECT DISTINCT event_id::text AS "eventId", market, outcome FROM book.bet_selections
      WHERE event_id = ANY($1::bigint[]) AND NOT is_live LIMIT 20000`,
    [begun.map(({ id }) => id)],
  );
  const closing = rows.flatMap((row) => {
    const market = offer.events.get(row.eventId)?.markets.get(row.market);
    const chances = market?.outcomes.find(({ outcome }) => outcome === row.outcome);
    const odds = chances && fairlyPricedOdds(chances as Chances, 1);
    return odds === undefined ? [] : [{ ...row, odds }];
  });
  await database.query(
    `INSERT INTO book.closing_odds (event_id, market, outcome, odds)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::int[]) ON CONFLICT DO NOTHING`,
    [
      closing.map(({ eventId }) => eventId),
      closing.map(({ market }) => market),
      closing.map(({ outcome }) => outcome),
      closing.map(({ odds }) => odds),
    ],
  );
  for (const { id } of begun) noted.add(id);
  return closing.length;
}
