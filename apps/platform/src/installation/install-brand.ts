/**
 * A further brand's database, in three steps that may each be done again: made, filled by whoever
 * installs the brand, and registered last, so that no process opens a brand that is half there.
 */
import { StartError } from '@bahati/server-kit/config.ts';
import { ensureDatabase } from '@bahati/server-kit/migrate.ts';
import { Client } from 'pg';
import { databaseUrlOf } from './brand-settings.ts';
import { type InstalledBrand, listFurtherBrands, mostBrands } from './installed-brands.ts';
import { migrateDatabase } from './migrate-database.ts';

const longestName = 63;

/**
 * Makes and migrates the database `<first>_<code>` where it is missing. The first brand's is
 * migrated already. Refuses by a StartError: no right to make databases, a name too long.
 */
export async function prepareBrandDatabase(
  firstDatabaseUrl: string,
  code: string,
): Promise<{ databaseName: string; url: string }> {
  const first = decodeURIComponent(new URL(firstDatabaseUrl).pathname.slice(1));
  const databaseName = `${first}_${code.replaceAll('-', '_')}`;
  if (databaseName.length > longestName) {
    throw new StartError(`The name ${databaseName} is too long for a database.`);
  }
  return prepare(firstDatabaseUrl, databaseName);
}

async function prepare(firstDatabaseUrl: string, databaseName: string) {
  await ensureDatabase(firstDatabaseUrl, databaseName);
  const url = databaseUrlOf(firstDatabaseUrl, databaseName);
  await migrateDatabase(url);
  return { databaseName, url };
}

/**
 * Where a brand stands: the first one in the first database, a further one in a database of its
 * own, which is made here where it is missing.
 */
export async function findPlace(
  firstDatabaseUrl: string,
  code: string,
): Promise<{ url: string; databaseName?: string }> {
  const { first, known } = await withClient(firstDatabaseUrl, async (client) => {
    const { rows } = await client.query<{ code: string }>('SELECT code FROM brands LIMIT 1');
    const further = await listFurtherBrands(client);
    return { first: rows[0]?.code, known: further.find((brand) => brand.code === code) };
  });
  if (first === undefined || first === code) return { url: firstDatabaseUrl };
  if (!known) return prepareBrandDatabase(firstDatabaseUrl, code);
  return prepare(firstDatabaseUrl, known.databaseName);
}

/** From the next start on every process serves it. Answers whether it was new. */
export async function registerBrand(
  firstDatabaseUrl: string,
  { code, databaseName }: InstalledBrand,
): Promise<boolean> {
  return withClient(firstDatabaseUrl, async (client) => {
    const known = await listFurtherBrands(client);
    if (known.some((brand) => brand.code === code && brand.databaseName === databaseName)) {
      return false;
    }
    if (known.length >= mostBrands - 1) {
      throw new StartError(`One installation runs ${mostBrands} brands at most.`);
    }
    const { rowCount } = await client.query(
      `INSERT INTO installed_brands (code, database_name) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
      [code, databaseName],
    );
    if (rowCount === 1) return true;
    throw new StartError(
      `The brand ${code} or the database ${databaseName} is registered already.`,
    );
  });
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
