/** The back office's calls about agents. */
import type { boAgentCalls } from '@bahati/contract/back-office/agency/agents.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { readAgentCard } from './agent-card.ts';
import { askAgentType } from './agent-type-kind.ts';
import { findAgents, listAgents } from './list-agents.ts';

export function agentsBackOffice(context: Context): Handlers<typeof boAgentCalls, PlatformActors> {
  return {
    'GET /bo/agents': ({ query }) => listAgents(context, query),
    'GET /bo/agents/found': ({ query }) => findAgents(context, query.search),
    'GET /bo/agents/:id': ({ params }) => readAgentCard(context, params.id),
    'POST /bo/agents/:id/type': ({ params, body, actor, ip }) =>
      askAgentType(context, actor, { ...body, id: BigInt(params.id), ip }),
  };
}
