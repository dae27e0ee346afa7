/** What of the member card members and identity tell together. */
import type {
  boLoginCalls,
  boRelatedCalls,
} from '@bahati/contract/back-office/members/member-card.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  endMemberSession,
  listMemberLogins,
  listMemberSessions,
} from '#domains/identity/member-logins.ts';
import { relatedMembers } from './related-members.ts';

export function memberCardBackOffice(
  context: Context,
): Handlers<typeof boLoginCalls & typeof boRelatedCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/members/:id/sessions': ({ params, query }) =>
      listMemberSessions(database, BigInt(params.id), query),
    'POST /bo/members/:id/sessions/end': async ({ params, body, actor, ip }) => {
      const { reason } = body;
      const ending = { sessionId: BigInt(body.sessionId), reason, ip };
      await endMemberSession(context, BigInt(params.id), actor, ending);
      return {};
    },
    'GET /bo/members/:id/logins': ({ params, query }) =>
      listMemberLogins(database, BigInt(params.id), query),
    'GET /bo/members/:id/related': ({ params }) => relatedMembers(database, BigInt(params.id)),
  };
}
