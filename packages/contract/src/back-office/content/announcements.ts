/** Announcements for members and visitors, as staff write them. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { announcementType, execution } from '@bahati/contract/player-site/content/content.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';

/** draft: not published; up: published now; planned: starts later; over: ended. */
export const announcementStates = ['draft', 'up', 'planned', 'over'] as const;

export const announcementTypes = announcementType.options;
export const announcementActions = ['NONE', 'PROMOTION', 'LINK'] as const;

export const announcementLimits = { title: 120, html: 20_000, link: 300, images: 6 } as const;

/** A path of the site; the content security policy allows no other pictures. */
export const picturePath = z
  .string()
  .max(200)
  .regex(/^\/[\w-][\w./-]*$/)
  .meta({ examples: ['/scene/dhow-race-wide.svg'] });

const settings = z.strictObject({
  type: announcementType,
  /** The audience: A logged in, B not logged in, F at the first login. */
  executions: z.array(execution).min(1).max(3),
  title: inBoth(announcementLimits.title),
  /** HTML; the site keeps the tags of its allow-list only. */
  html: inBoth(announcementLimits.html),
  startsAt: instant,
  /** Null: no end. */
  endsAt: instant.nullable(),
  /** Sort order: lower numbers first. */
  position: z.number().int().min(0).max(9_999),
  action: z.enum(announcementActions),
  /** The target of a LINK: a path of the site or an https address. */
  link: z.string().trim().max(announcementLimits.link).nullable(),
  /** Its pictures in their sequence. */
  images: z.array(picturePath).max(announcementLimits.images).default([]),
  /** A draft is not published, whatever its dates. */
  isDraft: z.boolean(),
});

const announcement = settings.extend({
  id,
  /** The operator's own name of the announcement. */
  code: z.string(),
  state: z.enum(announcementStates),
});

export const settingsRefusals = {
  /** The end must be after the start. */
  ends_before_start: 400,
  /** Not a path of the site or an https address, or missing where one is needed. */
  link_invalid: 400,
} as const;

export const contentCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/);

const one = { audience: 'staff', params: z.object({ id }) } as const;

export const boAnnouncementCalls = defineBackOfficeCalls({
  'GET /bo/announcements': {
    summary: 'Announcements, the newest first',
    audience: 'staff',
    permission: 'content.read',
    query: z.strictObject({
      type: announcementType.optional(),
      state: z.enum(announcementStates).optional(),
      cursor,
      pageSize,
    }),
    value: page(announcement),
    refusals: {},
  },
  'GET /bo/announcements/:id': {
    ...one,
    summary: 'One announcement',
    permission: 'content.read',
    value: announcement,
    refusals: {},
  },
  'POST /bo/announcements': {
    summary: 'Add an announcement; sites show it within five seconds, unless it is a draft',
    audience: 'staff',
    permission: 'content.change',
    body: settings.extend({ code: contentCode }),
    value: announcement,
    refusals: {
      ...settingsRefusals,
      code_taken: 409,
      /** The most announcements a site reads. */
      too_many_announcements: 409,
    },
  },
  'POST /bo/announcements/:id': {
    ...one,
    summary: 'Change an announcement',
    permission: 'content.change',
    body: settings,
    value: announcement,
    refusals: settingsRefusals,
  },
  'POST /bo/announcements/:id/remove': {
    ...one,
    summary: 'Remove an announcement; the audit log keeps its text',
    permission: 'content.change',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffAnnouncement = z.infer<typeof announcement>;
export type AnnouncementSettings = z.infer<typeof settings>;
