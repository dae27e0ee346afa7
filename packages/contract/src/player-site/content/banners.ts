/** Banners by group (spec §2 carousel, §3 banner, §9). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { id } from '@bahati/contract/wire.ts';

export const bannerGroup = z.enum([
  'w_login',
  'w_reg',
  'w_forget',
  'w_home',
  'w_promotion',
  'w_leftmenu',
]);

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
  executions: z.array(z.enum(['A', 'B'])),
  /**
   * PAGE a path of the site, GAME a game's id, LINK an https address in a new window, VIDEO the
   * address of a video, which plays only if it is one.
   */
  linkageType: z.enum(['NONE', 'PAGE', 'GAME', 'LINK', 'VIDEO']),
  linkage: z.string().nullable(),
  /** The promotion whose picture it is. */
  announcementId: id.nullable(),
});

export const bannerCalls = defineCalls({
  'GET /wps/system/banners': {
    summary: 'Every banner that is up, group by group in the operator’s order',
    audience: 'anyone',
    query: z.object({ language: z.enum(['en', 'sw']).default('en') }),
    value: z.object({ banners: z.array(banner) }),
    refusals: {},
  },
});

export type BannerGroup = z.infer<typeof bannerGroup>;
export type Banner = z.infer<typeof banner>;
