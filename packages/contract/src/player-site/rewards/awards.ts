/** Rewards of a member: what can be claimed, what was given, and bonus money with its wagering. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { awardSource, awardState, bothWords } from '@bahati/contract/reward-terms.ts';

export const memberAward = z.object({
  id: uuid,
  source: awardSource,
  title: bothWords,
  kind: z.enum(['cash', 'bonus', 'points', 'tickets', 'free_rounds']),
  currency,
  /** Money as a decimal; a whole count of points, tickets or rounds. */
  amount,
  state: awardState,
  createdAt: instant,
  /** Not claimed by then it expires; null: it never does. */
  claimUntil: instant.nullable(),
  decidedAt: instant.nullable(),
});

export const bonusState = z.enum([
  'waiting',
  'active',
  'completed',
  'used_up',
  'forfeited',
  'expired',
]);

/** Bonus money of one award. `required` and `wagered` are turnover. */
export const memberBonus = z.object({
  id: uuid,
  title: bothWords,
  currency,
  state: bonusState,
  amount,
  /** What may be staked of it now, and what is in open rounds. */
  balance: amount,
  held: amount,
  required: amount,
  wagered: amount,
  largestStake: amount.nullable(),
  cashOutCap: amount.nullable(),
  isSticky: z.boolean(),
  contributions: z.array(z.object({ gameType: gameCategory, percent: z.number().int() })),
  /** Days from its start until it expires. */
  days: z.number().int(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** What became cash, and what went back, as it ended. */
  released: amount,
  removed: amount,
});

const refusals = { need_true_account: 403 } as const;

export const awardCalls = defineCalls({
  'GET /wps/rewards/awards': {
    summary: 'Own awards: those to claim, or the ones before, newest first',
    audience: 'member',
    query: z.object({ state: z.enum(['open', 'ended']).default('open'), cursor, pageSize }),
    value: page(memberAward),
    refusals,
  },
  'POST /wps/rewards/awards/claim': {
    summary: 'Claim an award; it is given once',
    audience: 'member',
    body: z.strictObject({ id: uuid }),
    value: memberAward,
    refusals: {
      ...refusals,
      /** It was given, expired, or waits for staff. */
      award_not_claimable: 409,
      /** The member paused play. */
      play_paused: 403,
    },
  },
  'GET /wps/rewards/summary': {
    summary: 'What waits: awards to claim and unused tickets, for the red badges; bonus money',
    audience: 'member',
    value: z.object({
      /** At most 99. */
      claimable: z.number().int(),
      tickets: z.number().int(),
      /** Bonus money that may be staked now, apart from cash. */
      bonus: amount,
      currency,
    }),
    refusals,
  },
  'GET /wps/rewards/bonuses': {
    summary: 'Own bonuses with their wagering, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
    value: page(memberBonus),
    refusals,
  },
  'POST /wps/rewards/bonuses/forfeit': {
    summary: 'Give up a bonus: what is left of its money goes back to the operator',
    audience: 'member',
    body: z.strictObject({ id: uuid }),
    value: z.object({}),
    refusals: {
      ...refusals,
      /** A round with its money is open. */
      bonus_in_play: 409,
    },
  },
});

export type MemberAward = z.infer<typeof memberAward>;
export type MemberBonus = z.infer<typeof memberBonus>;
