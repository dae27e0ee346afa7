/** Forward-only migrations from plain .sql files, each in one transaction, one runner at a time. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError } from './config.ts';
import { sqlState } from './database.ts';

type Migration = { name: string; sql: string; hash: string };

/**
 * Applies what is missing. Refuses by a StartError: a database from a newer version, a file
 * changed after it was applied, a server older than PostgreSQL 15, no connection.
 */
export async function migrate(url: string, folder: string, table: string): Promise<string[]> {
  const client = await connectForMigration(url);
  try {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [`migrate ${table}`]);
    await client.query(`CREATE TABLE IF NOT EXISTS ${table} (
      name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const migrations = await readMigrations(folder);
    const { rows } = await client.query<{ name: string; hash: string }>(
      `SELECT name, hash FROM ${table}`,
    );
    refuseStrangers(rows, migrations);
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) await apply(client, migration, table);
    return missing.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

const duplicateDatabase = '42P04';
const insufficientPrivilege = '42501';

/**
 * Makes another database on the server of this address where it is missing. Refuses by a StartError
 * when the user of the address may not.
 */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = await connectForMigration(url);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const state = sqlState(error);
    if (state === insufficientPrivilege) {
      throw new StartError(
        `The user of DATABASE_URL may not make the database ${name}: make it for him.`,
      );
    }
    // Somebody else made it meanwhile.
    if (state !== duplicateDatabase) throw error;
  } finally {
    await client.end();
  }
}

async function connectForMigration(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reason}.`);
  }
  const { rows } = await client.query<{ version: string }>(
    "SELECT current_setting('server_version_num') AS version",
  );
  if (Number(rows[0]?.version) < 150_000) {
    await client.end();
    throw new StartError('The database of DATABASE_URL is older than PostgreSQL 15.');
  }
  return client;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function refuseStrangers(applied: { name: string; hash: string }[], known: Migration[]): void {
  const hashes = new Map(known.map((migration) => [migration.name, migration.hash]));
  for (const { name, hash } of applied) {
    const expected = hashes.get(name);
    if (expected === undefined) {
      throw new StartError(
        `The database is from a newer version: it has the migration ${name}, which this version does not know.`,
      );
    }
    if (expected !== hash) {
      throw new StartError(
        `The migration ${name} differs from the one this database was built with.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration, table: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query(`INSERT INTO ${table} (name, hash) VALUES ($1, $2)`, [
      migration.name,
      migration.hash,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`The migration ${migration.name} failed.`, { cause: error });
  }
}
