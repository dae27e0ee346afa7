/** Members, their cards and what is known of them: lists and records for the data provider. */
import type { DuplicatePair } from '@bahati/contract/back-office/members/duplicates.ts';
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

export const memberLists: Readonly<Record<string, List>> = {
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

export const memberRecords: Readonly<Record<string, ReadRecord>> = {
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
  transfer_line: async (id, settings) => ({
    ...(await call('GET /bo/members/:id/transferLine', { params: { id } }, settings)),
    id,
  }),
};
