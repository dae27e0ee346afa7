/** Applications for a promotion, and codes that are typed in (spec §3, §5). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { imageIds, sentImage } from '@bahati/contract/images.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';
import { cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { longestRemark } from './remark-limits.ts';
import { memberAward } from './awards.ts';

export const applicationState = z.enum(['waiting', 'approved', 'rejected']);

const application = z.object({
  id: uuid,
  promotionId: uuid,
  title: bothWords,
  remark: z.string(),
  images: z.array(sentImage),
  state: applicationState,
  /** The words of staff; null: not decided yet. */
  answer: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});

const refusals = { need_true_account: 403 } as const;

export const applicationCalls = defineCalls({
  'GET /wps/rewards/applications': {
    summary: 'Own applications, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
    value: page(application),
    refusals,
  },
  'POST /wps/rewards/applications': {
    summary: 'Apply for a promotion with a remark and up to three pictures',
    audience: 'member',
    body: z.strictObject({
      promotionId: uuid,
      remark: z.string().trim().max(longestRemark),
      imageIds,
    }),
    value: application,
    refusals: {
      ...refusals,
      image_unknown: 409,
      /** The promotion asks for a picture. */
      picture_needed: 400,
      /** It is over, was given already, or an application waits. */
      application_not_open: 409,
    },
    perMinute: 10,
  },
  'POST /wps/rewards/codes': {
    summary: 'Enter a promo code or bonus code; each member once',
    audience: 'member',
    body: z.strictObject({ code: z.string().trim().min(3).max(32) }),
    value: z.object({
      /** What it gave; some wait for staff. */
      awards: z.array(memberAward),
    }),
    refusals: {
      ...refusals,
      code_unknown: 404,
      code_used_up: 409,
      code_already_used: 409,
      /** Not for this member. */
      code_not_for_you: 403,
      /** The member paused play. */
      play_paused: 403,
    },
    perMinute: 20,
  },
});

export type RewardApplication = z.infer<typeof application>;
