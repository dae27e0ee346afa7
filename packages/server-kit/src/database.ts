/** PostgreSQL plumbing: pools whose bigints are bigints, and transactions. */
import { Pool, type PoolClient, type PoolConfig, types } from 'pg';

export type Database = Pool;
export type Transaction = PoolClient;

const int8 = 20;

/** Reads int8 as bigint in these pools alone; the driver's own setting would be global. */
export const exactTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8) return BigInt;
    return format === undefined ? types.getTypeParser(oid) : types.getTypeParser(oid, format);
  },
} as NonNullable<PoolConfig['types']>;

export type DatabaseOptions = {
  /** The role every session takes: an application's own, without rights to change history. */
  role?: string;
  maxConnections?: number;
  applicationName: string;
  /** Server settings of every session, by name. */
  settings?: Readonly<Record<string, string>>;
  /** An idle connection that breaks reports here; the pool replaces it by itself. */
  onIdleError: (error: Error) => void;
};

const usualConnectSeconds = 3;

/** Of libpq's `connect_timeout` in the address, in milliseconds. */
function connectTimeoutMs(url: string): number {
  const seconds = Number(/[?&]connect_timeout=(\d{1,3})(?:&|$)/.exec(url)?.[1]);
  return 1_000 * (seconds || usualConnectSeconds);
}

/**
 * Opens a pool. A connection is waited for 3 s, or the `connect_timeout` of the URL. No statement may run or wait longer than 3 s and no transaction may idle
 * longer than 5 s, so that a reply within 3 s stays possible and a lost client frees its locks.
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const settings = [
    '-c statement_timeout=3000',
    '-c lock_timeout=2500',
    '-c idle_in_transaction_session_timeout=5000',
    '-c timezone=UTC',
    options.role ? `-c role=${options.role}` : '',
    ...Object.entries(options.settings ?? {}).map(([name, value]) => `-c ${name}=${value}`),
  ];
  const pool = new Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: connectTimeoutMs(url),
    application_name: options.applicationName,
    options: settings.filter(Boolean).join(' '),
    types: exactTypes,
  });
  pool.on('error', options.onIdleError);
  // A connection that is cut in the middle of work fails that work, which reports it; unheard, the
  // same error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Runs the work in one transaction: committed when it resolves, undone when it throws. */
export async function inTransaction<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** PostgreSQL's code of an error (class 23: an integrity rule said no), if it has one. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
