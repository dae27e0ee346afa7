/**
 * What a dealt round pays: stakes the wallet has not answered stay out of it and are given back; the
 * others make one opening for each member, which is priced once and never again.
 */
import type { LiveTable } from '@bahati/game-rules/live-tables/live-table.ts';
import { mergeOpenings, sumStacks } from '@bahati/game-rules/live-tables/live-tables.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { priceEntry } from './outcome.ts';
import type { StoredTableRound } from './stored-table.ts';

export type OpenEntry = { id: bigint; unit: bigint; openings: string[] | null; stake: bigint };

/** Takes no further stake and answers those that count. The round's row is held. */
export async function closeEntries(
  transaction: Transaction,
  { id }: StoredTableRound,
): Promise<OpenEntry[]> {
  await returnUnanswered(transaction, id);
  const { rows } = await transaction.query<OpenEntry>(
    `SELECT e.id, e.unit, array_agg(s.opening ORDER BY s.number)
              FILTER (WHERE s.state = 'taken') AS openings,
            coalesce(sum(s.amount) FILTER (WHERE s.state = 'taken'), 0)::bigint AS stake
       FROM games.table_entries e JOIN games.table_stakes s ON s.entry_id = e.id
      WHERE e.round_id = $1 AND e.state = 'open' GROUP BY e.id ORDER BY e.id`,
    [id],
  );
  return rows;
}

/** All that lies on the round, where its prices follow from that; else null. */
export function laidOn(table: LiveTable, entries: readonly OpenEntry[]): Stack[] | null {
  if (!table.isShared) return null;
  return sumStacks(
    table.cloth,
    entries.flatMap(({ openings }) => openings ?? []),
  );
}

/** Fixes what each entry pays. Payouts are asked for once the outcome has been shown. */
export async function dealEntries(
  transaction: Transaction,
  table: LiveTable,
  round: StoredTableRound,
  { entries, dealingMs }: { entries: readonly OpenEntry[]; dealingMs: number },
): Promise<void> {
  const priced = entries.map(({ id, unit, openings, stake }) => {
    if (!openings) return { id: id.toString(), state: 'voided' };
    const opening = mergeOpenings(table.cloth, openings);
    if (!opening) throw new Error(`The entry ${id} lies on no cloth of ${table.code}.`);
    const { payout, validStake } = priceEntry(table, round, { opening, unit });
    return {
      id: id.toString(),
      state: 'paying',
      opening,
      stake: stake.toString(),
      payout: payout.toString(),
      valid_stake: validStake.toString(),
    };
  });
  await transaction.query(
    `UPDATE games.table_entries AS e
        SET state = p.state, opening = p.opening, stake = coalesce(p.stake, 0), payout = p.payout,
            valid_stake = p.valid_stake, changed_at = clock_timestamp(),
            due_at = CASE WHEN p.state = 'paying'
                          THEN clock_timestamp() + make_interval(secs => $2) END,
            decided_at = CASE WHEN p.state = 'voided' THEN clock_timestamp() END
       FROM jsonb_to_recordset($1::jsonb) AS p (id bigint, state text, opening text, stake bigint,
              payout bigint, valid_stake bigint)
      WHERE e.id = p.id`,
    [JSON.stringify(priced), dealingMs / 1_000],
  );
}

/** What the wallet has not answered goes back. */
export async function returnUnanswered(transaction: Transaction, roundId: bigint): Promise<void> {
  await transaction.query(
    `UPDATE games.table_stakes AS s SET state = 'voiding', refusal_code = 'bet_too_late',
            due_at = clock_timestamp(), changed_at = clock_timestamp()
       FROM (SELECT held.id FROM games.table_stakes AS held
               JOIN games.table_entries e ON e.id = held.entry_id
              WHERE e.round_id = $1 AND held.state = 'asking'
              ORDER BY held.id FOR UPDATE OF held) AS late
      WHERE s.id = late.id AND s.state = 'asking'`,
    [roundId],
  );
}
