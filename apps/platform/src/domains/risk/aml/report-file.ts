/** The filed report as a file: ordered by a call that is written down, taken by its signed link. */
import type { HandlerInput } from '@bahati/contract/call.ts';
import type { AmlReport, boAmlCalls } from '@bahati/contract/back-office/risk/aml.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import {
  type ExportFile,
  exportWords,
  pdfFile,
  readOrder,
  signOrder,
} from '#domains/records/exports/exports.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { findCase } from './aml-cases.ts';
import type { ReportContent } from './report-case.ts';

type Order = HandlerInput<(typeof boAmlCalls)['POST /bo/aml/cases/:id/reportFile']>['body'];
type Limit = (key: string, perMinute: number | undefined, ip: string) => Promise<void>;
type Asked = { Querystring: { order?: unknown; proof?: unknown } };
type FileOrder = Pick<Order, 'format'> & { number: string };

const filesPath = '/bo/aml/reportFiles';
const perMinute = 20;
const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** Refuses `not_found`, `not_reported`. */
export async function orderReportFile(
  { database, now }: Context,
  staff: StaffActor,
  { caseId, format, reason, ip }: Order & { caseId: string; ip: string },
): Promise<{ url: string }> {
  const number = await inTransaction(database, async (transaction) => {
    const row = await findCase(transaction, caseId);
    const { rows } = await transaction.query<{ number: string }>(
      'SELECT number FROM aml_reports WHERE case_id = $1',
      [row.rowId],
    );
    if (!rows[0]) throw new Refusal('not_reported');
    await recordAudit(transaction, {
      actor: staff.username,
      action: 'aml_case.report_taken',
      subject: `aml_case:${caseId}`,
      reason,
      after: { number: rows[0].number, format, member: row.memberId.toString() },
      ip,
    });
    return rows[0].number;
  });
  const order: FileOrder = { number, format };
  return { url: await signOrder(database, filesPath, order, now()) };
}

/** A wrong link and one that ran out are told alike. */
export function serveAmlReportFiles(server: HttpServer, context: Context, limit: Limit): void {
  const { database, now, log } = context;
  server.get<Asked>(filesPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      await limit(`GET ${filesPath}`, perMinute, request.ip);
      const order = await readOrder<FileOrder>(database, filesPath, request.query, now());
      const filed = order && (await readFiled(context, order.number));
      if (!order || !filed) throw new Refusal('not_found');
      reply.headers({
        'cache-control': 'no-store',
        'content-disposition': `attachment; filename="${order.number}.${order.format}"`,
        'content-type': types[order.format],
        'x-content-type-options': 'nosniff',
      });
      if (order.format === 'json') return await reply.send(JSON.stringify(filed, null, 2));
      const file = fileOf(filed);
      return await reply.send(order.format === 'pdf' ? await pdfFile(file) : await csvText(file));
    } catch (error) {
      return sendRefused(reply, answerError(error, request.id, {}, log));
    }
  });
}

type Filed = AmlReport & { content: ReportContent };

async function readFiled({ database }: Context, number: string): Promise<Filed | undefined> {
  const { rows } = await database.query<Omit<Filed, 'filedAt'> & { filedAt: Date }>(
    `SELECT number, narrative, content, asked_by AS "askedBy", filed_by AS "filedBy",
            filed_at AS "filedAt" FROM aml_reports WHERE number = $1`,
    [number],
  );
  return rows[0] && { ...rows[0], filedAt: rows[0].filedAt.toISOString() };
}

/** English is what the authorities of both countries are written to in. */
function fileOf({ number, narrative, content, askedBy, filedBy, filedAt }: Filed): ExportFile {
  const { member, personal, currency } = content;
  return {
    words: exportWords('en'),
    title: `Suspicious transaction report ${number}`,
    facts: [
      ['Filed at', filedAt],
      ['Written by', askedBy],
      ['Filed by', filedBy],
      ['Account', `${member.username} (${member.id}), ${member.status}`],
      ['Registered at', member.registeredAt],
      ...personal.map(({ key, value, provider }): [string, string] => [
        key.replace(/:.*/, ''),
        provider === null ? value : `${value} (${provider})`,
      ]),
    ],
    columns: [
      { title: 'Time', width: 120 },
      { title: 'What', width: 60 },
      { title: `Amount, ${currency}`, width: 90, isNumber: true },
      { title: 'Number', width: 90 },
      { title: 'Payment', width: 175 },
    ],
    lines: linesOf(narrative, content),
  };
}

async function* linesOf(
  narrative: string,
  { alerts, payments }: ReportContent,
): AsyncGenerator<readonly string[]> {
  for (const line of wrapped(narrative)) yield [line];
  for (const { rule, points, amounts, numbers, pairs = [] } of alerts) {
    const figures = Object.entries({ ...amounts, ...numbers });
    const words = figures.map(([name, value]) => `${name} ${value}`).join(', ');
    yield [`Rule ${rule} (${points}): ${words}`];
    for (const { username, memberId, hands, net, sharesDevice } of pairs) {
      const device = sharesDevice ? ', seen on one device' : '';
      yield [`  Played with ${username} (${memberId}): ${hands} hands, net ${net}${device}`];
    }
  }
  for (const { at, kind, amount, party, id } of payments) yield [at, kind, amount, party ?? '', id];
}

const lineLength = 105;

/** Lines of a page's width, broken between words. */
function wrapped(text: string): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && line.length + word.length >= lineLength) lines.push(word);
      else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    }
    return lines;
  });
}

async function csvText({ facts, columns, lines }: ExportFile): Promise<string> {
  const head = [...facts, columns.map(({ title }) => title)].map((line) => csvLine([...line]));
  const body: string[] = [];
  for await (const line of lines) body.push(csvLine([...line]));
  return csvOpening + head.join('') + body.join('');
}
