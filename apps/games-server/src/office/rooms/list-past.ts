/** What was played in a room, the newest first: rounds of a live table, hands at a table with seats. */
import type { OfficePastHand, OfficePastRound } from '@bahati/contract/rooms-office/past-plays.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Context } from '#games-server/context.ts';
import { readState } from '#games-server/seats/plain-json.ts';
import type { DealtIn, StoredHand } from '#games-server/seats/stored-seats.ts';

type Query = { cursor?: string | undefined; pageSize: number };
type Page<T> = { items: T[]; nextCursor: string | null };

export async function listPastRounds(
  { database }: Context,
  roomId: string,
  { cursor, pageSize }: Query,
): Promise<Page<OfficePastRound>> {
  const { rows } = await database.query<{
    rowId: bigint;
    number: number;
    phase: OfficePastRound['phase'];
    closesAt: Date;
    isVoided: boolean;
    currency: Currency;
    players: number;
    stake: bigint;
    payout: bigint;
  }>(
    `SELECT t.id AS "rowId", t.game AS number, t.state AS phase, t.closes_at AS "closesAt",
            t.voided_at IS NOT NULL AS "isVoided", r.currency, e.players, e.stake, e.payout
       FROM games.table_rounds t JOIN games.rooms r ON r.id = t.room_id
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE state <> 'voided')::int AS players,
               coalesce(sum(stake) FILTER (WHERE state <> 'voided'), 0)::bigint AS stake,
               coalesce(sum(payout), 0)::bigint AS payout
          FROM games.table_entries WHERE round_id = t.id) e
      WHERE t.room_id = $1 AND ($2::bigint IS NULL OR t.id < $2)
      ORDER BY t.id DESC LIMIT $3`,
    [roomId, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId, currency, closesAt, stake, payout, ...row }) => ({
    ...row,
    roundId: rowId.toString(),
    closesAt: closesAt.toISOString(),
    stake: toDecimal(stake, currency),
    payout: toDecimal(payout, currency),
  }));
}

export async function listPastHands(
  { database }: Context,
  roomId: string,
  { cursor, pageSize }: Query,
): Promise<Page<OfficePastHand>> {
  const { rows } = await database.query<{
    rowId: bigint;
    number: number;
    at: Date;
    overAt: Date | null;
    isVoided: boolean;
    currency: Currency;
    players: unknown;
    result: unknown;
    rake: bigint | null;
    bots: number;
  }>(
    `SELECT h.id AS "rowId", h.number, h.began_at AS at, h.over_at AS "overAt",
            h.voided_at IS NOT NULL AS "isVoided", r.currency, h.players,
            h.result, h.rake, h.bots
       FROM games.hands h JOIN games.rooms r ON r.id = h.room_id
      WHERE h.room_id = $1 AND ($2::bigint IS NULL OR h.id < $2)
      ORDER BY h.id DESC LIMIT $3`,
    [roomId, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, (row) => ({
    handId: row.rowId.toString(),
    number: row.number,
    isOver: row.overAt !== null,
    isVoided: row.isVoided,
    at: row.at.toISOString(),
    overAt: row.overAt?.toISOString() ?? null,
    players: (readState(row.players) as DealtIn[]).length,
    bots: row.bots,
    contributed: toDecimal(
      contributedOf(readState(row.result) as StoredHand['result']),
      row.currency,
    ),
    rake: toDecimal(row.rake ?? 0n, row.currency),
  }));
}

const contributedOf = (result: StoredHand['result']): bigint =>
  (result?.contributed ?? []).reduce((sum, { stack }) => sum + stack, 0n);
