/** Calls of staff about tournaments. */
import type { boTournamentCalls } from '@bahati/contract/back-office/rewards/tournaments.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  endTournamentNow,
  listStaffTournaments,
  makeTournament,
  openTournament,
  readStaffTable,
  voidTournament,
} from './change-tournaments.ts';

export function tournamentsBackOffice(
  context: Context,
): Handlers<typeof boTournamentCalls, PlatformActors> {
  return {
    'GET /bo/tournaments': ({ query }) => listStaffTournaments(context, query),
    'GET /bo/tournaments/:id/table': ({ params }) => readStaffTable(context, params.id),
    'POST /bo/tournaments': ({ actor: staff, body, ip }) =>
      makeTournament(context, { staff, ip }, body),
    'POST /bo/tournaments/:id/open': ({ actor: staff, params, body, ip }) =>
      openTournament(context, { staff, ip }, { ...body, id: params.id }),
    'POST /bo/tournaments/:id/end': ({ actor: staff, params, body, ip }) =>
      endTournamentNow(context, { staff, ip }, { ...body, id: params.id }),
    'POST /bo/tournaments/:id/void': ({ actor: staff, params, body, ip }) =>
      voidTournament(context, { staff, ip }, { ...body, id: params.id }),
  };
}
