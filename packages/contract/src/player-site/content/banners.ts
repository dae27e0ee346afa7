/** Banners by group (spec §2 carousel, §3 banner, §9). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id, languageOrEnglish } from '@bahati/contract/wire.ts';

export const bannerGroup = z.enum([
  'w_login',
  'w_reg',
  'w_forget',
  'w_home',
  'w_promotion',
  'w_leftmenu',
]);

/** Whom a banner is for: A who is logged in, B who is not. */
export const bannerExecution = z.enum(['A', 'B']);

/** Where the button of a banner leads. */
export const bannerLinkage = z.enum(['NONE', 'PAGE', 'GAME', 'LINK', 'VIDEO']);

const banner = z.object({
  id,
  groupName: bannerGroup,
  /** The picture for wide screens, and the one for narrow screens; both of the site's origin. */
  url: z.string(),
  tallUrl: z.string(),
  title: z.string(),
  text: z.string(),
  /** What its button says; empty where it leads nowhere. */
  action: z.string(),
  /** Whom it is for: A who is logged in, B who is not. */
  executions: z.array(bannerExecution),
  /**
   * PAGE a path of the site, GAME a game's id, LINK an https address in a new window, VIDEO the
   * address of a video, which plays only if it is one.
   */
  linkageType: bannerLinkage,
  linkage: z.string().nullable(),
  /** The promotion whose picture it is. */
  announcementId: id.nullable(),
});

export const bannerCalls = defineCalls({
  'GET /wps/system/banners': {
    summary: 'Every banner that is up, group by group in the operator’s order',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({ banners: z.array(banner) }),
    refusals: {},
  },
});

export type BannerGroup = z.infer<typeof bannerGroup>;
export type Banner = z.infer<typeof banner>;
