/** The calls by which staff announce. */
import type { boAnnouncementCalls } from '@bahati/contract/back-office/content/announcements.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import {
  addAnnouncement,
  changeAnnouncement,
  findStaffAnnouncement,
  listStaffAnnouncements,
  removeAnnouncement,
} from './change-announcements.ts';

export function announcementsBackOffice(
  context: Context,
): Handlers<typeof boAnnouncementCalls, PlatformActors> {
  return {
    'GET /bo/announcements': ({ query }) => listStaffAnnouncements(context, query),
    'GET /bo/announcements/:id': ({ params }) => findStaffAnnouncement(context.database, params.id),
    'POST /bo/announcements': ({ actor, body, ip }) =>
      addAnnouncement(context, actor, { settings: body, ip }),
    'POST /bo/announcements/:id': ({ actor, params, body, ip }) =>
      changeAnnouncement(context, actor, { id: params.id, settings: body, ip }),
    'POST /bo/announcements/:id/remove': async ({ actor, params, ip }) => {
      await removeAnnouncement(context, actor, { id: params.id, ip });
      return {};
    },
  };
}
