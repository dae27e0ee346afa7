/** The processes that serve, and the database they stand on, as far as our role may see it. */
import type { Database } from '@bahati/server-kit/database.ts';

/** Who said nothing for this long is taken for gone. */
const silentAfter = `interval '1 minute'`;

type ProcessRow = {
  id: string;
  host: string;
  pid: number;
  version: string;
  state: 'starting' | 'ready' | 'draining' | 'closing';
  startedAt: Date;
  seenAt: Date;
  isUp: boolean;
};

export async function readProcesses(database: Database) {
  const { rows } = await database.query<ProcessRow>(
    `SELECT id, host, pid, version, state, started_at AS "startedAt", seen_at AS "seenAt",
            seen_at > now() - ${silentAfter} AS "isUp"
       FROM processes ORDER BY seen_at DESC LIMIT 50`,
  );
  return rows.map(({ startedAt, seenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
}

type DatabaseRow = {
  version: string;
  sizeBytes: bigint;
  connections: number;
  maxConnections: number;
  isArchived: boolean;
  archivedAt: Date | null;
  archiveFailedAt: Date | null;
};

export async function readDatabase(database: Database) {
  const { rows } = await database.query<DatabaseRow>(
    `SELECT current_setting('server_version') AS version,
            pg_database_size(current_database()) AS "sizeBytes",
            (SELECT sum(numbackends)::int FROM pg_stat_database) AS connections,
            current_setting('max_connections')::int AS "maxConnections",
            current_setting('archive_mode') <> 'off' AS "isArchived",
            last_archived_time AS "archivedAt", last_failed_time AS "archiveFailedAt"
       FROM pg_stat_archiver`,
  );
  const replicas = await database.query<{ name: string; lagSeconds: number | null }>(
    `SELECT coalesce(nullif(application_name, ''), pid::text) AS name,
            extract(epoch FROM replay_lag)::float AS "lagSeconds"
       FROM pg_stat_replication ORDER BY pid LIMIT 20`,
  );
  const [row] = rows;
  if (!row) throw new Error('The database tells nothing of its archiver.');
  return {
    version: row.version,
    sizeBytes: Number(row.sizeBytes),
    connections: row.connections,
    maxConnections: row.maxConnections,
    replicas: replicas.rows,
    archive: row.isArchived
      ? {
          lastAt: row.archivedAt?.toISOString() ?? null,
          failedAt: row.archiveFailedAt?.toISOString() ?? null,
        }
      : null,
  };
}
