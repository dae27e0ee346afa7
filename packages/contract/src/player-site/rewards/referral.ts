/** Members who bring friends: the code, its terms, and who came by it. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { referralStates } from '@bahati/contract/programme-terms.ts';
import { awardState } from '@bahati/contract/reward-terms.ts';

/** What both sides get, and for what. */
export const referralTerms = z.object({
  currency,
  sponsorReward: amount,
  friendPercent: z.number().int(),
  friendMaximum: amount,
  friendWagerTimes: z.number().int(),
  leastDeposit: amount,
  leastTurnover: amount,
  days: z.number().int(),
  mostPerDay: z.number().int(),
  mostPerMonth: z.number().int(),
});

export const referredFriend = z.object({
  id: uuid,
  /** Masked. */
  name: z.string(),
  registeredAt: instant,
  /** Until then the friend has to have played enough. */
  until: instant,
  state: z.enum(referralStates),
  hasDeposited: z.boolean(),
  /** Of the turnover asked for: 0 to 100, rounded down. */
  playedPercent: z.number().int(),
  /** The own reward for this friend; null: not yet. */
  award: z.object({ id: uuid, amount, state: awardState }).nullable(),
});

const refusals = { need_true_account: 403, function_not_enabled: 403 } as const;

export const referralCalls = defineCalls({
  'GET /wps/rewards/referral': {
    summary: 'Own referral code with the terms, and what it brought',
    audience: 'member',
    value: z.object({
      code: z.string(),
      terms: referralTerms,
      friends: z.number().int(),
      rewarded: z.number().int(),
      /** Given, and what can be claimed or is looked at. */
      earned: amount,
      waiting: amount,
      /** Rewards that are still free. */
      leftToday: z.number().int(),
      leftThisMonth: z.number().int(),
    }),
    refusals,
  },
  'GET /wps/rewards/referral/friends': {
    summary: 'Who came by the own code, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
    value: page(referredFriend),
    refusals,
  },
  'GET /wps/rewards/referral/inviter': {
    summary: 'Who invites by this code, and what a friend gets',
    audience: 'anyone',
    query: z.object({ code: z.string().trim().min(1).max(32) }),
    value: z.object({
      /** Masked. */
      name: z.string(),
      terms: referralTerms,
    }),
    refusals: { invitation_code_error: 400 },
    perMinute: 30,
  },
});

export type ReferralTerms = z.infer<typeof referralTerms>;
export type ReferredFriend = z.infer<typeof referredFriend>;
