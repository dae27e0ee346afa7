/** Missions as staff make, start, pause and end them. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { missionCadence, missionGoal } from '@bahati/contract/mission-terms.ts';
import { award, bothWords } from '@bahati/contract/reward-terms.ts';
import { amount, currency, cursor, page, pageSize, uuid } from '@bahati/contract/wire.ts';

export const missionStates = ['draft', 'running', 'paused', 'ended'] as const;

const day = z.iso.date().regex(/^20/);

const terms = { title: bothWords, goal: missionGoal, award };
/** Of what the award gives: money as a decimal, or a count. In all, and at most on one day. */
const budgets = { budget: amount, dayBudget: amount };

const settings = z.strictObject({
  ...terms,
  ...budgets,
  cadence: missionCadence,
  /** Opens when this one is claimed in the same period. */
  afterId: uuid.nullable(),
  /** Days of the brand, the last included; a weekly mission is whole weeks from a Monday on. */
  firstDay: day,
  lastDay: day,
  graceDays: z.number().int().min(0).max(7),
});

const mission = settings.extend({
  id: uuid,
  state: z.enum(missionStates),
  currency,
  after: z.object({ id: uuid, title: bothWords }).nullable(),
  /** Terms of a version that counts later; null: none waits. */
  next: z.object({ from: day, ...terms }).nullable(),
  spent: amount,
  spentToday: amount,
  claims: z.number().int(),
  createdBy: z.string(),
  endReason: z.string().nullable(),
});

const one = { audience: 'staff', params: z.object({ id: uuid }) } as const;

const settingsRefusals = {
  /** A vendor or a game is none of ours, or an award names a game or a draw that is not there. */
  scope_unknown: 400,
  /** A day's budget gives not even one award, or is above the whole. */
  budget_too_small: 400,
} as const;

export const boMissionCalls = defineBackOfficeCalls({
  'GET /bo/missions': {
    summary: 'Missions, newest first, with what they gave',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ state: z.enum(missionStates).optional(), cursor, pageSize }),
    value: page(mission),
    refusals: {},
  },
  'POST /bo/missions': {
    summary: 'Make a mission; it waits for another of the staff to start it',
    audience: 'staff',
    permission: 'rewards.change',
    body: settings.extend({ idempotencyKey: uuid }),
    value: mission,
    refusals: {
      ...settingsRefusals,
      /** The days are no whole periods, lie in the past, or are too many. */
      days_invalid: 400,
      /** The mission before has other days or another rhythm, has a next one, or is ended. */
      chain_unfit: 409,
    },
  },
  'POST /bo/missions/:id/terms': {
    ...one,
    summary: 'Change what a mission asks and gives, from its next period on',
    permission: 'rewards.decide',
    body: z.strictObject({ ...terms, ...budgets, reason }),
    value: mission,
    refusals: {
      ...settingsRefusals,
      mission_ended: 409,
      /** It gives another kind of award, which its budget does not count. */
      award_kind_fixed: 409,
      /** More than this was given already. */
      budget_spent: 409,
    },
  },
  'POST /bo/missions/:id/state': {
    ...one,
    summary: 'Start, pause, go on with or end a mission; an end takes the steps after it along',
    permission: 'rewards.decide',
    body: z.strictObject({ state: z.enum(['running', 'paused', 'ended']), reason }),
    value: mission,
    refusals: {
      mission_ended: 409,
      /** Whoever made it does not start it. */
      second_person_needed: 403,
      too_many_missions: 409,
    },
  },
});

export type StaffMission = z.infer<typeof mission>;
export type MissionSettings = z.infer<typeof settings>;
export type MissionTerms = Pick<MissionSettings, 'title' | 'goal' | 'award'>;
