/** The back office's calls about games: the catalogue, rounds, what is owed, providers and programs. */
import { boCatalogueCalls } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { boGameFileCalls } from '@bahati/contract/back-office/catalogue/game-files.ts';
import { boGamingCalls } from '@bahati/contract/back-office/gaming/gaming.ts';
import { boProgramCalls } from '@bahati/contract/back-office/gaming/programs.ts';
import { boProviderCalls } from '@bahati/contract/back-office/gaming/providers.ts';
import { boReceivableCalls } from '@bahati/contract/back-office/gaming/receivables.ts';
import { boRoundCalls } from '@bahati/contract/back-office/gaming/rounds.ts';
import { catalogueBackOffice } from '#domains/catalogue/catalogue.back-office.routes.ts';
import { gameFilesBackOffice } from '#domains/catalogue/game-files/game-files.back-office.routes.ts';
import { gamingBackOffice } from '#domains/gaming/gaming.back-office.routes.ts';
import { programsBackOffice } from '#domains/gaming/programs/programs.back-office.routes.ts';
import { providersBackOffice } from '#domains/gaming/providers/providers.back-office.routes.ts';
import { receivablesBackOffice } from '#domains/gaming/receivables/receivables.back-office.routes.ts';
import { roundsBackOffice } from '#domains/gaming/rounds/rounds.back-office.routes.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { type ServeOptions, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';

export function serveGames(
  server: HttpServer,
  context: Context,
  options: ServeOptions<PlatformActors>,
): void {
  serveCalls(server, boCatalogueCalls, catalogueBackOffice(context), options);
  serveCalls(server, boGameFileCalls, gameFilesBackOffice(context), options);
  serveCalls(server, boGamingCalls, gamingBackOffice(context), options);
  serveCalls(server, boRoundCalls, roundsBackOffice(context), options);
  serveCalls(server, boReceivableCalls, receivablesBackOffice(context), options);
  serveCalls(server, boProgramCalls, programsBackOffice(context), options);
  serveCalls(server, boProviderCalls, providersBackOffice(context), options);
}
