/** The registry of brands, in the first brand's database, and what each brand's own says of it. */
import { StartError } from '@bahati/server-kit/config.ts';
import type { Config } from '#platform/config.ts';
import { Client } from 'pg';
import {
  type BrandHosts,
  databaseUrlOf,
  firstBrandConfig,
  furtherBrandConfig,
} from './brand-settings.ts';

/** As many as one process can hold pools for. */
export const mostBrands = 50;

export type InstalledBrand = { code: string; databaseName: string };

/** What a brand's row says that concerns the others. */
export type BrandIdentity = BrandHosts & { name: string };

type Asker = { query: Client['query'] };

/** The further brands, in the order they were installed. */
export async function listFurtherBrands(first: Asker): Promise<InstalledBrand[]> {
  const { rows } = await first.query<InstalledBrand>(
    `SELECT code, database_name AS "databaseName" FROM installed_brands
      ORDER BY created_at, code LIMIT ${mostBrands}`,
  );
  return rows;
}

/** Undefined: this database has no such brand yet. */
export async function readBrandIdentity(
  database: Asker,
  code: string,
): Promise<BrandIdentity | undefined> {
  const { rows } = await database.query<BrandIdentity>(
    `SELECT name, domains, back_office_domains AS "backOfficeDomains" FROM brands WHERE code = $1`,
    [code],
  );
  return rows[0];
}

/** The databases of every brand, the first one first: for programs that go through all of them. */
export async function brandDatabaseUrls(
  databaseUrl: string,
): Promise<{ code: string | undefined; url: string }[]> {
  const further = await onDatabase(databaseUrl, listFurtherBrands);
  return [
    { code: undefined, url: databaseUrl },
    ...further.map(({ code, databaseName }) => ({
      code,
      url: databaseUrlOf(databaseUrl, databaseName),
    })),
  ];
}

/** The settings of every installed brand, the first one first; throws a StartError. */
export async function readBrandConfigs(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Config[]> {
  const first = firstBrandConfig(environment);
  const further = await onDatabase(first.DATABASE_URL, listFurtherBrands);
  const configs = [first];
  for (const { code, databaseName } of further) {
    if (code === first.BRAND) {
      throw new StartError(`The brand ${code} is installed twice: BRAND names it as well.`);
    }
    const url = databaseUrlOf(first.DATABASE_URL, databaseName);
    const hosts = await onDatabase(url, (client) => readBrandIdentity(client, code));
    if (!hosts) {
      throw new StartError(`The database ${databaseName} has no brand ${code}: install it again.`);
    }
    configs.push(furtherBrandConfig(environment, first, { code, databaseName, hosts }));
  }
  return configs;
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const name = decodeURIComponent(new URL(url).pathname.slice(1));
    throw new StartError(`The brands of the database ${name} cannot be read: ${reason}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
