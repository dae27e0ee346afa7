/**
 * The agent console of the live chat: queue, chats and messages. Pictures (images.ts)
 * are sent to `deskImagesPath`.
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { imageIds, sentImage } from '@bahati/contract/images.ts';
import {
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
  language,
  textByLanguage,
} from '@bahati/contract/wire.ts';
import { seq } from '@bahati/contract/player-site/support/support.ts';

export const deskLists = ['waiting', 'mine', 'taken', 'idle'] as const;
export const deskEvents = ['taken', 'handed_back', 'closed'] as const;

const deskChat = z.object({
  id,
  /** Null: an anonymous visitor. */
  memberId: id.nullable(),
  username: z.string().nullable(),
  department: textByLanguage,
  language,
  state: z.enum(['idle', 'waiting', 'taken']),
  /** Since when a message waits for an answer; null: none waits. */
  waitingSince: instant.nullable(),
  takenBy: z.string().nullable(),
  lastAt: instant,
  /** The last message; empty: a picture or an event. */
  lastText: z.string(),
  lastSeq: z.number().int(),
  /** The last message the customer has read. */
  readSeq: z.number().int(),
  /** Unread messages of the customer; 100: 100 or more. */
  unread: z.number().int(),
  isTyping: z.boolean(),
});

const deskMessage = z.object({
  seq: z.number().int(),
  author: z.enum(['guest', 'staff', 'event']),
  staff: z.string().nullable(),
  clientId: uuid.nullable(),
  text: z.string(),
  images: z.array(sentImage),
  event: z.enum(deskEvents).nullable(),
  at: instant,
});

const oneChat = { audience: 'staff', params: z.object({ id }) } as const;

export const boSupportCalls = defineBackOfficeCalls({
  'GET /bo/chats': {
    summary: 'Chats of one list: waiting ones by longest wait, others by last message',
    audience: 'staff',
    permission: 'chat.read',
    query: z.strictObject({ list: z.enum(deskLists).default('waiting'), cursor, pageSize }),
    value: page(deskChat),
    refusals: {},
  },
  'GET /bo/chats/:id': {
    ...oneChat,
    summary: 'One chat',
    permission: 'chat.read',
    value: deskChat,
    refusals: {},
  },
  'GET /bo/chats/:id/messages': {
    ...oneChat,
    summary: 'Messages in order: the latest, those before a number, or those after one',
    permission: 'chat.read',
    query: z.strictObject({ before: seq.optional(), after: seq.optional(), pageSize }),
    value: z.object({ items: z.array(deskMessage), hasMore: z.boolean() }),
    refusals: {},
  },
  'POST /bo/chats/:id/take': {
    ...oneChat,
    summary: 'Assign a chat to oneself; nobody else can answer then',
    permission: 'chat.answer',
    body: z.strictObject({}),
    value: deskChat,
    refusals: { chat_taken: 409 },
  },
  'POST /bo/chats/:id/messages': {
    ...oneChat,
    summary: 'Answer the customer; the same clientId sends it once',
    permission: 'chat.answer',
    body: z
      .strictObject({ clientId: uuid, text: z.string().trim().max(1000).default(''), imageIds })
      .refine(({ text, imageIds: ids }) => text !== '' || ids.length > 0),
    value: deskMessage,
    refusals: { chat_not_yours: 409, request_conflict: 409, image_unknown: 409 },
  },
  'POST /bo/chats/:id/typing': {
    ...oneChat,
    summary: 'Report that the assigned agent is typing',
    permission: 'chat.answer',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: { chat_not_yours: 409 },
  },
  'POST /bo/chats/:id/read': {
    ...oneChat,
    summary: 'Report that the assigned agent has read up to this message',
    permission: 'chat.answer',
    body: z.strictObject({ seq }),
    value: z.object({}),
    refusals: { chat_not_yours: 409 },
  },
  'POST /bo/chats/:id/handBack': {
    ...oneChat,
    summary: 'Return an assigned chat to the queue, also another agent’s abandoned one',
    permission: 'chat.answer',
    body: z.strictObject({}),
    value: deskChat,
    refusals: { chat_not_taken: 409 },
  },
  'POST /bo/chats/:id/close': {
    ...oneChat,
    summary: 'Close an own chat with an internal note; the customer can start again',
    permission: 'chat.answer',
    body: z.strictObject({ note: z.string().trim().min(5).max(500) }),
    value: deskChat,
    refusals: { chat_not_yours: 409 },
  },
  'GET /bo/cannedReplies': {
    summary: 'Canned replies in each language',
    audience: 'staff',
    permission: 'chat.answer',
    value: z.object({
      items: z.array(z.object({ code: z.string(), title: textByLanguage, text: textByLanguage })),
    }),
    refusals: {},
  },
});

export type DeskChat = z.infer<typeof deskChat>;
export type DeskMessage = z.infer<typeof deskMessage>;
export type DeskList = (typeof deskLists)[number];
