/** Transfers along the tree, as the player site calls them. */
import type { transferCalls } from '@bahati/contract/player-site/agency/transfers.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { listPayees } from './list-payees.ts';
import { listMemberTransfers } from './member-transfers.ts';
import { sendToMember } from './send-to-member.ts';
import { tellTransferRules } from './transfer-rules.ts';

export function transfersPlayerSite(
  context: Context,
): Handlers<typeof transferCalls, PlatformActors> {
  return {
    'GET /wps/transfers/rules': ({ actor }) => tellTransferRules(context, actor),
    'GET /wps/transfers/payees': ({ actor, query }) => listPayees(context, actor, query.name),
    'POST /wps/transfers': ({ actor, body }) => sendToMember(context, actor, body),
    'GET /wps/transfers': ({ actor, query }) =>
      listMemberTransfers(context.database, actor.memberId, query),
  };
}
