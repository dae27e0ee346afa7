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
import { contentCode, picturePath, settingsRefusals } from './announcements.ts';
import { inBoth } from '@bahati/contract/back-office/in-both.ts';

export const contentPicturesPath = '/bo/contentPictures';

export const bannerGroups = bannerGroup.options;
export const bannerLinkages = bannerLinkage.options;
export const bannerStates = ['up', 'planned', 'over'] as const;
export const bannerLimits = { title: 60, text: 160, action: 30, linkage: 300 } as const;

const settings = z.strictObject({
  groupName: bannerGroup,
  /** The audience: A logged in, B not logged in. */
  executions: z.array(bannerExecution).min(1).max(2),
  wideUrl: picturePath,
  tallUrl: picturePath,
  title: inBoth(bannerLimits.title),
  text: inBoth(bannerLimits.text, 0),
  /** The label of its button; required if the banner has a link. */
  action: inBoth(bannerLimits.action, 0),
  linkageType: z.enum(bannerLinkages),
  linkage: z.string().trim().max(bannerLimits.linkage).nullable(),
  /** The promotion this banner shows. */
  announcementId: id.nullable(),
  /** Sort order: lower numbers first. */
  position: z.number().int().min(0).max(9_999),
  startsAt: instant,
  /** Null: no end. */
  endsAt: instant.nullable(),
});

const banner = settings.extend({ id, code: z.string(), state: z.enum(bannerStates) });

const bannerRefusals = {
  ...settingsRefusals,
  /** The banner has a link but no button label. */
  action_missing: 400,
  /** No promotion has this id. */
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
    summary: 'Add a banner; sites show it within five seconds',
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
    summary: 'Remove a banner; the audit log keeps its settings',
    permission: 'content.change',
    body: z.strictObject({}),
    value: z.object({}),
    refusals: {},
  },
});

export type StaffBanner = z.infer<typeof banner>;
export type BannerSettings = z.infer<typeof settings>;
