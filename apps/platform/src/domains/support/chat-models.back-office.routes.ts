/** The calls by which staff say who answers the chat, and when. */
import type { boChatModelCalls } from '@bahati/contract/back-office/support/chat-models.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { addChatModel, changeChatModel, listStaffChatModels } from './change-chat-models.ts';

export function chatModelsBackOffice(
  context: Context,
): Handlers<typeof boChatModelCalls, PlatformActors> {
  return {
    'GET /bo/chatModels': async () => ({ items: await listStaffChatModels(context.database) }),
    'POST /bo/chatModels': ({ actor, body, ip }) =>
      addChatModel(context, actor, { settings: body, ip }),
    'POST /bo/chatModels/:code': ({ actor, params, body, ip }) =>
      changeChatModel(context, actor, { settings: { ...body, ...params }, ip }),
  };
}
