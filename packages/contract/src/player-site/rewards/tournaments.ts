/** Tournaments as members see them: what is on, their tables, and joining. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  currency,
  cursor,
  instant,
  page,
  pageSize,
  signedAmount,
  uuid,
} from '@bahati/contract/wire.ts';
import { tournamentRule } from '@bahati/contract/mission-terms.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';
import { shownAward, shownScope } from './missions.ts';

/** closing: over, and rounds that ended in time are still being counted. */
export const tournamentPhase = z.enum(['planned', 'running', 'closing', 'over', 'void']);

export const memberTournament = z.object({
  id: uuid,
  title: bothWords,
  rule: tournamentRule,
  phase: tournamentPhase,
  currency,
  isOptIn: z.boolean(),
  /** Whether own rounds count: joined, or open to all. */
  isIn: z.boolean(),
  leastStake: amount,
  leastRounds: z.number().int(),
  scope: shownScope,
  startsAt: instant,
  endsAt: instant,
  prizes: z.array(z.object({ from: z.number().int(), to: z.number().int(), award: shownAward })),
  /** How many places have a prize. */
  prizePlaces: z.number().int(),
  /** What was won, once it is over; null: nothing. */
  won: z.object({ place: z.number().int(), award: shownAward }).nullable(),
});

/**
 * A line of a table. Score by the rule: money as a decimal, or a multiplier with two decimals. Equal
 * scores stand in the order in which they were reached.
 */
export const tableLine = z.object({
  place: z.number().int(),
  /** The first letters alone, but one's own. */
  name: z.string(),
  score: signedAmount,
  isOwn: z.boolean(),
});

export const tournamentTable = z.object({
  /** When rounds were counted last; null: none yet. */
  asOf: instant.nullable(),
  ranked: z.number().int(),
  /** The first fifty. */
  top: z.array(tableLine).max(50),
  own: z
    .object({
      /** Null: not ranked yet. */
      place: z.number().int().nullable(),
      score: signedAmount,
      rounds: z.number().int(),
    })
    .nullable(),
  /** Up to three above and below, with oneself; empty where one stands among the first fifty. */
  around: z.array(tableLine).max(7),
});

const refusals = { need_true_account: 403 } as const;

export const tournamentCalls = defineCalls({
  'GET /wps/rewards/tournaments': {
    summary: 'Tournaments planned and running, the next to end first; or those over, newest first',
    audience: 'member',
    query: z.object({ state: z.enum(['now', 'over']).default('now'), cursor, pageSize }),
    value: page(memberTournament),
    refusals,
  },
  'GET /wps/relay/MCSFE_getMissionLeaderboard': {
    summary: 'The table of a tournament: the first fifty, own place and who stands around it',
    audience: 'member',
    query: z.object({ id: uuid }),
    value: tournamentTable,
    refusals,
  },
  'POST /wps/rewards/tournaments/join': {
    summary: 'Join a tournament; rounds begun from now on count',
    audience: 'member',
    body: z.strictObject({ id: uuid }),
    value: memberTournament,
    refusals: {
      ...refusals,
      tournament_over: 409,
      /** The member paused play. */
      play_paused: 403,
    },
  },
});

export type MemberTournament = z.infer<typeof memberTournament>;
export type TournamentTable = z.infer<typeof tournamentTable>;
export type TableLine = z.infer<typeof tableLine>;
