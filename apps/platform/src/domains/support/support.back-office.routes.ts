/** The chat desk's calls of the back office. */
import type { boSupportCalls } from '@bahati/contract/back-office/support/support.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { answerChat, markDeskRead, tellDeskTyping } from './answer-chat.ts';
import { listCannedReplies } from './canned-replies.ts';
import { listMessages } from './chat-messages.ts';
import { findDeskChat, listChats } from './desk-queue.ts';
import { closeChat, handBackChat } from './release-chat.ts';
import { takeChat } from './take-chat.ts';

export function supportBackOffice(
  context: Context,
): Handlers<typeof boSupportCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/chats': ({ actor, query }) => listChats(context, actor, query),
    'GET /bo/chats/:id': ({ params }) => findDeskChat(database, BigInt(params.id)),
    'GET /bo/chats/:id/messages': async ({ params, query }) => {
      await findDeskChat(database, BigInt(params.id));
      return listMessages(context, BigInt(params.id), query);
    },
    'POST /bo/chats/:id/take': ({ actor, params }) => takeChat(context, actor, BigInt(params.id)),
    'POST /bo/chats/:id/messages': ({ actor, params, body }) =>
      answerChat(context, actor, { ...body, chatId: BigInt(params.id) }),
    'POST /bo/chats/:id/typing': async ({ actor, params }) => {
      await tellDeskTyping(context, actor, BigInt(params.id));
      return {};
    },
    'POST /bo/chats/:id/read': async ({ actor, params, body }) => {
      await markDeskRead(context, actor, { chatId: BigInt(params.id), seq: body.seq });
      return {};
    },
    'POST /bo/chats/:id/handBack': ({ actor, params, ip }) =>
      handBackChat(context, actor, { chatId: BigInt(params.id), ip }),
    'POST /bo/chats/:id/close': ({ actor, params, body, ip }) =>
      closeChat(context, actor, { chatId: BigInt(params.id), note: body.note, ip }),
    'GET /bo/cannedReplies': () => listCannedReplies(context),
  };
}
