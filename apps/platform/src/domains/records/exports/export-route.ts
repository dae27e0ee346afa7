/** Hands out a file of a record to whoever holds its link: `GET /wps/records/files?order=…`. */
import { Readable } from 'node:stream';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { readOrder } from './export-links.ts';
import { type ExportFile, openExport } from './export-lines.ts';
import { type ExportOrder, exportsPath } from './order-export.ts';
import { pdfFile } from './pdf-file.ts';

const perMinute = 20;

type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
type Asked = { Querystring: { order?: unknown; proof?: unknown } };

/** A wrong link and one that ran out are told alike. */
export function serveRecordFiles(server: HttpServer, context: Context, limit: Limit): void {
  server.get<Asked>(exportsPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${exportsPath}`, perMinute, request.ip);
      const { database } = context;
      const order = await readOrder<ExportOrder>(
        database,
        exportsPath,
        request.query,
        context.now(),
      );
      if (!order) throw new Refusal('not_found');
      const { record, from, to, format } = order;
      const file = await openExport(context, order);
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="bahati-${record}-${from}-${to}.${format}"`,
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf',
        'x-content-type-options': 'nosniff',
      });
      return await reply.send(format === 'csv' ? csvFile(file) : await pdfFile(file));
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, context.log));
    }
  });
}

function csvFile(file: ExportFile): Readable {
  return Readable.from(csvText(file), { objectMode: false });
}

async function* csvText({ facts, columns, lines }: ExportFile): AsyncGenerator<string> {
  const head = [
    ...facts.map((fact) => csvLine([...fact])),
    csvLine(columns.map(({ title }) => title)),
  ];
  yield csvOpening + head.join('');
  for await (const line of lines) yield csvLine(line);
}
