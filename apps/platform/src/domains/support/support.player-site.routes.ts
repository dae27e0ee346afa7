/** The chat's calls of the player site. */
import type { supportCalls } from '@bahati/contract/player-site/support/support.ts';
import type { CallRequest, Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { identifyGuest } from './chat-guest.ts';
import { type ChatModels, listChatModels } from './chat-models.ts';
import { markChatRead, readChatState, readOwnMessages, tellTyping } from './guest-chat.ts';
import { launchChat } from './launch-chat.ts';
import { sendMessage } from './send-message.ts';

type Request = Pick<CallRequest<(typeof supportCalls)['GET /wps/chat'], PlatformActors>, 'http'>;

export function supportPlayerSite(
  context: Context,
  departments: ChatModels,
): Handlers<typeof supportCalls, PlatformActors> {
  const { database, now } = context;
  /** These calls are for anyone: members and visitors are told apart by their tokens. */
  const guestOf = ({ http: { request } }: Request) => {
    const call = `${request.method} ${request.routeOptions.url}`;
    return identifyGuest(context, request.headers.authorization, call);
  };
  return {
    'GET /wps/relay/CBS_modelList': ({ query }) => listChatModels(departments, query, now()),
    'POST /wps/relay/CBS_launchChat': ({ body, http }) => {
      const { authorization } = http.request.headers;
      return launchChat(context, departments, { ...body, authorization });
    },
    'GET /wps/chat': async (request) => readChatState(database, await guestOf(request)),
    'GET /wps/chat/messages': async (request) =>
      readOwnMessages(context, await guestOf(request), request.query),
    'POST /wps/chat/messages': async (request) =>
      sendMessage(context, departments, await guestOf(request), request.body),
    'POST /wps/chat/typing': async (request) => {
      await tellTyping(database, await guestOf(request));
      return {};
    },
    'POST /wps/chat/read': async (request) => {
      await markChatRead(database, await guestOf(request), request.body.seq);
      return {};
    },
  };
}
