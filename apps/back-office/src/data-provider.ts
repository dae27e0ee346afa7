/**
 * The contract's calls as react-admin's data provider. Lists are paged by cursor: the place comes
 * in as `meta.cursor`, the next one goes out as `meta.nextCursor`.
 */
import type { DeskList } from '@bahati/contract/back-office/support.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { call } from './api.ts';

export type ListMeta = { cursor: string | undefined };
export type ListAnswerMeta = { nextCursor: string | null };

type Query = { cursor?: string; pageSize: number };
type Settings = { signal?: AbortSignal };
type Filter = Record<string, string | undefined>;
type List = (query: Query, filter: Filter, settings: Settings) => Promise<Page<RaRecord>>;

const lists: Readonly<Record<string, List>> = {
  members: (query, filter, settings) =>
    call('GET /bo/members', { query: { ...query, ...filter } }, settings),
  deposits: (query, filter, settings) =>
    call('GET /bo/deposits', { query: { ...query, ...filter } }, settings),
  ways_to_pay: async (_, __, settings) => {
    const { items } = await call('GET /bo/waysToPay', {}, settings);
    return { items: items.map((way) => ({ ...way, id: way.code })), nextCursor: null };
  },
  reconciliation: (query, filter, settings) =>
    call('GET /bo/reconciliationBreaks', { query: { ...query, ...filter } }, settings),
  withdrawals: (query, filter, settings) =>
    call('GET /bo/withdrawals', { query: { ...query, ...filter } }, settings),
  disputes: (query, filter, settings) =>
    call('GET /bo/disputes', { query: { ...query, ...filter } }, settings),
  adjustments: (query, filter, settings) =>
    call('GET /bo/adjustments', { query: { ...query, ...filter } }, settings),
  messages: (query, filter, settings) =>
    call('GET /bo/messages', { query: { ...query, ...filter } }, settings),
  feedback: (query, filter, settings) =>
    call('GET /bo/feedback', { query: { ...query, ...filter } }, settings),
  announcements: (query, filter, settings) =>
    call('GET /bo/announcements', { query: { ...query, ...filter } }, settings),
  banners: (query, filter, settings) =>
    call('GET /bo/banners', { query: { ...query, ...filter } }, settings),
  chat_models: async (_, __, settings) => {
    const { items } = await call('GET /bo/chatModels', {}, settings);
    return { items: items.map((model) => ({ ...model, id: model.code })), nextCursor: null };
  },
  chats: (query, filter, settings) =>
    call('GET /bo/chats', { query: { ...query, list: filter['list'] as DeskList } }, settings),
  canned_replies: async (_, __, settings) => {
    const { items } = await call('GET /bo/cannedReplies', {}, settings);
    return { items: items.map((reply) => ({ ...reply, id: reply.code })), nextCursor: null };
  },
  audit: (query, filter, settings) =>
    call('GET /bo/audit', { query: { ...query, ...filter } }, settings),
  address_blocks: (query, _, settings) => call('GET /bo/addressBlocks', { query }, settings),
  registration_rules: async (_, __, settings) => {
    const { items } = await call('GET /bo/registrationRules', {}, settings);
    return { items: items.map((rule) => ({ ...rule, id: rule.field })), nextCursor: null };
  },
  sign_in_providers: async (_, __, settings) => {
    const { items } = await call('GET /bo/signInProviders', {}, settings);
    return { items: items.map((one) => ({ ...one, id: one.code })), nextCursor: null };
  },
  ledger: (query, { memberId = '' }, settings) =>
    call('GET /bo/members/:id/ledger', { params: { id: memberId }, query }, settings),
};

const records: Readonly<Record<string, (id: string, settings: Settings) => Promise<RaRecord>>> = {
  members: (id, settings) => call('GET /bo/members/:id', { params: { id } }, settings),
  member_limits: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/limits', { params: { id } }, settings)),
    id,
  }),
  transfer_line: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/transferLine', { params: { id } }, settings)),
    id,
  }),
  /** Whether money comes in at all: there is one such record. */
  ways_to_pay: async (id, settings) => {
    const { isWithdrawOnly } = await call('GET /bo/waysToPay', {}, settings);
    return { id, isWithdrawOnly };
  },
  deposits: (id, settings) => call('GET /bo/deposits/:id', { params: { id } }, settings),
  withdrawals: (id, settings) => call('GET /bo/withdrawals/:id', { params: { id } }, settings),
  disputes: (id, settings) => call('GET /bo/disputes/:id', { params: { id } }, settings),
  chats: (id, settings) => call('GET /bo/chats/:id', { params: { id } }, settings),
  /** How the brand stands, and its lists of contacts and apps: there is one of each. */
  brand: async (id, settings) => ({ ...(await call('GET /bo/brand', {}, settings)), id }),
  services: async (id, settings) => ({
    ...(await call('GET /bo/customerService', {}, settings)),
    id,
  }),
  resources: async (id, settings) => ({ ...(await call('GET /bo/resources', {}, settings)), id }),
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
  /** What stands above the providers: there is one such record. */
  sign_in: async (id, settings) => {
    const { isOn, callbackUrl } = await call('GET /bo/signInProviders', {}, settings);
    return { id, isOn, callbackUrl };
  },
};

/** A decision on a withdrawal, as the data of an update. */
export type Decision = { decision: 'approve' } | { decision: 'reject'; reason: string };

const updates: Readonly<Record<string, (id: string, data: unknown) => Promise<RaRecord>>> = {
  withdrawals: (id, data) => {
    const decided = data as Decision;
    return decided.decision === 'approve'
      ? call('POST /bo/withdrawals/:id/approve', { params: { id }, body: {} })
      : call('POST /bo/withdrawals/:id/reject', {
          params: { id },
          body: { reason: decided.reason },
        });
  },
};

function settingsOf({ signal }: { signal?: AbortSignal }): Settings {
  return signal ? { signal } : {};
}

/** What the contract has no call for is a bug of the screen that asks. */
function unsupported(): never {
  throw new Error('The contract has no such call.');
}

function find<T>(kind: Readonly<Record<string, T>>, resource: string): T {
  return kind[resource] ?? unsupported();
}

async function getList(resource: string, params: GetListParams) {
  const { cursor } = (params.meta ?? {}) as Partial<ListMeta>;
  const query = { pageSize: params.pagination?.perPage ?? 20, ...(cursor ? { cursor } : {}) };
  const filter = (params.filter ?? {}) as Filter;
  const page = await find(lists, resource)(query, filter, settingsOf(params));
  return {
    data: page.items,
    pageInfo: { hasNextPage: page.nextCursor !== null, hasPreviousPage: cursor !== undefined },
    meta: { nextCursor: page.nextCursor } satisfies ListAnswerMeta,
  };
}

export const dataProvider = {
  supportAbortSignal: true,
  getList,
  getOne: async (resource: string, params: { id: RaRecord['id']; signal?: AbortSignal }) => ({
    data: await find(records, resource)(String(params.id), settingsOf(params)),
  }),
  getMany: async (resource: string, params: { ids: RaRecord['id'][] }) => ({
    data: await Promise.all(params.ids.map((id) => find(records, resource)(String(id), {}))),
  }),
  update: async (resource: string, { id, data }: UpdateParams) => ({
    data: await find(updates, resource)(String(id), data),
  }),
  getManyReference: unsupported,
  create: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
} as unknown as DataProvider;
