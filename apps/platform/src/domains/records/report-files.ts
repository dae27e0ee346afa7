/** Reports as CSV: ordered by a call, handed out to whoever holds the signed link. */
import type { HandlerInput } from '@bahati/contract/call.ts';
import type { boReportCalls } from '@bahati/contract/back-office/records/reports.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readOrder, signOrder } from './export-links.ts';
import { assertRange } from './records.ts';
import { reportDaily } from './report-daily.ts';
import { reportLiability } from './report-liability.ts';
import { reportReconciliation } from './report-reconciliation.ts';

type Order = HandlerInput<(typeof boReportCalls)['POST /bo/reports/exports']>['body'];
type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
type Asked = { Querystring: { order?: unknown; proof?: unknown } };

const filesPath = '/bo/reports/files';
const perMinute = 20;

/** Refuses `range_invalid`. */
export async function orderReport(context: Context, order: Order): Promise<{ url: string }> {
  assertRange(order);
  return { url: await signOrder(context.database, filesPath, order, context.now()) };
}

/** A wrong link and one that ran out are told alike. */
export function serveReportFiles(server: HttpServer, context: Context, limit: Limit): void {
  server.get<Asked>(filesPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${filesPath}`, perMinute, request.ip);
      const order = await readOrder<Order>(
        context.database,
        filesPath,
        request.query,
        context.now(),
      );
      if (!order) throw new Refusal('not_found');
      const { report, from, to } = order;
      const rows = await rowsOfReport(context, order);
      const titles = Object.keys(rows[0] ?? { nothing: '' });
      const lines = rows.map((row) =>
        csvLine(Object.values(row).map((cell) => String(cell ?? ''))),
      );
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="bahati-${report}-${from}-${to}.csv"`,
        'content-type': 'text/csv; charset=utf-8',
        'x-content-type-options': 'nosniff',
      });
      return await reply.send(csvOpening + csvLine(titles) + lines.join(''));
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, context.log));
    }
  });
}

/** Bounded by what a report holds: 92 days by currency or method, a thousand accounts. */
export async function rowsOfReport(context: Context, order: Order): Promise<readonly object[]> {
  const { report } = order;
  if (report === 'liability') return (await reportLiability(context, order.at)).lines;
  if (report === 'days' || report === 'accounts')
    return (await reportDaily(context, order))[report];
  const { lines, differences } = await reportReconciliation(context, order);
  return report === 'reconciliation' ? lines : differences;
}
