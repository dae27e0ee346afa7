/** Colleagues, the own account and the audit log as lists and records of the data provider. */
import type { StaffPerson } from '@bahati/contract/back-office/staff/staff-people.ts';
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

export const staffLists: Readonly<Record<string, List>> = {
  staff: (query, { state, ...filter }, settings) =>
    call(
      'GET /bo/staff',
      {
        query: { ...query, ...filter, ...(state ? { state: state as StaffPerson['state'] } : {}) },
      },
      settings,
    ),
  staff_roles: async (_, __, settings) => {
    const { items } = await call('GET /bo/staffRoles', {}, settings);
    return { items: items.map((role) => ({ ...role, id: role.code })), nextCursor: null };
  },
  /** What a second person has not decided on; one wish a role. */
  waiting_roles: async (_, __, settings) => {
    const { waiting } = await call('GET /bo/staffRoles', {}, settings);
    return { items: waiting.map((wish) => ({ ...wish, id: wish.code })), nextCursor: null };
  },
  staff_networks: async (_, __, settings) => {
    const { items } = await call('GET /bo/staffNetworks', {}, settings);
    return { items, nextCursor: null };
  },
  audit: (query, filter, settings) =>
    call('GET /bo/audit', { query: { ...query, ...filter } }, settings),
};

export const staffRecords: Readonly<Record<string, ReadRecord>> = {
  staff: (id, settings) => call('GET /bo/staff/:id', { params: { id } }, settings),
  /** By the token of its link. */
  invitation: async (id) => ({
    ...(await call('POST /bo/invitation/read', { body: { token: id } })),
    id,
  }),
  /** The own account: there is one such record. */
  own: async (id, settings) => ({ ...(await call('GET /bo/own', {}, settings)), id }),
  /** How the chain of the audit log stands: there is one. */
  audit_chain: async (id, settings) => ({
    ...(await call('GET /bo/audit/chain', {}, settings)),
    id,
  }),
};
