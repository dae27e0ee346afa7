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

/** The audience of a banner: A logged in, B not logged in. */
export const bannerExecution = z.enum(['A', 'B']);

/** The kind of link of a banner. */
export const bannerLinkage = z.enum(['NONE', 'PAGE', 'GAME', 'LINK', 'VIDEO']);

const banner = z.object({
  id,
  groupName: bannerGroup,
  /** The pictures for wide and for narrow screens, both of the site's origin. */
  url: z.string(),
  tallUrl: z.string(),
  title: z.string(),
  text: z.string(),
  /** The label of its button; empty: no link. */
  action: z.string(),
  /** The audience: A logged in, B not logged in. */
  executions: z.array(bannerExecution),
  /**
   * PAGE a path of the site, GAME a game's id, LINK an https address in a new window, VIDEO the
   * address of a video, which plays only if it is one.
   */
  linkageType: bannerLinkage,
  linkage: z.string().nullable(),
  /** The promotion this banner shows. */
  announcementId: id.nullable(),
});

export const bannerCalls = defineCalls({
  'GET /wps/system/banners': {
    summary: 'All current banners by group, in the operator’s order',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({ banners: z.array(banner) }),
    refusals: {},
  },
});

export type BannerGroup = z.infer<typeof bannerGroup>;
export type Banner = z.infer<typeof banner>;
