/** The queues of money, their rules and the reports of it: lists and records for the data provider. */
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

export const cashierLists: Readonly<Record<string, List>> = {
  deposits: (query, filter, settings) =>
    call('GET /bo/deposits', { query: { ...query, ...filter } }, settings),
  payment_methods: async (_, __, settings) => {
    const { items } = await call('GET /bo/paymentMethods', {}, settings);
    return { items: items.map((way) => ({ ...way, id: way.code })), nextCursor: null };
  },
  reconciliation: (query, filter, settings) =>
    call('GET /bo/reconciliationExceptions', { query: { ...query, ...filter } }, settings),
  withdrawals: (query, filter, settings) =>
    call('GET /bo/withdrawals', { query: { ...query, ...filter } }, settings),
  disputes: (query, filter, settings) =>
    call('GET /bo/disputes', { query: { ...query, ...filter } }, settings),
  adjustments: (query, filter, settings) =>
    call('GET /bo/adjustments', { query: { ...query, ...filter } }, settings),
};

export const cashierRecords: Readonly<Record<string, ReadRecord>> = {
  /** Whether money comes in at all: there is one such record. */
  payment_methods: async (id, settings) => {
    const { isWithdrawOnly, moneyInWanted } = await call('GET /bo/paymentMethods', {}, settings);
    return { id, isWithdrawOnly, moneyInWanted };
  },
  /** The rules of withdrawals, transfers or queues: there is one sheet of each. */
  money_rules: async (id, settings) => ({
    ...(await (id === 'transfer'
      ? call('GET /bo/transferRules', {}, settings)
      : id === 'queue'
        ? call('GET /bo/queueRules', {}, settings)
        : call('GET /bo/withdrawalRules', {}, settings))),
    id,
  }),
  deposits: (id, settings) => call('GET /bo/deposits/:id', { params: { id } }, settings),
  withdrawals: (id, settings) => call('GET /bo/withdrawals/:id', { params: { id } }, settings),
  disputes: (id, settings) => call('GET /bo/disputes/:id', { params: { id } }, settings),
  /** One report is of one instant, or of the days from one to another. */
  report_liability: async (id, settings) => ({
    ...(await call(
      'GET /bo/reports/liability',
      { query: id === 'now' ? {} : { at: id } },
      settings,
    )),
    id,
  }),
  report_daily: async (id, settings) => {
    const [from = '', to = ''] = id.split('..');
    return { ...(await call('GET /bo/reports/daily', { query: { from, to } }, settings)), id };
  },
  report_reconciliation: async (id, settings) => {
    const [from = '', to = ''] = id.split('..');
    const told = await call('GET /bo/reports/reconciliation', { query: { from, to } }, settings);
    return { ...told, id };
  },
};
