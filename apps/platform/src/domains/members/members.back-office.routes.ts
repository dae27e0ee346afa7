/** The members' calls of the back office. */
import type { boMemberCalls } from '@bahati/contract/back-office/members.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listLedger, listMembers, readMemberCard } from './members.queries.ts';

export function membersBackOffice(
  context: Context,
): Handlers<typeof boMemberCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /bo/members': async ({ query }) => listMembers(database, query),
    'GET /bo/members/:id': async ({ params }) => readMemberCard(database, BigInt(params.id)),
    'GET /bo/members/:id/ledger': async ({ params, query }) =>
      listLedger(database, BigInt(params.id), query),
  };
}
