/** The games server's HTTP: the frame's calls, the platform's calls and the pages of the frame. */
import { crashCalls } from '@bahati/contract/games-frame/crash.ts';
import { playCalls } from '@bahati/contract/games-frame/play.ts';
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import { clientNetwork } from '@bahati/server-kit/addresses/plain-address.ts';
import { answerError, sendRefused } from '@bahati/server-kit/answer.ts';
import { createHttpServer, type HttpServer } from '@bahati/server-kit/http-server.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { type Handlers, serveCalls } from '@bahati/server-kit/serve-calls.ts';
import { serveSite } from '@bahati/server-kit/site.ts';
import type { Context } from './context.ts';
import { crashHandlers } from './crash/crash-calls.ts';
import { serveCrashLive } from './crash/live-route.ts';
import { type Crash, createCrash } from './crash/run-crash.ts';
import { listOfferedGames } from './games/offered-games.ts';
import { moveMoney, tellTransfer } from './own-wallets/move-money.ts';
import { tellRounds } from './own-wallets/tell-rounds.ts';
import { openWallet, readWallet, tellWallet } from './own-wallets/wallet-rows.ts';
import { listJackpots } from '#games-server/jackpots/list-jackpots.ts';
import { tellPools } from './jackpots/tell-pools.ts';
import { createRateLimit } from './rate-limit.ts';
import { listReturns } from './returns/list-returns.ts';
import { actInRound } from './rounds/player-actions/act-in-round.ts';
import { listRounds } from './rounds/records/list-rounds.ts';
import { markSeen } from './rounds/records/mark-seen.ts';
import { playRound } from './rounds/play-round.ts';
import { roundDetail } from './rounds/records/round-detail.ts';
import { tellOpenRound } from './rounds/records/tell-open-round.ts';
import { voidImportedRound } from './rounds/void-imported-round.ts';
import { rotateSeeds } from './seeds/rotate-seeds.ts';
import { type FrameSession, proveFrame } from './sessions/frame-session.ts';
import { openSession } from './sessions/open-session.ts';
import { readBalance } from './sessions/read-balance.ts';
import { serveSheets } from './sheets/serve-sheets.ts';
import { assertSigned, signedJsonOnly } from './signed-json.ts';

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

/** Pages beside the frame itself. */
const pages: Readonly<Record<string, string>> = {
  '/verify': 'verify.html',
  '/sheet': 'sheet.html',
};

/** The crash of a server that is not told to run it takes bets and flies nobody. */
export async function createApp(
  context: Context,
  {
    siteFolder = builtSite,
    crash = createCrash(context),
  }: { siteFolder?: string; crash?: Crash } = {},
): Promise<HttpServer> {
  const { log, config } = context;
  const server = createHttpServer({ log });
  serveFrame(server, context, crash);
  serveSheets(server, context);
  await server.register((scope, _options, done) => {
    servePlatform(scope as HttpServer, context);
    done();
  });
  serveHealth(server, context);
  await serveSite(server, {
    folder: siteFolder,
    apiPrefixes: ['/frame/', '/vendor/'],
    policy: policyFor(config.PLAYER_ORIGIN),
    paths: ['/', ...Object.keys(pages)],
    pageFor: (path) => pages[path] ?? 'index.html',
  });
  return server;
}

const frameCalls = { ...playCalls, ...crashCalls };

function frameHandlers(context: Context): Handlers<typeof playCalls, Actors> {
  return {
    'POST /frame/v1/session': ({ body }) => openSession(context, body.launchToken),
    'POST /frame/v1/spin': ({ actor, body }) => playRound(context, actor, body),
    'POST /frame/v1/act': ({ actor, body }) => actInRound(context, actor, body),
    'GET /frame/v1/rounds/open': ({ actor }) => tellOpenRound(context, actor),
    'POST /frame/v1/seen': async ({ actor, body }) => {
      await markSeen(context, actor, body.roundId);
      return {};
    },
    'GET /frame/v1/balance': ({ actor }) => readBalance(context, actor),
    'GET /frame/v1/jackpots': ({ actor }) => tellPools(context, actor),
    'GET /frame/v1/rounds': ({ actor, query }) => listRounds(context, actor, query),
    'POST /frame/v1/seeds/rotate': ({ actor, body }) =>
      rotateSeeds(context, actor, body.clientSeed),
  };
}

/** A frame is limited by itself, a network only where it opens frames. */
function serveFrame(server: HttpServer, context: Context, crash: Crash): void {
  const { log, config, database } = context;
  const limit = createRateLimit(config.RATE_LIMIT_FACTOR);
  serveCrashLive(server, context, crash.hub, limit);
  const handlers = { ...frameHandlers(context), ...crashHandlers(context, crash) };
  serveCalls<typeof frameCalls, Actors>(server, frameCalls, handlers, {
    log,
    areAnswersChecked: config.NODE_ENV !== 'production',
    limit: async (key, perMinute, ip) => {
      if (frameCalls[key as keyof typeof frameCalls].audience === 'anyone') {
        limit(`${key} ${clientNetwork(ip)}`, perMinute ?? 60);
      }
    },
    authenticate: {
      'player-frame': async ({ headers }, call) => {
        const session = await proveFrame(database, headers.authorization);
        limit(`${call.summary} ${session.id}`, call.perMinute ?? 120);
        return session;
      },
    },
  });
}

function servePlatform(scope: HttpServer, context: Context): void {
  const { log, config } = context;
  signedJsonOnly(scope, config.PROVIDER_KEY);
  serveCalls<typeof vendorCalls, { platform: true }>(
    scope,
    vendorCalls,
    {
      'POST /vendor/v1/games': async ({ body }) => listOfferedGames(body),
      'POST /vendor/v1/rounds/detail': ({ body }) => roundDetail(context, body),
      'POST /vendor/v1/rounds/void': ({ body }) => voidImportedRound(context, body),
      'POST /vendor/v1/returns': ({ body }) => listReturns(context, body),
      'POST /vendor/v1/jackpots': async () => listJackpots(),
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
