/** The lists of reports, taxes, cases and anomalies for the data provider. */
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

export const riskLists: Readonly<Record<string, List>> = {
  scheduled_reports: async (_, __, settings) => {
    const { items } = await call('GET /bo/reportSchedules', {}, settings);
    return { items, nextCursor: null };
  },
  report_runs: (query, _, settings) => call('GET /bo/reportRuns', { query }, settings),
  taxes: async (_, __, settings) => {
    const { items } = await call('GET /bo/taxes', {}, settings);
    return {
      items: items.map((line) => ({ ...line, id: `${line.month} ${line.code} ${line.currency}` })),
      nextCursor: null,
    };
  },
  anomalies: (query, { state }, settings) =>
    call(
      'GET /bo/anomalies',
      { query: { ...query, ...(state === 'seen' ? { state } : {}) } },
      settings,
    ),
  anomaly_figures: async (_, __, settings) => {
    const { items } = await call('GET /bo/anomalies/figures', {}, settings);
    return {
      items: items.map((one) => ({ ...one, id: `${one.figure} ${one.scope} ${one.currency}` })),
      nextCursor: null,
    };
  },
  aml: (query, filter, settings) =>
    call('GET /bo/aml/cases', { query: { ...query, ...filter } }, settings),
  aml_rules: async (_, __, settings) => {
    const { items } = await call('GET /bo/aml/rules', {}, settings);
    return { items: items.map((rule) => ({ ...rule, id: rule.code })), nextCursor: null };
  },
};

export const riskRecords: Readonly<Record<string, ReadRecord>> = {
  aml: (id, settings) => call('GET /bo/aml/cases/:id', { params: { id } }, settings),
};
