/** The back office's calls about AML cases and rules. */
import type { AmlCaseWhole, boAmlCalls } from '@bahati/contract/back-office/risk/aml.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readUsernames } from '#domains/members/members.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import {
  type CaseRow,
  caseValue,
  findCase,
  listCases,
  readAlerts,
  readNotes,
} from './aml-cases.ts';
import { listThresholds } from './aml-thresholds.ts';
import { changeAmlRule } from './change-aml-rule.ts';
import { askToReport, readReport, readWantedReport } from './report-case.ts';
import { orderReportFile } from './report-file.ts';
import { clearCase, escalateCase, holdOrRelease, takeCase, writeCaseNote } from './work-on-case.ts';

export function amlBackOffice(context: Context): Handlers<typeof boAmlCalls, PlatformActors> {
  const { database } = context;
  const names = async (rows: readonly CaseRow[]) => {
    const usernames = await readUsernames(
      database,
      rows.map(({ memberId }) => memberId),
    );
    return (row: CaseRow) => caseValue(row, usernames.get(row.memberId) ?? '');
  };
  const told = async (row: CaseRow) => (await names([row]))(row);
  const whole = async (row: CaseRow): Promise<AmlCaseWhole> => ({
    ...(await told(row)),
    alerts: await readAlerts(database, row),
    notes: await readNotes(database, row.rowId),
    report: await readReport(database, row.rowId),
    wantedReport: await readWantedReport(context, row.publicId),
  });
  return {
    'GET /bo/aml/rules': async () => ({ items: await listThresholds(context, database) }),
    'POST /bo/aml/rules/:code': ({ params, body, actor, ip }) =>
      changeAmlRule(context, actor, { code: params.code, ...body, ip }),
    'GET /bo/aml/cases': async ({ query }) => {
      const rows = await listCases(database, {
        state: query.state,
        memberId: query.memberId === undefined ? undefined : BigInt(query.memberId),
        after: readCursor(query.cursor),
        limit: query.pageSize + 1,
      });
      return pageOf(rows, query.pageSize, await names(rows));
    },
    'GET /bo/aml/cases/:id': async ({ params }) => whole(await findCase(database, params.id)),
    'POST /bo/aml/cases/:id/take': async ({ params, actor, ip }) =>
      told(await takeCase(context, actor, { caseId: params.id, ip })),
    'POST /bo/aml/cases/:id/notes': async ({ params, body, actor, ip }) =>
      whole(await writeCaseNote(context, actor, { caseId: params.id, ip, ...body })),
    'POST /bo/aml/cases/:id/hold': async ({ params, body, actor, ip }) =>
      told(await holdOrRelease(context, actor, { caseId: params.id, ip, ...body })),
    'POST /bo/aml/cases/:id/escalate': async ({ params, body, actor, ip }) =>
      told(await escalateCase(context, actor, { caseId: params.id, ip, ...body })),
    'POST /bo/aml/cases/:id/clear': async ({ params, body, actor, ip }) =>
      told(await clearCase(context, actor, { caseId: params.id, ip, ...body })),
    'POST /bo/aml/cases/:id/report': async ({ params, body, actor, ip }) =>
      whole(await askToReport(context, actor, { caseId: params.id, ip, ...body })),
    'POST /bo/aml/cases/:id/reportFile': ({ params, body, actor, ip }) =>
      orderReportFile(context, actor, { caseId: params.id, ip, ...body }),
  };
}
