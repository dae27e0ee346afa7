/** Rows in bulk: some thousands a statement, each column as one array. */
import type { Client } from 'pg';

const rowsAtOnce = 4_000;

/** A column with its PostgreSQL type and what a row has in it. */
export type Columns<Row> = Readonly<
  Record<string, readonly [type: string, of: (row: Row) => unknown]>
>;

/** Writes the rows; ids that the table gives out by itself may be among the columns. */
export async function insertRows<Row>(
  client: Client,
  table: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns);
  const parts = Object.values(columns);
  const types = parts.map(([type], at) => `$${at + 1}::${type}[]`).join(', ');
  const text = `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT * FROM unnest(${types})`;
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    const values = parts.map(([, of]) => some.map((row) => of(row)));
    await client.query({ name: `past ${table}`, text, values });
  }
}

export const timeOf = (at: number): string => new Date(at).toISOString();
export const timeOrNull = (at: number | null): string | null => (at === null ? null : timeOf(at));

/** Takes so many ids from a sequence at once, and answers the first. */
export async function takeIds(client: Client, sequence: string, count: number): Promise<bigint> {
  const { rows } = await client.query<{ first: bigint }>(
    `SELECT setval($1::regclass, nextval($1::regclass) + $2) - $2 AS first`,
    [sequence, Math.max(0, count - 1)],
  );
  return rows[0]?.first ?? 0n;
}
