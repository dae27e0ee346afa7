/**
 * What each process counted of its calls, kept in the database for a day, so that one page shows
 * all processes. Counts that cannot be written are lost: they are figures, not facts.
 */
import { hostname } from 'node:os';
import { randomUUID } from 'node:crypto';
import type { Database } from '@bahati/server-kit/database.ts';
import { type CallKind, spanEndsMs, takeCallTimes } from '@bahati/server-kit/metrics/call-times.ts';
import type { Log } from '@bahati/server-kit/log.ts';
import type { Context } from '#platform/context.ts';

const everyMs = 15_000;
const keptSlowCalls = 500;

const spanNumbers = Array.from({ length: spanEndsMs.length + 1 }, (_, at) => at + 1);
const addedSpans = spanNumbers.map((n) => `known.spans[${n}] + excluded.spans[${n}]`).join(', ');
const summedSpans = spanNumbers.map((n) => `sum(spans[${n}])`).join(', ');

export type ProcessState = { version: string; state: () => string };

/** Starts writing down, every few seconds, what this process counted and that it is there. */
export function startKeepingCallTimes(
  { database, log, config: { BRAND } }: Pick<Context, 'database' | 'log' | 'config'>,
  about: ProcessState,
) {
  const self = { id: randomUUID(), startedAt: new Date() };
  let pending: Promise<void> = Promise.resolve();
  const keep = () =>
    Promise.all([sayPresent(database, self, about), keepCallTimes(database, BRAND)]).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'call times not kept'),
    );
  const timer = setInterval(() => {
    pending = pending.then(keep);
  }, everyMs);
  pending = keep();
  return {
    async stop() {
      clearInterval(timer);
      await pending;
      await keepCallTimes(database, BRAND).catch(() => undefined);
      await database.query('DELETE FROM processes WHERE id = $1', [self.id]).catch(() => undefined);
    },
  };
}

async function sayPresent(
  database: Database,
  { id, startedAt }: { id: string; startedAt: Date },
  { version, state }: ProcessState,
): Promise<void> {
  await database.query(
    `INSERT INTO processes (id, host, pid, version, state, started_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET state = excluded.state, seen_at = now()`,
    [id, hostname(), process.pid, version, state(), startedAt],
  );
}

/** Adds what was counted here since the last time, of one brand or of all. */
export async function keepCallTimes(database: Database, brand?: string): Promise<void> {
  const { counts, slow } = takeCallTimes(brand);
  if (counts.length > 0) {
    await database.query(
      `INSERT INTO call_times AS known
         (slot, kind, party, call, total, refused, failed, max_ms, spans)
       SELECT date_bin('5 minutes', now(), 'epoch'), c.kind, c.party, c.call, c.total, c.refused,
              c.failed, c."maxMs", c.spans
         FROM jsonb_to_recordset($1::jsonb) AS c (kind text, party text, call text, total integer,
              refused integer, failed integer, "maxMs" integer, spans integer[])
        ORDER BY c.kind, c.party, c.call
       ON CONFLICT (kind, slot, party, call) DO UPDATE SET
         total = known.total + excluded.total, refused = known.refused + excluded.refused,
         failed = known.failed + excluded.failed,
         max_ms = greatest(known.max_ms, excluded.max_ms), spans = ARRAY[${addedSpans}]`,
      [JSON.stringify(counts)],
    );
  }
  if (slow.length > 0) {
    await database.query(
      `INSERT INTO slow_calls (at, call, request_id, ms, outcome)
       SELECT s.at, s.call, s."requestId", s.ms, s.outcome
         FROM jsonb_to_recordset($1::jsonb) AS s
              (at timestamptz, call text, "requestId" text, ms integer, outcome text)`,
      [JSON.stringify(slow)],
    );
  }
}

/** Keeps a day of figures, and no process that is gone. */
export async function dropOldCallTimes(database: Database): Promise<void> {
  await database.query(`DELETE FROM call_times WHERE slot < now() - interval '25 hours'`);
  await database.query(
    'DELETE FROM slow_calls WHERE id <= (SELECT max(id) FROM slow_calls) - $1::bigint',
    [keptSlowCalls],
  );
  await database.query(`DELETE FROM processes WHERE seen_at < now() - interval '1 hour'`);
}

export type CallFigures = {
  party: string;
  call: string;
  total: number;
  refused: number;
  failed: number;
  maxMs: number;
  spans: number[];
};

/** Figures since then by call, at most so many, those that failed and were slow first. */
export async function readCallTimes(
  database: Database,
  { kind, hours, limit }: { kind: CallKind; hours: number; limit: number },
): Promise<CallFigures[]> {
  const { rows } = await database.query<CallFigures>(
    `SELECT party, call, sum(total)::int AS total, sum(refused)::int AS refused,
            sum(failed)::int AS failed, max(max_ms) AS "maxMs",
            ARRAY[${summedSpans}]::int[] AS spans
       FROM call_times WHERE kind = $1 AND slot > now() - make_interval(hours => $2)
      GROUP BY party, call
      ORDER BY sum(failed) DESC, max(max_ms) DESC, party, call LIMIT $3`,
    [kind, hours, limit],
  );
  return rows;
}

/**
 * The time within which that share of calls was answered, in ms: counts tell the span, and within
 * it the calls are taken to lie evenly. Never more than the slowest took.
 */
export function percentile({ spans, maxMs }: CallFigures, share: number): number {
  const wanted = spans.reduce((sum, count) => sum + count, 0) * share;
  let before = 0;
  for (const [at, count] of spans.entries()) {
    if (count > 0 && before + count >= wanted) {
      const from = at === 0 ? 0 : (spanEndsMs[at - 1] ?? 0);
      const to = Math.min(spanEndsMs[at] ?? maxMs, maxMs);
      return Math.round(
        Math.min(from + (Math.max(to - from, 0) * (wanted - before)) / count, maxMs),
      );
    }
    before += count;
  }
  return maxMs;
}
