/**
 * Live chat with the operator (spec §7 CBS_modelList, CBS_launchChat). Members come with their
 * session, visitors with a chat token of their own; either is a bearer token, and each speaks
 * about his one chat alone. Pictures (images.ts) are sent to `chatImagesPath`.
 */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { imageIds, sentImage } from '@bahati/contract/images.ts';
import { id, instant, uuid, languageOrEnglish } from '@bahati/contract/wire.ts';
import { chatLimits } from './chat-limits.ts';

/** idle: nothing is open; waiting: for somebody of the operator; taken: somebody is there. */
export const chatStates = ['idle', 'waiting', 'taken'] as const;
export const chatEvents = ['taken', 'handed_back', 'closed'] as const;

/** The code of a department. */
export const modelCode = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);
const clock = z.string().regex(/^\d\d:\d\d$/);

const chatMessage = z.object({
  /** Its number within the chat, from 1 without a gap. */
  seq: z.number().int(),
  author: z.enum(['guest', 'staff', 'event']),
  /** The sender's own id; told of what the asker wrote himself. */
  clientId: uuid.nullable(),
  text: z.string(),
  images: z.array(sentImage),
  /** What happened, where author is `event`. */
  event: z.enum(chatEvents).nullable(),
  at: instant,
});

const chatState = z.object({
  /** Null: nothing was said or opened yet. */
  id: id.nullable(),
  state: z.enum(chatStates),
  model: modelCode.nullable(),
  lastSeq: z.number().int(),
  /** How far the operator has read. */
  readSeq: z.number().int(),
  /** Answers of the operator that the asker has not read; 100 stands for more. */
  unread: z.number().int(),
  isTyping: z.boolean(),
});

/** The number of a message within its chat. */
export const seq = z.coerce.number().int().min(0).max(2_000_000_000);

export const supportCalls = defineCalls({
  'GET /wps/relay/CBS_modelList': {
    summary: 'The departments of the chat and when people answer there',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({
      models: z.array(
        z.object({
          code: modelCode,
          name: z.string(),
          isForAgents: z.boolean(),
          /** ISO days of the week, 1 is Monday; hh:mm by the brand's clock, closes up to 24:00. */
          days: z.array(z.number().int().min(1).max(7)),
          opens: clock,
          closes: clock,
          isOpen: z.boolean(),
        }),
      ),
      /** False: the operator chats nowhere just now. */
      isOn: z.boolean(),
      /** True: the chat is somewhere else, and opens in a window of its own. */
      isExternal: z.boolean(),
    }),
    refusals: {},
  },
  'POST /wps/relay/CBS_launchChat': {
    summary: 'Open the chat: its page of this site, with a token for a visitor, or elsewhere',
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
    summary: 'How the own chat stands',
    audience: 'anyone',
    value: chatState,
    refusals: {},
  },
  'GET /wps/chat/messages': {
    summary: 'Messages in order: the newest, those before a number, or those after one',
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
    summary: 'Say something; the same clientId says it once',
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
    summary: 'The guest is writing just now',
    audience: 'anyone',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
  'POST /wps/chat/read': {
    summary: 'Everything up to this number was read',
    audience: 'anyone',
    body: z.strictObject({ seq }),
    value: z.object({}),
    refusals: {},
  },
});

export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatState = z.infer<typeof chatState>;
