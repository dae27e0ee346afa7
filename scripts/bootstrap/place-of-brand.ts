import pg from 'pg';

import { ensureDatabase } from '#scripts/bootstrap/ensure-database.ts';
import { Problem } from '#scripts/problem.ts';

/**
 * Where a brand stands: the first in the database of DATABASE_URL, every further one in a database
 * of its own beside it, which the first one's registry names.
 */
export type Place = {
  url: string;
  /** Of a further brand. */
  databaseName?: string;
};

const onDatabase = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const nameIn = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

const withName = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${encodeURIComponent(name)}` }).href;

/** @param first the migrated database of the first brand; makes the further one's, empty. */
export const findPlace = async (first: string, code: string): Promise<Place> => {
  const { other, known } = await onDatabase(first, async (client) => {
    const brands = await client.query<{ code: string }>('SELECT code FROM brands LIMIT 1');
    const installed = await client.query<{ name: string }>(
      'SELECT database_name AS name FROM installed_brands WHERE code = $1',
      [code],
    );
    return { other: brands.rows[0]?.code, known: installed.rows[0]?.name };
  });
  if (other === undefined || other === code) return { url: first };
  const databaseName = known ?? `${nameIn(first)}_${code.replaceAll('-', '_')}`;
  // A longer name would be cut short, and could be another brand's.
  if (databaseName.length > 63) throw new Problem(`The name ${databaseName} is too long.`);
  const url = withName(first, databaseName);
  await ensureDatabase(url);
  return { url, databaseName };
};

/** The last step of a further brand: from the next start on it is served. */
export const registerBrand = (
  first: string,
  code: string,
  databaseName: string,
): Promise<unknown> =>
  onDatabase(first, (client) =>
    client.query(
      `INSERT INTO installed_brands (code, database_name) VALUES ($1, $2)
       ON CONFLICT DO NOTHING`,
      [code, databaseName],
    ),
  );
