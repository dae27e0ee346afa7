/** The calls of the agent centre and of transfers along the tree. */
import { agencyCalls } from '@bahati/contract/player-site/agency/agency.ts';
import { billCalls } from '@bahati/contract/player-site/agency/bills.ts';
import { contractCalls } from '@bahati/contract/player-site/agency/contracts.ts';
import { registerCentreCalls } from '@bahati/contract/player-site/agency/register-centre.ts';
import { teamCalls } from '@bahati/contract/player-site/agency/team.ts';
import { transferCalls } from '@bahati/contract/player-site/agency/transfers.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context } from '#platform/context.ts';
import { billsPlayerSite } from '#domains/agency/bills/bills.player-site.routes.ts';
import { serveBillFiles } from '#domains/agency/bills/files/files.ts';
import { contractsPlayerSite } from '#domains/agency/contracts/contracts.player-site.routes.ts';
import { registerCentrePlayerSite } from '#domains/agency/register-centre/register-centre.player-site.routes.ts';
import { type ListBets, teamsPlayerSite } from '#domains/agency/teams/teams.player-site.routes.ts';
import { transfersPlayerSite } from '#domains/agency/transfers/transfers.player-site.routes.ts';
import { betCursor, betValue, readBetCursor, readBets } from '#domains/gaming/rounds/rounds.ts';
import { affiliatePlayerSite } from '#domains/members/registration/affiliate.player-site.routes.ts';
import type { serving } from './serving.ts';

export function serveAgency(
  server: HttpServer,
  context: Context,
  options: ReturnType<typeof serving>,
  limit: Parameters<typeof serveBillFiles>[2],
): void {
  serveCalls(server, agencyCalls, affiliatePlayerSite(context), options);
  const teams = teamsPlayerSite(context, betsOf(context));
  serveCalls(server, teamCalls, teams, options);
  serveCalls(server, registerCentreCalls, registerCentrePlayerSite(context), options);
  serveCalls(server, contractCalls, contractsPlayerSite(context), options);
  serveCalls(server, billCalls, billsPlayerSite(context), options);
  serveBillFiles(server, context, limit);
  serveCalls(server, transferCalls, transfersPlayerSite(context), options);
}

/** Agency asks for bets through here, since it does not know gaming. */
const betsOf =
  ({ database }: Context): ListBets =>
  async (whose, { from, to, cursor, pageSize: limit }) => {
    const { rows, next } = await readBets(database, whose, {
      from: from.toISOString(),
      to: to.toISOString(),
      before: readBetCursor(cursor),
      limit,
    });
    return {
      items: rows.map((row) => betValue(row, whose.language)),
      nextCursor: next && betCursor(next),
    };
  };
