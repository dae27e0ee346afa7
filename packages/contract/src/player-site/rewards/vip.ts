/** VIP levels and cashback of a member, and which rewards the brand offers at all (spec §3). */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, instant } from '@bahati/contract/wire.ts';
import { levelBadge, vipLevel } from '@bahati/contract/programme-terms.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';

const day = z.iso.date();

/** What is asked for and how far the member is. */
const figure = z.object({ needed: amount, reached: amount });
const progress = z.object({ turnover: figure.nullable(), deposits: figure.nullable() });

export const vipGift = z.object({
  kind: z.enum(['level', 'week', 'month', 'birthday']),
  amount,
  /** The brand's day on which it is given; null: as the level is reached. */
  on: day.nullable(),
});

export const vipState = z.object({
  currency,
  /** 0: none yet. */
  rank: z.number().int(),
  reachedAt: instant.nullable(),
  levels: z.array(vipLevel),
  keepDays: z.number().int(),
  /** What keeps the level until the last day of the period; null: nothing is asked for. */
  keep: progress.extend({ until: day }).nullable(),
  /** What reaches the next level; null: there is none. */
  next: progress
    .extend({
      rank: z.number().int(),
      needs: z.enum(['all', 'one']),
      /** Counted over so many days; null: since ever. */
      days: z.number().int().nullable(),
      /** 0 to 100, rounded down. */
      percent: z.number().int(),
    })
    .nullable(),
  gifts: z.array(vipGift),
  /** The latest changes of the level, newest first. */
  moves: z.array(
    z.object({
      fromRank: z.number().int(),
      toRank: z.number().int(),
      kind: z.enum(['reached', 'kept', 'lost', 'hand']),
      at: instant,
    }),
  ),
  isRebateAutomatic: z.boolean(),
  cashback: z
    .object({
      rateBasisPoints: z.number().int(),
      period: z.enum(['day', 'week']),
      from: day,
      to: day,
      leastLoss: amount,
      cap: amount.nullable(),
      /** Of the period so far. */
      loss: amount,
      amount,
    })
    .nullable(),
});

const refusals = { need_true_account: 403 } as const;

export const vipCalls = defineCalls({
  'GET /wps/rewards/offers': {
    summary: 'Which rewards the brand offers: VIP levels, referral',
    audience: 'anyone',
    value: z.object({
      hasVip: z.boolean(),
      availablePromo: z.array(z.object({ code: z.literal('REFERRAL'), enabled: z.boolean() })),
    }),
    refusals: {},
  },
  'GET /wps/rewards/state': {
    summary: 'The member’s level and how many awards wait to be claimed',
    audience: 'member',
    value: z.object({
      hasVip: z.boolean(),
      /** Null: no level yet. */
      vipLabelName: bothWords.nullable(),
      vipBadge: levelBadge.nullable(),
      /** 0: no level yet. */
      vipRankLevel: z.number().int(),
      /** At most 99. */
      availablePromoCount: z.number().int(),
    }),
    refusals: {},
  },
  'GET /wps/rewards/vip': {
    summary: 'Levels, the own one, what is missing to the next, and cashback',
    audience: 'member',
    value: vipState,
    refusals: { ...refusals, function_not_enabled: 403 },
  },
});

export type VipState = z.infer<typeof vipState>;
