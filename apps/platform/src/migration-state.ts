/** Refuses to serve from a database whose tables are not this version's. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@bahati/server-kit/config.ts';
import { Client } from 'pg';

const folder = join(import.meta.dirname, '..', 'migrations');

type Applied = { name: string; hash: string };

/** Throws a StartError: unreachable, not migrated, from a newer version, changed since. */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  const [files, rows] = await Promise.all([readdir(folder), readApplied(databaseUrl)]);
  const names = files.filter((name) => name.endsWith('.sql')).toSorted();
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const missing = names.filter((name) => !applied.has(name));
  if (missing.length > 0) {
    throw new StartError(
      `The database lacks ${missing.length} of this version's migrations, ${missing[0]} first: ` +
        'run apps/platform/src/migrate.ts.',
    );
  }
  await Promise.all([...applied].map((one) => assertSame(one, names)));
}

async function assertSame(
  [name, hash]: readonly [string, string],
  names: readonly string[],
): Promise<void> {
  if (!names.includes(name)) {
    throw new StartError(
      `The database is from a newer version: it has the migration ${name}, ` +
        'which this version does not know.',
    );
  }
  const sql = await readFile(join(folder, name));
  if (createHash('sha256').update(sql).digest('hex') !== hash) {
    throw new StartError(
      `The migration ${name} differs from the one this database was built with.`,
    );
  }
}

async function readApplied(databaseUrl: string): Promise<Applied[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Applied>('SELECT name, hash FROM platform_migrations');
    return rows;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42P01') return [];
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reason}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
