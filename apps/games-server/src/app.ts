/** The games server's HTTP: the frame's calls, the platform's calls and the pages of the frame. */
import { roomCalls } from '@bahati/contract/games-frame/rooms.ts';
import { handHistoryCalls } from '@bahati/contract/games-frame/hand-history.ts';
import { tournamentCalls } from '@bahati/contract/games-frame/tournaments.ts';
import { reportCalls } from '@bahati/contract/games-frame/reports.ts';
import { tableCalls } from '@bahati/contract/games-frame/tables.ts';
import { crashCalls } from '@bahati/contract/games-frame/crash.ts';
import type { CallDeclaration } from '@bahati/contract/call.ts';
import { playCalls } from '@bahati/contract/games-frame/play.ts';
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { createHttpServer, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { serveSite } from '@bahati/server-kit/site.ts';
import type { Context } from './context.ts';
import { crashHandlers } from './crash/crash-calls.ts';
import { serveRoomsLive } from './rooms/live/socket-route.ts';
import { serveOffice } from './office/serve-office.ts';
import { roomHandlers } from './rooms/room-calls.ts';
import { offerRooms } from './rooms/offer-rooms.ts';
import { createRooms, type RunningRooms } from './rooms/run-rooms.ts';
import { type Crash, createCrash } from './crash/run-crash.ts';
import { findPages, pagesBeside } from './find-pages.ts';
import { provePurse } from './free-play/purses.ts';
import { listOfferedGames } from './games/offered-games.ts';
import { cancelGrant, grantRounds, tellGrantState } from './granted/keep-grants.ts';
import { moveMoney, tellTransfer } from './own-wallets/move-money.ts';
import { tellRounds } from './own-wallets/tell-rounds.ts';
import { openWallet, readWallet, tellWallet } from './own-wallets/wallet-rows.ts';
import { listJackpots } from '#games-server/jackpots/list-jackpots.ts';
import { openingCall, type PlayActors, playHandlers } from './play-calls.ts';
import { createRateLimit } from '@bahati/server-kit/rate-limit.ts';
import { listReturns } from './returns/list-returns.ts';
import { roundDetail } from './rounds/records/round-detail.ts';
import { voidImportedRound } from './rounds/void-imported-round.ts';
import { listPairs } from './seats/pairs/list-pairs.ts';
import { tellAlive } from './seats/tell-alive.ts';
import { type FrameSession, proveFrame } from './sessions/frame-session.ts';
import { serveSheets } from './sheets/serve-sheets.ts';
import { assertSigned, signedJsonOnly } from '@bahati/server-kit/bodies/signed-json.ts';

type Actors = { 'player-frame': FrameSession };

/** Where the games' pages are once they are built. */
const builtSite = new URL('../../games-client/dist', import.meta.url).pathname;

/** What a page of the frame may do; only the player site may hold it in a frame. */
const policyFor = (playerOrigin: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${playerOrigin}`,
  ].join('; ');

/** The crash of a server that is not told to run it takes bets and flies nobody. */
export async function createApp(
  context: Context,
  {
    siteFolder = builtSite,
    crash = createCrash(context),
    rooms = createRooms(context, crash),
  }: { siteFolder?: string; crash?: Crash; rooms?: RunningRooms } = {},
): Promise<HttpServer> {
  const { log, config } = context;
  const server = createHttpServer({ log });
  serveFrame(server, context, crash, rooms);
  serveSheets(server, context);
  await server.register((scope, _options, done) => {
    servePlatform(scope as HttpServer, context, rooms);
    done();
  });
  await serveOffice(server, context, rooms);
  serveHealth(server, context);
  await serveSite(server, {
    folder: siteFolder,
    apiPrefixes: ['/frame/', '/vendor/', '/rooms-office/'],
    policy: policyFor(config.PLAYER_ORIGIN),
    paths: ['/', ...Object.keys(pagesBeside)],
    pageFor: await findPages(siteFolder),
  });
  return server;
}

/** A frame is limited by itself, a network only where it opens frames. */
function serveFrame(server: HttpServer, context: Context, crash: Crash, rooms: RunningRooms): void {
  const { log, config, database } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  serveRoomsLive(server, context, rooms, limit);
  const shared = {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    limit: async (key: string, perMinute: number | undefined, ip: string) => {
      if (key === openingCall) limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60);
    },
  };
  const limited = <A extends { id: bigint }>(actor: A, kind: string, call: CallDeclaration): A => {
    limit(`${call.summary} ${kind} ${actor.id}`, call.perMinute ?? 120);
    return actor;
  };
  serveCalls<typeof playCalls, PlayActors>(server, playCalls, playHandlers(context), {
    ...shared,
    authenticate: {
      'player-frame': async ({ headers }, call) => {
        const purse = await provePurse(database, headers.authorization);
        if (purse) return { purse: limited(purse, 'free', call) };
        const session = await proveFrame(database, headers.authorization);
        return { session: limited(session, 'real', call) };
      },
    },
  });
  // These rounds are everybody's: there is no free play in them.
  const sharedCalls = {
    ...crashCalls,
    ...roomCalls,
    ...reportCalls,
    ...tableCalls,
    ...handHistoryCalls,
    ...tournamentCalls,
  };
  const sharedHandlers = { ...crashHandlers(context, crash), ...roomHandlers(context, rooms) };
  serveCalls<typeof sharedCalls, Actors>(server, sharedCalls, sharedHandlers, {
    ...shared,
    authenticate: {
      'player-frame': async ({ headers }, call) =>
        limited(await proveFrame(database, headers.authorization), 'real', call),
    },
  });
}

function servePlatform(scope: HttpServer, context: Context, rooms: RunningRooms): void {
  const { log, config } = context;
  signedJsonOnly(scope, config.PROVIDER_KEY);
  serveCalls<typeof vendorCalls, { platform: true }>(
    scope,
    vendorCalls,
    {
      'POST /vendor/v1/games': async ({ body }) => listOfferedGames(body),
      'POST /vendor/v1/rounds/detail': ({ body }) => roundDetail(context, body),
      'POST /vendor/v1/rounds/void': ({ body }) => voidImportedRound(context, body),
      'POST /vendor/v1/seats/alive': ({ body }) => tellAlive(context, body),
      'POST /vendor/v1/seats/pairs': ({ body }) => listPairs(context, body),
      'POST /vendor/v1/returns': ({ body }) => listReturns(context, body),
      'POST /vendor/v1/jackpots': async () => listJackpots(),
      'POST /vendor/v1/freeRounds/grant': ({ body }) => grantRounds(context, body),
      'POST /vendor/v1/freeRounds/cancel': ({ body }) => cancelGrant(context, body),
      'POST /vendor/v1/freeRounds/state': ({ body }) => tellGrantState(context, body),
      'POST /vendor/v1/rooms/list': ({ body }) => offerRooms(context, rooms, body),
      'POST /vendor/v1/wallets/open': ({ body }) => tellWallet(context, body, openWallet),
      'POST /vendor/v1/wallets/balance': ({ body }) => tellWallet(context, body, readWallet),
      'POST /vendor/v1/wallets/deposit': ({ body }) => moveMoney(context, 'in', body),
      'POST /vendor/v1/wallets/withdraw': ({ body }) => moveMoney(context, 'out', body),
      'POST /vendor/v1/wallets/status': ({ body }) => tellTransfer(context, body),
      'POST /vendor/v1/wallets/rounds': ({ body }) => tellRounds(context, body),
    },
    {
      log,
      areAnswersChecked: config.NODE_ENV !== 'production',
      authenticate: { platform: async (request) => assertSigned(request) },
    },
  );
}

function serveHealth(server: HttpServer, { database, log }: Context): void {
  server.get('/healthz', () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await database.query('SELECT 1 FROM games.rounds LIMIT 1');
      return { status: 'ready' };
    } catch {
      return sendRefused(reply, answerError(new Refusal('retry'), request.id, {}, log));
    }
  });
}
