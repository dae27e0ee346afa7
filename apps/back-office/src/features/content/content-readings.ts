/** What the site tells and what members write: lists and records for the data provider. */
import type { MailingAudience } from '@bahati/contract/back-office/content/mailings.ts';
import type { DeskList } from '@bahati/contract/back-office/support/support.ts';
import { call } from '#office/api.ts';
import type { List, ReadRecord } from '#office/data-shapes.ts';

export const contentLists: Readonly<Record<string, List>> = {
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
};

export const contentRecords: Readonly<Record<string, ReadRecord>> = {
  segment_choices: async (id, settings) => ({
    ...(await call('GET /bo/segmentChoices', {}, settings)),
    id,
  }),
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
};
