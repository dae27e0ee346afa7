/** What insight reads, for the data provider: by what a breakdown or a table is asked with. */
import type { boInsightCalls } from '@bahati/contract/back-office/insight/insight.ts';
import type { CallerInput } from '@bahati/contract/call.ts';
import { call } from '#office/api.ts';
import type { Filter, Settings } from '#office/data-shapes.ts';

type InsightCalls = typeof boInsightCalls;
type BreakdownQuery = CallerInput<InsightCalls['GET /bo/insight/breakdown']>['query'];
type CohortQuery = NonNullable<CallerInput<InsightCalls['GET /bo/insight/cohorts']>['query']>;

const asked = (id: string): unknown => Object.fromEntries(new URLSearchParams(id));

export const insightLists = {
  breakdown: async (_: object, filter: Filter, settings: Settings) => {
    const query = filter as BreakdownQuery;
    const { items } = await call('GET /bo/insight/breakdown', { query }, settings);
    return { items: items.map((row) => ({ ...row, id: row.key })), nextCursor: null };
  },
  cohorts: async (_: object, filter: Filter, settings: Settings) => {
    const { items } = await call('GET /bo/insight/cohorts', { query: filter }, settings);
    return { items: items.map((row) => ({ ...row, id: row.from })), nextCursor: null };
  },
};

export const insightRecords = {
  /** How the house goes at this moment: there is one such record. */
  dashboard: async (id: string, settings: Settings) => ({
    ...(await call('GET /bo/dashboard', {}, settings)),
    id,
  }),
  waiting_work: async (id: string, settings: Settings) => ({
    ...(await call('GET /bo/dashboard/work', {}, settings)),
    id,
  }),
  breakdown: async (id: string, settings: Settings) => {
    const query = asked(id) as BreakdownQuery;
    return { ...(await call('GET /bo/insight/breakdown', { query }, settings)), id };
  },
  cohorts: async (id: string, settings: Settings) => {
    const query = asked(id) as CohortQuery;
    return { ...(await call('GET /bo/insight/cohorts', { query }, settings)), id };
  },
};
