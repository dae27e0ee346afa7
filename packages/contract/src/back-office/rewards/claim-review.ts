/** What waits for staff: awards the abuse rules held, and applications for promotions. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { sentImage } from '@bahati/contract/images.ts';
import { awardSource, awardState, bothWords } from '@bahati/contract/reward-terms.ts';
import { applicationState } from '@bahati/contract/player-site/rewards/applications.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';

const heldAward = z.object({
  id: uuid,
  memberId: id,
  username: z.string(),
  source: awardSource,
  title: bothWords,
  kind: z.enum(['cash', 'bonus', 'points', 'tickets', 'free_rounds']),
  currency,
  /** Money as a decimal; a whole count of points, tickets or rounds. */
  amount,
  state: awardState,
  reasons: z.array(z.object({ code: z.string(), figure: z.string().optional() })),
  createdAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

const application = z.object({
  id: uuid,
  memberId: id,
  username: z.string(),
  title: bothWords,
  remark: z.string(),
  images: z.array(sentImage),
  state: applicationState,
  answer: z.string().nullable(),
  createdAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});

const params = z.strictObject({ id: uuid });

export const boClaimReviewCalls = defineBackOfficeCalls({
  'GET /bo/rewards/held': {
    summary: 'Awards that wait for staff, oldest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ cursor, pageSize }),
    value: page(heldAward),
    refusals: {},
  },
  'POST /bo/rewards/held/:id/decide': {
    summary: 'Let the member claim a held award, or reject it',
    audience: 'staff',
    permission: 'rewards.decide',
    params,
    body: z.strictObject({ decision: z.enum(['give', 'reject']), reason }),
    value: heldAward,
    refusals: { already_decided: 409 },
  },
  'GET /bo/rewards/applications': {
    summary: 'Applications for promotions: those that wait oldest first, others newest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ state: applicationState.default('waiting'), cursor, pageSize }),
    value: page(application),
    refusals: {},
  },
  'POST /bo/rewards/applications/:id/decide': {
    summary: 'Approve an application or reject it; the member is told the answer',
    audience: 'staff',
    permission: 'rewards.decide',
    params,
    body: z.strictObject({
      decision: z.enum(['approve', 'reject']),
      /** What the member reads. */
      answer: z.string().trim().min(5).max(300),
    }),
    value: application,
    refusals: {
      already_decided: 409,
      /** The budget is spent, or it is over or no longer for this member. */
      campaign_gives_nothing: 409,
    },
  },
});

export type HeldAward = z.infer<typeof heldAward>;
export type StaffApplication = z.infer<typeof application>;
