/** The calls by which staff write ready answers. */
import type { boCannedReplyCalls } from '@bahati/contract/back-office/support/canned-replies.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listReplies, removeReply, writeReply } from './write-replies.ts';

export function repliesBackOffice(
  context: Context,
): Handlers<typeof boCannedReplyCalls, PlatformActors> {
  return {
    'GET /bo/cannedReplies/all': () => listReplies(context),
    'POST /bo/cannedReplies/:code': ({ actor, params, body, ip }) =>
      writeReply(context, actor, { ...params, ...body, ip }),
    'POST /bo/cannedReplies/:code/remove': async ({ actor, params, ip }) => {
      await removeReply(context, actor, { ...params, ip });
      return {};
    },
  };
}
