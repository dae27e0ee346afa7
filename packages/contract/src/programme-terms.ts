/**
 * The rules of the programmes for all members: VIP levels, cashback and referral. Amounts are decimal
 * strings in the brand's currency.
 */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';

/** Turnover and deposits that are asked for; null: not asked for. */
const figures = { turnover: amount.nullable(), deposits: amount.nullable() };

export const levelBadges = ['copper', 'silver', 'gold', 'tanzanite', 'diamond'] as const;
export const levelBadge = z.enum(levelBadges);
export type LevelBadge = z.infer<typeof levelBadge>;

export const mostLevels = 10;

/** Types of games that levels may give rebates on. */
export const rebateTypes = gameCategory.options;

export const referralStates = ['joined', 'deposited', 'qualified', 'rewarded', 'expired'] as const;

export const vipLevel = z.strictObject({
  name: bothWords,
  badge: levelBadge,
  /** What reaches it: all that is asked for or one of it, within so many days; null days: ever. */
  requirement: z.strictObject({
    ...figures,
    needs: z.enum(['all', 'one']),
    days: z.union([z.literal(30), z.literal(90)]).nullable(),
  }),
  /** What keeps it in each period, all of it; nothing asked for: it is never lost. */
  keep: z.strictObject(figures),
  /** Cash, once as the level is reached, and in each week, month and year; null: none. */
  gift: amount.nullable(),
  weekly: amount.nullable(),
  monthly: amount.nullable(),
  birthday: amount.nullable(),
  /** Given each day without a claim, in basis points of valid bets by type of game. */
  rebates: z
    .array(
      z.strictObject({
        gameType: gameCategory,
        rateBasisPoints: z.number().int().min(1).max(1000),
      }),
    )
    .max(10),
  /** In place of the brand's own limits of a day; null: the brand's. */
  withdrawalMaximum: amount.nullable(),
  withdrawalCount: z.number().int().min(1).max(1000).nullable(),
});
export type VipLevel = z.infer<typeof vipLevel>;

/** Levels from the lowest up; the rank of the first is 1. */
export const vipRules = z.strictObject({
  levels: z.array(vipLevel).max(mostLevels),
  /** The length of the period in which a level is kept. */
  keepDays: z.number().int().min(7).max(365),
  /** The most all gifts of a month may cost; above it they wait for staff. Null: no bound. */
  monthlyBudget: amount.nullable(),
});
export type VipRules = z.infer<typeof vipRules>;

export const cashbackRules = z.strictObject({
  isOn: z.boolean(),
  /** Of each day; off: of each week. */
  isDaily: z.boolean(),
  /** Of what was lost in the period, less what was given in it. */
  rateBasisPoints: z.number().int().min(1).max(5000),
  leastLoss: amount,
  /** The most for one member and period; null: no bound. */
  cap: amount.nullable(),
  monthlyBudget: amount.nullable(),
  /** Rebates of levels are given each day; off: members claim theirs at the brand's rates alone. */
  isRebateAutomatic: z.boolean(),
});
export type CashbackRules = z.infer<typeof cashbackRules>;

const days = z.number().int().min(1).max(365);

export const referralRules = z.strictObject({
  isOn: z.boolean(),
  /** Cash for the sponsor. */
  sponsorReward: amount,
  /** Bonus money for the friend, in percent of the first deposit; 0: none. */
  friendPercent: z.number().int().min(0).max(200),
  friendMaximum: amount,
  /** So many times the friend's bonus has to be played. */
  friendWagerTimes: z.number().int().min(0).max(100),
  /** The friend's first deposit, at least. */
  leastDeposit: amount,
  /** Valid bets of the friend within so many days of registering. */
  leastTurnover: amount,
  days,
  /** Rewards of one sponsor. */
  mostPerDay: z.number().int().min(1).max(1000),
  mostPerMonth: z.number().int().min(1).max(10_000),
  monthlyBudget: amount.nullable(),
});
export type ReferralRules = z.infer<typeof referralRules>;
