/** How members bet, and their bounds: for traders. Sums are of accepted bets of the last 90 days. */
import type { MemberProfile } from '@bahati/contract/trading/trading.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#sportsbook/context.ts';
import { logAct } from '#sportsbook/trading/trading-log.ts';
import type { Trader } from '#sportsbook/trading/trading-session.ts';

type Sums = {
  memberKey: string;
  name: string;
  bets: number;
  stake: bigint;
  payout: bigint;
  /** Of bets that are over, and what was bought back of those that run. */
  settledStake: bigint;
  closing: number | null;
  liveStake: bigint;
  cashOuts: number;
  factor: number | null;
  isAlwaysAsked: boolean | null;
};

const paid = 'coalesce(b.settled_payout, 0) + b.cashed_out';

const sumsOf = (which: string) => `
  SELECT b.member_id AS "memberKey", count(*)::int AS bets, sum(b.stake)::bigint AS stake,
         sum(${paid})::bigint AS payout,
         sum(CASE WHEN b.state = 'open' THEN b.cashed_stake WHEN b.told = 'cancelled' THEN 0
                  ELSE b.stake END)::bigint AS "settledStake",
         coalesce(sum(b.stake) FILTER (WHERE EXISTS (SELECT 1 FROM book.bet_selections s
           WHERE s.bet_id = b.id AND s.is_live)), 0)::bigint AS "liveStake",
         count(*) FILTER (WHERE b.cashed_stake > 0)::int AS "cashOuts",
         coalesce((SELECT x.display_name FROM book.sessions x WHERE x.member_id = b.member_id
                    ORDER BY x.expires_at DESC LIMIT 1), b.member_id) AS name,
         (SELECT avg(s.odds::float8 / c.odds - 1) FROM book.bets o
            JOIN book.bet_selections s ON s.bet_id = o.id
            JOIN book.closing_odds c USING (event_id, market, outcome)
           WHERE o.member_id = b.member_id AND o.accepted_at > now() - interval '90 days'
             AND NOT s.is_live)
           AS closing,
         max(l.factor_basis_points) AS factor, bool_or(l.is_always_asked) AS "isAlwaysAsked"
    FROM book.bets b LEFT JOIN book.member_limits l ON l.member_id = b.member_id
   WHERE b.accepted_at > now() - interval '90 days' AND ${which}
   GROUP BY b.member_id`;

const orders = {
  stake: 'stake DESC',
  ahead: 'payout - "settledStake" DESC',
  closing_line: 'closing DESC NULLS LAST',
} as const;

export async function listMembers(
  { database, config }: Context,
  { sort, text }: { sort: keyof typeof orders; text?: string | undefined },
) {
  const { rows } = await database.query<Sums>(
    `SELECT * FROM (${sumsOf('true')}) m
      WHERE $1::text IS NULL OR strpos(lower(m.name), lower($1)) > 0 OR m."memberKey" = $1
      ORDER BY ${orders[sort]}, "memberKey" LIMIT 100`,
    [text?.trim() ?? null],
  );
  return { items: rows.map((row) => show(row, config.BOOK_CURRENCY)) };
}

/** Refuses `not_found` for a member who never came. */
export async function readMember(
  { database, config }: Context,
  memberKey: string,
): Promise<MemberProfile> {
  const { rows } = await database.query<Sums>(sumsOf('b.member_id = $1'), [memberKey]);
  const known = await database.query<{ name: string }>(
    `SELECT display_name AS name FROM book.sessions WHERE member_id = $1
      ORDER BY expires_at DESC LIMIT 1`,
    [memberKey],
  );
  const [sums] = rows;
  if (!sums && known.rows.length === 0) throw new Refusal('not_found');
  const bounds = await database.query<{ factor: number; isAlwaysAsked: boolean }>(
    `SELECT factor_basis_points AS factor, is_always_asked AS "isAlwaysAsked"
       FROM book.member_limits WHERE member_id = $1`,
    [memberKey],
  );
  const notes = await database.query<{ at: Date; by: string; text: string }>(
    `SELECT at, name AS by, coalesce(reason, '') AS text FROM book.trading_log
      WHERE subject = $1 AND reason IS NOT NULL ORDER BY id DESC LIMIT 50`,
    [`member ${memberKey}`],
  );
  const none: Sums = {
    memberKey,
    name: known.rows[0]?.name ?? memberKey,
    bets: 0,
    stake: 0n,
    payout: 0n,
    settledStake: 0n,
    closing: null,
    liveStake: 0n,
    cashOuts: 0,
    factor: null,
    isAlwaysAsked: null,
  };
  return {
    ...show({ ...(sums ?? none), ...bounds.rows[0] }, config.BOOK_CURRENCY),
    notes: notes.rows.map(({ at, by, text }) => ({ at: at.toISOString(), by, text })),
  };
}

/** The share of `whole`, in basis points, rounded towards zero; 0 of nothing. */
const share = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 10_000n) / whole);

function show(row: Sums, currency: Context['config']['BOOK_CURRENCY']) {
  return {
    memberKey: row.memberKey,
    name: row.name,
    bets: row.bets,
    stake: toDecimal(row.stake, currency),
    payout: toDecimal(row.payout, currency),
    marginBasisPoints: share(row.settledStake - row.payout, row.settledStake),
    closingLineBasisPoints: row.closing === null ? null : Math.round(row.closing * 10_000),
    liveShareBasisPoints: share(row.liveStake, row.stake),
    cashOuts: row.cashOuts,
    factorPercent: Math.max(1, Math.round((row.factor ?? 10_000) / 100)),
    isAlwaysAsked: row.isAlwaysAsked ?? false,
  };
}

export type MemberBounds = { factorPercent: number; isAlwaysAsked: boolean; reason: string };

/** Bounds of a member, logged with the reason; those of everybody take the row away. */
export async function boundMember(
  context: Context,
  trader: Trader,
  memberKey: string,
  { factorPercent, isAlwaysAsked, reason }: MemberBounds,
): Promise<MemberProfile> {
  await readMember(context, memberKey);
  await inTransaction(context.database, async (transaction) => {
    if (factorPercent === 100 && !isAlwaysAsked) {
      await transaction.query('DELETE FROM book.member_limits WHERE member_id = $1', [memberKey]);
    } else {
      await transaction.query(
        `INSERT INTO book.member_limits (member_id, factor_basis_points, is_always_asked, reason)
         VALUES ($1, $2, $3, $4)
         ON CONFLICT (member_id) DO UPDATE SET factor_basis_points = excluded.factor_basis_points,
           is_always_asked = excluded.is_always_asked, reason = excluded.reason,
           changed_at = now()`,
        [memberKey, factorPercent * 100, isAlwaysAsked, reason],
      );
    }
    await logAct(transaction, trader, {
      act: 'member_bounded',
      subject: `member ${memberKey}`,
      facts: { factorPercent, isAlwaysAsked },
      reason,
    });
  });
  return readMember(context, memberKey);
}
