/** What the operator tells everybody, as staff write it. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { announcementType, execution } from '@bahati/contract/player-site/content/content.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';

/** draft: staff's alone; up: told just now; planned: its time is still to come; over: past it. */
export const announcementStates = ['draft', 'up', 'planned', 'over'] as const;

export const announcementTypes = announcementType.options;
export const announcementActions = ['NONE', 'PROMOTION', 'LINK'] as const;

export const announcementLimits = { title: 120, html: 20_000, link: 300 } as const;

const settings = z.strictObject({
  type: announcementType,
  /** Whom it is for: A who is logged in, B who is not, F who is for the first time. */
  executions: z.array(execution).min(1).max(3),
  title: inBoth(announcementLimits.title),
  /** HTML; the site shows of it what its short list of tags allows. */
  html: inBoth(announcementLimits.html),
  startsAt: instant,
  /** Null: until it is taken down. */
  endsAt: instant.nullable(),
  /** Smaller stands first. */
  position: z.number().int().min(0).max(9_999),
  action: z.enum(announcementActions),
  /** Of a LINK: a path of the site or an https address. */
  link: z.string().trim().max(announcementLimits.link).nullable(),
  /** Told to nobody, whatever its time, until it is one no longer. */
  isDraft: z.boolean(),
});

const announcement = settings.extend({
  id,
  /** The operator's own name for it. */
  code: z.string(),
  state: z.enum(announcementStates),
});

export const settingsRefusals = {
  /** What ends has to end after it began. */
  ends_before_start: 400,
  /** Neither a path of the site nor an https address; or none where one is needed. */
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
    summary: 'Announce something; sites tell it within five seconds, a draft never',
    audience: 'staff',
    permission: 'content.change',
    body: settings.extend({ code: contentCode }),
    value: announcement,
    refusals: {
      ...settingsRefusals,
      code_taken: 409,
      /** As many stand as sites ever read. */
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
    summary: 'Take an announcement away; what it said stays in the audit log',
    permission: 'content.change',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffAnnouncement = z.infer<typeof announcement>;
export type AnnouncementSettings = z.infer<typeof settings>;
