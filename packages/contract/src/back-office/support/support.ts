/**
 * The desk of the live chat: who waits, who is spoken with, and what is said. Pictures (images.ts)
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
  /** Null: a visitor, whom nothing names. */
  memberId: id.nullable(),
  username: z.string().nullable(),
  department: textByLanguage,
  language,
  state: z.enum(['idle', 'waiting', 'taken']),
  /** Since when a message has had no answer; null: none. */
  waitingSince: instant.nullable(),
  takenBy: z.string().nullable(),
  lastAt: instant,
  /** The last thing said; empty: a picture or an event. */
  lastText: z.string(),
  lastSeq: z.number().int(),
  /** How far the guest has read. */
  readSeq: z.number().int(),
  /** Messages of the guest nobody has read; 100 stands for more. */
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
    summary: 'Chats of one kind: who waits longest first, all others by what was said last',
    audience: 'staff',
    permission: 'chat.read',
    query: z.strictObject({ list: z.enum(deskLists).default('waiting'), cursor, pageSize }),
    value: page(deskChat),
    refusals: {},
  },
  'GET /bo/chats/:id': {
    ...oneChat,
    summary: 'One chat as it stands',
    permission: 'chat.read',
    value: deskChat,
    refusals: {},
  },
  'GET /bo/chats/:id/messages': {
    ...oneChat,
    summary: 'Messages in order: the newest, those before a number, or those after one',
    permission: 'chat.read',
    query: z.strictObject({ before: seq.optional(), after: seq.optional(), pageSize }),
    value: z.object({ items: z.array(deskMessage), hasMore: z.boolean() }),
    refusals: {},
  },
  'POST /bo/chats/:id/take': {
    ...oneChat,
    summary: 'Speak with this guest; nobody else may then',
    permission: 'chat.answer',
    body: z.strictObject({}),
    value: deskChat,
    refusals: { chat_taken: 409 },
  },
  'POST /bo/chats/:id/messages': {
    ...oneChat,
    summary: 'Answer; the same clientId says it once',
    permission: 'chat.answer',
    body: z
      .strictObject({ clientId: uuid, text: z.string().trim().max(1000).default(''), imageIds })
      .refine(({ text, imageIds: ids }) => text !== '' || ids.length > 0),
    value: deskMessage,
    refusals: { chat_not_yours: 409, request_conflict: 409, image_unknown: 409 },
  },
  'POST /bo/chats/:id/typing': {
    ...oneChat,
    summary: 'Whoever took the chat is writing just now',
    permission: 'chat.answer',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: { chat_not_yours: 409 },
  },
  'POST /bo/chats/:id/read': {
    ...oneChat,
    summary: 'Whoever took the chat has read everything up to this number',
    permission: 'chat.answer',
    body: z.strictObject({ seq }),
    value: z.object({}),
    refusals: { chat_not_yours: 409 },
  },
  'POST /bo/chats/:id/handBack': {
    ...oneChat,
    summary: 'Put a taken chat back among those who wait, also one a staff user left behind',
    permission: 'chat.answer',
    body: z.strictObject({}),
    value: deskChat,
    refusals: { chat_not_taken: 409 },
  },
  'POST /bo/chats/:id/close': {
    ...oneChat,
    summary: 'End an own chat with a note for staff users; the guest may always begin again',
    permission: 'chat.answer',
    body: z.strictObject({ note: z.string().trim().min(5).max(500) }),
    value: deskChat,
    refusals: { chat_not_yours: 409 },
  },
  'GET /bo/cannedReplies': {
    summary: 'Answers that are given often, in both languages',
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
