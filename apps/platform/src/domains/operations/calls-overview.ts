/** How long calls took: ours by name and, those that took long, one by one; and outside ones. */
import type { Database } from '@bahati/server-kit/database.ts';
import type { CallKind } from '@bahati/server-kit/metrics/call-times.ts';
import { percentile, readCallTimes } from '#domains/system/jobs/jobs.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';

const mostCalls = 100;

export async function readCallFigures(
  database: Database,
  { kind, window }: { kind: CallKind; window: 'hour' | 'day' },
) {
  const hours = window === 'hour' ? 1 : 24;
  const found = await readCallTimes(database, { kind, hours, limit: mostCalls });
  return found.map((figures) => {
    const { party, call, total, refused, failed, maxMs } = figures;
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(figures, share));
    return {
      party,
      call,
      total,
      refused,
      failed,
      p50: p50 ?? 0,
      p95: p95 ?? 0,
      p99: p99 ?? 0,
      maxMs,
    };
  });
}

type SlowRow = {
  rowId: bigint;
  at: Date;
  call: string;
  requestId: string;
  ms: number;
  outcome: 'ok' | 'refused' | 'failed';
};

export async function listSlowCalls(
  database: Database,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
) {
  const { rows } = await database.query<SlowRow>(
    `SELECT id AS "rowId", at, call, request_id AS "requestId", ms, outcome FROM slow_calls
      WHERE $1::bigint IS NULL OR id < $1 ORDER BY id DESC LIMIT $2`,
    [readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, ({ rowId, at, ...row }) => ({
    ...row,
    id: rowId.toString(),
    at: at.toISOString(),
  }));
}
