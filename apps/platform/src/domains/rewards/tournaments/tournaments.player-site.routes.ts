/** Calls of tournaments as members see them. */
import type { tournamentCalls } from '@bahati/contract/player-site/rewards/tournaments.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import { joinTournament, listTournaments } from './list-tournaments.ts';
import { createTables } from './read-table.ts';

export function tournamentsPlayerSite(
  context: Context,
): Handlers<typeof tournamentCalls, PlatformActors> {
  const readTable = createTables(context);
  return {
    'GET /wps/rewards/tournaments': ({ actor, query }) => {
      assertTrueAccount(actor);
      return listTournaments(context, actor, query);
    },
    'GET /wps/relay/MCSFE_getMissionLeaderboard': ({ actor, query }) => {
      assertTrueAccount(actor);
      return readTable(actor, query.id);
    },
    'POST /wps/rewards/tournaments/join': ({ actor, body }) => {
      assertTrueAccount(actor);
      return joinTournament(context, actor, body.id);
    },
  };
}
