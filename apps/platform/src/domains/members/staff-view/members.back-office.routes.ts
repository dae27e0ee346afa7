/** The members' calls of the back office. */
import type { boMemberCalls } from '@bahati/contract/back-office/members/members.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { blockMember, unblockMember } from './block-member.ts';
import { endMemberSessions } from './end-member-sessions.ts';
import { listMembers } from './list-members.ts';
import { restrictMember } from './restrict-member.ts';
import { listLedger, readMemberCard } from './members.queries.ts';

export function membersBackOffice(
  context: Context,
): Handlers<typeof boMemberCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/members': async ({ query }) => listMembers(context, query),
    'GET /bo/members/:id': async ({ params }) => readMemberCard(database, BigInt(params.id)),
    'GET /bo/members/:id/ledger': async ({ params, query }) =>
      listLedger(database, BigInt(params.id), query),
    'POST /bo/members/:id/block': async ({ params, body, actor, ip }) => {
      const decision = { staffUsername: actor.username, reason: body.reason, ip };
      await blockMember(context, BigInt(params.id), decision);
      return { status: 'blocked' };
    },
    'POST /bo/members/:id/unblock': async ({ params, body, actor, ip }) => {
      const decision = { staffUsername: actor.username, reason: body.reason, ip };
      await unblockMember(context, BigInt(params.id), decision);
      return { status: 'active' };
    },
    'POST /bo/members/:id/restrictions': async ({ params, body, actor, ip }) => {
      const decision = { staffUsername: actor.username, reason: body.reason, ip };
      const wanted = body.restrictions;
      return {
        restrictions: await restrictMember(context, BigInt(params.id), wanted, decision),
      };
    },
    'POST /bo/members/:id/endSessions': async ({ params, actor, ip }) => ({
      ended: await endMemberSessions(context, BigInt(params.id), actor, ip),
    }),
  };
}
