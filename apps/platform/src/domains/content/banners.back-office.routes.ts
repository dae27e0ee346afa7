/** The calls by which staff hang banners. */
import type { boBannerCalls } from '@bahati/contract/back-office/content/banners.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  addBanner,
  changeBanner,
  findStaffBanner,
  listStaffBanners,
  removeBanner,
} from './change-banners.ts';

export function bannersBackOffice(
  context: Context,
): Handlers<typeof boBannerCalls, PlatformActors> {
  return {
    'GET /bo/banners': ({ query }) => listStaffBanners(context, query),
    'GET /bo/banners/:id': ({ params }) => findStaffBanner(context.database, params.id),
    'POST /bo/banners': ({ actor, body, ip }) => addBanner(context, actor, { settings: body, ip }),
    'POST /bo/banners/:id': ({ actor, params, body, ip }) =>
      changeBanner(context, actor, { id: params.id, settings: body, ip }),
    'POST /bo/banners/:id/remove': async ({ actor, params, ip }) => {
      await removeBanner(context, actor, { id: params.id, ip });
      return {};
    },
  };
}
