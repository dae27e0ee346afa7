/**
 * Banners as staff hang them. A picture is sent first, to `contentPicturesPath`, as any picture is
 * (images.ts); its address may then be named, and stays good for as long as something shows it.
 */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import {
  bannerGroup,
  bannerExecution,
  bannerLinkage,
} from '@bahati/contract/player-site/content/banners.ts';
import { cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';
import { contentCode, settingsRefusals } from './announcements.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';

export const contentPicturesPath = '/bo/contentPictures';

export const bannerGroups = bannerGroup.options;
export const bannerLinkages = bannerLinkage.options;
export const bannerStates = ['up', 'planned', 'over'] as const;
export const bannerLimits = { title: 60, text: 160, action: 30, linkage: 300 } as const;

/** A path of the site: its policy shows no other picture. */
const picturePath = z
  .string()
  .max(200)
  .regex(/^\/[\w-][\w./-]*$/)
  .meta({ examples: ['/scene/dhow-race-wide.svg'] });

const settings = z.strictObject({
  groupName: bannerGroup,
  /** Whom it is for: A who is logged in, B who is not. */
  executions: z.array(bannerExecution).min(1).max(2),
  wideUrl: picturePath,
  tallUrl: picturePath,
  title: inBoth(bannerLimits.title),
  text: inBoth(bannerLimits.text, 0),
  /** What its button says; needed where it leads somewhere. */
  action: inBoth(bannerLimits.action, 0),
  linkageType: z.enum(bannerLinkages),
  linkage: z.string().trim().max(bannerLimits.linkage).nullable(),
  /** The promotion whose picture it is. */
  announcementId: id.nullable(),
  /** Smaller stands first. */
  position: z.number().int().min(0).max(9_999),
  startsAt: instant,
  /** Null: until it is taken down. */
  endsAt: instant.nullable(),
});

const banner = settings.extend({ id, code: z.string(), state: z.enum(bannerStates) });

const bannerRefusals = {
  ...settingsRefusals,
  /** It leads somewhere, and its button says nothing. */
  action_missing: 400,
  /** There is no such promotion. */
  announcement_unknown: 409,
} as const;

const one = { audience: 'staff', params: z.object({ id }) } as const;

export const boBannerCalls = defineBackOfficeCalls({
  'GET /bo/banners': {
    summary: 'Banners, the newest first',
    audience: 'staff',
    permission: 'content.read',
    query: z.strictObject({ groupName: bannerGroup.optional(), cursor, pageSize }),
    value: page(banner),
    refusals: {},
  },
  'GET /bo/banners/:id': {
    ...one,
    summary: 'One banner',
    permission: 'content.read',
    value: banner,
    refusals: {},
  },
  'POST /bo/banners': {
    summary: 'Hang a banner; sites show it within five seconds',
    audience: 'staff',
    permission: 'content.change',
    body: settings.extend({ code: contentCode }),
    value: banner,
    refusals: { ...bannerRefusals, code_taken: 409, too_many_banners: 409 },
  },
  'POST /bo/banners/:id': {
    ...one,
    summary: 'Change a banner',
    permission: 'content.change',
    body: settings,
    value: banner,
    refusals: bannerRefusals,
  },
  'POST /bo/banners/:id/remove': {
    ...one,
    summary: 'Take a banner away; what it was stays in the audit log',
    permission: 'content.change',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffBanner = z.infer<typeof banner>;
export type BannerSettings = z.infer<typeof settings>;
