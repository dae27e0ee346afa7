/** The back office's calls about reports made by themselves. */
import type { boReportScheduleCalls } from '@bahati/contract/back-office/records/report-schedules.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { pageOf, readCursor } from '#domains/system/cursor.ts';
import { listRuns, orderRunFile, runValue } from './report-runs.ts';
import { addSchedule, listSchedules, pauseSchedule, removeSchedule } from './report-schedules.ts';

export function reportSchedulesBackOffice(
  context: Context,
): Handlers<typeof boReportScheduleCalls, PlatformActors> {
  return {
    'GET /bo/reportSchedules': async () => ({ items: await listSchedules(context) }),
    'POST /bo/reportSchedules': ({ body, actor, ip }) =>
      addSchedule(context, actor, { ...body, ip }),
    'POST /bo/reportSchedules/:id/pause': ({ params, body, actor, ip }) =>
      pauseSchedule(context, actor, { id: params.id, ...body, ip }),
    'POST /bo/reportSchedules/:id/remove': async ({ params, body, actor, ip }) => {
      await removeSchedule(context, actor, { id: params.id, ...body, ip });
      return {};
    },
    'GET /bo/reportRuns': async ({ query }) => {
      const asked = { after: readCursor(query.cursor), limit: query.pageSize + 1 };
      return pageOf(await listRuns(context, asked), query.pageSize, runValue);
    },
    'POST /bo/reportRuns/:id/file': ({ params }) => orderRunFile(context, params.id),
  };
}
