/** How the platform runs, and who may come in: lists and records for the data provider. */
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

const operationParts = {
  alarms: 'GET /bo/operations/alarms',
  queues: 'GET /bo/operations/queues',
  proofs: 'GET /bo/operations/proofs',
  machines: 'GET /bo/operations/machines',
  switches: 'GET /bo/operations/switches',
} as const;

export const operationLists: Readonly<Record<string, List>> = {
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
};

export const operationRecords: Readonly<Record<string, ReadRecord>> = {
  /** Each part of the platform, by name. */
  operations: async (id, settings) => {
    const part = operationParts[id as keyof typeof operationParts];
    return { ...(await call(part, {}, settings)), id };
  },
  /** What stands above the providers: there is one such record. */
  sign_in: async (id, settings) => {
    const { isOn, callbackUrl } = await call('GET /bo/signInProviders', {}, settings);
    return { id, isOn, callbackUrl };
  },
};
