/** Missions of a member: what they ask, how far he is, and claiming. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, cursor, instant, page, pageSize, uuid } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { missionCadence, missionGoalKinds } from '@bahati/contract/mission-terms.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';

/** What an award gives, as a list shows it: money as a decimal, or a whole count. */
export const shownAward = z.object({
  kind: z.enum(['cash', 'bonus', 'points', 'tickets', 'free_rounds']),
  amount,
});
export type ShownAward = z.infer<typeof shownAward>;

/** Which games count, by their names; empty lists: all. */
export const shownScope = z.object({
  products: z.array(gameCategory),
  vendors: z.array(z.string()),
  games: z.array(z.object({ code: z.string(), name: bothWords })),
});
export type ShownScope = z.infer<typeof shownScope>;

export const missionState = z.enum(['locked', 'running', 'reached', 'claimed']);

export const memberMission = z.object({
  id: uuid,
  title: bothWords,
  cadence: missionCadence,
  /** The first day of the period it counts in, yyyy-MM-dd. */
  period: z.string(),
  goal: z.enum(missionGoalKinds),
  /** Money as a decimal where the goal is of money, else a count; progress never beyond the target. */
  progress: amount,
  target: amount,
  scope: shownScope,
  award: shownAward,
  /** locked: the step before it is not claimed yet. */
  state: missionState,
  /** Until when it counts, and until when it may be claimed. */
  endsAt: instant,
  claimUntil: instant,
  /** Its place in a chain; null: it stands alone. */
  chain: z.object({ id: uuid, place: z.number().int(), of: z.number().int() }).nullable(),
});

export const missionClaim = z.object({
  id: uuid,
  title: bothWords,
  cadence: missionCadence,
  period: z.string(),
  currency,
  award: shownAward,
  claimedAt: instant,
});

const refusals = { need_true_account: 403 } as const;

export const missionCalls = defineCalls({
  'GET /wps/relay/MCSFE_getMissionSummaryDetails': {
    summary: 'Missions that count now with own progress, and those of before that may be claimed',
    audience: 'member',
    value: z.object({
      currency,
      items: z.array(memberMission).max(60),
      /** How many may be claimed, for the red badge. */
      claimable: z.number().int(),
    }),
    refusals,
  },
  'POST /wps/rewards/missions/claim': {
    summary: 'Claim a mission that was reached; its award is given once a period',
    audience: 'member',
    body: z.strictObject({ id: uuid, period: z.iso.date().regex(/^20/) }),
    value: missionClaim,
    refusals: {
      ...refusals,
      /** It was claimed before, is not reached, or its time is over. */
      mission_claimed: 409,
      mission_not_reached: 409,
      mission_over: 409,
      /** What the mission may give, in all or on this day, is given. */
      mission_spent: 409,
      /** The member paused play. */
      play_paused: 403,
    },
  },
  'GET /wps/rewards/missions/claims': {
    summary: 'Missions claimed, newest first',
    audience: 'member',
    query: z.object({ cursor, pageSize }),
    value: page(missionClaim),
    refusals,
  },
});

export type MemberMission = z.infer<typeof memberMission>;
export type MissionClaim = z.infer<typeof missionClaim>;
