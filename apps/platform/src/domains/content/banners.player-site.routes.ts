/** The banners' call of the player site. */
import type { bannerCalls } from '@bahati/contract/player-site/content/banners.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { createHoarding, listBanners } from './banners.ts';

export function bannersPlayerSite({
  database,
  log,
  now,
}: Context): Handlers<typeof bannerCalls, PlatformActors> {
  const hoarding = createHoarding(database, log);
  return {
    'GET /wps/system/banners': async ({ query }) => ({
      banners: await listBanners(hoarding, query.language, now()),
    }),
  };
}
