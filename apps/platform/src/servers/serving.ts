/** What both servers stand on: who is let in, how calls are answered, and a site's pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  createHttpServer,
  type HttpServer,
  refuseUnknownPaths,
} from '@bahati/server-kit/http-server.ts';
import { countFor } from '@bahati/server-kit/metrics/call-times.ts';
import { type ServeOptions } from '@bahati/server-kit/serve-calls.ts';
import { serveSite } from '@bahati/server-kit/site.ts';
import { believeProxy } from './client-address.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { type Health, serveHealth } from './health.ts';
import { refuseForeignOrigins } from './origin-check.ts';
import { type RateLimiter } from './rate-limit.ts';
import { permissionFor } from '#platform/access/permissions.ts';
import { readDeposited } from '#domains/cashier/deposits/deposits.ts';
import type { Gaming } from '#domains/gaming/gaming.ts';
import { authenticateMember } from '#domains/members/members.ts';
import type { ReadDeposited } from '#domains/members/responsible-gambling/responsible-gambling.ts';
import { authenticateStaff } from '#domains/staff/staff.ts';
import type { LiveHub } from '#domains/system/live/live.ts';
import { openSealed } from '#domains/system/secrets/secrets.ts';

export type AppParts = {
  live: LiveHub;
  gaming: Gaming;
  health: Health;
  /** Where the built sites stand; a folder without a page is not served. */
  siteFolders?: { playerSite: string; backOffice: string };
};

export function newServer(context: Context, health: Health): HttpServer {
  const server = createHttpServer({ log: context.log });
  if (context.config.TRUST_PROXY) believeProxy(server);
  refuseForeignOrigins(server, context.log);
  serveHealth(server, health);
  // After the body was read, which loses whose request it is.
  server.addHook('preHandler', (_request, _reply, done) => {
    countFor(context.config.BRAND, done);
  });
  return server;
}

/** Members stand below the cashier, who knows what they have put in. */
export function depositedBy({ database }: Context): ReadDeposited {
  return (memberId, since) => readDeposited(database, memberId, since);
}

export function answering({ log, config }: Context) {
  return { log, areAnswersChecked: config.NODE_ENV !== 'production' };
}

/** How calls are served: limited by address, and only to who proves to be whom they are for. */
export function serving(context: Context, limit: RateLimiter): ServeOptions<PlatformActors> {
  return {
    ...answering(context),
    limit,
    isSealRequired: context.config.SEALED_CALLS === 'required',
    openSealed: (key, sealed) => openSealed(context.database, key, sealed, context.now()),
    authenticate: {
      member: ({ headers, method, routeOptions }) =>
        authenticateMember(context, headers.authorization, `${method} ${routeOptions.url}`),
      staff: ({ headers, ip, method, routeOptions }) =>
        authenticateStaff(
          context,
          { authorization: headers.authorization, ip },
          permissionFor(`${method} ${routeOptions.url}`),
        ),
    },
  };
}

/** What a page of a site may do; besides the site itself it asks only the programs named here. */
export const strictPolicy = ({ PROGRAM_ORIGINS }: Context['config']): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...Object.values(PROGRAM_ORIGINS)].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const apiPrefixes = [
  '/wps/',
  '/lgw/',
  '/lotto/',
  '/bo/',
  '/provider/',
  '/gateway-callbacks/',
  '/rail-callbacks/',
  '/docs/',
  '/art/',
  '/healthz',
  '/readyz',
];

export async function servePages(
  server: HttpServer,
  { log }: Context,
  folder: string | undefined,
  { policy, paths }: { policy: string; paths: readonly string[] },
): Promise<void> {
  if (folder && existsSync(join(folder, 'index.html'))) {
    await serveSite(server, { folder, apiPrefixes, paths, policy });
    return;
  }
  if (folder) log.warn({ folder }, 'the site is not built; only calls are served');
  refuseUnknownPaths(server, log);
}
