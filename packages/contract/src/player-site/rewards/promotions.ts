/** Promotions: campaigns as members see them, with how far each has come for the reader. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { publicTerms } from '@bahati/contract/campaign-terms.ts';
import { amount, currency, uuid } from '@bahati/contract/wire.ts';

/** The states of an activity (spec §4). */
export const activityStates = [
  'coming_soon',
  'join',
  'joined',
  'signed',
  'applying',
  'rejected',
  'process',
  'claim',
  'issued',
  'claimed',
  'close',
] as const;
export const activityState = z.enum(activityStates);
export type ActivityState = z.infer<typeof activityState>;

const promotion = z.object({ id: uuid, currency, terms: publicTerms });

export const memberPromotion = promotion.extend({
  state: activityState,
  /** The award to claim, where the state is `claim`. */
  awardId: uuid.nullable(),
  /** What staff said to the newest application. */
  answer: z.string().nullable(),
  /** Turnover so far in this period, where turnover is asked for. */
  progress: amount.nullable(),
});

const refusals = { need_true_account: 403 } as const;
const one = z.strictObject({ id: uuid });

export const promotionCalls = defineCalls({
  'GET /wps/promotions': {
    summary: 'Campaigns that run or begin soon and are for everybody',
    audience: 'anyone',
    value: z.object({ items: z.array(promotion) }),
    refusals: {},
  },
  'GET /wps/rewards/promotions': {
    summary: 'Campaigns for the member, with the state of each',
    audience: 'member',
    value: z.object({
      items: z.array(memberPromotion),
      /** The member wants no offers; then there are none. */
      isOptedOut: z.boolean(),
    }),
    refusals,
  },
  'GET /wps/rewards/depositOffers': {
    summary: 'Offers for the next deposit, and the one that is chosen',
    audience: 'member',
    value: z.object({ items: z.array(promotion), chosenId: uuid.nullable() }),
    refusals,
  },
  'POST /wps/rewards/depositOffers/choose': {
    summary: 'Choose an offer for the next deposit; it takes the place of another one',
    audience: 'member',
    body: one,
    value: z.object({ chosenId: uuid.nullable() }),
    refusals: {
      ...refusals,
      /** It is over, its budget is spent, or it is not for this member. */
      offer_not_open: 409,
    },
  },
  'POST /wps/rewards/depositOffers/withdraw': {
    summary: 'Choose no offer for the next deposit',
    audience: 'member',
    body: z.strictObject({}),
    value: z.object({ chosenId: uuid.nullable() }),
    refusals,
  },
  'POST /wps/rewards/optOut': {
    summary: 'Want offers or none',
    audience: 'member',
    body: z.strictObject({ isOptedOut: z.boolean() }),
    value: z.object({ isOptedOut: z.boolean() }),
    refusals,
  },
});

export type Promotion = z.infer<typeof promotion>;
export type MemberPromotion = z.infer<typeof memberPromotion>;
