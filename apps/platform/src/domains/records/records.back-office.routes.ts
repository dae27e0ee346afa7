/** The records' calls of the back office. */
import type { boMemberRebateCalls } from '@bahati/contract/back-office/members/member-card.ts';
import type { boReportCalls } from '@bahati/contract/back-office/records/reports.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listClaims } from './rebate.ts';
import { reportDaily } from './report-daily.ts';
import { orderReport } from './report-files.ts';
import { reportLiability } from './report-liability.ts';
import { reportReconciliation } from './report-reconciliation.ts';

export function recordsBackOffice(
  context: Context,
): Handlers<typeof boReportCalls & typeof boMemberRebateCalls, PlatformActors> {
  return {
    'GET /bo/reports/liability': ({ query }) => reportLiability(context, query.at),
    'GET /bo/reports/daily': ({ query }) => reportDaily(context, query),
    'GET /bo/reports/reconciliation': ({ query }) => reportReconciliation(context, query),
    'POST /bo/reports/exports': ({ body }) => orderReport(context, body),
    'GET /bo/members/:id/rebates': ({ params, query }) =>
      listClaims(context, { memberId: BigInt(params.id) }, query),
  };
}
