/**
 * The contract's calls as react-admin's data provider. Lists are paged by cursor: the place comes
 * in as `meta.cursor`, the next one goes out as `meta.nextCursor`.
 */
import type { MailingAudience } from '@bahati/contract/back-office/mailings.ts';
import type { DuplicatePair } from '@bahati/contract/back-office/duplicates.ts';
import type { DeskList } from '@bahati/contract/back-office/support.ts';
import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { insightLists, insightRecords } from '#features/insight/insight-readings.ts';
import { riskLists } from '#features/risk/risk-readings.ts';
import { staffLists, staffRecords } from '#features/staff/staff-data.ts';
import { call, callOf } from './api.ts';
import type { Filter, List, ReadRecord, Settings } from './data-shapes.ts';

export type ListMeta = { cursor: string | undefined };
export type ListAnswerMeta = { nextCursor: string | null };

const lists: Readonly<Record<string, List>> = {
  ...staffLists,
  approvals: (query, filter, settings) =>
    call('GET /bo/approvals', { query: { ...query, ...filter } }, settings),
  members: (query, filter, settings) =>
    call('GET /bo/members', { query: { ...query, ...filter } }, settings),
  member_notes: (query, { memberId = '' }, settings) =>
    call('GET /bo/members/:id/notes', { params: { id: memberId }, query }, settings),
  counted_tags: async (_, __, settings) => {
    const { items } = await call('GET /bo/memberTags/counted', {}, settings);
    return { items: items.map((tag) => ({ ...tag, id: tag.code })), nextCursor: null };
  },
  duplicates: (query, { state }, settings) =>
    call(
      'GET /bo/duplicates',
      { query: { ...query, state: state as DuplicatePair['state'] } },
      settings,
    ),
  verification: (query, filter, settings) =>
    call('GET /bo/kyc', { query: { ...query, ...filter } }, settings),
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
  ...riskLists,
  games: (query, { state, ...filter }, settings) =>
    call(
      'GET /bo/games',
      { query: { ...query, ...filter, ...(state === 'off' ? { state } : {}) } },
      settings,
    ),
  providers: async (_, __, settings) => {
    const { items } = await call('GET /bo/providers', {}, settings);
    return { items: items.map((one) => ({ ...one, id: one.code })), nextCursor: null };
  },
  rounds: (query, { search, state, provider }, settings) =>
    call(
      'GET /bo/rounds',
      {
        query: {
          ...query,
          ...(search ? { search } : {}),
          ...(state === 'stuck' ? { state } : {}),
          ...(provider ? { provider } : {}),
        },
      },
      settings,
    ),
  ...insightLists,
  vendors: async (_, __, settings) => {
    const { items } = await call('GET /bo/vendors', {}, settings);
    return { items: items.map((vendor) => ({ ...vendor, id: vendor.code })), nextCursor: null };
  },
  returns: (query, { search, state, language }, settings) =>
    call(
      'GET /bo/returns',
      {
        query: {
          ...query,
          ...(search ? { search } : {}),
          ...(state === 'outside' ? { state } : {}),
          ...(language === 'sw' ? { language } : {}),
        },
      },
      settings,
    ),
  jackpot_pools: async (_, { language }, settings) => {
    const { pools } = await call(
      'GET /bo/jackpots',
      { query: language === 'sw' ? { language } : {} },
      settings,
    );
    return { items: pools, nextCursor: null };
  },
  jackpot_wins: (query, { language }, settings) =>
    call(
      'GET /bo/jackpots/wins',
      { query: { ...query, ...(language === 'sw' ? { language } : {}) } },
      settings,
    ),
  messages: (query, filter, settings) =>
    call('GET /bo/messages', { query: { ...query, ...filter } }, settings),
  feedback: (query, filter, settings) =>
    call('GET /bo/feedback', { query: { ...query, ...filter } }, settings),
  announcements: (query, filter, settings) =>
    call('GET /bo/announcements', { query: { ...query, ...filter } }, settings),
  ready_answers: async (_, __, settings) => {
    const { items } = await call('GET /bo/cannedReplies/all', {}, settings);
    return { items: items.map((reply) => ({ ...reply, id: reply.code })), nextCursor: null };
  },
  help_topics: async (_, __, settings) => {
    const { items } = await call('GET /bo/helpTopics', {}, settings);
    return { items: items.map((topic) => ({ ...topic, id: topic.code })), nextCursor: null };
  },
  mailings: (query, filter, settings) =>
    call('GET /bo/mailings', { query: { ...query, ...filter } }, settings),
  segments: async (_, __, settings) => {
    const { items } = await call('GET /bo/segments', {}, settings);
    return { items, nextCursor: null };
  },
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
  operation_jobs: async (_, __, settings) => {
    const { items } = await call('GET /bo/operations/jobs', {}, settings);
    return { items: items.map((job) => ({ ...job, id: job.task })), nextCursor: null };
  },
  operation_calls: async (_, { kind, window }, settings) => {
    const { items } = await call(
      'GET /bo/operations/calls',
      {
        query: {
          kind: kind === 'outside' ? 'outside' : 'own',
          window: window === 'day' ? 'day' : 'hour',
        },
      },
      settings,
    );
    const rows = items.map((one) => ({ ...one, id: `${one.party} ${one.call}` }));
    return { items: rows, nextCursor: null };
  },
  failed_jobs: (query, _, settings) => call('GET /bo/operations/failedJobs', { query }, settings),
  slow_calls: (query, _, settings) => call('GET /bo/operations/slowCalls', { query }, settings),
  address_blocks: (query, _, settings) => call('GET /bo/addressBlocks', { query }, settings),
  registration_rules: async (_, __, settings) => {
    const { items } = await call('GET /bo/registrationRules', {}, settings);
    return { items: items.map((rule) => ({ ...rule, id: rule.field })), nextCursor: null };
  },
  sign_in_providers: async (_, __, settings) => {
    const { items } = await call('GET /bo/signInProviders', {}, settings);
    return { items: items.map((one) => ({ ...one, id: one.code })), nextCursor: null };
  },
  member_sessions: (query, { memberId = '' }, settings) =>
    call('GET /bo/members/:id/sessions', { params: { id: memberId }, query }, settings),
  member_logins: (query, { memberId = '' }, settings) =>
    call('GET /bo/members/:id/logins', { params: { id: memberId }, query }, settings),
  member_rebates: (query, { memberId = '' }, settings) =>
    call('GET /bo/members/:id/rebates', { params: { id: memberId }, query }, settings),
  member_inbox: (query, { memberId = '', language }, settings) =>
    call(
      'GET /bo/members/:id/inbox',
      { params: { id: memberId }, query: { ...query, language: language === 'sw' ? 'sw' : 'en' } },
      settings,
    ),
  member_bets: (query, { memberId = '', ...filter }, settings) =>
    call(
      'GET /bo/members/:id/bets',
      { params: { id: memberId }, query: { ...query, ...filter } },
      settings,
    ),
  ledger: (query, { memberId = '' }, settings) =>
    call('GET /bo/members/:id/ledger', { params: { id: memberId }, query }, settings),
};

