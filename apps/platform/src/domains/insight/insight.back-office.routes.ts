/** Insight's calls of the back office. */
import type { boInsightCalls } from '@bahati/contract/back-office/insight/insight.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readBreakdown } from './read-breakdown.ts';
import { readCohorts } from './read-cohorts.ts';
import { readDashboard } from './read-dashboard.ts';
import { readWaitingWork } from './read-waiting-work.ts';

export function insightBackOffice(
  context: Context,
): Handlers<typeof boInsightCalls, PlatformActors> {
  return {
    'GET /bo/dashboard': ({ query }) => readDashboard(context, query.currency),
    'GET /bo/dashboard/work': ({ actor }) => readWaitingWork(context, actor),
    'GET /bo/insight/breakdown': ({ query }) => readBreakdown(context, query),
    'GET /bo/insight/cohorts': ({ query }) => readCohorts(context, query),
  };
}
