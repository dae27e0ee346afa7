/** The platform's two servers; every route of each stands on a page of its own. */
import type { HttpServer } from '@bahati/server-kit/http-server.ts';
import type { Context } from '#platform/context.ts';
import { createPlayerServer } from '#platform/servers/player-server.ts';
import { createBackOfficeServer } from '#platform/servers/back-office-server.ts';
import type { AppParts } from '#platform/servers/serving.ts';

export type App = { player: HttpServer; backOffice: HttpServer };

export async function createApp(context: Context, parts: AppParts): Promise<App> {
  return {
    player: await createPlayerServer(context, parts),
    backOffice: await createBackOfficeServer(context, parts),
  };
}
