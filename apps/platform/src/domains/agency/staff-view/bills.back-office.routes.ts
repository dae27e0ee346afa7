/** The back office's calls about bills, debts and settlement runs. */
import type { boAgencyBillCalls } from '@bahati/contract/back-office/agency/bills.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readStaffBill } from './staff-bill.ts';
import { decideStaffBill } from './decide-bill.ts';
import { listDebts, listStaffBills } from './list-bills.ts';
import { askRerun } from './rerun-kind.ts';
import { listRuns, readCalendar } from './runs.ts';

export function agencyBillsBackOffice(
  context: Context,
): Handlers<typeof boAgencyBillCalls, PlatformActors> {
  return {
    'GET /bo/agency/bills': ({ query }) => listStaffBills(context, query),
    'GET /bo/agency/bills/:id': ({ params }) => readStaffBill(context, params.id),
    'POST /bo/agency/bills/:id/decide': ({ params, body, actor, ip }) =>
      decideStaffBill(context, actor, { ...body, billId: params.id, ip }),
    'GET /bo/agency/debts': ({ query }) => listDebts(context, query),
    'GET /bo/agency/calendar': ({ query }) => readCalendar(context, query.month),
    'GET /bo/agency/runs': ({ query }) => listRuns(context, query),
    'POST /bo/agency/runs/:id/again': ({ params, body, actor, ip }) =>
      askRerun(context, actor, { ...body, id: params.id, ip }),
  };
}
