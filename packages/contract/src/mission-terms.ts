/**
 * What missions ask and by what tournaments rank, for both sites and the server. Amounts are decimal
 * strings in the brand's currency.
 */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { award } from '@bahati/contract/reward-terms.ts';

/** The types of games a scope may name. */
export const playProducts = gameCategory.options;
export type PlayProduct = z.infer<typeof gameCategory>;

/** Which games count; an empty list: all. What is named in several lists has to be in each. */
export const playScope = z.strictObject({
  products: z.array(gameCategory).max(12),
  vendorIds: z.array(z.number().int().positive()).max(50),
  gameIds: z.array(z.number().int().positive()).max(50),
});
export type PlayScope = z.infer<typeof playScope>;

export const missionCadences = ['daily', 'weekly', 'once'] as const;
export const missionCadence = z.enum(missionCadences);
export type MissionCadence = z.infer<typeof missionCadence>;

const count = z.number().int().min(1).max(10_000);

/**
 * turnover: valid stakes of rounds that closed. bets: stakes placed. wins: closed rounds that paid more
 * than their stake. deposits: how many arrived; deposited: what arrived.
 */
export const missionGoal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turnover'), amount, scope: playScope }),
  z.strictObject({ kind: z.literal('bets'), count, scope: playScope }),
  z.strictObject({ kind: z.literal('wins'), count, scope: playScope }),
  z.strictObject({ kind: z.literal('deposits'), count }),
  z.strictObject({ kind: z.literal('deposited'), amount }),
]);
export type MissionGoal = z.infer<typeof missionGoal>;
export const missionGoalKinds = ['turnover', 'bets', 'wins', 'deposits', 'deposited'] as const;

export const tournamentRules = ['turnover', 'multiplier', 'profit'] as const;
export const tournamentRule = z.enum(tournamentRules);
export type TournamentRule = z.infer<typeof tournamentRule>;

/** The award of each place from one to another, both included. */
export const prize = z.strictObject({
  from: z.number().int().min(1).max(1_000),
  to: z.number().int().min(1).max(1_000),
  award,
});
export type Prize = z.infer<typeof prize>;

/** From the first place on, best first, without a gap. */
export const prizes = z.array(prize).min(1).max(50);