const records: Readonly<Record<string, ReadRecord>> = {
  ...staffRecords,
  members: (id, settings) => call('GET /bo/members/:id', { params: { id } }, settings),
  member_personal: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/personal', { params: { id } }, settings)),
    id,
  }),
  duplicates: (id, settings) => call('GET /bo/duplicates/:id', { params: { id } }, settings),
  verification: (id, settings) => call('GET /bo/kyc/:id', { params: { id } }, settings),
  /** Which sums need which level: there is one such record. */
  kyc_rules: async (id, settings) => ({ ...(await call('GET /bo/kycRules', {}, settings)), id }),
  member_marks: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/marks', { params: { id } }, settings)),
    id,
  }),
  member_tags: async (id, settings) => ({
    ...(await call('GET /bo/memberTags', {}, settings)),
    id,
  }),
  segment_choices: async (id, settings) => ({
    ...(await call('GET /bo/segmentChoices', {}, settings)),
    id,
  }),
  member_limits: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/limits', { params: { id } }, settings)),
    id,
  }),
  member_related: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/related', { params: { id } }, settings)),
    id,
  }),
  /** One bet of one member, told in a language. */
  member_bet: async (id, settings) => {
    const [memberId = '', betId = '', language] = id.split('/');
    const asked = {
      params: { id: memberId, betId },
      query: { language: language === 'sw' ? 'sw' : 'en' },
    } as const;
    return { ...(await call('GET /bo/members/:id/bets/:betId', asked, settings)), id };
  },
  /** Everything a text may mean; the text is its id. */
  find: async (id, settings) => ({
    ...(await call('GET /bo/find', { query: { text: id } }, settings)),
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
  /** The rules of withdrawals, transfers or queues: there is one sheet of each. */
  money_rules: async (id, settings) => ({
    ...(await (id === 'transfer'
      ? call('GET /bo/transferRules', {}, settings)
      : id === 'queue'
        ? call('GET /bo/queueRules', {}, settings)
        : call('GET /bo/withdrawalRules', {}, settings))),
    id,
  }),
  /** Views of a page, which is named by its path. */
  views: async (id, settings) => ({
    ...(await call('GET /bo/views', { query: { page: id } }, settings)),
    id,
  }),
  deposits: (id, settings) => call('GET /bo/deposits/:id', { params: { id } }, settings),
  /** What waits for a person, by queue: there is one such record. */
  waiting: async (id, settings) => ({ ...(await call('GET /bo/waiting', {}, settings)), id }),
  /** Each part of the platform, by name. */
  operations: async (id, settings) => {
    const part = operationParts[id as keyof typeof operationParts];
    return { ...(await call(part, {}, settings)), id };
  },
  withdrawals: (id, settings) => call('GET /bo/withdrawals/:id', { params: { id } }, settings),
  disputes: (id, settings) => call('GET /bo/disputes/:id', { params: { id } }, settings),
  rounds: (id, settings) => call('GET /bo/rounds/:id', { params: { id } }, settings),
  aml: (id, settings) => call('GET /bo/aml/cases/:id', { params: { id } }, settings),
  chats: (id, settings) => call('GET /bo/chats/:id', { params: { id } }, settings),
  help_topics: async (id, settings) => ({
    ...(await call('GET /bo/helpTopics/:code', { params: { code: id } }, settings)),
    id,
  }),
  mailings: (id, settings) => call('GET /bo/mailings/:id', { params: { id } }, settings),
  /** How many an audience is; it stands for itself, as JSON. */
  audience_counts: async (id, settings) => {
    const audience = JSON.parse(id) as MailingAudience;
    return { ...(await call('POST /bo/mailings/count', { body: { audience } }, settings)), id };
  },
  /** How the brand stands, and its lists of contacts and apps: there is one of each. */
  brand: async (id, settings) => ({ ...(await call('GET /bo/brand', {}, settings)), id }),
  services: async (id, settings) => ({
    ...(await call('GET /bo/customerService', {}, settings)),
    id,
  }),
  resources: async (id, settings) => ({ ...(await call('GET /bo/resources', {}, settings)), id }),
  /** How many builds stand outside their band: there is one such record. */
  returns: async (id, settings) => {
    const { outside } = await call('GET /bo/returns', { query: { pageSize: 1 } }, settings);
    return { id, outside };
  },
  ...insightRecords,
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
  /** What stands above the providers: there is one such record. */
  sign_in: async (id, settings) => {
    const { isOn, callbackUrl } = await call('GET /bo/signInProviders', {}, settings);
    return { id, isOn, callbackUrl };
  },
};

const operationParts = {
  alarms: 'GET /bo/operations/alarms',
  queues: 'GET /bo/operations/queues',
  proofs: 'GET /bo/operations/proofs',
  machines: 'GET /bo/operations/machines',
  switches: 'GET /bo/operations/switches',
} as const;

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
