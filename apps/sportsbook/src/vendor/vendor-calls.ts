/** What the platform asks the book, as it asks every provider: signed with the provider's key. */
import { inboundSmsCalls } from '@bahati/contract/games-provider/inbound-sms.ts';
import { providerCalls } from '@bahati/contract/games-provider/provider.ts';
import { returnCalls } from '@bahati/contract/games-provider/returns.ts';
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { assertSigned, signedJsonOnly } from '@bahati/server-kit/bodies/signed-json.ts';
import type { BetContext } from '#sportsbook/bet-context.ts';
import { answerSms } from '#sportsbook/booking-codes/code-by-sms.ts';
import { listOfferedGames } from './offered-games.ts';
import { slipDetail, voidSlip } from './slip-rounds.ts';

const vendorCalls = {
  'POST /vendor/v1/games': providerCalls['POST /vendor/v1/games'],
  'POST /vendor/v1/rounds/detail': providerCalls['POST /vendor/v1/rounds/detail'],
  'POST /vendor/v1/rounds/void': providerCalls['POST /vendor/v1/rounds/void'],
  'POST /vendor/v1/returns': returnCalls['POST /vendor/v1/returns'],
  ...inboundSmsCalls,
} as const;

/** Serves the platform's calls within a scope of their own, where every body is signed. */
export async function serveVendorCalls(server: HttpServer, context: BetContext) {
  const { config, database, log } = context;
  await server.register((scope, _options, done) => {
    signedJsonOnly(scope as HttpServer, config.SPORTSBOOK_KEY);
    serveCalls<typeof vendorCalls, { platform: true }>(
      scope,
      vendorCalls,
      {
        'POST /vendor/v1/games': async ({ body }) => listOfferedGames(body),
        'POST /vendor/v1/rounds/detail': ({ body }) => slipDetail(database, body),
        'POST /vendor/v1/rounds/void': ({ body }) => voidSlip(database, body),
        'POST /vendor/v1/sms': ({ body }) => answerSms(context, body),
        // No build of a game has a return of its own: prices and results decide.
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
