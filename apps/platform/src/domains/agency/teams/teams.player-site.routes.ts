/** Teams, as the agent centre calls them. */
import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import type { teamCalls } from '@bahati/contract/player-site/agency/team.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, MemberActor, PlatformActors } from '#platform/context.ts';
import { assertAgent } from '#domains/members/members.ts';
import { assertRange, countedZone, type DayRange } from '#domains/records/records.ts';
import { listMovements, spanOf } from '#domains/records/statements/statements.ts';
import { askFreeze } from './ask-freeze.ts';
import { findInTeam } from './in-team.ts';
import { listTeamMembers, readTeamMember } from './list-members.ts';
import { listMemberReports } from './member-reports.ts';
import { readOverview } from './read-overview.ts';

/** Gaming's list of a member's bets, newest first. */
export type ListBets = (
  whose: Pick<MemberActor, 'memberId' | 'language'>,
  query: { from: Date; to: Date; cursor?: string | undefined; pageSize: number },
) => Promise<Page<Bet>>;

type MemberQuery = DayRange & { cursor?: string | undefined; pageSize: number };

export function teamsPlayerSite(
  context: Context,
  listBets: ListBets,
): Handlers<typeof teamCalls, PlatformActors> {
  const { database } = context;
  return {
    'GET /wps/agent/overview': ({ actor, query }) => readOverview(context, actor, query),
    'GET /wps/agent/members': ({ actor, query }) => listTeamMembers(context, actor, query),
    'GET /wps/agent/members/:id': ({ actor, params }) => readTeamMember(context, actor, params.id),
    'POST /wps/agent/members/:id/freeze': async ({ actor, params, body }) => {
      await askFreeze(context, actor, { ...params, ...body });
      return {};
    },
    'GET /wps/agent/reports/members': ({ actor, query }) =>
      listMemberReports(context, actor, query),
    'GET /wps/agent/members/:id/bets': async ({ actor, params, query }) => {
      const { memberId, cursor, pageSize, ...range } = await ofTeam(
        context,
        actor,
        params.id,
        query,
      );
      const span = await spanOf(database, range, await countedZone(context, database));
      return listBets({ memberId, language: actor.language }, { ...span, cursor, pageSize });
    },
    'GET /wps/agent/members/:id/movements': async ({
      actor,
      params,
      query: { kind, ...query },
    }) => {
      const { memberId, ...asked } = await ofTeam(context, actor, params.id, query);
      return listMovements(context, { ...actor, memberId, type: 0 }, { ...asked, kind });
    },
  };
}

/** Refuses `need_agent`, `range_invalid`, `member_not_found`. */
async function ofTeam(
  { database }: Context,
  actor: MemberActor,
  id: string,
  query: MemberQuery,
): Promise<MemberQuery & { memberId: bigint }> {
  assertAgent(actor);
  assertRange(query);
  const { id: memberId } = await findInTeam(database, actor.memberId, BigInt(id));
  return { ...query, memberId };
}
