/**
 * Live chat (spec §7 CBS_modelList, CBS_launchChat). Members use their
 * session, visitors with a chat token of their own; either is a bearer token, and each speaks
 * about his one chat alone. Pictures (images.ts) are sent to `chatImagesPath`.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { imageIds, sentImage } from '@bahati/contract/images.ts';
import { id, instant, uuid, languageOrEnglish } from '@bahati/contract/wire.ts';
import { chatLimits } from './chat-limits.ts';

/** idle: no open chat; waiting: for an agent; taken: an agent is assigned. */
export const chatStates = ['idle', 'waiting', 'taken'] as const;
export const chatEvents = ['taken', 'handed_back', 'closed'] as const;

/** The code of a department. */
export const modelCode = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const clock = z.string().regex(/^\d\d:\d\d$/);

const chatMessage = z.object({
  /** Its number within the chat, from 1, without gaps. */
  seq: z.number().int(),
  author: z.enum(['guest', 'staff', 'event']),
  /** The sender's id; present on the reader's own messages. */
  clientId: uuid.nullable(),
  text: z.string(),
  images: z.array(sentImage),
  /** The event, if author is `event`. */
  event: z.enum(chatEvents).nullable(),
  at: instant,
});

const chatState = z.object({
  /** Null: no chat yet. */
  id: id.nullable(),
  state: z.enum(chatStates),
  model: modelCode.nullable(),
  lastSeq: z.number().int(),
  /** The last message an agent has read. */
  readSeq: z.number().int(),
  /** Unread answers; 100: 100 or more. */
  unread: z.number().int(),
  isTyping: z.boolean(),
});

/** The number of a message within its chat. */
export const seq = z.coerce.number().int().min(0).max(2_000_000_000);

export const supportCalls = defineCalls({
  'GET /wps/relay/CBS_modelList': {
    summary: 'The departments of the chat and their opening hours',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      models: z.array(
        z.object({
          code: modelCode,
          name: z.string(),
          isForAgents: z.boolean(),
          /** ISO weekdays, 1 is Monday; hh:mm by the brand's clock, closing up to 24:00. */
          days: z.array(z.number().int().min(1).max(7)),
          opens: clock,
          closes: clock,
          isOpen: z.boolean(),
        }),
      ),
      /** False: there is no chat at present. */
      isOn: z.boolean(),
      /** True: the chat is on another site and opens in a new window. */
      isExternal: z.boolean(),
    }),
    refusals: {},
  },
  'POST /wps/relay/CBS_launchChat': {
    summary: 'Open the chat: a page of this site, with a token for visitors, or another site',
    audience: 'anyone',
    body: z.strictObject({
      model: modelCode.optional(),
      language: languageOrEnglish,
    }),
    value: z.object({ chatUrl: z.string(), isExternal: z.boolean() }),
    refusals: { chat_off: 409 },
    perMinute: 10,
  },
  'GET /wps/chat': {
    summary: 'The state of the own chat',
    audience: 'anyone',
    value: chatState,
    refusals: {},
  },
  'GET /wps/chat/messages': {
    summary: 'Messages in order: the latest, those before a number, or those after one',
    audience: 'anyone',
    query: z.object({
      before: seq.optional(),
      after: seq.optional(),
      pageSize: z.coerce.number().int().min(1).max(100).default(30),
    }),
    value: z.object({ items: z.array(chatMessage), hasMore: z.boolean() }),
    refusals: {},
  },
  'POST /wps/chat/messages': {
    summary: 'Send a message; the same clientId sends it once',
    audience: 'anyone',
    body: z
      .strictObject({
        clientId: uuid,
        text: z.string().trim().max(chatLimits.text).default(''),
        imageIds,
      })
      .refine(({ text, imageIds }) => text !== '' || imageIds.length > 0),
    value: chatMessage,
    refusals: { request_conflict: 409, image_unknown: 409 },
    perMinute: 60,
  },
  'POST /wps/chat/typing': {
    summary: 'Report that the customer is typing',
    audience: 'anyone',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'POST /wps/chat/read': {
    summary: 'Report that messages up to this number are read',
    audience: 'anyone',
    body: z.strictObject({ seq }),
    value: z.object({}),
    refusals: {},
  },
});

export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatState = z.infer<typeof chatState>;
