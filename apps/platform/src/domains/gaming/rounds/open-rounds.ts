/** Rounds as staff look through them: those that are open, oldest first, and one with all it did. */
import type { OpenRound, StaffRound } from '@bahati/contract/back-office/gaming/rounds.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context } from '#platform/context.ts';
import { readRoundMovements, readRoundOperations } from './round-history.ts';
import { readVoidAsked } from './void-asked.ts';

type RoundRow = {
  rowId: bigint;
  roundId: string;
  state: number;
  memberId: bigint;
  username: string;
  gameId: string;
  gameNameEn: string;
  gameNameSw: string;
  vendorName: string;
  providerCode: string;
  currency: Currency;
  stake: bigint;
  payout: bigint;
  validStake: bigint | null;
  winCount: number;
  openedAt: Date;
  stuckAt: Date;
  isSeated: boolean;
  closedAt: Date | null;
};

/** A seat that its provider has heard of within the hour is none, however long somebody sits. */
const stuckAt = `greatest(r.opened_at + make_interval(mins => p.stuck_after_minutes),
  h.heard_at + interval '1 hour')`;

const selectRounds = (source: string) => `
  SELECT r.id AS "rowId", r.external_id AS "roundId", r.state, r.member_id AS "memberId",
         c.username, g.game_id AS "gameId", g.name_en AS "gameNameEn", g.name_sw AS "gameNameSw",
         v.name AS "vendorName", p.code AS "providerCode", r.currency, r.stake, r.payout,
         CASE WHEN r.state <> 1 THEN coalesce(r.valid_stake, r.stake) END AS "validStake",
         r.win_count AS "winCount", r.opened_at AS "openedAt",
         ${stuckAt} AS "stuckAt", r.settled_at AS "closedAt", g.is_seated AS "isSeated"
    FROM ${source} JOIN provider_profiles p ON p.id = r.provider_id
         JOIN games g ON g.id = r.game_id JOIN vendors v ON v.id = g.vendor_id
         JOIN credentials c ON c.member_id = r.member_id
         LEFT JOIN seats_heard h ON h.round_id = r.id`;

export async function listOpenRounds(
  database: Database,
  filter: {
    cursor?: string | undefined;
    pageSize: number;
    state: 'open' | 'stuck';
    search?: string | undefined;
    provider?: string | undefined;
  },
): Promise<Page<OpenRound>> {
  const { rows } = await database.query<RoundRow>(
    `${selectRounds('open_rounds o JOIN rounds r ON r.id = o.round_id')}
      WHERE ($1::bigint IS NULL OR o.round_id > $1)
        AND (NOT $3 OR ${stuckAt} < now())
        AND ($4::text IS NULL OR r.external_id = $4 OR c.username = lower($4))
        AND ($5::text IS NULL OR p.code = $5)
      ORDER BY o.round_id LIMIT $2`,
    [
      readCursor(filter.cursor),
      filter.pageSize + 1,
      filter.state === 'stuck',
      filter.search || null,
      filter.provider ?? null,
    ],
  );
  return pageOf(rows, filter.pageSize, roundValue);
}

/** Refuses `not_found`. */
export async function readStaffRound(context: Context, id: string): Promise<StaffRound> {
  const { database } = context;
  const row = await findRound(database, id);
  if (!row) throw new Refusal('not_found');
  const operations = await readRoundOperations(database, row);
  return {
    ...roundValue(row),
    operations,
    movements: await readRoundMovements(database, row, operations),
    voidAsked: row.state === 3 ? null : await readVoidAsked(context, id),
  };
}

async function findRound(database: Database, id: string): Promise<RoundRow | undefined> {
  const { rows } = await database.query<RoundRow>(
    `${selectRounds('rounds r')} WHERE r.id = $1::bigint`,
    [id],
  );
  return rows[0];
}

const stateNames = ['open', 'settled', 'voided'] as const;

function roundValue({ rowId, winCount, ...row }: RoundRow): OpenRound {
  return {
    ...row,
    id: rowId.toString(),
    state: stateNames[row.state - 1] ?? 'open',
    memberId: row.memberId.toString(),
    stake: toDecimal(row.stake, row.currency),
    payout: toDecimal(row.payout, row.currency),
    validStake: row.validStake === null ? null : toDecimal(row.validStake, row.currency),
    openedAt: row.openedAt.toISOString(),
    stuckAt: row.stuckAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    hasWins: winCount > 0,
  };
}
