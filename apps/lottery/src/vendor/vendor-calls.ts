/** What the platform asks the lottery, as it asks every provider: signed with the provider's key. */
import { drawCalls } from '@bahati/contract/games-provider/draws.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { returnCalls } from '@bahati/contract/games-provider/returns.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { assertSigned, signedJsonOnly } from '@bahati/server-kit/bodies/signed-json.ts';
import type { Context } from '#lottery/context.ts';
import { listOpenDraws } from './open-draws.ts';
import { listOfferedGames } from './offered-games.ts';
import { ticketDetail, voidTicket } from './ticket-rounds.ts';

const vendorCalls = {
  'POST /vendor/v1/games': providerCalls['POST /vendor/v1/games'],
  'POST /vendor/v1/rounds/detail': providerCalls['POST /vendor/v1/rounds/detail'],
  'POST /vendor/v1/rounds/void': providerCalls['POST /vendor/v1/rounds/void'],
  'POST /vendor/v1/returns': returnCalls['POST /vendor/v1/returns'],
  ...drawCalls,
} as const;

/** Serves the platform's calls within a scope of their own, where every body is signed. */
export async function serveVendorCalls(server: HttpServer, context: Context): Promise<void> {
  const { config, log } = context;
  await server.register((scope, _options, done) => {
    signedJsonOnly(scope as HttpServer, config.LOTTERY_KEY);
    serveCalls<typeof vendorCalls, { platform: true }>(
      scope,
      vendorCalls,
      {
        'POST /vendor/v1/games': async ({ body }) => listOfferedGames(body),
        'POST /vendor/v1/rounds/detail': ({ body }) => ticketDetail(context, body),
        'POST /vendor/v1/rounds/void': ({ body }) => voidTicket(context, body),
        'POST /vendor/v1/draws/open': () => listOpenDraws(context),
        // Each type of bet has a return of its own by its prize table; no build of a game has one.
        'POST /vendor/v1/returns': async () => ({ builds: [] }),
      },
      {
        log,
        areAnswersChecked: config.NODE_ENV !== 'production',
        authenticate: { platform: async (request) => assertSigned(request) },
      },
    );
    done();
  });
}
