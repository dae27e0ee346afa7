/** What was counted of pairs, by the hour. */
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { PairOfHand } from './hand-pairs.ts';

export type CountedPair = PairOfHand & { handId: bigint; at: Date; currency: string };

const mostTop = 5;
const keptDays = 31;
const droppedAtOnce = 10_000;

type Top = { id: string; at: string; net: string };

type Row = {
  one: string;
  other: string;
  currency: string;
  hour: string;
  hands: number;
  net: bigint;
  alone: number;
  spared: number;
  at: Date;
  top: Top[];
};

const hourOf = (at: Date): string => `${at.toISOString().slice(0, 13)}:00:00Z`;

function rowsOf(pairs: readonly CountedPair[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { one, other, currency, net, isAlone, isSpared, handId, at } of pairs) {
    const hour = hourOf(at);
    const key = [one, other, currency, hour].join(' ');
    const none = { hands: 0, net: 0n, alone: 0, spared: 0, at, top: [] };
    const row: Row = rows.get(key) ?? { one, other, currency, hour, ...none };
    row.hands += 1;
    row.net += net;
    row.alone += isAlone ? 1 : 0;
    row.spared += isSpared ? 1 : 0;
    row.at = at > row.at ? at : row.at;
    if (net !== 0n) row.top.push({ id: `${handId}`, at: at.toISOString(), net: `${net}` });
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The hands in which most was moved, of an array of them in words of SQL. */
export const topOf = (all: string): string => `
  coalesce((SELECT jsonb_agg(t) FROM (
    SELECT t FROM jsonb_array_elements(${all}) t
     ORDER BY abs((t->>'net')::bigint) DESC, (t->>'id')::bigint LIMIT ${mostTop}) best), '[]')`;

export async function addPairs(
  transaction: Transaction,
  pairs: readonly CountedPair[],
): Promise<void> {
  // One order for all.
  const rows = rowsOf(pairs).toSorted((a, b) => (a.one + a.other < b.one + b.other ? -1 : 1));
  if (rows.length === 0) return;
  await transaction.query(
    `INSERT INTO games.seat_pairs AS known
       (one_id, other_id, currency, hour, hands, net, alone, spared, last_at, top)
     SELECT n.one, n.other, n.currency, n.hour, n.hands, n.net, n.alone, n.spared, n.at,
            ${topOf('n.top')}
       FROM jsonb_to_recordset($1::jsonb) AS n (one text, other text, currency text,
            hour timestamptz, hands int, net bigint, alone int, spared int, at timestamptz, top jsonb)
     ON CONFLICT (one_id, other_id, currency, hour) DO UPDATE SET
       hands = known.hands + excluded.hands, net = known.net + excluded.net,
       alone = known.alone + excluded.alone, spared = known.spared + excluded.spared,
       last_at = greatest(known.last_at, excluded.last_at),
       top = ${topOf('known.top || excluded.top')}`,
    [JSON.stringify(rows.map((row) => ({ ...row, net: row.net.toString() })))],
  );
}

export async function dropOldPairs(database: Database): Promise<void> {
  await database.query(
    `DELETE FROM games.seat_pairs WHERE (one_id, other_id, currency, hour) IN (
       SELECT one_id, other_id, currency, hour FROM games.seat_pairs
        WHERE hour < now() - make_interval(days => $1) LIMIT $2)`,
    [keptDays, droppedAtOnce],
  );
}
