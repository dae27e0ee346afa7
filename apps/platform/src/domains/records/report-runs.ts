/** What was made of schedules, and its file by a signed link. */
import type { ReportRun } from '@bahati/contract/back-office/records/report-schedules.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readOrder, signOrder } from './export-links.ts';

type Row = Omit<ReportRun, 'id' | 'dueAt' | 'expiresAt'> & {
  rowId: bigint;
  publicId: string;
  dueAt: Date;
  expiresAt: Date;
};
type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
type Asked = { Querystring: { order?: unknown; proof?: unknown } };

const filesPath = '/bo/reportRuns/files';
const perMinute = 20;

export async function listRuns(
  { database, config, now }: Context,
  { after, limit }: { after: bigint | null; limit: number },
): Promise<Row[]> {
  const { rows } = await database.query<Row>(
    `SELECT runs.id AS "rowId", runs.public_id AS "publicId", report, due_at AS "dueAt",
            from_day::text AS from, to_day::text AS to, line_count AS "lineCount",
            expires_at AS "expiresAt",
            CASE WHEN line_count IS NULL THEN 'failed'
                 WHEN content IS NULL OR expires_at <= $4 THEN 'expired' ELSE 'ready' END AS state
       FROM report_runs runs JOIN report_schedules s ON s.id = schedule_id
      WHERE brand = $1 AND ($2::bigint IS NULL OR runs.id < $2) ORDER BY runs.id DESC LIMIT $3`,
    [config.BRAND, after, limit, now()],
  );
  return rows;
}

export function runValue(row: Row): ReportRun {
  const { publicId, dueAt, expiresAt, report, from, to, state, lineCount } = row;
  return {
    report,
    from,
    to,
    state,
    lineCount,
    id: publicId,
    dueAt: dueAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Refuses `not_found`, `run_expired`. */
export async function orderRunFile(
  { database, now }: Context,
  id: string,
): Promise<{ url: string }> {
  const { rows } = await database.query<{ isThere: boolean }>(
    `SELECT content IS NOT NULL AND expires_at > $2 AS "isThere" FROM report_runs
      WHERE public_id = $1`,
    [id, now()],
  );
  if (!rows[0]) throw new Refusal('not_found');
  if (!rows[0].isThere) throw new Refusal('run_expired');
  return { url: await signOrder(database, filesPath, { id }, now()) };
}

/** A wrong link and one that ran out are told alike. */
export function serveReportRunFiles(server: HttpServer, context: Context, limit: Limit): void {
  const { database, now, log } = context;
  server.get<Asked>(filesPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${filesPath}`, perMinute, request.ip);
      const order = await readOrder<{ id: string }>(database, filesPath, request.query, now());
      const file = order && (await readFile(database, order.id));
      if (!file) throw new Refusal('not_found');
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="bahati-${file.name}.csv"`,
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      return await reply.send(file.content);
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
  });
}

async function readFile(
  database: Database,
  id: string,
): Promise<{ content: string; name: string } | undefined> {
  const { rows } = await database.query<{ content: string; name: string }>(
    `SELECT content, report || '-' || from_day || '-' || to_day AS name
       FROM report_runs JOIN report_schedules s ON s.id = schedule_id
      WHERE report_runs.public_id = $1 AND content IS NOT NULL`,
    [id],
  );
  return rows[0];
}
