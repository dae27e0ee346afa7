/** Content's calls of the player site. */
import type { contentCalls } from '@bahati/contract/player-site/content/content.ts';
import type { CallRequest, Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { createBoard, listAnnouncements } from '#domains/content/announcements/announcements.ts';
import { giveFeedback } from '#domains/content/feedback/feedback.ts';
import { createHelp } from '#domains/content/help/help.ts';
import {
  deleteMessage,
  listInbox,
  markAllRead,
  markRead,
  unreadCount,
} from '#domains/content/inbox/inbox.ts';

type FeedbackCall = (typeof contentCalls)['POST /wps/feedback'];

export function contentPlayerSite(context: Context): Handlers<typeof contentCalls, PlatformActors> {
  const { database, log, now } = context;
  const board = createBoard(database, log);
  const help = createHelp(database, log);
  const feedback = async ({ body, http }: CallRequest<FeedbackCall, PlatformActors>) => {
    const { headers, method, routeOptions } = http.request;
    return giveFeedback(context, body, {
      cookies: headers.cookie,
      authorization: headers.authorization,
      call: `${method} ${routeOptions.url}`,
    });
  };
  return {
    'GET /wps/relay/MCSFE_getListAnnouncements': ({ query }) =>
      listAnnouncements(board, query, now()),
    'GET /wps/relay/CSP_unreadCount': async ({ actor }) => ({
      unread: await unreadCount(database, actor),
    }),
    'GET /wps/member/messages': ({ actor, query }) => listInbox(database, actor, query),
    'POST /wps/member/messages/readAll': async ({ actor }) => {
      await markAllRead(database, actor);
      return {};
    },
    'POST /wps/member/messages/:id/read': async ({ actor, params }) => {
      await markRead(database, actor, params.id);
      return {};
    },
    'DELETE /wps/member/messages/:id': async ({ actor, params }) => {
      await deleteMessage(database, actor, params.id);
      return {};
    },
    'POST /wps/feedback': feedback,
    'PUT /wps/feedback': feedback,
    'GET /wps/system/helpCenter': async ({ query }) => ({
      topics: await help(query.language),
    }),
  };
}
