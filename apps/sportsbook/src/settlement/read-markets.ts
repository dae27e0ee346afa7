import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { type EndedMarket, type EndedMarkets, marketName } from './leg-results.ts';

type MarketRow = EndedMarket & { eventId: string; market: string };

/** The markets of these selections, each once, that have a result or a cancel. */
export async function readEndedMarkets(
  database: Database | Transaction,
  selections: readonly { eventId: string; market: string }[],
): Promise<EndedMarkets> {
  const keys = new Map(selections.map((one) => [marketName(one), one]));
  const wanted = [...keys.values()];
  const { rows } = await database.query<MarketRow>(
    `SELECT m.event_id::text AS "eventId", m.market, m.results, m.cancel
       FROM unnest($1::bigint[], $2::text[]) AS k (event, name)
       JOIN book.markets m ON m.event_id = k.event AND m.market = k.name
      WHERE m.results IS NOT NULL OR m.cancel IS NOT NULL`,
    [wanted.map(({ eventId }) => eventId), wanted.map(({ market }) => market)],
  );
  return new Map(rows.map((row) => [marketName(row), row]));
}
