import {
  bestRight,
  countJackpotLines,
  type JackpotResult,
  linesByRight,
} from '@bahati/book-rules/jackpot.ts';
import type { JackpotEntry } from '@bahati/contract/sportsbook/jackpots.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { BookSession } from '#sportsbook/sessions/session.ts';
import type { BetState } from '#sportsbook/slips/stored-bet.ts';
import { picksOf } from './picks.ts';

export type StoredEntry = {
  id: bigint;
  poolId: bigint;
  poolState: 'open' | 'closed' | 'settled' | 'cancelled';
  reference: string;
  memberId: string;
  placedAt: Date;
  state: BetState;
  refusal: string | null;
  currency: Currency;
  stake: bigint;
  payout: bigint | null;
  picks: number[];
  results: JackpotResult[];
};

/** Entries with how the matches of their pools stand; `which` ends in its LIMIT. */
export async function readEntries(
  database: Database,
  which: string,
  values: unknown[],
): Promise<StoredEntry[]> {
  const { rows } = await database.query<StoredEntry>(
    `SELECT b.id, p.id AS "poolId", p.state AS "poolState", b.reference, b.member_id AS "memberId",
            b.placed_at AS "placedAt", b.state, b.refusal, b.currency,
            b.stake, b.settled_payout AS payout, e.picks,
            (SELECT array_agg(m.result ORDER BY m.place) FROM book.jackpot_matches m
              WHERE m.pool_id = p.id) AS results
       FROM book.bets b JOIN book.jackpot_entries e ON e.bet_id = b.id
       JOIN book.jackpot_pools p ON p.id = b.jackpot_pool_id WHERE ${which}`,
    values,
  );
  return rows;
}

const states: Readonly<Partial<Record<BetState, JackpotEntry['state']>>> = {
  open: 'open',
  settled: 'settled',
  cancelled: 'cancelled',
  refused: 'refused',
};

export function showEntry(entry: StoredEntry): JackpotEntry {
  const picks = picksOf(entry.picks);
  return {
    id: String(entry.id),
    poolId: String(entry.poolId),
    placedAt: entry.placedAt.toISOString(),
    state: states[entry.state] ?? 'waiting',
    lines: countJackpotLines(picks),
    stake: toDecimal(entry.stake, entry.currency),
    payout: toDecimal(entry.payout ?? 0n, entry.currency),
    picks: picks.map((outcomes) => [...outcomes]),
    right: bestRight(linesByRight(picks, entry.results)),
    decided: entry.results.filter((result) => result !== null).length,
  };
}

/** A page of a member's entries, newest first. Refuses `invalid_input` for a cursor that is none. */
export async function listEntries(
  database: Database,
  { memberId }: BookSession,
  query: { cursor?: string | undefined; pageSize: number },
): Promise<{ items: JackpotEntry[]; nextCursor: string | null }> {
  const entries = await readEntries(
    database,
    `b.member_id = $1 AND b.jackpot_pool_id IS NOT NULL AND ($2::bigint IS NULL OR b.id < $2)
      ORDER BY b.id DESC LIMIT $3`,
    [memberId, readCursor(query.cursor), query.pageSize + 1],
  );
  const rows = entries.map((entry) => ({ rowId: entry.id, entry }));
  return pageOf(rows, query.pageSize, ({ entry }) => showEntry(entry));
}
