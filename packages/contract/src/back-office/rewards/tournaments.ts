/** Tournaments as staff make, open, end and void them. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { playScope, prizes, tournamentRule } from '@bahati/contract/mission-terms.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  page,
  pageSize,
  signedAmount,
  uuid,
} from '@bahati/contract/wire.ts';

export const tournamentStates = ['draft', 'open', 'final', 'done', 'void'] as const;

const settings = z.strictObject({
  title: bothWords,
  rule: tournamentRule,
  isOptIn: z.boolean(),
  leastStake: amount,
  leastRounds: z.number().int().min(1).max(10_000),
  scope: playScope,
  startsAt: instant,
  endsAt: instant,
  prizes,
});

const tournament = settings.extend({
  id: uuid,
  state: z.enum(tournamentStates),
  /** By the clock: planned, running, or over and its last rounds still being counted. */
  phase: z.enum(['planned', 'running', 'closing', 'over', 'void']),
  currency,
  /** The money of all prizes, and what of it was given. */
  budget: amount,
  spent: amount,
  ranked: z.number().int(),
  createdBy: z.string(),
  endReason: z.string().nullable(),
});

const one = { audience: 'staff', params: z.object({ id: uuid }) } as const;
const decision = {
  ...one,
  permission: 'rewards.decide',
  body: z.strictObject({ reason }),
} as const;

export const boTournamentCalls = defineBackOfficeCalls({
  'GET /bo/tournaments': {
    summary: 'Tournaments, newest first',
    audience: 'staff',
    permission: 'rewards.read',
    query: z.strictObject({ state: z.enum(tournamentStates).optional(), cursor, pageSize }),
    value: page(tournament),
    refusals: {},
  },
  'GET /bo/tournaments/:id/table': {
    ...one,
    summary: 'The first fifty of a tournament with their names, as it stands',
    permission: 'rewards.read',
    value: z.object({
      asOf: instant.nullable(),
      ranked: z.number().int(),
      lines: z.array(
        z.object({ place: z.number().int(), memberId: id, name: z.string(), score: signedAmount }),
      ),
    }),
    refusals: {},
  },
  'POST /bo/tournaments': {
    summary: 'Make a tournament; it waits for another of the staff to open it',
    audience: 'staff',
    permission: 'rewards.change',
    body: settings.extend({ idempotencyKey: uuid }),
    value: tournament,
    refusals: {
      scope_unknown: 400,
      /** It starts in the past, ends before it starts, or lasts longer than 62 days. */
      times_invalid: 400,
      /** Places have a gap or stand twice, or the prizes are more money than any brand has. */
      prizes_invalid: 400,
    },
  },
  'POST /bo/tournaments/:id/open': {
    ...decision,
    summary: 'Open a tournament: members see it from now on',
    refusals: {
      tournament_decided: 409,
      second_person_needed: 403,
      /** Its start has passed while it waited. */
      times_invalid: 400,
      too_many_tournaments: 409,
    },
    value: tournament,
  },
  'POST /bo/tournaments/:id/end': {
    ...decision,
    summary: 'End a running tournament now; its table as of this moment wins the prizes',
    refusals: { tournament_not_running: 409 },
    value: tournament,
  },
  'POST /bo/tournaments/:id/void': {
    ...decision,
    summary: 'Void a tournament that has given no prize: nobody wins anything',
    refusals: { tournament_decided: 409 },
    value: tournament,
  },
});

export type StaffTournament = z.infer<typeof tournament>;
export type TournamentSettings = z.infer<typeof settings>;
