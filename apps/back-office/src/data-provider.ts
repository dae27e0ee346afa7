/**
 * The contract's calls as react-admin's data provider. Lists are paged by cursor: the place comes
 * in as `meta.cursor`, the next one goes out as `meta.nextCursor`.
 */
import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { cashierLists, cashierRecords } from '#features/cashier/cashier-readings.ts';
import { contentLists, contentRecords } from '#features/content/content-readings.ts';
import { gamingLists, gamingRecords } from '#features/gaming/gaming-readings.ts';
import { memberLists, memberRecords } from '#features/members/member-readings.ts';
import { operationLists, operationRecords } from '#features/operations/operation-readings.ts';
import { insightLists, insightRecords } from '#features/insight/insight-readings.ts';
import { riskLists, riskRecords } from '#features/risk/risk-readings.ts';
import { staffLists, staffRecords } from '#features/staff/staff-data.ts';
import { call, callOf } from './api.ts';
import type { Filter, List, ReadRecord, Settings } from './data-shapes.ts';

export type ListMeta = { cursor: string | undefined };
export type ListAnswerMeta = { nextCursor: string | null };

const lists: Readonly<Record<string, List>> = {
  ...staffLists,
  approvals: (query, filter, settings) =>
    call('GET /bo/approvals', { query: { ...query, ...filter } }, settings),
  ...riskLists,
  ...insightLists,
  ...memberLists,
  ...cashierLists,
  ...gamingLists,
  ...contentLists,
  ...operationLists,
};

const records: Readonly<Record<string, ReadRecord>> = {
  ...staffRecords,
  /** Everything a text may mean; the text is its id. */
  find: async (id, settings) => ({
    ...(await call('GET /bo/find', { query: { text: id } }, settings)),
    id,
  }),
  /** Views of a page, which is named by its path. */
  views: async (id, settings) => ({
    ...(await call('GET /bo/views', { query: { page: id } }, settings)),
    id,
  }),
  /** What waits for a person, by queue: there is one such record. */
  waiting: async (id, settings) => ({ ...(await call('GET /bo/waiting', {}, settings)), id }),
  ...riskRecords,
  ...insightRecords,
  ...memberRecords,
  ...cashierRecords,
  ...gamingRecords,
  ...contentRecords,
  ...operationRecords,
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

/** The call that answers a list as it is narrowed, for taking it away whole. */
export function listCallOf(
  resource: string,
  filter: Filter,
): { list: string; params: Record<string, string>; query: Record<string, string> } {
  const { key, input } = callOf(() => find(lists, resource)({ pageSize: 1 }, filter, {}));
  const { pageSize: _, ...query } = { pageSize: undefined, ...input.query };
  return { list: key, params: asTexts(input.params ?? {}), query: asTexts(query) };
}

function asTexts(values: object): Record<string, string> {
  const told = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
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
