/** Pairs as the operator is told of them. */
import { mostPairsTold, type SeatPair } from '@bahati/contract/games-provider/seat-pairs.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { topOf } from './stored-pairs.ts';

type Asked = {
  currency: Currency;
  since: string;
  leastHands: number;
  among?: readonly string[] | undefined;
  after?: { one: string; other: string } | undefined;
};

type Row = {
  one: string;
  other: string;
  hands: number;
  net: bigint;
  alone: number;
  spared: number;
  lastAt: Date;
  top: { id: string; at: string; net: string }[];
};

/** By their keys in the order of bytes; what is younger than a minute or two is not counted yet. */
export async function listPairs(
  { database }: { database: Database },
  { currency, since, leastHands, among, after }: Asked,
): Promise<{ pairs: SeatPair[] }> {
  const { rows } = await database.query<Row>(
    `SELECT one, other, hands, net, alone, spared, "lastAt", ${topOf('all_top')} AS top
       FROM (
         SELECT one_id AS one, other_id AS other, sum(hands)::int AS hands, sum(net)::bigint AS net,
                sum(alone)::int AS alone, sum(spared)::int AS spared, max(last_at) AS "lastAt",
                jsonb_path_query_array(jsonb_agg(top), '$[*][*]') AS all_top
           FROM games.seat_pairs
          WHERE currency = $1 AND hour >= date_trunc('hour', $2::timestamptz)
            AND ($3::text[] IS NULL OR (one_id = ANY($3) AND other_id = ANY($3)))
            AND ($4::text IS NULL OR (one_id, other_id) > ($4, $5::text))
          GROUP BY one_id, other_id HAVING sum(hands) >= $6
          ORDER BY one_id, other_id LIMIT $7) pairs
      ORDER BY one, other`,
    [
      currency,
      since,
      among ?? null,
      after?.one ?? null,
      after?.other ?? null,
      leastHands,
      mostPairsTold,
    ],
  );
  const told = (minor: bigint) => toDecimal(minor, currency);
  return {
    pairs: rows.map(({ net, lastAt, top, ...same }) => ({
      ...same,
      net: told(net),
      lastAt: lastAt.toISOString(),
      top: top.map(({ id, at, net: moved }) => ({ handId: id, at, net: told(BigInt(moved)) })),
    })),
  };
}
