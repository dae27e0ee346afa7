/**
 * Stakes, payouts and the margin there was beside the one the prices had, of bets that are over, and
 * of those that run what was cashed out in part. A bet counts for each of its legs with an equal part,
 * so that the sums of a report are whole.
 */
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#sportsbook/context.ts';

const longestDays = 93;
const dayMs = 86_400_000;

const names = {
  sport: 'e.sport',
  market: `split_part(s.market, ':', 1)`,
  competition: `e.fixture->'competition'->>'name'`,
  day: `to_char(b.accepted_at AT TIME ZONE $3, 'YYYY-MM-DD')`,
} as const;

type Line = { name: string; bets: number; stake: bigint; payout: bigint; expected: bigint };

/** Refuses `invalid_input` for more than 93 days, and where the end does not come after the start. */
export function assertWindow(from: string, until: string): void {
  const length = Date.parse(until) - Date.parse(from);
  if (length <= 0 || length > longestDays * dayMs) throw new Refusal('invalid_input');
}

/** In basis points, towards zero; 0 of nothing. */
export const shareOf = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 10_000n) / whole);

/** Refuses `invalid_input` for more than 93 days. */
export async function readReport(
  { database, config }: Context,
  { by, from, until }: { by: keyof typeof names; from: string; until: string },
) {
  assertWindow(from, until);
  const { rows } = await database.query<Line>(
    `SELECT ${names[by]} AS name, count(DISTINCT b.id)::int AS bets,
            (sum(n.stake / n.parts))::bigint AS stake,
            (sum((coalesce(b.settled_payout, 0) + b.cashed_out)::numeric / n.parts))::bigint AS payout,
            (sum(n.stake / n.parts * s.payback / 1000000))::bigint AS expected
       FROM book.bets b
       JOIN book.bet_selections s ON s.bet_id = b.id
       JOIN book.events e ON e.id = s.event_id
       CROSS JOIN LATERAL (
         SELECT count(*) AS parts,
                (CASE b.state WHEN 'open' THEN b.cashed_stake ELSE b.stake END)::numeric AS stake
           FROM book.bet_selections x WHERE x.bet_id = b.id) n
      WHERE b.accepted_at >= $1 AND b.accepted_at < $2
        AND (b.state IN ('settled', 'cashed_out') OR (b.state = 'open' AND b.cashed_stake > 0))
      GROUP BY 1 ORDER BY stake DESC LIMIT 200`,
    by === 'day' ? [from, until, config.BOOK_TIME_ZONE] : [from, until],
  );
  const currency = config.BOOK_CURRENCY;
  return {
    lines: rows.map(({ name, bets, stake, payout, expected }) => ({
      name,
      bets,
      stake: toDecimal(stake, currency),
      payout: toDecimal(payout, currency),
      marginBasisPoints: shareOf(stake - payout, stake),
      theoreticalBasisPoints: shareOf(stake - expected, stake),
    })),
  };
}
